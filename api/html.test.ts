import { describe, expect, it } from 'vitest';
import { cleanArticle } from './html';

describe('cleaning an article', () => {
  it('is asked for more than comments', () => {
    expect(() => cleanArticle('<!-- nothing yet -->')).toThrow('Content is required.');
  });

  it.each([
    '<h2 id="costs">Costs</h2>',
    '<table border="1"><caption>Fees</caption><thead><tr><th scope="col">Visa</th></tr></thead><tbody><tr><td colspan="2">500</td></tr></tbody></table>',
    '<p style="text-align:center">Middle <span style="color:#ff0000;font-size:18px">red</span></p>',
    '<p><a href="mailto:a@example.com">Write</a> <a href="#costs">Costs</a> <a href="/contact">us</a></p>',
    '<figure class="image"><img alt="A map" src="/images/a.png" width="20" /><figcaption>Map</figcaption></figure>',
    '<form action="https://example.com/x" method="post"><input type="text" name="n" /><select name="s"><option value="1" selected="selected">One</option></select></form>',
    '<p>5 &lt; 6 &amp; 7</p>',
    "<!-- Fees: don't edit, see 2019 --><p>Text <!--more--> more</p><table><!-- head --><tbody></tbody></table>",
  ])('keeps %s', (html) => {
    expect(cleanArticle(html)).toBe(html);
  });

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p>a</p><style>p{color:red}</style>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<p>a</p><svg onload="alert(1)"><script>1</script></svg>', '<p>a</p>'],
    ['<p>a</p><math><mi xlink:href="javascript:1">x</mi></math>', '<p>a</p>x'],
    ['<p>a</p><object data="x.swf"></object><embed src="x">', '<p>a</p>'],
    ['<p>a</p><xmp><img src=x onerror=alert(1)></xmp>', '<p>a</p>'],
    ['<p>a</p><img src="data:image/svg+xml;base64,PHN2Zz4=">', '<p>a</p>'],
    ['<p style="position:fixed;color:red">a</p>', '<p style="color:red">a</p>'],
    ['<p style="background:url(https://evil.example/x)">a</p>', '<p>a</p>'],
    ['<p>a</p><meta http-equiv="refresh" content="0;url=x"><base href="x">', '<p>a</p>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<p>a</p><!--[if mso]><p>Word</p><![endif]-->', '<p>a</p>'],
    ['<p>a</p><!--><img src=x onerror=alert(1)>-->', '<p>a</p><img src="x" />--&gt;'],
    ['<p title="<!-- " onclick=alert(1) x=" -->">a</p>', '<p title="&lt;!-- ">a</p>'],
    ['<p title="<!-- a --> b">a</p>', '<p title="<!-- a --> b">a</p>'],
    ['<p>a<script><!-- b --></script></p>', '<p>a</p>'],
  ])('turns %s into %s', (html, clean) => {
    expect(cleanArticle(html)).toBe(clean);
  });

  it('sandboxes every frame, lets known players keep their origin, and refuses http', () => {
    const player = cleanArticle(
      '<iframe src="https://www.youtube.com/embed/x" width="560"></iframe>',
    );
    expect(player).toContain(
      'sandbox="allow-scripts allow-popups allow-forms allow-presentation allow-same-origin"',
    );
    expect(player).toContain('loading="lazy"');
    const other = cleanArticle(
      '<p>a</p><iframe src="https://example.com/" sandbox="allow-top-navigation allow-same-origin"></iframe>',
    );
    expect(other).toContain('sandbox="allow-scripts allow-popups allow-forms allow-presentation"');
    expect(cleanArticle('<p>a</p><iframe src="http://example.com/"></iframe>')).toBe('<p>a</p>');
    expect(cleanArticle('<p>a</p><iframe srcdoc="<b>x</b>"></iframe>')).toBe('<p>a</p>');
  });

  it('refuses a text that is all gone after cleaning, and one of too many elements', () => {
    expect(() => cleanArticle('<script>alert(1)</script>')).toThrow('Content is required.');
    expect(() => cleanArticle('<b>'.repeat(60_000))).toThrow('too many elements');
  });
});
