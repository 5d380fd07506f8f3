import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createBlogCategory } from '../../db/blogCategories';
import { createBlog, getBlog, updateBlog } from '../../db/blogs';
import type { Database } from '../../db/client';
import { getDraft, saveDraft } from '../../db/drafts';
import { addMissingFacts } from '../../db/factSeeds';
import { checkFactValue } from '../../db/factValues';
import { updateMedia } from '../../db/media';
import { articles } from '../../db/seed/articles';
import { categories } from '../../db/seed/categories';
import { seedFacts } from '../../db/seed/facts';
import { olderFile, testDatabase, testFile } from '../../db/testDatabase';
import type { Network } from '../articles/remotePicture';
import { testApp } from '../testApp';
import { exportFolder } from './exportFolder';
import { openSource } from './openSource';
import { type Report, reportLines } from './report';
import { type ImportOptions, runImport } from './run';
import { undoImport } from './undo';

const site = 'https://new.example';

function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function bring(
  db: Database,
  path: string,
  options: Partial<ImportOptions> = {},
): Promise<Report> {
  return runImport(db, await openSource(path), { site, apply: true, ...options });
}

const rows = (db: Database, query: string) =>
  db.sqlite.prepare(query).all() as Record<string, unknown>[];
const png = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
const lossesOf = ({ losses }: Report) => [...losses.keys()];

/** The public internet, with one picture in it. */
async function networkOf(address: string): Promise<Network> {
  const bytes = await png('green');
  return {
    resolve: async (host) => [host === 'localhost' ? '127.0.0.1' : '93.184.215.14'],
    open: async (url) => {
      const statusCode = url.href === address ? 200 : 404;
      return Object.assign(Readable.from([bytes]), {
        statusCode,
        headers: {},
      }) as unknown as IncomingMessage;
    },
  };
}

/** Everything that an export has to give back, as it is stored. */
function contentOf(db: Database) {
  return {
    blogs: rows(db, 'SELECT * FROM blogs ORDER BY id'),
    drafts: rows(
      db,
      'SELECT id, slug, title, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description, content, base_version FROM drafts ORDER BY id',
    ),
    categories: rows(
      db,
      'SELECT id, name, name_key, description, created_at FROM blog_categories ORDER BY id',
    ),
    redirects: rows(db, 'SELECT slug, blog_id FROM slug_redirects ORDER BY slug'),
    addresses: rows(db, 'SELECT path, blog_id FROM old_addresses ORDER BY path'),
    media: rows(
      db,
      'SELECT id, extension, width, height, size, name, alt, focus_x, focus_y, is_kept FROM media ORDER BY id',
    ),
    images: rows(db, 'SELECT id, mime_type, hex(bytes) AS bytes FROM images ORDER BY id'),
    facts: rows(db, 'SELECT * FROM facts ORDER BY key'),
    values: rows(db, 'SELECT * FROM fact_values ORDER BY id'),
  };
}

