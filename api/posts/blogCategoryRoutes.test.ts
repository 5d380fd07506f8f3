import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getBlog } from '../../db/posts/blogs';
import { publishScheduled } from '../operate/publisher';
import { post, testApp } from '../testApp';
import type { Blog, BlogCategory, Draft } from '../types';

async function withCategory() {
  const kit = testApp();
  const session = await kit.signIn();
  const values = { name: 'Student Visas', description: 'Studying in Australia.' };
  const response = await session.send('POST', '/api/blog-categories', values);
  expect(response.status).toBe(201);
  return { ...kit, session, category: (await response.json()) as BlogCategory };
}

describe('blog categories', () => {
  it('are listed by name with their range, without the internal column', async () => {
    const { app, category } = await withCategory();
    const response = await app.request('/api/blog-categories');
    expect(response.headers.get('Content-Range')).toBe('blog-categories 0-0/1');
    expect(await response.json()).toEqual([{ ...category, posts: 0 }]);
    expect(category).not.toHaveProperty('name_key');
  });

  it('refuse an existing name in any case', async () => {
    const { session } = await withCategory();
    const body = { name: ' STUDENT visas', description: 'x' };
    const response = await session.send('POST', '/api/blog-categories', body);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      message: 'Category name already exists.',
      errors: { name: 'Category name already exists.' },
    });
  });

  it('may change the case of their own name', async () => {
    const { session, category } = await withCategory();
    const body = { ...category, name: 'Student visas' };
    const path = `/api/blog-categories/${category.id}`;
    expect((await session.send('PUT', path, body)).status).toBe(200);
  });

  it('can’t be overwritten by an outdated save', async () => {
    const { app, session, category } = await withCategory();
    const path = `/api/blog-categories/${category.id}`;
    const first = await session.send('PUT', path, { ...category, description: 'First.' });
    expect(first.status).toBe(200);
    const stale = await session.send('PUT', path, { ...category, description: 'Second.' });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      message: expect.stringMatching(/^Somebody changed this .+ Nothing was saved/),
      current: { description: 'First.' },
    });
    expect(await (await app.request(path)).json()).toMatchObject({ description: 'First.' });
  });

  it('are renamed on their posts in the same transaction', async () => {
    const { app, session, category } = await withCategory();
    const blog = (await (await session.send('POST', '/api/blogs', post)).json()) as Blog;
    const path = `/api/blog-categories/${category.id}`;
    await session.send('PUT', path, { ...category, name: 'Study' });
    const renamed = (await (await app.request(`/api/blogs/${blog.id}`)).json()) as Blog;
    expect(renamed.category).toBe('Study');
    const stale = await session.send('PUT', `/api/blogs/${blog.id}`, blog);
    expect(stale.status).toBe(409);
  });

  it('show the number of their live posts', async () => {
    const { app, session } = await withCategory();
    await session.send('POST', '/api/blogs', post);
    await session.send('PUT', '/api/drafts/2', { ...post, slug: 'two' });
    const [counted] = await (await app.request('/api/blog-categories')).json();
    expect(counted).toMatchObject({ name: 'Student Visas', posts: 1 });
  });

  it('are renamed in drafts and scheduled versions, which still go live', async () => {
    const { db, session, category } = await withCategory();
    await session.send('POST', '/api/blogs', { ...post, id: '1' });
    await session.send('PUT', '/api/drafts/1', { ...post, title: 'Changed' });
    const publish_at = new Date(Date.now() + 60_000).toISOString();
    await session.send('POST', '/api/publications', { blog_id: '1', publish_at });
    await session.send('PUT', `/api/blog-categories/${category.id}`, {
      ...category,
      name: 'Study',
    });
    const draft: Draft = await (await session.send('GET', '/api/drafts/1')).json();
    expect(draft.category).toBe('Study');
    const planned = await (await session.send('GET', '/api/publications/1')).json();
    expect(planned.draft_version).toBe(draft.updated_at);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(publish_at) });
    onTestFinished(() => void vi.useRealTimers());
    publishScheduled(db, () => {});
    expect(getBlog(db, '1')).toMatchObject({ title: 'Changed', category: 'Study' });
  });

  it('are renamed in deleted posts, which are restored with the new name', async () => {
    const { app, session, category } = await withCategory();
    await session.send('POST', '/api/blogs', { ...post, id: '1' });
    await session.send('PUT', '/api/blogs/1', { ...post, title: 'Newer', updated_at: undefined });
    await session.send('DELETE', '/api/blogs/1');
    const renamed = { ...category, name: 'Study' };
    await session.send('PUT', `/api/blog-categories/${category.id}`, renamed);
    const inTrash = `/api/posts?filter=${encodeURIComponent('{"state":"trash"}')}`;
    expect(await (await session.send('GET', inTrash)).json()).toMatchObject([
      { id: '1', category: 'Study', deleted_by: 'ada' },
    ]);
    expect((await session.send('POST', '/api/recoveries', { blog_id: '1' })).ok).toBe(true);
    expect(await (await app.request('/api/blogs/1')).json()).toMatchObject({ category: 'Study' });
  });

  it('can’t be deleted while a draft uses them, but while only a trashed post does', async () => {
    const { session, category } = await withCategory();
    const path = `/api/blog-categories/${category.id}`;
    await session.send('PUT', '/api/drafts/2', post);
    const refused = await session.send('DELETE', path);
    expect(await refused.json()).toEqual({
      message: '1 post uses this category (not published yet). Move it to another category first.',
    });
    await session.send('DELETE', '/api/blogs/2');
    expect((await session.send('DELETE', path)).status).toBe(200);
  });

  it('can’t be deleted while posts use them, and say how many', async () => {
    const { session, category } = await withCategory();
    const blog = (await (await session.send('POST', '/api/blogs', post)).json()) as Blog;
    const path = `/api/blog-categories/${category.id}`;
    const refused = await session.send('DELETE', path);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: '1 post uses this category. Move it to another category first.',
    });
    await session.send('DELETE', `/api/blogs/${blog.id}`);
    expect((await session.send('DELETE', path)).status).toBe(200);
  });
});
