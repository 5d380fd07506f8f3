/** Allowed content: every element, attribute and style that the editor can produce. */

export const allowedTags: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'aside', 'header',
    'footer', 'address', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption', 'details',
    'summary', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'abbr', 'b', 'bdi', 'bdo', 'big',
    'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small',
    'span', 'strike', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr', 'font', 'img',
    'iframe', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th',
    'td', 'form', 'fieldset', 'legend', 'label', 'input', 'select', 'optgroup', 'option',
    'button', 'textarea', 'center', 'data', 'ruby', 'rt', 'rp', 'video', 'audio', 'picture',
    'source', 'track',
  ],
);

/** Elements dropped with their content; other disallowed elements leave their content. */
export const droppedTags: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'script', 'style', 'title', 'template', 'noscript', 'noembed', 'noframes', 'xmp', 'object',
    'embed', 'applet', 'link', 'meta', 'base',
  ],
);

export const voidTags: ReadonlySet<string> = new Set([
  'br',
  'col',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
]);

const everywhere =
  // biome-ignore format: a list of words, read as one.
  [
    'class', 'id', 'title', 'lang', 'dir', 'style', 'align', 'role', 'aria-label',
    'aria-labelledby', 'aria-describedby', 'aria-hidden',
  ];

const attributes: Record<string, string[]> = {
  a: ['href', 'name', 'target', 'rel', 'download'],
  img:
    // biome-ignore format: a list of words, read as one.
    [
      'src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding', 'border',
      'hspace', 'vspace',
    ],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'frameborder', 'scrolling', 'longdesc'],
  video: ['src', 'poster', 'width', 'height', 'preload', 'loop', 'muted', 'playsinline'],
  audio: ['src', 'preload', 'loop', 'muted'],
  source: ['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  ol: ['start', 'type', 'reversed'],
  ul: ['type'],
  li: ['value', 'type'],
  table: ['border', 'cellpadding', 'cellspacing', 'width', 'height', 'summary', 'bgcolor'],
  col: ['span', 'width'],
  colgroup: ['span', 'width'],
  tr: ['valign', 'bgcolor', 'height'],
  th: ['colspan', 'rowspan', 'scope', 'headers', 'abbr', 'width', 'height', 'valign', 'bgcolor'],
  td: ['colspan', 'rowspan', 'headers', 'width', 'height', 'valign', 'bgcolor', 'nowrap'],
  font: ['color', 'face', 'size'],
  time: ['datetime'],
  data: ['value'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime'],
  hr: ['width', 'size', 'noshade'],
  details: ['open'],
  form: ['action', 'method', 'name', 'enctype', 'target'],
  input:
    // biome-ignore format: a list of words, read as one.
    [
      'type', 'name', 'value', 'checked', 'disabled', 'readonly', 'required', 'placeholder',
      'size', 'maxlength', 'min', 'max', 'step', 'src', 'alt', 'autocomplete',
    ],
  select: ['name', 'multiple', 'size', 'disabled', 'required'],
  option: ['value', 'selected', 'disabled', 'label'],
  optgroup: ['label', 'disabled'],
  textarea: ['name', 'rows', 'cols', 'placeholder', 'disabled', 'readonly', 'required'],
  button: ['type', 'name', 'value', 'disabled'],
  label: ['for'],
};

const attributesOf = new Map(
  [...allowedTags].map((tag) => [tag, new Set([...everywhere, ...(attributes[tag] ?? [])])]),
);

/** Private attributes of CKEditor and similar. The page and our editor use others. */
const editorData = /^data-(cke|oembed|widget|list|mce)(-[a-z0-9-]{1,40})?$/;

export const isAllowedAttribute = (tag: string, name: string): boolean =>
  attributesOf.get(tag)?.has(name) === true || editorData.test(name);

const number = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)';
const oneLength = `[-+]?${number}(?:px|em|rem|ex|ch|%|pt|pc|cm|mm|in|vw|vh)?`;
const length = new RegExp(`^${oneLength}$`);
const lengths = new RegExp(`^(?:${oneLength}|auto)(?: (?:${oneLength}|auto)){0,3}$`);
const oneColor = '(?:#[0-9a-f]{3,8}|[a-z-]{3,30}|(?:rgb|rgba|hsl|hsla)\\([\\d\\s.,%/]{1,60}\\))';
const color = new RegExp(`^${oneColor}$`);
const border = new RegExp(`^(?:${oneLength}|${oneColor})(?: (?:${oneLength}|${oneColor})){0,3}$`);
const borderWord = /^[a-z]{3,12}( [a-z]{3,12}){0,3}$/;
const sides = ['', '-top', '-right', '-bottom', '-left'];

/**
 * Values that position, size, colour and space text, without loading or overlaying anything.
 * Compared in lowercase with single spaces.
 */
export const allowedStyles: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries({
    color: [color],
    background: [color],
    'background-color': [color],
    'font-family': [/^[\w\s,'"-]{1,200}$/],
    'font-size': [length, /^[a-z-]{3,12}$/],
    'font-style': [/^(normal|italic|oblique)$/],
    'font-weight': [/^(normal|bold|bolder|lighter|[1-9]00)$/],
    'font-variant': [/^[a-z-]{3,20}$/],
    'line-height': [length, /^normal$/],
    'letter-spacing': [length, /^normal$/],
    'text-align': [/^(left|right|center|justify|start|end)$/],
    'text-decoration': [/^[a-z\s-]{3,40}$/],
    'text-indent': [length],
    'text-transform': [/^[a-z-]{4,12}$/],
    'vertical-align': [length, /^[a-z-]{3,12}$/],
    'white-space': [/^[a-z-]{3,12}$/],
    'list-style-type': [/^[a-z-]{3,30}$/],
    float: [/^(left|right|none)$/],
    clear: [/^(left|right|both|none)$/],
    display: [/^(block|inline|inline-block|none|table|table-cell|table-row)$/],
    overflow: [/^(auto|hidden|visible|scroll)$/],
    'page-break-after': [/^[a-z]{3,6}$/],
    'page-break-before': [/^[a-z]{3,6}$/],
    'border-collapse': [/^(collapse|separate)$/],
    'border-spacing': [lengths],
    'border-radius': [lengths],
    'border-style': [borderWord],
    'border-color': [border],
    'border-width': [lengths],
    'table-layout': [/^(auto|fixed)$/],
    'caption-side': [/^(top|bottom)$/],
    ...Object.fromEntries(
      sides.flatMap((side) => [
        [`margin${side}`, [lengths]],
        [`padding${side}`, [lengths]],
        [`border${side}`, [border]],
      ]),
    ),
    ...Object.fromEntries(
      ['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'].map((name) => [
        name,
        [length, /^(auto|none)$/],
      ]),
    ),
  }),
);

/** Maximum total lengths of a style in approximate CSS pixels: an article hides nothing. */
export const maxPixels: ReadonlyMap<string, number> = new Map([
  ['font-size', 200],
  ['line-height', 400],
  ['letter-spacing', 50],
  ['text-indent', 700],
  ['vertical-align', 200],
  ['border-width', 40],
  ['border-spacing', 100],
  ...sides.flatMap((side): [string, number][] => [
    [`margin${side}`, 700],
    [`padding${side}`, 700],
    [`border${side}`, 40],
  ]),
  ...['width', 'height'].flatMap((name): [string, number][] => [
    [name, 4000],
    [`min-${name}`, 4000],
    [`max-${name}`, 4000],
  ]),
]);