it('gives back what it wrote: text, fields, pictures, slugs, redirects, categories, working copies', async () => {
  const db = testDatabase();
  for (const { id, ...values } of categories) createBlogCategory(db, id, values);
  for (const { id, ...article } of articles) createBlog(db, id, { ...article, image_url: '' });
  const wxr = folderOf({ 'export.xml': wordpress, 'uploads/2024/05/ship.png': await png('navy') });
  await bring(db, join(wxr, 'export.xml'), { pictures: join(wxr, 'uploads') });
  const post = getBlog(db, '3');
  if (!post) throw new Error('the seed has no post 3');
  const odd =
    '<p>One *star* &amp; 1. <strong>a</strong> <em>b</em></p>\n<ul><li>x</li></ul>\n<pre>\n\n a\n\nb</pre>\n<p><a href="/contact">c</a><br />d</p>';
  const changed = {
    ...post,
    slug: 'a-new-slug',
    title: '"Quoted": yes #1',
    content: odd,
    image_alt: 'A\nship',
  };
  const { updated_at } = updateBlog(db, '3', changed, post.updated_at, 'ada') ?? post;
  const values = { ...changed, content: '<p>being <b>typed\r\n', date: '', category: '' };
  saveDraft(db, '3', { values, by: 'ada', baseVersion: updated_at });
  saveDraft(db, 'only-a-draft', { values: { ...values, slug: '', title: 'Draft' }, by: 'ada' });
  const [{ id: picture }] = rows(db, 'SELECT id FROM media') as [{ id: string }];
  updateMedia(db, picture, { alt: 'Words', focus_x: 20, name: 'a b.png' });
  addMissingFacts(db, seedFacts);
  const [charge] = rows(db, "SELECT id, updated_at FROM fact_values WHERE state = 'confirmed'") as {
    id: string;
    updated_at: string;
  }[];
  const check = { by: 'ada', today: '2026-09-01' };
  checkFactValue(db, charge?.id ?? '', check);

  const folder = folderOf({});
  await exportFolder(db, folder, { site, admins: false });
  expect(readFileSync(join(folder, 'posts/a-new-slug.md'), 'utf8')).toContain('former_slugs:');
  const texts = readdirSync(join(folder, 'posts')).map((name) =>
    readFileSync(join(folder, 'posts', name), 'utf8'),
  );
  expect(texts.some((text) => /^text: markdown$/m.test(text) && /^## \S/m.test(text))).toBe(true);
  expect(existsSync(join(folder, 'admins.json'))).toBe(false);
  expect(JSON.stringify(texts) + readFileSync(join(folder, 'content.json'), 'utf8')).not.toMatch(
    /\$2[aby]\$|password_hash/,
  );

  const fresh = testDatabase();
  const dry = await bring(fresh, folder, { apply: false });
  expect(contentOf(fresh).blogs).toEqual([]);
  const report = await bring(fresh, folder);
  expect(report.losses).toEqual(new Map());
  expect(report.outcomes).toEqual(dry.outcomes);
  expect(contentOf(fresh)).toEqual(contentOf(db));
  const again = await bring(fresh, folder);
  for (const kind of ['posts', 'facts', 'values of facts'])
    expect(again.outcomes[kind]).toMatchObject({ comes: 0, changes: 0, left: 0 });
  expect(contentOf(fresh)).toEqual(contentOf(db));

  // The first start wrote its own: what nobody touched gives way, what somebody changed stays.
  const started = testDatabase();
  addMissingFacts(started, seedFacts);
  expect((await bring(started, folder)).outcomes['values of facts']).toMatchObject({ changes: 1 });
  checkFactValue(started, charge?.id ?? '', { by: 'bo', today: '2026-10-01' });
  const left = await bring(started, folder);
  expect(left.outcomes['values of facts']).toMatchObject({ changes: 0, left: 1 });
  const told = undoImport(fresh, report.batch ?? '', true).join('\n');
  expect(told).toContain(`${contentOf(db).facts.length} facts`);
  expect(contentOf(fresh)).toMatchObject({ facts: [], values: [], blogs: [] });
});

const wordpress = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="x" xmlns:excerpt="y" xmlns:dc="z"><channel>
<title>Old</title><link>https://old.example</link><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>jo</wp:author_login><wp:author_display_name><![CDATA[Jo Doe]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>news</wp:category_nicename><wp:cat_name><![CDATA[News & Views]]></wp:cat_name></wp:category>
<item><title>A ship &amp; a plan</title><link>https://old.example/2024/05/a-ship/</link><dc:creator>jo</dc:creator>
<content:encoded><![CDATA[First line
second line.

[caption id="attachment_7" width="40" caption="At sea"]<a href="https://old.example/wp-content/uploads/2024/05/ship.png"><img src="https://old.example/wp-content/uploads/2024/05/ship-300x200.png" alt="A ship" onclick="x()"></a>[/caption]

https://www.youtube.com/watch?v=dQw4w9WgXcQ

See <a href="https://old.example/?p=13">the other</a>. <script>alert(1)</script>[contact-form id="3"]

[gallery ids="7"]
<img src="http://localhost/private.png"><img src="http://cdn.example/far.png" alt="Far">
<ul><li>a
<ul><li>b</li></ul>
</li></ul>]]></content:encoded>
<excerpt:encoded></excerpt:encoded><wp:post_id>12</wp:post_id><wp:post_date>2024-05-03 10:00:00</wp:post_date>
<wp:post_date_gmt>2024-05-03 00:00:00</wp:post_date_gmt><wp:post_modified_gmt>2024-05-04 00:00:00</wp:post_modified_gmt>
<wp:post_name>a-ship</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="news"><![CDATA[news & views]]></category><category domain="post_tag" nicename="t"><![CDATA[T]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value>Ships %%sep%% %%sitename%%</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Nice</wp:comment_content></wp:comment></item>
<item><title>Blocks</title><link>https://old.example/2024/06/blocks/</link><dc:creator>jo</dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph {"align":"center"} -->
<p>Kept as it is</p>
<!-- /wp:paragraph -->
<!-- wp:block {"ref":14} /-->
<!-- wp:latest-posts {"postsToShow":3} /-->]]></content:encoded><wp:post_id>13</wp:post_id><wp:post_date>2024-06-01 10:00:00</wp:post_date>
<wp:post_name>blocks</wp:post_name><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>Note</title><content:encoded><![CDATA[<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->]]></content:encoded><wp:post_id>14</wp:post_id><wp:post_type>wp_block</wp:post_type></item>
<item><title>ship</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/2024/05/ship.png</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Ship words</wp:meta_value></wp:postmeta></item>
<item><title>Deep</title><content:encoded><![CDATA[${'<div>'.repeat(300)}]]></content:encoded><wp:post_id>15</wp:post_id><wp:post_name>deep</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

it('reads WordPress: pictures, captions, galleries, links and addresses lead here, losses are named', async () => {
  const { app, db } = testApp();
  const folder = folderOf({
    'export.xml': wordpress,
    'uploads/2024/05/ship.png': await png('navy'),
  });
  const path = join(folder, 'export.xml');
  const options = {
    pictures: join(folder, 'uploads'),
    network: await networkOf('https://cdn.example/far.png'),
  };
  const report = await bring(db, path, options);
  const [live] = rows(db, 'SELECT * FROM blogs') as unknown as [
    NonNullable<ReturnType<typeof getBlog>>,
  ];
  expect(live).toMatchObject({
    slug: 'a-ship',
    title: 'A ship & a plan',
    author: 'Jo Doe',
    category: 'News & Views',
    date: '2024-05-03',
    seo_title: 'Ships',
    image_alt: 'Ship words',
    created_at: '2024-05-03T00:00:00.000Z',
    updated_at: '2024-05-04T00:00:00.000Z',
  });
  expect(live.content).toContain('<p>First line<br />second line.</p>');
  expect(live.content).toMatch(
    /<figure[^>]*><img alt="A ship" src="\/images\/[^>]*><figcaption>At sea<\/figcaption>/,
  );
  expect(live.content).toContain('src="https://www.youtube.com/embed/dQw4w9WgXcQ"');
  expect(live.content).toContain('<a href="/blog/blocks">');
  expect(live.content).not.toMatch(/wp:|<script|onclick|old\.example|localhost/);
  expect(live.content).toContain('<ul><li>a<ul><li>b</li></ul></li></ul>');
  expect(live.content).toMatch(/<img alt="Far" src="\/images\//);
  expect(rows(db, 'SELECT id FROM images')).toHaveLength(2);
  const [{ id: draftId }] = rows(db, "SELECT id FROM drafts WHERE title = 'Blocks'") as [
    { id: string },
  ];
  expect(getDraft(db, draftId)).toMatchObject({
    title: 'Blocks',
    content: expect.stringMatching(/^<p>Kept as it is<\/p>\s+<p>Shared<\/p>\s*$/),
  });
  expect(lossesOf(report)).toEqual(
    expect.arrayContaining([
      'tags',
      '1 comments',
      '<script>',
      'attribute onclick',
      'shortcode [contact-form] (it stays as text)',
      'block latest-posts, which WordPress made anew at each view',
      expect.stringMatching(/^picture https?:\/\/localhost\/private\.png: .*not public/),
    ]),
  );
  for (const address of ['/2024/05/a-ship', '/2024/05/A-Ship/', '/?p=12']) {
    const answer = await app.request(address);
    expect([address, answer.status, answer.headers.get('Location')]).toEqual([
      address,
      301,
      '/blog/a-ship',
    ]);
  }
  expect((await app.request('/2024/06/blocks')).status).toBe(404);
  expect((await app.request('/?p=99')).status).toBe(200);

  const before = contentOf(db);
  const again = await bring(db, path, options);
  expect(again.outcomes.posts).toMatchObject({ comes: 0, changes: 0, same: 3 });
  expect(contentOf(db)).toEqual(before);
});

it('changes what changed there, leaves what changed here, and takes a batch back', async () => {
  const file = testFile();
  // A file of the version that knew no imports.
  olderFile(file, 11).close();
  const db = testDatabase(file);
  const post = {
    id: '3',
    slug: 'one',
    title: 'One',
    excerpt: 'e',
    date: 'May 3, 2024',
    author: 'A',
    category: 'news',
    image_url: '',
    content: '<p>1</p>',
  };
  const dump = (
    change: object,
    hash = '$2b$10$WrNNxNXfWC.6.wojytR.bO4Kxk8NlSab8d7XWVU4/r6QjuIlwXVSa',
  ) =>
    folderOf({
      'blogs.json': JSON.stringify([
        { ...post, ...change },
        { ...post, id: 'x', slug: 'One', title: 'Two' },
      ]),
      'blog_categories.csv': 'id,name,description\nc1,News,"About, news"\n',
      'admins.csv': `id,username,password_hash\na1,boss,${hash}\n`,
    });
  const first = await bring(db, dump({}));
  expect(first.outcomes).toMatchObject({
    posts: { comes: 2 },
    categories: { comes: 1 },
    admins: { comes: 1 },
  });
  expect(rows(db, 'SELECT id, slug, date, category FROM blogs ORDER BY id')).toEqual([
    { id: '3', slug: 'one', date: '2024-05-03', category: 'News' },
    { id: 'x', slug: 'one-2', date: '2024-05-03', category: 'News' },
  ]);
  expect([...first.clashes.keys()]).toContain('the slug is taken, so it gets a number');
  const second = await bring(
    db,
    dump({ content: '<p>2</p>' }, '$2b$10$WrNNxNXfWC.6.wojytR.bO4Kxk8NlSab8d7XWVU4/r6QjuIlwXVS.'),
  );
  expect(second.outcomes.posts).toMatchObject({ comes: 0, changes: 1, same: 1 });
  expect(getBlog(db, '3')?.content).toBe('<p>2</p>');
  expect(rows(db, 'SELECT password_hash FROM admins')[0]?.password_hash).toMatch(/Sa$/);

  expect(undoImport(db, second.batch ?? '', false).join()).toContain('1 posts');
  expect(getBlog(db, '3')?.content).toBe('<p>2</p>');
  undoImport(db, second.batch ?? '', true);
  expect(getBlog(db, '3')?.content).toBe('<p>1</p>');

  const other = getBlog(db, 'x');
  if (!other) throw new Error('it is gone');
  updateBlog(db, 'x', { ...other, title: 'Edited here' }, other.updated_at, 'ada');
  const third = await bring(db, dump({ id: 'x', slug: 'one', title: 'Edited there' }));
  expect(third.outcomes.posts).toMatchObject({ left: 1 });
  const told = undoImport(db, first.batch ?? '', true).join('\n');
  expect(told).toContain('post "Edited here": it was changed here since');
  expect(rows(db, 'SELECT id FROM blogs')).toContainEqual({ id: 'x' });
  expect(rows(db, 'SELECT username FROM admins')).toEqual([{ username: 'boss' }]);
});

it('reads Ghost and Markdown, and brings live posts as working copies where asked', async () => {
  const db = testDatabase();
  const text = {
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Bold', format: 1 }] },
        { type: 'signup' },
      ],
    },
  };
  const ghost = folderOf({
    'my.ghost.json': JSON.stringify({
      db: [
        {
          meta: { version: '5' },
          data: {
            posts: [
              {
                id: 'p1',
                uuid: 'u1',
                title: 'Hi',
                slug: 'hi',
                status: 'published',
                lexical: JSON.stringify(text),
                feature_image: '__GHOST_URL__/content/images/a.png',
              },
            ],
            tags: [{ id: 't', name: 'Guides', slug: 'guides' }],
            posts_tags: [{ post_id: 'p1', tag_id: 't' }],
            users: [{ id: 'w', name: 'Wu', password: 'x' }],
            posts_authors: [{ post_id: 'p1', author_id: 'w' }],
            members: [{ id: 'm', email: 'a@b.example' }],
          },
        },
      ],
    }),
    'content/images/a.png': await png('red'),
  });
  const report = await bring(db, ghost);
  expect(
    rows(db, "SELECT slug, author, category, content, image_url <> '' AS has FROM blogs"),
  ).toEqual([
    {
      slug: 'hi',
      author: 'Wu',
      category: 'Guides',
      content: '<p><strong>Bold</strong></p>\n',
      has: 1,
    },
  ]);
  expect(lossesOf(report)).toEqual(['card signup', '1 rows of members']);

  const markdown = folderOf({
    '2024-01-02-hello.md':
      '---\ntitle: Hello\ncategories: [Guides]\naliases: [/old/hello/]\nweight: 3\n---\n# Hello\n\n![A](pic.png) and `{{< x >}}` {{< tweet 1 >}}\n',
    'toml.md': '+++\ntitle = "T"\ndate = 2024-02-03\ndraft = true\n+++\nText\n',
    'pic.png': await png('blue'),
    'bomb.md': `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\ntitle: [*c,*c,*c,*c,*c,*c]\n---\nx`,
  });
  const told = await bring(db, markdown, { drafts: true });
  expect(told.drafts).toBe(2);
  const hello = rows(db, "SELECT * FROM drafts WHERE slug = 'hello'")[0];
  expect(hello).toMatchObject({ title: 'Hello', date: '2024-01-02', category: 'Guides' });
  expect(hello?.content).toMatch(
    /^<p><img alt="A" src="\/images\/.* and <code>\{\{&lt; x &gt;}}<\/code>/,
  );
  expect(lossesOf(told).join('\n')).toMatch(/bomb\.md: .*(alias|Excessive)[\s\S]*/i);
  expect(lossesOf(told)).toEqual(
    expect.arrayContaining(['field weight', 'template tweet (it stays as text)']),
  );
  expect(reportLines(told).join('\n')).toContain('posts: 2 came (2 as working copies)');
  const live = await bring(db, markdown);
  expect(live.outcomes.posts).toMatchObject({ changes: 1, same: 1 });
  expect(rows(db, "SELECT slug FROM blogs WHERE slug = 'hello'")).toHaveLength(1);
  expect(rows(db, 'SELECT path FROM old_addresses')).toEqual(
    expect.arrayContaining([{ path: '/old/hello' }]),
  );
});

