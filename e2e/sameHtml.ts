/**
 * Normalizes HTML that means the same to a browser: attribute order, spaces in styles and between
 * blocks. Runs in the page, so it must be self-contained.
 */
export function sameHtml(html: string): string {
  const blocks =
    'address,article,aside,blockquote,caption,col,colgroup,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,iframe,legend,li,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul,br';
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');

  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    attributes.sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) {
      element.setAttribute(name, name === 'style' ? sameStyle(value) : value);
    }
  }
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('pre, textarea')) continue;
    let data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
    if (isEdge(text, 'previousSibling')) data = data.replace(/^ /, '');
    if (isEdge(text, 'nextSibling')) data = data.replace(/ $/, '');
    text.data = data;
  }
  return body.innerHTML;

  /** Tells whether a block, or the edge of one, is on that side of the text. */
  function isEdge(node: Node, side: 'previousSibling' | 'nextSibling'): boolean {
    const next = node[side];
    if (next instanceof Comment) return isEdge(next, side);
    if (next instanceof Element) return next.matches(blocks);
    if (next) return next instanceof Text && next.data.trim() === '' && isEdge(next, side);
    const parent = node.parentElement;
    return !parent || parent === body || parent.matches(blocks) || isEdge(parent, side);
  }

  function sameStyle(style: string): string {
    return style
      .split(';')
      .map((part) =>
        part
          .trim()
          .replace(/\s*:\s*/, ':')
          .replace(/,\s+/g, ',')
          .replace(/"/g, "'"),
      )
      .filter(Boolean)
      .join(';');
  }
}
