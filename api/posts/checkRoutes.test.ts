import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/client';
import { addMissingFacts } from '../../db/facts/factSeeds';
import type { PostCheck } from '../../db/posts/checks';
import { createBlog } from '../../db/posts/live';
import { seedFacts } from '../../db/seed/facts';
import { olderFile, testFile } from '../../db/testDatabase';
import { checkDuePosts } from '../operate/checker';
import { seed } from '../operate/prepare';
import { post, testApp } from '../testApp';

const linked = { ...post, content: '<p>See <a href="/blog/second">the second</a>.</p>' };
const undecided = `<p><a href="/contact">Ask</a></p><img src="https://x.example/a.png">`;

function checkAll(db: ReturnType<typeof testApp>['db']) {
  while (checkDuePosts(db, 'http://localhost:3000'));
}

async function signedIn() {
  const app = testApp();
  const { send } = await app.signIn();
  /** Returns the listed posts with their numbers of blocking findings and suggestions. */
  async function list(filter: object = {}) {
    checkAll(app.db);
    const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const response = await send('GET', `/api/checks${query}`);
    const rows: PostCheck[] = await response.json();
    expect(response.headers.get('Content-Range')).toContain(`/${rows.length}`);
    return rows.map(({ id, blocks, advises }) => `${id}: ${blocks} ${advises}`);
  }
  async function kinds(id: string): Promise<string[]> {
    checkAll(app.db);
    const rows: PostCheck[] = await (await send('GET', '/api/checks')).json();
    return rows.find((row) => row.id === id)?.findings.map(({ code }) => code) ?? [];
  }
  return { ...app, send, list, kinds };
}

describe('GET /api/checks/:id', () => {
  it('checks the draft or, without one, the live post', async () => {
    const { send } = await signedIn();
    await send('POST', '/api/blogs', { ...post, id: 'a' });
    const live = await (await send('GET', '/api/checks/a')).json();
    expect(live).toMatchObject({ id: 'a', is_draft: false, blocks: 0 });
    const draft = await send('PUT', '/api/drafts/a', { ...post, content: '<h4>Deep</h4>' });
    const { updated_at } = await draft.json();
    const copy = await (await send('GET', '/api/checks/a')).json();
    expect(copy).toMatchObject({ is_draft: true, updated_at, blocks: 1 });
    const finding = { level: 'block', code: 'heading-skipped', excerpt: 'Deep' };
    expect(copy.findings).toContainEqual(expect.objectContaining(finding));
    expect((await send('GET', '/api/checks/none')).status).toBe(404);
  });

  it('is for admins', async () => {
    const { app } = testApp();
    for (const path of ['/api/checks', '/api/checks/1']) {
      expect((await app.request(path)).status).toBe(401);
    }
  });
});

describe('publishing with findings', () => {
  it('refuses an unconfirmed fact, and checks live posts again when it is confirmed', async () => {
    const { db, send, list, kinds } = await signedIn();
    addMissingFacts(db, seedFacts);
    const content = '<p>It costs <data value="visa-485-charge">$4,600</data>.</p>';
    await send('PUT', '/api/drafts/a', { ...post, slug: 'a', content });
    const response = await send('POST', '/api/publications', { blog_id: 'a' });
    expect(response.status).toBe(422);
    const { findings } = await response.json();
    expect(findings).toContainEqual(expect.objectContaining({ code: 'fact-unconfirmed' }));
    // As in a restored file: the list of checks reports it.
    createBlog(db, 'b', { ...post, image_url: '', content });
    expect(await kinds('b')).toContain('fact-unconfirmed');
    const filter = encodeURIComponent('{"fact_key":"visa-485-charge"}');
    const values = await (await send('GET', `/api/fact-values?filter=${filter}`)).json();
    await send('POST', '/api/fact-confirmations', { value_id: values.at(-1).id });
    expect(await kinds('b')).not.toContain('fact-unconfirmed');
    expect(await list({ level: 'block' })).toEqual([]);
    expect((await send('POST', '/api/publications', { blog_id: 'a' })).status).toBe(201);
  });

  it('is refused after field errors, with every finding', async () => {
    const { send } = await signedIn();
    const draft = { ...post, title: '', content: undecided };
    const saved = await (await send('PUT', '/api/drafts/a', draft)).json();
    const invalid = await send('POST', '/api/publications', { blog_id: 'a' });
    expect(await invalid.json()).toMatchObject({ errors: { title: 'Title is required.' } });
    const updated_at = saved.updated_at;
    await send('PUT', '/api/drafts/a', { ...draft, title: post.title, updated_at });
    const refused = await send('POST', '/api/publications', { blog_id: 'a' });
    expect(refused.status).toBe(422);
    const message = 'Describe this image, or mark it as decorative.';
    const answer = await refused.json();
    expect(answer).toMatchObject({ message, errors: { content: message } });
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ level: 'block', element: { tag: 'img', nth: 0 } }),
    );
    expect((await send('GET', '/api/blogs/a')).status).toBe(404);
  });

  it('is refused when scheduling, too', async () => {
    const { send } = await signedIn();
    await send('PUT', '/api/drafts/a', { ...post, content: `${undecided}<h2></h2>` });
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const refused = await send('POST', '/api/publications', { blog_id: 'a', publish_at });
    expect(refused.status).toBe(422);
    expect((await refused.json()).message).toBe(
      '2 things must be fixed before this can be published.',
    );
    expect((await send('GET', '/api/publications/a')).status).toBe(404);
  });

  it.each(['no-such-fact', 'visa-485-charge'])(
    'is the fact %s on the specification’s own calls too',
    async (name) => {
      const { db, send } = await signedIn();
      addMissingFacts(db, seedFacts);
      const content = `<p>It costs <data value="${name}">$1</data>.</p>`;
      const refused = await send('POST', '/api/blogs', { ...post, id: 'a', content });
      expect(refused.status).toBe(422);
      const { message } = await refused.json();
      expect(message).toContain(name);
      const known = content.replace(name, 'visa-500-charge');
      const created = await send('POST', '/api/blogs', { ...post, id: 'a', content: known });
      expect(created.status).toBe(201);
      const body = { ...(await created.json()), content };
      const again = await send('PUT', '/api/blogs/a', body);
      expect(again.status).toBe(422);
      expect(await again.json()).toMatchObject({ message, errors: { content: message } });
    },
  );

  it('is allowed through /api/blogs', async () => {
    const { send } = await signedIn();
    const created = await send('POST', '/api/blogs', { ...post, id: 'a', content: undecided });
    expect(created.status).toBe(201);
    const body = { ...(await created.json()), content: `${undecided}<h5>x</h5>` };
    expect((await send('PUT', '/api/blogs/a', body)).status).toBe(200);
  });

  it('works once they are fixed; suggestions don’t block', async () => {
    const { send } = await signedIn();
    const draft = { ...post, content: undecided };
    const { updated_at } = await (await send('PUT', '/api/drafts/a', draft)).json();
    const content = undecided.replace('<img', '<img alt="A map"');
    await send('PUT', '/api/drafts/a', { ...draft, content, updated_at });
    expect((await send('POST', '/api/publications', { blog_id: 'a' })).status).toBe(201);
  });
});

