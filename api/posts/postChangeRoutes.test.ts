import { expect, it } from 'vitest';
import { post, testApp } from '../testApp';
import type { Blog, Draft, Post } from '../types';

it('POST /api/post-changes sets author and category on every text of posts, or on none', async () => {
  const { app, signIn } = testApp();
  const { send } = await signIn();
  const read = async <Body>(path: string) => (await send('GET', path)).json() as Promise<Body>;
  for (const id of ['1', '2', '3']) {
    await send('POST', '/api/blogs', { ...post, id, slug: `post-${id}`, title: `Post ${id}` });
  }
  await send('PUT', '/api/drafts/2', { ...post, slug: 'post-2', title: 'Newer' });
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  await send('PUT', '/api/drafts/4', { ...post, slug: 'post-4', title: 'Planned' });
  await send('POST', '/api/publications', { blog_id: '4', publish_at });
  const draft = await read<Draft>('/api/drafts/2');
  const live = await read<Blog>('/api/blogs/1');

  const labels = { author: 'Ann', category: 'News' };
  const missing = await send('POST', '/api/post-changes', { blog_ids: ['1', 'no'], ...labels });
  expect(missing.status).toBe(404);
  expect(await read('/api/blogs/1')).toEqual(live);

  const change = { blog_ids: ['1', '2', '4'], ...labels };
  expect(await (await send('POST', '/api/post-changes', change)).json()).toEqual({ changed: 3 });
  expect(await (await send('POST', '/api/post-changes', change)).json()).toEqual({ changed: 0 });
  expect(await (await app.request('/api/blogs/1')).json()).toMatchObject(labels);
  expect(await read('/api/drafts/2')).toMatchObject({ ...labels, title: 'Newer' });
  expect(await read<Blog>('/api/blogs/2')).toMatchObject({ ...labels, title: 'Post 2' });
  expect(await read<Post>('/api/posts/2')).toMatchObject({ ...labels, state: 'changed' });
  expect(await read<Post>('/api/posts/4')).toMatchObject({ ...labels, state: 'scheduled' });
  expect(await read<Blog>('/api/blogs/3')).toMatchObject({ author: post.author });

  // Forms that were open get a 409, and the draft can still be published.
  const { updated_at } = live;
  expect((await send('PUT', '/api/blogs/1', { ...post, slug: 'post-1', updated_at })).status).toBe(
    409,
  );
  const stale = { ...post, updated_at: draft.updated_at };
  expect((await send('PUT', '/api/drafts/2', stale)).status).toBe(409);
  expect((await send('POST', '/api/publications', { blog_id: '2' })).status).toBe(201);
  expect(await read<Blog>('/api/blogs/2')).toMatchObject({ ...labels, title: 'Newer' });

  for (const body of [{ blog_ids: [], author: 'Ann' }, { blog_ids: ['1'] }, { author: 'Ann' }]) {
    expect((await send('POST', '/api/post-changes', body)).status).toBe(422);
  }
  expect((await app.request('/api/post-changes', { method: 'POST' })).status).toBe(401);
});
