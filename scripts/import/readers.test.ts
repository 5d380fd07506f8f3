import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../../api/testApp';
import { testDatabase } from '../../db/testDatabase';
import { addressBy } from './addresses';
import { bring, folderOf, lossesOf, png, rows } from './testImport';

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });
const lexical = (...children: object[]) => JSON.stringify({ root: { type: 'root', children } });

/** Builds a Ghost 5 export, which doesn't name its site; internal links use a placeholder. */
function ghostExport() {
  const post = (id: string, more: object) => ({
    ...{ id, uuid: `u-${id}`, title: id, slug: id, type: 'post', status: 'published' },
    visibility: 'public',
    created_at: '2023-02-01T10:00:00.000Z',
    published_at: '2023-02-03T22:30:00.000Z',
    html: '<p>Rendered</p>',
    ...more,
  });
  const posts = [
    post('arriving', {
      lexical: lexical(
        paragraph(text('Read '), link('__GHOST_URL__/first-week/', 'the first week')),
        paragraph(link('__GHOST_URL__/', 'Home'), link('__GHOST_URL__/tag/news/', 'News')),
        { type: 'image', src: '__GHOST_URL__/content/images/a.png', alt: 'A', caption: 'Sea' },
        { type: 'audio', src: '__GHOST_URL__/content/media/talk.mp3', title: 'Talk' },
        { type: 'callout', calloutEmoji: '!', calloutText: 'Mind <b>this</b>' },
        { type: 'button', buttonText: 'Ask us', buttonUrl: '__GHOST_URL__/first-week/' },
        { type: 'bookmark', url: 'https://elsewhere.example/', metadata: { title: 'Elsewhere' } },
        { type: 'gallery', images: [{ src: '__GHOST_URL__/content/images/a.png', alt: 'One' }] },
        { type: 'transistor' },
      ),
    }),
    post('first-week', {
      html: '',
      mobiledoc: JSON.stringify({
        markups: [['a', ['href', '__GHOST_URL__/arriving/?ref=x#top']]],
        cards: [['audio', { src: 'https://cdn.example/b.mp3' }]],
        sections: [
          [
            1,
            'p',
            [
              [0, [], 0, 'Back to '],
              [0, [0], 1, 'arriving'],
            ],
          ],
          [10, 0],
        ],
      }),
    }),
    post('planned', { status: 'scheduled', published_at: '2031-01-01T00:00:00.000Z' }),
    post('missed', { status: 'scheduled', published_at: '2025-01-01T00:00:00.000Z' }),
    post('letter', { status: 'sent' }),
    post('members', { visibility: 'paid' }),
  ];
  const data = {
    posts,
    posts_meta: [{ post_id: 'letter', email_only: 1, og_title: 'Shared' }],
    tags: [
      { id: 't1', name: '#featured-row', slug: 'hash-featured-row', visibility: 'internal' },
      { id: 't2', name: 'Arrival', slug: 'arrival', visibility: 'public' },
      { id: 't3', name: 'Housing', slug: 'housing', visibility: 'public' },
    ],
    posts_tags: [
      { post_id: 'arriving', tag_id: 't3', sort_order: 2 },
      { post_id: 'arriving', tag_id: 't2', sort_order: 1 },
      { post_id: 'arriving', tag_id: 't1', sort_order: 0 },
      { post_id: 'first-week', tag_id: 't1', sort_order: 0 },
    ],
    users: [{ id: 'w', name: 'Wren Ito', email: 'w@site.example' }],
    posts_authors: [{ post_id: 'arriving', author_id: 'w', sort_order: 0 }],
  };
  return JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });
}