describe('GET /api/checks', () => {
  it('lists live posts with findings, worst first', async () => {
    const { send, list } = await signedIn();
    const content = `<p>${'Good words. '.repeat(9)}<a href="/contact">Ask</a></p><img src="https://x.example/a.png" alt="A map">`;
    const good = { ...post, title: 'A title that is long enough', excerpt: post.excerpt.repeat(3) };
    await send('POST', '/api/blogs', { ...good, id: 'good', slug: 'good', content });
    await send('POST', '/api/blogs', { ...good, id: 'one', slug: 'one', content: undecided });
    const worse = `${undecided}<h4>x</h4>`;
    await send('POST', '/api/blogs', { ...good, id: 'two', slug: 'two', content: worse });
    await send('POST', '/api/blogs', { ...good, id: 'old', slug: 'old', content, title: 'Old' });
    await send('PUT', '/api/drafts/new', { ...post, content: worse });
    expect(await list()).toEqual(['two: 2 0', 'one: 1 0', 'old: 0 1']);
    expect(await list({ level: 'block' })).toEqual(['two: 2 0', 'one: 1 0']);
    expect(await list({ level: 'advise' })).toEqual(['old: 0 1']);
    expect(await list({ code: 'heading-skipped' })).toEqual(['two: 2 0']);
    expect(await list({ q: 'old' })).toEqual(['old: 0 1']);
    expect((await send('GET', '/api/checks?filter={"level":"x"}')).status).toBe(400);
  });

  it('updates after a post is fixed, deleted and recovered', async () => {
    const { send, list } = await signedIn();
    const sent = { ...post, id: 'a', content: undecided };
    const created = await (await send('POST', '/api/blogs', sent)).json();
    expect(await list({ level: 'block' })).toHaveLength(1);
    await send('PUT', '/api/blogs/a', { ...created, content: '<p>Mended</p>' });
    expect(await list({ level: 'block' })).toEqual([]);
    expect(await list()).toHaveLength(1);
    await send('DELETE', '/api/blogs/a');
    expect(await list()).toEqual([]);
    await send('POST', '/api/recoveries', { blog_id: 'a' });
    expect(await list()).toHaveLength(1);
  });

  it('updates when linked posts change', async () => {
    const { send, kinds } = await signedIn();
    await send('POST', '/api/blogs', { ...linked, id: 'a' });
    expect(await kinds('a')).toContain('link-missing');
    const other = { ...post, id: 'b', slug: 'second' };
    const created = await (await send('POST', '/api/blogs', other)).json();
    expect(await kinds('a')).not.toContain('link-missing');
    await send('PUT', '/api/blogs/b', { ...created, slug: 'moved' });
    expect(await kinds('a')).toContain('link-moved');
    await send('DELETE', '/api/blogs/b');
    expect(await kinds('a')).toContain('link-missing');
  });

  it('finds no problems in the posts of a new site', async () => {
    const { db, list } = await signedIn();
    seed(db);
    expect(await list({ level: 'block' })).toEqual([]);
    expect(await list()).not.toEqual([]);
  });
});

it('checks existing posts of an updated file', { tags: ['slow'] }, () => {
  const file = testFile();
  const older = olderFile(file, 3);
  older.exec(
    "INSERT INTO blogs (id, slug, title, date, created_at, updated_at) VALUES ('1', 'x', 'X', '2026-01-01', 'now', 'now')",
  );
  older.close();
  const db = openDatabase(file);
  createBlog(db, '2', { ...post, image_url: '' });
  checkAll(db);
  const rows = db.sqlite
    .prepare('SELECT post_id, version_id IS NULL AS due FROM post_checks ORDER BY post_id')
    .all();
  db.close();
  expect(rows).toEqual([
    { post_id: '1', due: 0 },
    { post_id: '2', due: 0 },
  ]);
});
