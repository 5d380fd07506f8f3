/** A piece of an article as CKEditor 4 or a person wrote it. */
export interface RoundTripPiece {
  name: string;
  html: string;
  /** The saved form, if it differs but means the same. */
  expected?: string;
}

export const roundTripPieces: readonly RoundTripPiece[] = [
  {
    name: 'classed paragraph',
    html: '<p class="intro wide" id="start" lang="fr" dir="ltr" title="Hint">Bonjour</p>',
  },
  {
    name: 'paragraph style',
    html: '<p style="margin-left:40px; line-height:1.8; text-align:justify">Indented</p>',
  },
  { name: 'alignment attribute', html: '<p align="center">Old centre</p>' },
  { name: 'text-align start', html: '<p style="text-align:start">Start</p>' },
  { name: 'no-break space paragraph', html: '<p>&nbsp;</p>' },
  {
    name: 'entities',
    html: '<p>Fish &amp; chips &lt;5&nbsp;kg&gt; &eacute; &mdash; &ldquo;x&rdquo; &copy;</p>',
  },
  { name: 'line breaks', html: '<p>One<br />\nTwo<br class="wide" />Three<br /></p>' },
  {
    name: 'heading with id and span',
    html: '<h2 id="fees" class="toc"><span style="color:#c0392b">Fees</span> 2025</h2>',
  },
  { name: 'first heading', html: '<h1 style="text-align:center">Title</h1>' },
  {
    name: 'bold and italic old elements',
    html: '<p><b>Bold</b> <i>italic</i> <strike>gone</strike></p>',
    expected: '<p><strong>Bold</strong> <em>italic</em> <s>gone</s></p>',
  },
  { name: 'classed bold', html: '<p><strong class="hot" style="color:red">Hot</strong></p>' },
  { name: 'nested formats', html: '<p><em><strong>Both <u>three</u></strong> one</em></p>' },
  { name: 'nested the other way', html: '<p><strong><em>Both</em> one <em>both</em></strong></p>' },
  { name: 'sub and superscript', html: '<p>H<sub>2</sub>O, m<sup class="unit">2</sup></p>' },
  {
    name: 'font weight as a style',
    html: '<p style="font-weight:bold">Heavy <span style="font-style:italic">slanted</span></p>',
  },
  {
    name: 'colours and font',
    html: '<p><span style="color:#ff0000">red</span> <span style="background-color:#FFFF00">marked</span> <span style="font-family:Arial,Helvetica,sans-serif">Arial</span> <span style="font-size:18px">big</span></p>',
  },
  {
    name: 'nested styled spans',
    html: '<p><span style="color:red">red <span style="font-size:20px">big red <span style="background-color:yellow">marked</span></span></span></p>',
  },
  {
    name: 'classed span around a link',
    html: '<p><span class="box">before <a href="/contact">link</a> after</span></p>',
  },
  {
    name: 'link around a classed span',
    html: '<p><a class="btn" href="/contact" target="_blank" rel="noopener" title="Go" id="go"><span class="icon">→</span> Contact</a></p>',
  },
  {
    name: 'neighbouring keys',
    html: '<p><kbd>Ctrl</kbd><kbd>C</kbd> and <span class="badge">1</span><span class="badge">2</span></p>',
  },
  { name: 'key with bold in it', html: '<p><kbd>Ctrl+<strong>C</strong></kbd></p>' },
  {
    name: 'abbreviation, quotation, citation',
    html: '<p><abbr title="Pearson Test of English">PTE</abbr> <q cite="https://example.org">words</q> <cite>Book</cite> <dfn>term</dfn> <time datetime="2025-08-25">August</time></p>',
  },
  {
    name: 'inserted, deleted, marked, small',
    html: '<p><ins datetime="2025-01-01">new</ins> <del>old</del> <mark>seen</mark> <small>fine</small> <big>loud</big> <tt>type</tt> <var>x</var> <samp>out</samp></p>',
  },
  {
    name: 'font element',
    html: '<p><font color="#0000ff" face="Georgia" size="4">Old font</font></p>',
  },
  {
    name: 'bidirectional text',
    html: '<p dir="rtl">שלום <bdo dir="ltr">abc</bdo> <bdi>x</bdi></p>',
  },
  { name: 'named anchor', html: '<p><a id="top" name="top"></a>Top</p>' },
  { name: 'anchor around text', html: '<p><a name="part">Part one</a></p>' },
  {
    name: 'mail and phone links',
    html: '<p><a href="mailto:a@example.org?subject=Hi%20there">Mail</a>, <a href="tel:+61255501234">call</a>, <a href="#top">up</a>, <a href="/files/a.pdf" download="a.pdf">file</a></p>',
  },
  {
    name: 'empty icon element',
    html: '<p><i class="icon-star"></i> Star <span class="dot"></span></p>',
  },
  {
    name: 'image with everything',
    html: '<p><img alt="A &quot;view&quot;" class="left" height="200" src="/images/x.png" style="border:1px solid #ccc; float:left; margin:10px; width:300px" title="007" width="300" hspace="4" /></p>',
  },
  {
    name: 'responsive image',
    html: '<p><img src="/files/a.jpg" srcset="/files/a.jpg 1x, /files/b.jpg 2x" sizes="100vw" loading="lazy" alt="" /></p>',
  },
  {
    name: 'responsive image of the store, whose sizes the server writes',
    html: '<p><img src="/images/00000000-0000-4000-8000-000000000000.jpg" srcset="/images/b.jpg 2x" sizes="100vw" loading="lazy" decoding="async" alt="" /></p>',
    expected: '<p><img src="/images/00000000-0000-4000-8000-000000000000.jpg" alt="" /></p>',
  },
  {
    name: 'image in a link',
    html: '<p><a href="https://example.org/"><img alt="Logo" src="/images/l.png" /></a></p>',
  },
  {
    name: 'captioned figure',
    html: '<figure class="image align-left" style="float:right"><img alt="View" src="/images/v.jpg" width="400" /><figcaption>The <em>view</em></figcaption></figure>',
  },
  {
    name: 'bulleted list',
    html: '<ul class="ticks">\n\t<li>One</li>\n\t<li class="hot">Two <strong>bold</strong></li>\n</ul>',
  },
  {
    name: 'numbered list',
    html: '<ol start="3" style="list-style-type:lower-alpha" reversed><li value="7">C</li><li><p>Paragraph</p></li></ol>',
    expected:
      '<ol start="3" type="a" style="list-style-type:lower-alpha" reversed><li value="7">C</li><li><p>Paragraph</p></li></ol>',
  },
  {
    name: 'nested lists',
    html: '<ul><li>Outer<ol type="a"><li>Inner</li><li>Inner two<ul><li>Deep</li></ul></li></ol></li><li>Next</li></ul>',
  },
  {
    name: 'list item with a heading',
    html: '<ul><li><h3>Heading</h3><p>Text</p></li><li><h4 class="x">Other</h4>bare text</li></ul>',
  },
  { name: 'list item that begins with a list', html: '<ul><li><ul><li>Inner</li></ul></li></ul>' },
  {
    name: 'text after a nested list',
    html: '<ul><li>Before<ul><li>Inner</li></ul>After</li></ul>',
  },
  {
    name: 'definition list',
    html: '<dl class="terms"><dt>Term</dt><dd>Meaning <em>one</em></dd><dd><p>Meaning two</p></dd></dl>',
  },
  {
    name: 'quotation',
    html: '<blockquote class="pull" cite="https://example.org"><p>Said</p><p>twice</p></blockquote>',
  },
  { name: 'bare quotation', html: '<blockquote>Said bare</blockquote>' },
  {
    name: 'div container',
    html: '<div class="note" id="n1" style="background:#eee; border:1px solid #ccc; padding:5px 10px"><p>Note</p></div>',
  },
  { name: 'bare div', html: '<div class="note">Bare <strong>text</strong></div>' },
  { name: 'mixed div', html: '<div>Text<p>Paragraph</p>more text<h3>Heading</h3></div>' },
  {
    name: 'nested divs',
    html: '<div class="row"><div class="col">Left</div><div class="col"><p>Right</p></div></div><div class="clear"></div>',
  },
  {
    name: 'section and article',
    html: '<section class="s" lang="en"><header><h2>Head</h2></header><article><p>Text</p></article><aside>Aside</aside><footer><p>Foot</p></footer></section>',
  },
  { name: 'address', html: '<address>1 Street<br />Canberra</address>' },
  {
    name: 'details',
    html: '<details class="faq" open><summary>Question?</summary><p>Answer</p></details>',
  },
  { name: 'rule', html: '<hr class="wide" style="width:50%" />' },
  {
    name: 'page break',
    html: '<div style="page-break-after:always"><span style="display:none">&nbsp;</span></div>',
  },
  {
    name: 'preformatted',
    html: '<pre class="code">\n\nfirst  line\n  second <b>bold</b>\n</pre>',
    expected: '<pre class="code">\n\nfirst  line\n  second <strong>bold</strong>\n</pre>',
  },
  {
    name: 'code block',
    html: '<pre><code class="language-js">const a = 1 &lt; 2;\n\nrun();</code></pre>',
  },
  {
    name: 'table with caption and header',
    html: '<table align="center" border="1" cellpadding="1" cellspacing="1" class="data" style="width:500px" summary="Fees"><caption>Fees <em>2025</em></caption><thead><tr><th scope="col">Visa</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>500</td><td style="text-align:right">$650</td></tr><tr><td>&nbsp;</td><td></td></tr></tbody></table>',
  },
  {
    name: 'table with columns and foot',
    html: '<table><colgroup><col style="width:30%" /><col span="2" class="c" /></colgroup><thead class="h"><tr class="r"><th rowspan="2">A</th><th colspan="2" abbr="x">B</th></tr><tr><th>C</th><th>D</th></tr></thead><tbody id="b1"><tr><th scope="row">1</th><td>2</td><td>3</td></tr></tbody><tbody id="b2"><tr><td colspan="3" bgcolor="#eeeeee" valign="top"><p>4</p><ul><li>5</li></ul></td></tr></tbody><tfoot><tr><td colspan="3">6</td></tr></tfoot></table>',
  },
  {
    name: 'uneven table',
    html: '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
  },
  {
    name: 'table in a table',
    html: '<table><tbody><tr><td><table border="0"><tbody><tr><td>in</td></tr></tbody></table></td></tr></tbody></table>',
  },
  {
    name: 'cell with text and a paragraph',
    html: '<table><tbody><tr><td>Text<p>Paragraph</p></td><td><p>Only</p></td><td>A<br />B</td></tr></tbody></table>',
  },
  {
    name: 'video frame',
    html: '<p><iframe allowfullscreen="" frameborder="0" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;start=5" width="560"></iframe></p>',
  },
  {
    name: 'frame in a div',
    html: '<div class="video"><iframe src="https://player.vimeo.com/video/76979871" title="V" style="width:100%"></iframe></div>',
  },
  {
    name: 'frame between blocks',
    html: '<iframe src="https://example.org/map" width="600" height="450"></iframe>',
  },
  {
    name: 'form with all fields',
    html: '<form action="/send" method="post" name="f"><p><label for="n">Name</label> <input id="n" name="n" type="text" value="x" maxlength="20" required /></p><p><input checked name="c" type="checkbox" value="1" /> Yes <input name="r" type="radio" value="2" /></p><p><select name="s"><option selected value="1">One</option><optgroup label="G"><option>Two</option></optgroup></select><textarea cols="20" name="t" rows="3">Line\nline</textarea></p><p><button name="b" type="submit">Send <em>now</em></button><input type="hidden" name="h" value="1" /></p></form>',
  },
  { name: 'fieldset', html: '<fieldset class="g"><legend>Group</legend><p>In it</p></fieldset>' },
  { name: 'comments', html: '<!-- block comment --><p>Text <!-- inline --> more</p>' },
  {
    name: 'bare text between blocks',
    html: '<h3>Head</h3>Bare <a href="/x">text</a><p>Paragraph</p>',
  },
  {
    name: 'image between blocks',
    html: '<h3>Head</h3><img src="/images/x.png" alt="x" /><p>Paragraph</p>',
  },
  { name: 'link around blocks', html: '<a href="/card" class="card"><h3>Card</h3><p>Text</p></a>' },
  { name: 'bold around blocks', html: '<strong><p>One</p><p>Two</p></strong>' },
  { name: 'video element', html: '<p><video controls src="/v.mp4"></video></p>' },
  {
    name: 'spaces between inline elements',
    html: '<p><b>One</b>\n<i>two</i> <u>three</u></p>',
    expected: '<p><strong>One</strong> <em>two</em> <u>three</u></p>',
  },
];
