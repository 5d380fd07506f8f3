import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '../operate/publisher';
import { post, testApp } from '../testApp';
import type { Blog, Draft, Version } from '../types';

const draft = { ...post, image_alt: '', seo_title: '', seo_description: '' };

afterEach(() => {
  vi.useRealTimers();
});

/** Builds the app with a publishable draft, 'new-1'. */
async function withDraft() {
  const kit = testApp();
  const { send } = await kit.signIn();
  const json = async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
    (await (await send(method, path, body)).json()) as Body;
  const saved = await json<Draft>('PUT', '/api/drafts/new-1', draft);
  const page = async () => (await kit.app.request(`/blog/${post.slug}`)).status;
  const publish = (more = {}) => send('POST', '/api/publications', { blog_id: 'new-1', ...more });
  return { ...kit, admin: send, json, saved, page, publish };
}

describe('publishing', () => {
  it('publishes the draft, cleaned, and drops a cached 404', async () => {
    const { admin, json, publish, page, saved } = await withDraft();
    const content = '<p onclick="x">Said <b>well</b></p>';
    await json('PUT', '/api/drafts/new-1', { ...draft, content, updated_at: saved.updated_at });
    expect(await page()).toBe(404);
    const live = await publish();
    expect(live.status).toBe(201);
    expect(await live.json()).toMatchObject({ id: 'new-1', content: '<p>Said <b>well</b></p>' });
    expect(await page()).toBe(200);
    expect((await admin('GET', '/api/drafts/new-1')).status).toBe(404);
    const [event] = await json<unknown[]>('GET', '/api/audit-events');
    expect(event).toMatchObject({ action: 'publish', record_id: 'new-1', summary: post.title });
  });

  it('returns the first response to a repeated request, and publishes once', async () => {
    const { admin, json, publish, saved } = await withDraft();
    const { updated_at } = saved;
    const first = await (await publish({ updated_at })).json();
    const second = await publish({ updated_at });
    expect(second.status).toBe(201);
    expect(await second.json()).toEqual(first);
    const next = { ...draft, title: 'Typed since', base_version: (first as Blog).updated_at };
    await json('PUT', '/api/drafts/new-1', next);
    expect(await (await publish({ updated_at })).json()).toEqual(first);
    expect(await json('GET', '/api/versions')).toHaveLength(1);
    const events = await json<{ action: string }[]>('GET', '/api/audit-events');
    expect(events.filter(({ action }) => action === 'publish')).toHaveLength(1);
    expect((await publish({ updated_at: '2020-01-01' })).status).toBe(409);
    await admin('PUT', '/api/blogs/new-1', { ...(first as Blog), title: 'B' });
    expect((await publish({ updated_at })).status).toBe(409);
  });

  it('reports missing fields, in form order', async () => {
    const { json, publish, saved } = await withDraft();
    const { updated_at } = saved;
    await json('PUT', '/api/drafts/new-1', { ...draft, slug: '', author: ' ', updated_at });
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({
      message: 'Slug is required.',
      errors: { slug: 'Slug is required.', author: 'Author is required.' },
    });
  });

  it('dates an older draft on the day it goes live, unless a date was chosen', async () => {
    const { db, signIn } = await withDraft();
    let { send: admin } = await signIn();
    const at = async (moment: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
      admin = (await signIn()).send;
    };
    const json = async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
      (await (await admin(method, path, body)).json()) as Body;
    const save = (id: string, date: string, updated_at?: string) =>
      json<Draft>('PUT', `/api/drafts/${id}`, { ...draft, slug: id, date, updated_at });
    // The 10th in Sydney, still the 9th in UTC.
    await at('2027-03-09T20:00:00Z');
    expect(await save('begun', '2027-03-10')).toMatchObject({ is_date_set: false });
    expect(await save('planned', '2027-03-10')).toMatchObject({ is_date_set: false });
    const first = await save('chosen', '2027-03-10');
    const chosen = await save('chosen', '2027-03-08', first.updated_at);
    expect(chosen.is_date_set).toBe(true);
    expect(await save('chosen', '2027-03-10', chosen.updated_at)).toMatchObject({
      is_date_set: true,
    });
    const publish_at = '2027-03-12T22:00:00.000Z';
    await admin('POST', '/api/publications', { blog_id: 'planned', publish_at });
    await at('2027-03-12T22:00:00.500Z');
    publishScheduled(db, () => {});
    for (const blog_id of ['begun', 'chosen']) {
      expect((await admin('POST', '/api/publications', { blog_id })).status).toBe(201);
    }
    const dateOf = async (id: string) => (await json<Blog>('GET', `/api/blogs/${id}`)).date;
    expect(await dateOf('begun')).toBe('2027-03-13');
    expect(await dateOf('planned')).toBe('2027-03-13');
    expect(await dateOf('chosen')).toBe('2027-03-10');
    // Once published, it keeps its date.
    await admin('POST', '/api/unpublications', { blog_id: 'begun' });
    await at('2027-04-01T00:00:00Z');
    await admin('POST', '/api/publications', { blog_id: 'begun' });
    expect(await dateOf('begun')).toBe('2027-03-13');
  });

  it('is refused if somebody saved or published meanwhile', async () => {
    const { admin, json, publish, saved } = await withDraft();
    expect((await publish({ updated_at: '2020-01-01' })).status).toBe(409);
    const live = (await (await publish({ updated_at: saved.updated_at })).json()) as Blog;
    await json('PUT', '/api/drafts/new-1', { ...draft, title: 'A' });
    const other = { ...live, title: 'B' };
    expect((await admin('PUT', '/api/blogs/new-1', other)).status).toBe(200);
    const stale = await publish();
    expect(stale.status).toBe(409);
    expect(await json('GET', '/api/blogs/new-1')).toMatchObject({ title: 'B' });
  });

  it('names the field of a taken slug', async () => {
    const { admin, publish } = await withDraft();
    await admin('POST', '/api/blogs', post);
    const refused = await publish();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ errors: { slug: expect.any(String) } });
  });
});

