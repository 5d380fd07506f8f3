import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnvironment } from '../../api/environment';
import { prepareDatabase } from '../../api/operate/prepare';
import { testApp } from '../../api/testApp';
import { openDatabase } from '../../db/client';
import { getBlog } from '../../db/posts/blogs';
import { updateBlog } from '../../db/posts/live';
import { olderFile, testDatabase, testFile } from '../../db/testDatabase';
import { importTarget } from './importTarget';
import { bring, folderOf, lossesOf, png, rows } from './testImport';

it('updates what changed there, leaves what changed here, and repeats without conflicts', async () => {
  const file = testFile();
  // A file from a version without imports.
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
  const asked = await bring(db, dump({}), { apply: false });
  expect(asked.conflicts.get('the admin is imported only with --admins')).toEqual(['boss']);
  const expensive = dump({}, '$2b$31$WrNNxNXfWC.6.wojytR.bO4Kxk8NlSab8d7XWVU4/r6QjuIlwXVSa');
  const refused = await bring(db, expensive, { apply: false, admins: true });
  expect(lossesOf(refused).join()).toContain('admin boss: its password hash');
  const first = await bring(db, dump({}), { admins: true });
  expect(first.conflicts.get('signs in here with their old password')).toEqual(['boss']);
  expect(first.outcomes).toMatchObject({
    posts: { created: 2 },
    categories: { created: 1 },
    admins: { created: 1 },
  });
  expect(rows(db, 'SELECT id, slug, date, category FROM blogs ORDER BY id')).toEqual([
    { id: '3', slug: 'one', date: '2024-05-03', category: 'News' },
    { id: 'x', slug: 'one-2', date: '2024-05-03', category: 'News' },
  ]);
  expect([...first.conflicts.keys()]).toContain('the slug is taken, so it gets a number');
  const second = await bring(
    db,
    dump({ content: '<p>2</p>' }, '$2b$10$WrNNxNXfWC.6.wojytR.bO4Kxk8NlSab8d7XWVU4/r6QjuIlwXVS.'),
    { admins: true },
  );
  expect(second.outcomes.posts).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  expect(getBlog(db, '3')?.content).toBe('<p>2</p>');
  expect(rows(db, 'SELECT password_hash FROM admins')[0]?.password_hash).toMatch(/Sa$/);

  const again = await bring(db, dump({ content: '<p>2</p>' }));
  expect(again.outcomes.posts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(again.conflicts).toEqual(new Map());

  const other = getBlog(db, 'x');
  if (!other) throw new Error('it is gone');
  updateBlog(db, 'x', { ...other, title: 'Edited here' }, other.updated_at, 'ada');
  const third = await bring(db, dump({ id: 'x', slug: 'one', title: 'Edited there' }));
  expect(third.outcomes.posts).toMatchObject({ skipped: 1 });
  expect(getBlog(db, 'x')?.title).toBe('Edited here');
  expect(rows(db, 'SELECT username FROM admins')).toEqual([{ username: 'boss' }]);
});

it('reads Ghost and Markdown, and imports live posts as drafts if asked to', async () => {
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
                published_at: '2024-02-03T10:00:00.000Z',
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
  expect(lossesOf(report).sort()).toEqual(['1 rows of members', 'card signup']);

  const markdown = folderOf({
    '2024-01-02-hello.md':
      '---\ntitle: Hello\ncategories: [Guides]\naliases: [/old/hello/]\nweight: 3\n---\n# Hello\n\n![A](pic.png) and `{{< x >}}`\n',
    '2024-01-03-left.md': '---\ntitle: Left\n---\n{{< tweet 1 >}}\n',
    'toml.md': '+++\ntitle = "T"\ndate = 2024-02-03\ndraft = true\n+++\nText\n',
    'pic.png': await png('blue'),
    'bomb.md': `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\ntitle: [*c,*c,*c,*c,*c,*c]\n---\nx`,
  });
  const reported = await bring(db, markdown, { drafts: true });
  expect(reported.drafts).toBe(3);
  const hello = rows(db, "SELECT * FROM post_versions WHERE slug = 'hello'")[0];
  expect(hello).toMatchObject({ title: 'Hello', date: '2024-01-02', category: 'Guides' });
  expect(hello?.content).toMatch(
    /^<p><img alt="A" src="\/images\/.* and <code>\{\{&lt; x &gt;}}<\/code>/,
  );
  expect(lossesOf(reported).join('\n')).toMatch(/bomb\.md: .*(alias|Excessive)[\s\S]*/i);
  expect(lossesOf(reported)).toEqual(
    expect.arrayContaining(['field weight', 'template tweet (it stays as text)']),
  );
  expect(reported.lines().join('\n')).toContain('posts: 3 created (3 as drafts)');
  const live = await bring(db, markdown);
  expect(live.outcomes.posts).toMatchObject({ updated: 1, unchanged: 2 });
  expect(rows(db, "SELECT slug FROM blogs WHERE slug = 'hello'")).toHaveLength(1);
  // A template's placeholders need a person.
  expect(rows(db, "SELECT slug FROM blogs WHERE slug = 'left'")).toHaveLength(0);
  expect(rows(db, 'SELECT path FROM redirects')).toEqual(
    expect.arrayContaining([{ path: '/old/hello' }]),
  );
});

it('refuses bombs, archives and files that are no export, with a message', async () => {
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

it('lets no old address replace one that this site serves, and reports it', async () => {
  const aliases = [
    '/admin',
    '/API/blogs',
    '/a/../b',
    '/a/..%2fb',
    '/contact',
    '/rss.xml',
    '/old/one',
  ];
  const front = `title: One\ndate: 2024-05-03\naliases: ${JSON.stringify(aliases)}`;
  const db = testDatabase();
  const { conflicts } = await bring(db, folderOf({ 'one.md': `---\n${front}\n---\n\nText.\n` }));
  expect(rows(db, 'SELECT path FROM redirects')).toEqual([{ path: '/old/one' }]);
  const own = (path: string) => `${path} belongs to this site`;
  const upwards = (path: string) => `${path} is not a complete address, so there is no redirect`;
  expect([...conflicts.keys()]).toEqual([
    own('/admin'),
    own('/api/blogs'),
    upwards('/a/../b'),
    upwards('/a/..%2fb'),
    own('/contact'),
    own('/rss.xml'),
  ]);
});

it('makes no slug of bare numbers from letters it can’t transcribe', async () => {
  const db = testDatabase();
  const page = (title: string, slug: string) =>
    `---\ntitle: ${title}\nslug: ${slug}\ndate: 2024-05-06\n---\n\nText.\n`;
  const files = {
    'a.md': page('Level 2', '"%ce%b5%cf%80-2"'),
    'b.md': page('επίπεδο 3', 'επίπεδο-3'),
    'c.md': page('Gone', '"404"'),
  };
  await bring(db, folderOf(files));
  const slugs = ['404', 'level-2', 'post-b-md'].map((slug) => ({ slug }));
  expect(rows(db, 'SELECT slug FROM blogs ORDER BY slug')).toEqual(slugs);
});

it('rehearses on a copy, takes a backup before writing, and adds no samples to a new file', async () => {
  const folder = folderOf({
    'blogs.json': JSON.stringify([
      { id: '1', slug: 'one', title: 'One', date: '2024-05-06', content: '<p>1</p>' },
    ]),
  });
  const file = join(folder, 'site.db');
  const run = async (apply: boolean) => {
    const target = await importTarget(file, apply);
    const report = await bring(target.db, join(folder, 'blogs.json'), { apply });
    return target.close(report.hasChanges);
  };
  expect(await run(false)).toBe('Nothing was written. Add --apply to import it.');
  expect(readdirSync(folder)).toEqual(['blogs.json']);
  expect(await run(true)).toBe(`${file} is new. To go back, delete it.`);
  const environment = parseEnvironment({ DATABASE_FILE: file });
  const db = await prepareDatabase(environment);
  expect(rows(db, 'SELECT slug FROM blogs')).toEqual([{ slug: 'one' }]);
  db.sqlite.exec('DELETE FROM posts; DELETE FROM imports; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();

  const before = readFileSync(file);
  await run(false);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['blogs.json', 'site.db']);
  const reported = await run(true);
  const [, backup = ''] = /^To go back, .*npm run restore -- (\S+)$/m.exec(reported) ?? [];
  expect(reported).toContain('That loses everything written since');
  expect(await run(true)).toBe('Nothing was written.');
  expect(readdirSync(folder)).toHaveLength(3);
  const back = openDatabase(backup);
  expect(rows(back, 'SELECT slug FROM blogs')).toEqual([]);
  back.close();
});

it('imports undated pages as drafts, skips notes about the folder, and reads renamed fields', async () => {
  const { app, db } = testApp();
  const folder = folderOf({
    'README.md': '---\ntitle: Read me\ndate: 2024-01-01\n---\nHow to build it.\n',
    'docs/CHANGELOG.md': '# Changes\n',
    'a.md': '---\ntitle: A\ndatetime: 2024-02-03\nheader-img: pic.png\nweight: 10\n---\nText.\n',
    'b.md': '---\ntitle: B\ndatetime: 2024-02-04\n---\nText.\n',
    'c.md': '---\ntitle: C\ndate: 2024-02-05\n---\nBuilt by {{ page.author }}.\n',
    'pic.png': await png('blue'),
  });
  const first = await bring(db, folder);
  expect(rows(db, 'SELECT slug FROM blogs')).toEqual([]);
  expect(first.drafts).toBe(3);
  const lossesOf = (what: string) => first.losses.get(what);
  expect(lossesOf('files about the folder itself, such as its README')).toHaveLength(2);
  const days = 'days in a field that is not known (--fields datetime=date)';
  expect(lossesOf(days)).toEqual(['A', 'B']);
  expect(first.lines()).toContain(`  ${days} × 2: A; B`);
  const copy = (why: string) => `published state (imported as a draft: ${why})`;
  expect(lossesOf(copy('it has no date'))).toEqual(['A', 'B']);
  expect(lossesOf(copy('the text contains templates'))).toEqual(['C']);

  const fields = 'datetime=date,Header-Img=image_url';
  const second = await bring(db, folder, {}, undefined, fields);
  expect(rows(db, "SELECT slug, date, image_url <> '' AS has FROM blogs ORDER BY slug")).toEqual([
    { slug: 'a', date: '2024-02-03', has: 1 },
    { slug: 'b', date: '2024-02-04', has: 0 },
  ]);
  expect(second.lines()).toContain('Lost, from the 2 new or changed posts:');
  await expect(bring(db, folder, {}, undefined, 'datetime')).rejects.toThrow(/pairs such as/);
  await expect(bring(db, folder, {}, undefined, 'a=nothing')).rejects.toThrow(/one of title, slug/);

  const leads = async (path: string) => (await app.request(path)).headers.get('Location');
  for (const path of ['/feed', '/feed.xml', '/index.xml', '/tags/x/index.xml', '/blog/feed/'])
    expect([path, await leads(path)]).toEqual([path, '/rss.xml']);
  for (const path of [
    '/category/news/',
    '/tag/x',
    '/blog/authors/jo/page/3',
    '/page/2/',
    '/2024/05',
  ])
    expect([path, await leads(path)]).toEqual([path, '/blog']);
  const bare = testApp();
  for (const path of ['/feed', '/tag/x', '/page/2'])
    expect([path, (await bare.app.request(path)).status]).toEqual([path, 404]);
});

it('keeps dots in addresses as Hugo does', async () => {
  const { app, db } = testApp();
  const folder = folderOf({
    'hugo.toml': 'baseURL = "https://hugo.example/"\n[permalinks]\nnews = "/:year/:slug/"\n',
    'content/posts/v1.2.3-is-out.md': '---\ntitle: Out\ndate: 2024-02-03\n---\nText.\n',
    'content/news/x.md': '---\ntitle: "Version 2.0: What’s New"\ndate: 2024-02-04\n---\nText.\n',
  });
  await bring(db, folder);
  const leads = async (path: string) => (await app.request(path)).headers.get('Location');
  expect(await leads('/posts/v1.2.3-is-out/')).toBe('/blog/v1-2-3-is-out');
  expect(await leads('/2024/version-2.0-whats-new/')).toBe('/blog/x');
});
