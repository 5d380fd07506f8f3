const item = (id: string, title: string, text: string, more = '') =>
  `<item><title>${title}</title><link>https://old.example/${id}/</link><dc:creator>jo</dc:creator><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>post-${id}</wp:post_name><wp:post_date>2024-05-03 10:00:00</wp:post_date><wp:post_date_gmt>2024-05-03 00:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const pattern = (id: string, text: string) =>
  item(id, `Pattern ${id}`, text).replace('<wp:post_type>post<', '<wp:post_type>wp_block<');
const bound = '"bindings":{"__default":{"source":"core/pattern-overrides"}}';

/** Thirty blocks as WordPress 6.7 writes them. */
const blocks = [
  '<!-- wp:paragraph --><p>Both of our days begin with a form<sup data-fn="f1e2" class="fn"><a href="#f1e2" id="f1e2-link">1</a></sup>.</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph {"dropCap":true} --><p class="has-drop-cap">Large first letter.</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">In the middle<sup data-fn="a9b8" class="fn"><a href="#a9b8" id="a9b8-link">2</a></sup>.</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph {"backgroundColor":"vivid-red"} --><p class="has-vivid-red-background-color has-background has-large-font-size">Red.</p><!-- /wp:paragraph -->',
  '<!-- wp:heading --><h2 class="wp-block-heading" id="fees">Fees</h2><!-- /wp:heading -->',
  '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
  '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>So it is.</p><!-- /wp:paragraph --><cite>The Act</cite></blockquote><!-- /wp:quote -->',
  '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Pulled.</p><cite>Jo</cite></blockquote></figure><!-- /wp:pullquote -->',
  '<!-- wp:image {"id":5,"align":"left"} --><figure class="wp-block-image alignleft size-large"><img src="https://far.example/p.png" alt="P" class="wp-image-5"/><figcaption class="wp-element-caption">Of a picture</figcaption></figure><!-- /wp:image -->',
  '<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images columns-2"><!-- wp:image --><figure class="wp-block-image"><img src="https://far.example/q.png" alt="Q"/></figure><!-- /wp:image --><figcaption class="blocks-gallery-caption wp-element-caption">Of all pictures</figcaption></figure><!-- /wp:gallery -->',
  '<!-- wp:embed {"url":"https://twitter.com/x/status/1","type":"rich","providerNameSlug":"twitter"} --><figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\nhttps://twitter.com/x/status/1\n</div><figcaption class="wp-element-caption">Of a tweet</figcaption></figure><!-- /wp:embed -->',
  '<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ","type":"video"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure><!-- /wp:embed -->',
  '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://old.example/book">Book a talk</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
  '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Left</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Right</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->',
  '<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td>A</td></tr></tbody></table><figcaption class="wp-element-caption">Of a table</figcaption></figure><!-- /wp:table -->',
  '<!-- wp:block {"ref":40} /-->',
  `<!-- wp:block {"ref":41,"content":{"Who":{"content":"Ask \\u003cstrong\\u003eMei\\u003c/strong\\u003e"},"Shot":{"url":"https://far.example/own.png","alt":"Own"}}} /-->`,
  '<!-- wp:block {"ref":999} /-->',
  '<!-- wp:latest-posts /-->',
  '<!-- wp:details --><details class="wp-block-details"><summary>More</summary><!-- wp:paragraph --><p>Hidden first</p><!-- /wp:paragraph --></details><!-- /wp:details -->',
  '<!-- wp:code --><pre class="wp-block-code"><code>[not_a_code]</code></pre><!-- /wp:code -->',
  '<!-- wp:verse --><pre class="wp-block-verse">A verse</pre><!-- /wp:verse -->',
  '<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->',
  '<!-- wp:shortcode -->[toc]<!-- /wp:shortcode -->',
  '<!-- wp:paragraph --><p>As he wrote [sic], see [my_form] below.</p><!-- /wp:paragraph -->',
  '<!-- wp:html --><div class="own-widget" data-x="1">Own markup</div><!-- /wp:html -->',
  '<!-- wp:file --><div class="wp-block-file"><a href="https://old.example/form.txt">A form</a><a href="https://old.example/form.txt" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->',
  '<!-- wp:media-text --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="https://far.example/m.png" alt="M"/></figure><div class="wp-block-media-text__content"><!-- wp:paragraph --><p>Beside</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->',
  '<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://x.com/firm","service":"x"} /--></ul><!-- /wp:social-links -->',
  '<!-- wp:footnotes /-->',
];

const notes = JSON.stringify([
  { id: 'f1e2', content: 'See the <a href="https://example.org/act">Act</a>.' },
  { id: 'a9b8', content: 'From 2023.' },
]);

/** A post of thirty blocks, another with shortcodes and one that begins with a link. */
export const wordpressBlocks = `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="w" xmlns:content="c" xmlns:dc="d"><channel><title>Old</title><link>https://old.example</link><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>jo</wp:author_login><wp:author_display_name>Jo Doe</wp:author_display_name></wp:author>
${pattern('40', '<!-- wp:paragraph --><p>Shared words</p><!-- /wp:paragraph -->')}
${pattern('41', `<!-- wp:paragraph {"metadata":{"name":"Who",${bound}}} --><p>Ask somebody</p><!-- /wp:paragraph --><!-- wp:image {"metadata":{"name":"Shot",${bound}}} --><figure class="wp-block-image"><img src="https://far.example/default.png" alt="Default"/></figure><!-- /wp:image -->`)}
${item('1', 'Thirty blocks', blocks.join('\n\n'), meta('footnotes', notes))}
${item('2', 'Classic', 'Before [my_slider id="3"] after\n\n[gravityforms]\n\n[embed]https://www.facebook.com/x/posts/1[/embed]\n\n<img class="alignright size-medium wp-image-7" src="https://far.example/c.png" alt="C">Text')}
${item('3', 'Excerpts', '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/book">a link</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:heading --><h2>Our days</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Both of our days begin early.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Then we rest.</p><!-- /wp:paragraph -->')}
</channel></rss>`;
