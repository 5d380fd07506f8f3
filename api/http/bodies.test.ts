import { expect, it } from 'vitest';
import { post, testApp } from '../testApp';

it.each(['\0', '\ud800', 'a\udc00b'])('refuses text with %j at its field', async (text) => {
  const { send } = await testApp().signIn();
  const category = { name: 'A', description: `b${text}` };
  for (const [path, body, field] of [
    ['/api/blogs', { ...post, title: `T${text}` }, 'title'],
    ['/api/blogs', { ...post, content: `<p>${text}</p>` }, 'content'],
    ['/api/blog-categories', category, 'description'],
  ] as const) {
    const response = await send('POST', path, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty(['errors', field]);
  }
});

it.each(['..', '.', 'a/b', 'a b', 'é', 'x'.repeat(65), '\0', '?'])(
  'refuses the id %j, which no URL can address',
  async (id) => {
    const { send } = await testApp().signIn();
    for (const [path, body] of [
      ['/api/blogs', post],
      ['/api/blog-categories', { name: 'A', description: 'b' }],
      ['/api/admins', { username: 'grace', password: 'correct-horse-2' }],
    ] as const) {
      const response = await send('POST', path, { ...body, id });
      expect(response.status).toBe(422);
      expect(await response.json()).toHaveProperty('errors.id');
    }
  },
);
