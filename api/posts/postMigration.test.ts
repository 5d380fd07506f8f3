import { expect, it } from 'vitest';
import { olderFile, testFile } from '../../db/testDatabase';
import { testApp } from '../testApp';
import type { Blog, Draft, ListedVersion, Post, Publication, UsedMedia } from '../types';

const image = (digit: number) => `0a1b2c3d-0000-4000-8000-00000000000${digit}`;
const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
const later = '2027-01-01T00:00:00.000Z';

const values = (name: string) => ({
  slug: name,
  title: `Title of ${name}`,
  excerpt: 'In short.',
  date: '2026-01-01',
  author: 'Priya',
  category: 'News',
  image_url: `images/${image(1)}.png`,
  image_alt: null,
  seo_title: '',
  seo_description: '',
  content: `<p>${name} <img src="/images/${image(2)}.png"> <data value="visa-500-charge">$1</data></p>`,
});

/** Builds a file from before the single table of versions, with every kind of post. */
function fileOfBefore(file: string) {
  const sqlite = olderFile(file, 19);
  const insert = (table: string, row: object) => {
    const names = Object.keys(row);
    sqlite
      .prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`)
      .run(...Object.values(row));
  };
  const live = (id: string, created_at: string, updated_at: string, focus = '') => {
    const row = { id, ...values(id), created_at, updated_at, image_focus: focus };
    insert('blogs', row);
    return row;
  };
  const version = (blog_id: string, id: string, published_at: string | null, more = {}) =>
    insert('versions', {
      id,
      blog_id,
      ...values(blog_id),
      created_by: 'ada',
      created_at: published_at ?? at(4),
      published_at,
      ...more,
    });
  const draft = (id: string, base_version: string | null) => {
    const times = { created_at: at(4), updated_at: at(5) };
    const row = {
      id,
      ...values(id),
      title: `Draft of ${id}`,
      base_version,
      saved_by: 'bob',
      ...times,
    };
    insert('drafts', row);
    return row;
  };
  const planned = (blog_id: string, base_version: string | null, error: string | null) => {
    const version_id = `planned-${blog_id}`;
    version(blog_id, version_id, null, { title: `Planned ${blog_id}`, created_at: at(6) });
    const row = { blog_id, version_id, publish_at: later, base_version, draft_version: at(5) };
    const publication = { ...row, created_by: 'ada', created_at: at(6), error };
    insert('publications', publication);
    return publication;
  };
  for (const digit of [1, 2]) {
    const times = { created_at: at(1), updated_at: at(1) };
    const size = { width: 4, height: 3, extension: 'png' };
    const bytes = Buffer.from('png');
    insert('images', {
      id: image(digit),
      ...size,
      mime_type: 'image/png',
      bytes,
      created_at: at(1),
    });
    insert('media', { id: image(digit), ...size, size: 3, focus_x: 30, focus_y: 60, ...times });
  }
  version('changed', 'first', at(1), { title: 'First title' });
  version('changed', 'second', at(3));
  version('changed', 'kept', null, { title: 'Kept' });
  version('renamed', 'before', at(2), { category: 'Old name' });
  version('failed', 'of-failed', at(2));
  version('trashed', 'of-trashed', at(2));
  version('left-over', 'of-nothing', null);
  const blogs = [
    live('changed', at(1), at(3), '30% 60%'),
    live('first-release', at(1), at(2)),
    live('renamed', at(1), at(4)),
    live('failed', at(1), at(2)),
  ];
  const drafts = [
    draft('changed', at(3)),
    draft('first-release', at(1)),
    draft('only-draft', null),
    draft('planned', null),
    draft('failed', at(1)),
    draft('trashed', at(2)),
    draft('trashed-draft', null),
  ];
  const publications = [
    planned('planned', null, null),
    planned('failed', at(1), 'It was changed.'),
  ];
  const trashed = { version_id: 'of-trashed', blog_created_at: at(1), blog_updated_at: at(2) };
  const deleted = { deleted_by: 'bob', deleted_at: at(7) };
  insert('trash', { blog_id: 'trashed', redirects: '["trashed-once"]', ...trashed, ...deleted });
  insert('trash', { blog_id: 'trashed-draft', redirects: '[]', ...deleted });
  insert('slug_redirects', { slug: 'changed-once', blog_id: 'changed', created_at: at(3) });
  insert('old_addresses', { path: '/2020/old', blog_id: 'changed', created_at: at(3) });
  insert('preview_links', {
    id: 'link',
    blog_id: 'changed',
    created_by: 'ada',
    created_at: at(5),
    expires_at: later,
  });
  insert('fact_uses', { fact_key: 'visa-500-charge', blog_id: 'changed' });
  const imported = { source: 's', kind: 'post', source_id: '1', target_id: 'changed', hash: '' };
  for (const [batch, day] of [
    ['a', 2],
    ['b', 3],
  ] as const) {
    const times = { version: at(day), before_version_id: 'first', created_at: at(day) };
    insert('imports', { ...imported, batch, ...times });
  }
  sqlite.close();
  return { blogs, drafts, publications };
}

it('migrates all posts of the previous version', async () => {
  const file = testFile();
  const old = fileOfBefore(file);
  const { db, app, signIn } = testApp({ DATABASE_FILE: file });
  const { send } = await signIn();
  const get = async <Body>(path: string): Promise<Body> =>
    (await (await send('GET', `/api/${path}`)).json()) as Body;

  const blogs = await get<Blog[]>('blogs?sort=["id","ASC"]');
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(blogs).toMatchObject(old.blogs.toSorted(byId));
  for (const draft of old.drafts) {
    const isUnknown = draft.id === 'first-release' || draft.id === 'failed';
    const base_version = isUnknown ? '' : draft.base_version;
    const { is_date_set: _, ...shown } = await get<Draft>(`drafts/${draft.id}`);
    expect(shown, draft.id).toMatchObject({ ...draft, base_version });
  }
  for (const { version_id: _, ...publication } of old.publications) {
    const base_version = publication.base_version && '';
    const stored = await get<Publication>(`publications/${publication.blog_id}`);
    expect(stored).toMatchObject({ ...publication, base_version });
  }
  const posts = await get<Post[]>('posts?sort=["id","ASC"]');
  expect(posts.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'changed changed',
    'failed scheduled',
    'first-release changed',
    'only-draft draft',
    'planned scheduled',
    'renamed live',
  ]);
  expect(posts[1]).toMatchObject({ publish_error: 'It was changed.', updated_at: at(6) });
  const versions = async (id: string) => {
    const rows = await get<ListedVersion[]>(
      `versions?filter={"blog_id":"${id}"}&sort=["created_at","ASC"]`,
    );
    return rows.map(({ title, kind }) => `${kind}: ${title}`);
  };
  expect(await versions('changed')).toEqual([
    'published: First title',
    'live: Title of changed',
    'kept: Kept',
  ]);
  expect(await versions('renamed')).toEqual([
    'published: Title of renamed',
    'live: Title of renamed',
  ]);
  const imports = db.sqlite.prepare('SELECT target_id, version FROM imports').all();
  expect(imports).toEqual([{ target_id: 'changed', version: at(3) }]);

  for (const path of ['/blog/changed-once', '/2020/old']) {
    const moved = await app.request(path);
    expect([moved.status, moved.headers.get('Location')], path).toEqual([301, '/blog/changed']);
  }
  expect(await get('preview-links?blog_id=changed')).toMatchObject([{ id: 'link' }]);
  const { uses } = await get<UsedMedia>(`media/${image(2)}`);
  const named = uses.map(({ owner, blog_id }) => `${owner} ${blog_id}`);
  expect(named).toEqual(expect.arrayContaining(['live changed', 'draft trashed-draft']));
  const [fact] = db.sqlite
    .prepare("SELECT count(*) FROM post_uses WHERE kind = 'fact'")
    .raw()
    .get() as [number];
  expect(fact).toBeGreaterThan(0);

  expect((await send('POST', '/api/publications', { blog_id: 'changed' })).status).toBe(422);
  expect((await app.request('/blog/trashed')).status).toBe(404);
  expect((await send('POST', '/api/recoveries', { blog_id: 'trashed' })).status).toBe(201);
  expect(await get('blogs/trashed')).toMatchObject({ created_at: at(1), updated_at: at(2) });
  expect(await get('drafts/trashed')).toMatchObject({ base_version: at(2) });
  expect((await app.request('/blog/trashed-once')).headers.get('Location')).toBe('/blog/trashed');
  expect((await send('POST', '/api/recoveries', { blog_id: 'trashed-draft' })).status).toBe(201);
});