describe('scheduled publishing', () => {
  it('waits for its time, and can be cancelled', async () => {
    const { admin, json, publish, page } = await withDraft();
    const publish_at = new Date(Date.now() + 60_000).toISOString();
    expect((await publish({ publish_at })).status).toBe(201);
    expect(await page()).toBe(404);
    expect(await json('GET', '/api/publications/new-1')).toMatchObject({ publish_at, error: null });
    expect((await admin('DELETE', '/api/publications/new-1')).status).toBe(204);
    expect(await json('GET', '/api/posts')).toMatchObject([{ state: 'draft', publish_at: null }]);
    expect(await json('GET', '/api/versions')).toEqual([]);
  });

  it.each(['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'tomorrow'])(
    'is not for %s',
    async (publish_at) => {
      const { publish } = await withDraft();
      const refused = await publish({ publish_at });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: { publish_at: expect.any(String) } });
    },
  );

  it('happens within a second, on cached pages too, and after a stop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { startJobs, publish, page } = await withDraft();
    const jobs = startJobs('publish');
    const at = Date.now() + 3_600_500;
    await publish({ publish_at: new Date(at).toISOString() });
    expect(await page()).toBe(404);
    await vi.advanceTimersByTimeAsync(3_600_499);
    expect(await page()).toBe(404);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await page()).toBe(404);
    startJobs('publish');
    await vi.advanceTimersByTimeAsync(1);
    expect(await page()).toBe(200);
  });
});

describe('a version', () => {
  it('is created by each publication and restored as the draft only', async () => {
    const { admin, json, publish, saved } = await withDraft();
    await publish({ updated_at: saved.updated_at });
    await json('PUT', '/api/drafts/new-1', { ...draft, title: 'Second' });
    expect((await publish()).status).toBe(201);
    const path = '/api/versions?filter={"blog_id":"new-1"}&sort=["created_at","ASC"]';
    const versions = await json<Version[]>('GET', path);
    expect(versions).toMatchObject([
      { title: post.title, created_by: 'ada' },
      { title: 'Second', created_by: 'ada' },
    ]);
    expect(versions[0]).not.toHaveProperty('content');
    const version_id = versions[0]?.id;
    expect(await json('GET', `/api/versions/${version_id}`)).toMatchObject({
      content: post.content,
    });
    const restored = await admin('POST', '/api/restorations', { version_id });
    expect(restored.status).toBe(201);
    expect(await restored.json()).toMatchObject({ id: 'new-1', title: post.title });
    expect(await json('GET', '/api/blogs/new-1')).toMatchObject({ title: 'Second' });
  });
});

describe('the trash', () => {
  it('releases the address at once and restores it', async () => {
    const { admin, json, publish, page } = await withDraft();
    await publish();
    expect(await page()).toBe(200);
    expect((await admin('DELETE', '/api/blogs/new-1')).status).toBe(200);
    expect(await page()).toBe(404);
    expect(await json('GET', '/api/posts')).toEqual([]);
    expect(await json('GET', '/api/posts?filter={"state":"trash"}')).toMatchObject([
      { id: 'new-1', title: post.title },
    ]);
    expect((await admin('POST', '/api/recoveries', { blog_id: 'new-1' })).status).toBe(201);
    expect(await page()).toBe(200);
    expect((await admin('POST', '/api/recoveries', { blog_id: 'new-1' })).status).toBe(404);
  });

  it('explains that another post has the slug now, and can be emptied', async () => {
    const { admin, json, publish } = await withDraft();
    await publish();
    await admin('DELETE', '/api/blogs/new-1');
    await admin('POST', '/api/blogs', post);
    const refused = await admin('POST', '/api/recoveries', { blog_id: 'new-1' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('slug') });
    expect((await admin('DELETE', '/api/trash/new-1')).status).toBe(200);
    expect(await json('GET', '/api/posts?filter={"state":"trash"}')).toEqual([]);
    expect((await admin('DELETE', '/api/trash/new-1')).status).toBe(404);
  });
});