it('brings what real exports have: an id twice, an & alone, i0.wp.com, other encodings', async () => {
  const item = (id: string, title: string, text: string, more = '') =>
    `<item><title>${title}</title><link>/${title}.html</link><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${title}</wp:post_name><wp:post_date>2013-01-11 20:22:19</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
  const xml = (items: string, encoding = 'UTF-8') =>
    `<?xml version="1.0" encoding="${encoding}"?><rss xmlns:wp="w" xmlns:content="c"><channel><title>É</title><link>https://old.example</link>${items}</channel></rss>`;
  const file = `<item><link>https://old.example/beach/</link><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://files.example/beach.png</wp:attachment_url></item>
<item><link>https://old.example/x/</link><wp:post_id>8</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://files.example/x?a=1&b=2&c=3</wp:attachment_url></item>`;
  const text =
    '<a href="https://old.example/beach/"><img src="https://i0.wp.com/files.example/beach.png?w=9&h=9" alt="B"></a> <acronym title="T">t</acronym> <audio src="https://files.example/a.mp3"></audio>';
  const folder = folderOf({
    'real.xml': xml(
      file +
        item(
          '1',
          'one',
          text,
          '<wp:postmeta><wp:meta_key>mood</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>',
        ) +
        item('1', 'two', 'Second').replace('publish', 'future'),
    ),
    'latin.xml': Buffer.from(xml(item('11', 'latin', 'Zoë'), 'ISO-8859-1'), 'latin1'),
    'wide.xml': Buffer.from(`\uFEFF${xml(item('12', 'wide', 'Zoë'), 'UTF-16')}`, 'utf16le'),
    'wrong.xml': Buffer.from(xml(item('1', 'wrong', 'Zoë')), 'latin1'),
    'bomb.xml': xml(
      `<item><wp:post_id>9</wp:post_id><wp:post_type>wp_block</wp:post_type><content:encoded>${'x'.repeat(1e6)}</content:encoded></item>` +
        item('2', 'bomb', '<!-- wp:block {"ref":9} /-->'.repeat(1000)) +
        item('3', 'open', '<!-- wp:'.repeat(50_000)),
    ),
    'list.json': '[{"title":"x"}]',
    'images/beach.png': await png('gold'),
  });
  const db = testDatabase();
  const options = { pictures: join(folder, 'images'), apply: true };
  const report = await bring(db, join(folder, 'real.xml'), options);
  expect(report.outcomes.posts).toMatchObject({ comes: 2, left: 0 });
  expect(rows(db, 'SELECT content FROM blogs')).toEqual([
    {
      content: expect.stringMatching(
        /^<p><img alt="B" [^>]*src="\/images\/[^>]*> <abbr title="T">t<\/abbr> <audio/,
      ),
    },
  ]);
  expect(rows(db, 'SELECT path FROM old_addresses')).toContainEqual({ path: '/one.html' });
  expect(lossesOf(report)).toEqual([
    'custom field mood',
    'audio https://files.example/a.mp3, which stays on the other site',
    'the time at which it was to go live (it comes as a working copy)',
    '1 files of the media library that no text shows',
  ]);
  const again = await bring(db, join(folder, 'real.xml'), options);
  expect(again.outcomes.posts).toMatchObject({ comes: 0, changes: 0, same: 2 });
  for (const name of ['latin', 'wide']) {
    await bring(db, join(folder, `${name}.xml`), { apply: true });
    expect(rows(db, `SELECT content FROM blogs WHERE slug = '${name}'`)).toEqual([
      { content: '<p>Zoë</p>' },
    ]);
  }
  await expect(bring(db, join(folder, 'wrong.xml'))).rejects.toThrow('is not all UTF-8. Save it');
  await expect(bring(db, join(folder, 'list.json'))).rejects.toThrow('is nothing that is read');
  const bomb = await bring(db, join(folder, 'bomb.xml'));
  expect(lossesOf(bomb)).toContain('its text: What it shows has more than 16 MB.');
});

