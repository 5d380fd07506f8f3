import { expect, it } from 'vitest';
import { post, testApp } from '../testApp';
import type { Blog, Comparison, ListedVersion } from '../types';

/** Creates a live post that was published twice and has a draft. */
async function writtenPost() {
  const app = testApp();
  const { send, Cookie } = await app.signIn();
  const blog: Blog = await (await send('POST', '/api/blogs', { ...post, id: '1' })).json();
  const content = '<p>Hello from sunny Canberra.</p>';
  const second = { ...blog, title: 'A second title', content };
  await send('PUT', '/api/blogs/1', second);
  const typed = '<p onclick="alert(1)">Hello from Adelaide.</p><script>alert(1)</script>';
  await send('PUT', '/api/drafts/1', { ...second, updated_at: undefined, content: typed });
  return { ...app, send, Cookie };
}

const address = `/api/versions?filter=${encodeURIComponent('{"blog_id":"1"}')}`;

it('GET /api/versions shows what each version changed, and which were live', async () => {
  const { send } = await writtenPost();
  const versions: ListedVersion[] = await (await send('GET', address)).json();
  expect(versions).toMatchObject([
    {
      title: 'A second title',
      kind: 'live',
      changes: { fields: ['title', 'content'], words: { added: 1, removed: 0 } },
    },
    { title: post.title, kind: 'published', created_by: 'ada', changes: null },
  ]);
  expect(versions[0]).not.toHaveProperty('content');
});

it('GET /api/versions distinguishes scheduled versions and replaced drafts from live ones', async () => {
  const { send } = await writtenPost();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const kinds = async () => {
    const versions: ListedVersion[] = await (await send('GET', address)).json();
    return versions.map(({ kind }) => kind);
  };
  await send('POST', '/api/publications', { blog_id: '1', publish_at: at });
  expect(await kinds()).toEqual(['scheduled', 'live', 'published']);
  await send('DELETE', '/api/publications/1');
  const versions: ListedVersion[] = await (await send('GET', address)).json();
  await send('POST', '/api/restorations', { version_id: versions[1]?.id });
  expect(await kinds()).toEqual(['kept', 'live', 'published']);
});

it('GET /api/comparisons marks the draft’s changes, cleaned', async () => {
  const { send } = await writtenPost();
  const compared: Comparison = await (
    await send('GET', '/api/comparisons/1?from=live&to=draft')
  ).json();
  expect(compared.html).toBe('<p>Hello from <del>sunny Canberra</del><ins>Adelaide</ins>.</p>');
  expect(compared).toMatchObject({
    from: { kind: 'live', by: 'ada' },
    to: { kind: 'draft', by: 'ada' },
    words: { added: 1, removed: 2 },
  });
  const versions: ListedVersion[] = await (await send('GET', address)).json();
  const [newer, older] = versions.map(({ id }) => id);
  const two: Comparison = await (
    await send('GET', `/api/comparisons/1?from=${older}&to=${newer}`)
  ).json();
  expect(two.fields).toContainEqual({ name: 'title', from: post.title, to: 'A second title' });
});

it('GET /api/comparisons is for admins, about one post, and reports missing parameters', async () => {
  const { app, send } = await writtenPost();
  expect((await app.request('/api/comparisons/1?from=live&to=draft')).status).toBe(401);
  expect((await app.request('/api/authors')).status).toBe(401);
  expect((await send('GET', '/api/comparisons/1')).status).toBe(400);
  expect((await send('GET', '/api/comparisons/1?from=live&to=nothing')).status).toBe(404);
  const versions: ListedVersion[] = await (await send('GET', address)).json();
  await send('POST', '/api/blogs', { ...post, id: '2', slug: 'another' });
  const foreign = `/api/comparisons/2?from=live&to=${versions[0]?.id}`;
  expect((await send('GET', foreign)).status).toBe(404);
});

it('a replaced draft without a text can be read', async () => {
  const { send } = await writtenPost();
  const draft = await (await send('GET', '/api/drafts/1')).json();
  await send('PUT', '/api/drafts/1', { ...draft, content: '' });
  const [live]: ListedVersion[] = await (await send('GET', address)).json();
  await send('POST', '/api/restorations', { version_id: live?.id });
  const [stored]: ListedVersion[] = await (await send('GET', address)).json();
  expect(await (await send('GET', `/api/versions/${stored?.id}`)).json()).toMatchObject({
    content: '',
  });
});
