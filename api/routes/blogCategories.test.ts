import { describe, expect, it } from 'vitest';
import { post, testApp } from '../testApp';
import type { Blog, BlogCategory } from '../types';

async function withCategory() {
  const kit = testApp();
  const session = await kit.signIn();
  const values = { name: 'Student Visas', description: 'Studying in Australia.' };
  const response = await session.send('POST', '/api/blog-categories', values);
  expect(response.status).toBe(201);
  return { ...kit, session, category: (await response.json()) as BlogCategory };
}

describe('blog categories', () => {
  it('are listed by name with their range, without the column that keeps names unique', async () => {
    const { app, category } = await withCategory();
    const response = await app.request('/api/blog-categories');
    expect(response.headers.get('Content-Range')).toBe('blog-categories 0-0/1');
    expect(await response.json()).toEqual([category]);
    expect(category).not.toHaveProperty('name_key');
  });

  it('refuse a name that another has in any case', async () => {
    const { session } = await withCategory();
    const body = { name: ' STUDENT visas', description: 'x' };
    const response = await session.send('POST', '/api/blog-categories', body);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      message: 'Category name already exists.',
      errors: { name: 'Category name already exists.' },
    });
  });

  it('keep their own name in another case', async () => {
    const { session, category } = await withCategory();
    const body = { ...category, name: 'Student visas' };
    const path = `/api/blog-categories/${category.id}`;
    expect((await session.send('PUT', path, body)).status).toBe(200);
  });

  it('are renamed on their posts in the same step', async () => {
    const { app, session, category } = await withCategory();
    const blog = (await (await session.send('POST', '/api/blogs', post)).json()) as Blog;
    const path = `/api/blog-categories/${category.id}`;
    await session.send('PUT', path, { ...category, name: 'Study' });
    const renamed = (await (await app.request(`/api/blogs/${blog.id}`)).json()) as Blog;
    expect(renamed.category).toBe('Study');
    const stale = await session.send('PUT', `/api/blogs/${blog.id}`, blog);
    expect(stale.status).toBe(409);
  });

  it('are not deleted while posts use them, and say how many', async () => {
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