it('refuses bombs, archives and what is no export, in a sentence', async () => {
  const folder = folderOf({
    'bomb.xml':
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel>&b;</channel></rss>',
    'deep.xml': `<?xml version="1.0"?><rss><channel>${'<a>'.repeat(5000)}`,
    'export.zip': Buffer.from('PK\x03\x04....'),
    'nested.json': `{"blogs":${'['.repeat(300_000)}`,
    'cut.json': '{"blogs":[{"id":"1"',
    'huge.xml': '',
    'nothing.txt': 'hello',
  });
  const refusal = async (name: string) => {
    const db = testDatabase();
    return bring(db, join(folder, name)).then(
      () => 'came',
      (error: Error) => error.message,
    );
  };
  expect(await refusal('bomb.xml')).toContain('declares entities');
  expect(await refusal('deep.xml')).toContain('nests elements');
  expect(await refusal('export.zip')).toContain('is an archive. Unpack it first');
  expect(await refusal('nested.json')).toContain('nests lists');
  expect(await refusal('cut.json')).toContain('ends in the middle');
  truncateSync(join(folder, 'huge.xml'), 2 * 1024 ** 3);
  expect(await refusal('huge.xml')).toMatch(/has 2147 MB, and 1000 MB at most/);
  expect(await refusal('nothing.txt')).toContain('is nothing that is read');
  expect(await refusal('gone.xml')).toContain('There is no');
});
