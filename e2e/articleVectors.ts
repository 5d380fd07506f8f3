/** Payloads that must not reach a page, each in a form that browsers would execute. */
const payloads = [
  '<img src=x onerror=window.hit=1>',
  '<script>window.hit=1</script>',
  '<svg onload=window.hit=1>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<a id=page-data name=getElementById href="java&Tab;script:window.hit=1">a</a>',
  '<form name=body id=cookie><input name=parentNode><input name=nodeName id=attributes></form>',
  '<iframe src="https:evil.example" srcdoc="<script>parent.hit=1</script>" name=top allow=camera></iframe>',
  '<iframe src="javascript:parent.hit=1" sandbox="allow-scripts allow-same-origin"></iframe>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/a)">a</p>',
  '<img name=createElement src="//evil.example/a.png" srcset="https://evil.example 9z, javascript:1 2x">',
  '<link rel=stylesheet href=https://evil.example/a.css><base href=https://evil.example/>',
  '<b id="contact-info" class="a" data-html="<script>" onclick=window.hit=1>b</b>',
  '<video poster="javascript:1" onplay=window.hit=1 src="//evil.example/v.mp4"><source src=http:x>',
  '<p style="color:red;po\\73ition:fixed;float:left/*">a</p><!-- */ --!><img src=x onerror=window.hit=1>',
];

/** Contexts that one parser reads as text or another language, and another as HTML. */
const wrappers = [
  ...['textarea', 'title', 'style', 'script', 'xmp', 'noscript', 'plaintext', 'noembed'].flatMap(
    (tag) => [
      `<${tag}>*</${tag}>`,
      `<${tag}/>*`,
      `<${tag}></${tag}/ >*`,
      `<${tag}></${tag} x="">*`,
      `<${tag}><!--</${tag}>*-->`,
      `<p title="</${tag}>"><${tag}>*`,
      `<svg><${tag}>*</${tag}></svg>`,
      `<math><mi><${tag}>*`,
      `<select><${tag}>*`,
      `<table><${tag}>*</table>`,
    ],
  ),
  ...['noframes', 'iframe', 'template', 'object', 'option', 'frameset', 'video', 'button'].flatMap(
    (tag) => [`<${tag}>*</${tag}>`, `<${tag}/>*`, `<${tag}><!--</${tag}>*-->`, `<svg><${tag}>*`],
  ),
  ...['<!--*-->', '<!--><*-->', '<!---*-->', '<!-- --!>*-->', '<!-->*', '<?*?>', '<!*>', '</*>'],
  ...[
    '<![CDATA[*]]>',
    '<svg><![CDATA[*]]></svg>',
    '<svg><![CDATA[</svg>]]>*',
    '<!-- a <!-- b -->*',
  ],
  '<p title="<!-- ">*<p title=" -->">',
  "<p title='`>*`'>",
  '<p style="font-family:a<!--;position:fixed-->">*',
  '<a href="https://u<!--@evil.example/-->@www.youtube.com/">*</a>',
  '<svg><foreignObject><div>*</div></foreignObject></svg>',
  '<svg><desc>*</desc><title>*</title></svg>',
  '<math><annotation-xml encoding="text/html">*</annotation-xml></math>',
  '<math><annotation-xml encoding="a">*</annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style>*',
  '<math><mtext><mglyph><svg><mtext><style><path id="</style>*">',
  '<form><math><mtext></form><form><mglyph><style></math>*',
  '<svg></p><style><a id="</style>*">',
  '<form><div></form><form>*</div></form>',
  '<form id=a><form id=b>*</form></form>',
  '<table><form>*</table>',
  '<table><tr>*<td>a</table>',
  '<table><caption><svg>*</caption></table>',
  '<table><colgroup>*<col></table>',
  '<select><option>*</select>',
  '<select><optgroup><div>*',
  '<a><b><a>*</b></a>',
  '<b><p><i></b>*</p></i>',
  '<nobr><table><nobr>*',
  '<ul><li><table><li>*',
  '<p>\0*</p>',
  '<p>\u2028*\u2029</p>',
  '<div a=1 a=2 "x="y">*</div>',
  '<div x="&quot;>*">',
  '<pre>a\n*</pre>',
  '&lt;p&gt;*',
  '<im\0g *>',
  '<a\fhref=x>*',
];

/** Every payload in every context. None contains NUL, which the API refuses. */
export const articleVectors: readonly string[] = wrappers.flatMap((wrapper) =>
  payloads.map((payload) =>
    `<p>Text</p>${wrapper.replaceAll('*', () => payload)}`.replaceAll('\0', '&#0;'),
  ),
);