it('reads Ghost: its links lead here, unpublished posts are reported, internal tags stay internal', async () => {
  const { app, db } = testApp();
  const folder = folderOf({ 'x.ghost.json': ghostExport(), 'images/a.png': await png('teal') });
  const report = await bring(db, join(folder, 'x.ghost.json'), { pictures: folder });
  const [arriving, week] = rows(db, 'SELECT * FROM blogs ORDER BY slug');
  expect(arriving).toMatchObject({ author: 'Wren Ito', category: 'Arrival', date: '2023-02-03' });
  const content = String(arriving?.content);
  expect(content).toContain('<a href="/blog/first-week">the first week</a>');
  expect(content).toContain('<a href="/blog/first-week">Ask us</a>');
  expect(content).toContain('<a href="/">Home</a><a href="/tag/news/">News</a>');
  expect(content.match(/<img [^>]*src="\/images\//g)).toHaveLength(2);
  expect(content).not.toMatch(/GHOST|import\.invalid|<audio|Rendered/);
  expect(week).toMatchObject({ category: 'Uncategorised', author: 'Unknown' });
  expect(week?.content).toContain('<a href="/blog/arriving#post-top">arriving</a>');
  expect(week?.content).toContain('<audio');
  expect(JSON.stringify(rows(db, 'SELECT name FROM blog_categories'))).not.toContain('featured');
  const reported = report.losses;
  const copy = '(it is imported as a draft)';
  expect(rows(db, 'SELECT publish_at FROM posts WHERE publish_at IS NOT NULL')).toEqual([
    { publish_at: '2031-01-01T00:00:00.000Z' },
  ]);
  expect(report.lines().join()).toContain('(3 as drafts, 1 scheduled)');
  expect(reported.get(`its scheduled time ${copy}`)).toEqual(['2025-01-01T00:00:00.000Z (missed)']);
  expect(reported.get('og_title')).toEqual(['letter']);
  expect(reported.get(`that it went out by e-mail alone ${copy}`)).toEqual(['letter']);
  expect(reported.get(`that it is for paid only ${copy}`)).toEqual(['members']);
  expect(reported.get('internal tags')).toHaveLength(2);
  expect(reported.get('tags')).toEqual(['Housing (arriving)']);
  expect(reported.get('audio files, of which the source does not say where they are')).toEqual([
    'content/media/talk.mp3 (arriving)',
  ]);
  expect(reported.get('links to something that was not imported')).toEqual([
    '/tag/news/ (arriving)',
  ]);
  expect(reported.get('no author, so the author is Unknown')).toHaveLength(5);
  expect(lossesOf(report)).toContain('card transistor');
  expect(report.drafts).toBe(3);
  expect((await app.request('/arriving/')).headers.get('Location')).toBe('/blog/arriving');
});

it('reads Jekyll: addresses by its pattern, links between posts, separate pages', async () => {
  const { app, db } = testApp();
  const folder = folderOf({
    '_config.yml': 'url: https://jekyll.example\nbaseurl: /notes\nauthor: Jo Doe\n',
    'README.md': '# About this repository\n',
    'about.md': '---\ntitle: About\nlayout: page\n---\nUs.\n',
    '_layouts/post.md': '---\ntitle: Layout\n---\n',
    '_posts/2023-04-05-hello-world.md':
      '---\ntitle: "Hello: world"\ncategories: travel Perth\n---\n# Hi {#hi}\n\nSee [next]({% post_url 2023-05-06-next %}) and [it]({{ site.baseurl }}/travel/perth/2023/04/05/hello-world.html).\n{: .note}\n',
    '_posts/2023-05-06-next.md':
      '---\ntitle: Next\npermalink: /:year/:title/\ndate: 2023-05-06 10:00:00 +0800\n---\nBack: [hello](https://jekyll.example/notes/travel/perth/2023/04/05/hello-world.html), [file](2023-04-05-hello-world.md).\n',
    '_posts/2014-1-5-long-ago.md': '---\ntitle: Long ago\n---\nThen.\n',
    '_posts/2041-02-03-to-come.md': '---\ntitle: To come\n---\nThen.\n',
    '_drafts/idea.md': '---\ntitle: Idea\n---\nLater.\n',
  });
  const report = await bring(db, folder);
  const [oldest] = rows(db, 'SELECT slug, date FROM blogs ORDER BY date');
  expect(oldest).toEqual({ slug: 'long-ago', date: '2014-01-05' });
  expect(rows(db, 'SELECT slug, publish_at FROM posts WHERE publish_at IS NOT NULL')).toEqual([
    { slug: 'to-come', publish_at: '2041-02-03T00:00:00.000Z' },
  ]);
  const since = "FROM blogs WHERE date > '2020' ORDER BY date";
  expect(rows(db, `SELECT slug, date, author, category ${since}`)).toEqual([
    { slug: 'hello-world', date: '2023-04-05', author: 'Jo Doe', category: 'travel' },
    { slug: 'next', date: '2023-05-06', author: 'Jo Doe', category: 'Uncategorised' },
  ]);
  const [hello, next] = rows(db, `SELECT content ${since}`);
  expect(hello?.content).toContain('<a href="/blog/next">next</a>');
  expect(hello?.content).not.toMatch(/\{[#:]/);
  expect(next?.content).toContain('<a href="/blog/hello-world">hello</a>');
  expect(next?.content).toContain('<a href="/blog/hello-world">file</a>');
  expect(report.drafts).toBe(2);
  expect(report.losses.get('that it is a page (it is imported as a draft)')).toEqual(['About']);
  for (const [old, slug] of [
    ['/notes/travel/perth/2023/04/05/hello-world.html', 'hello-world'],
    ['/notes/2023/next/', 'next'],
  ]) {
    expect([old, (await app.request(String(old))).headers.get('Location')]).toEqual([
      old,
      `/blog/${slug}`,
    ]);
  }
});

it('reads Hugo and Astro: permalinks, bundles, static pictures, every name of a date', async () => {
  const { app, db } = testApp();
  const hugo = folderOf({
    'hugo.toml':
      'baseURL = "https://hugo.example/"\n[params]\nauthor = "Ann Poe"\n[permalinks]\nposts = "/:year/:month/:slug/"\n',
    'README.md': '# Readme\n',
    'content/_index.md': '---\ntitle: Home\n---\n',
    'content/posts/first/index.md':
      '+++\ntitle = "The First"\ndate = 2022-01-02T03:04:05+08:00\n+++\n![A](pic.png) ![B](/img/b.png) [other]({{< ref "notes/other.md#part" >}})\n',
    'content/posts/first/pic.png': await png('red'),
    'static/img/b.png': await png('blue'),
    'content/notes/other.md':
      '+++\ntitle = "Other"\npublishDate = 2022-03-04\n+++\n[later](../later/)\n',
    'content/notes/later.md': '---\ntitle: Later\ndate: 2099-01-01\n---\nText.\n',
  });
  const report = await bring(db, hugo);
  expect(rows(db, 'SELECT slug, date, author FROM blogs ORDER BY date')).toEqual([
    { slug: 'first', date: '2022-01-02', author: 'Ann Poe' },
    { slug: 'other', date: '2022-03-04', author: 'Ann Poe' },
  ]);
  const [first] = rows(db, "SELECT content FROM blogs WHERE slug = 'first'");
  expect(String(first?.content).match(/src="\/images\//g)).toHaveLength(2);
  expect(first?.content).toContain('<a href="/blog/other#post-part">other</a>');
  const [other] = rows(db, "SELECT content FROM blogs WHERE slug = 'other'");
  expect(other?.content).toContain('<a href="/blog/later">later</a>');
  expect(report.lines().join('\n')).toContain('1 scheduled');
  const leadsTo = async (path: string) => (await app.request(path)).headers.get('Location');
  expect(await leadsTo('/2022/01/the-first/')).toBe('/blog/first');
  expect(await leadsTo('/notes/other/')).toBe('/blog/other');

  const astro = folderOf({
    'astro.config.mjs': "export default { site: 'https://astro.example' };\n",
    'src/content/blog/one.mdx':
      "---\ntitle: One\npubDate: 'Jul 08 2022'\ncoverImage: { src: '../../assets/hero.png' }\n---\nimport X from './x.astro';\n\nText. <X />\n",
    'src/content/blog/two.md':
      '---\ntitle: Two\npubDatetime: 2022-09-23T15:22:00Z\n---\n[one](./one.mdx)\n',
    'src/content/blog/three.md':
      '---\ntitle: Three\npublishDate: 2021-05-06\nimage: { src: /hero.png, alt: Words }\n---\nText.\n',
    'src/content/blog/none.md': '---\ntitle: None\n---\nText.\n',
    'src/content/blog/odd.md':
      '---\ntitle: Odd\ndate: some day\nauthor: A\n---\nText[^1].\n\n:::note\nWords\n:::\n\n```\n:::tip\n```\n\n[^1]: More.\n',
    'src/assets/hero.png': await png('gold'),
    'public/hero.png': await png('navy'),
  });
  const reported = await bring(db, astro);
  const brought = rows(
    db,
    "SELECT slug, date, image_alt, image_url <> '' AS has FROM blogs WHERE slug IN ('one', 'two', 'three') ORDER BY date",
  );
  expect(brought).toEqual([
    { slug: 'three', date: '2021-05-06', image_alt: 'Words', has: 1 },
    { slug: 'one', date: '2022-07-08', image_alt: null, has: 1 },
    { slug: 'two', date: '2022-09-23', image_alt: null, has: 0 },
  ]);
  const [one, two] = rows(
    db,
    "SELECT content FROM blogs WHERE slug IN ('one', 'two') ORDER BY slug",
  );
  expect(one?.content).toBe('<p>Text. </p>\n');
  expect(two?.content).toContain('<a href="/blog/one">one</a>');
  expect(await leadsTo('/blog/one/')).toBe('/blog/one');
  const made = 'no readable date, so it gets its creation date';
  expect(reported.losses.get(made)).toHaveLength(2);
  expect(reported.losses.get('days that can not be read')).toEqual(['some day (Odd)']);
  const asText = lossesOf(reported).filter((what) => what.includes('as text'));
  expect(asText).toEqual(['footnotes (they stay as text)', 'directive note (it stays as text)']);
  expect(reported.lines().join('\n')).toMatch(/no author, so the author is Unknown × 4: /);
});

it('redirects old addresses by a given pattern', async () => {
  const { app, db } = testApp();
  const post = { title: 'One', excerpt: '', author: 'A', category: 'News', image_url: '' };
  const content = '<p><a href="/blog/one">1</a> <a href="/blog/gone">2</a></p>';
  const all = [{ ...post, id: '1', slug: 'one', date: '2020-02-29', content }];
  const folder = folderOf({ 'blogs.json': JSON.stringify(all) });
  const { losses } = await bring(db, folder, {}, '/:category/:year/:y_day/:slug.html');
  expect(losses.get('links to something that was not imported')).toEqual(['/blog/gone (One)']);
  const answer = await app.request('/news/2020/060/one.html');
  expect(answer.headers.get('Location')).toBe('/blog/one');
  await expect(bring(testDatabase(), folder, {}, '/:nothing/')).rejects.toThrow(
    'has :nothing, which is not known. Known are :year,',
  );
  const parts = { slug: 'one', title: 'One', name: 'one', folders: [], categories: ['A B'] };
  const day = (day: string) => ({ ...parts, day });
  expect(addressBy('/:year/W:week/:short_day/:title', day('2021-01-03'))).toBe('/2021/W53/Sun/one');
  expect(addressBy('/:year/:slug', day(''))).toBeUndefined();
  expect(addressBy(':categories/:title.html', day(''))).toBe('/a b/one.html');
});

it('keeps the WordPress blocks that exist here, and reports the rest', async () => {
  const block = (name: string, html: string) =>
    `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`;
  const picture = (name: string) =>
    `<figure class="wp-block-image"><img src="https://old.example/${name}.png" alt="${name}"/></figure>`;
  const content = [
    block(
      'columns',
      '<div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div>',
    ),
    block(
      'buttons',
      '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://old.example/ask/">Ask</a></div></div>',
    ),
    block(
      'gallery',
      `<figure class="wp-block-gallery has-nested-images columns-2">${picture('a')}${picture('b')}<figcaption>Both</figcaption></figure>`,
    ),
    block('spacer', '<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>'),
  ].join('\n\n');
  const item = `<item><title>Blocks</title><link>https://old.example/b/</link><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_name>b</wp:post_name><wp:post_date>2020-01-02 00:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
  const folder = folderOf({
    'export.xml': `<?xml version="1.0"?><rss><channel><title>Old</title><link>https://old.example</link>${item}</channel></rss>`,
    'pictures/a.png': await png('red'),
    'pictures/b.png': await png('blue'),
  });
  const db = testDatabase();
  const report = await bring(db, join(folder, 'export.xml'), {
    pictures: join(folder, 'pictures'),
  });
  const [post] = rows(db, 'SELECT content FROM blogs');
  const words = String(post?.content);
  expect(words).toMatch(/<p>Left<\/p>\s*<p>Right<\/p>/);
  expect(words).toMatch(/<p><a[^>]* href="https:\/\/old\.example\/ask\/"[^>]*>Ask<\/a><\/p>/);
  expect(words.match(/<figure[^>]*><img [^>]*src="\/images\/[^>]*><\/figure>/g)).toHaveLength(2);
  expect(words).toContain('<p>Both</p>');
  expect(words).not.toMatch(/wp-block-(columns|column|buttons|button|gallery|spacer)"/);
  expect(lossesOf(report)).toEqual(
    expect.arrayContaining([
      'columns (they come one below the other)',
      'captions of galleries (they come as paragraphs)',
    ]),
  );
});
