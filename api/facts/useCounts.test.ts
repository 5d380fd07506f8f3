import { expect, it } from 'vitest';
import { createFact } from '../../db/facts/factList';
import { post, testApp } from '../testApp';

const text = (...keys: string[]) =>
  keys.map((key) => `<p><data value="${key}">words</data></p>`).join('') || '<p>None.</p>';

it('counts the live posts that name a fact, whatever happens to them', async () => {
  const { app, db, signIn } = testApp();
  const { send } = await signIn();
  const [one, other] = ['alpha-fee', 'beta-fee'];
  for (const key of [one, other]) {
    createFact(db, key, { name: key, kind: 'text', topic: 'Fees' });
    const value = { fact_key: key, value: 'Some words', valid_from: '2026-01-01' };
    const proposed = await send('POST', '/api/fact-values', { ...value, source_title: 'Gazette' });
    const { id: value_id } = (await proposed.json()) as { id: string };
    expect((await send('POST', '/api/fact-confirmations', { value_id })).status).toBe(201);
  }
  const counted = () => {
    const stored = 'SELECT fact_key, posts FROM fact_use_counts WHERE posts > 0 ORDER BY 1';
    const real = `SELECT name, count(*) FROM post_uses JOIN posts ON posts.id = post_id
      AND live_id = version_id WHERE kind = 'fact' AND live_slug IS NOT NULL GROUP BY 1 ORDER BY 1`;
    const [kept, found] = [stored, real].map((query) => db.sqlite.prepare(query).raw().all());
    expect(kept).toEqual(found);
    return new Map(kept as [string, number][]);
  };
  const more = (key: string) => counted().get(key) ?? 0;
  const blog = { ...post, slug: 'names-facts', content: text(one, other) };
  const made = await send('POST', '/api/blogs', blog);
  expect(made.status).toBe(201);
  const { id, updated_at } = (await made.json()) as { id: string; updated_at: string };
  expect([more(one), more(other)]).toEqual([1, 1]);
  const changed = { ...blog, content: text(other), updated_at };
  expect((await send('PUT', `/api/blogs/${id}`, changed)).status).toBe(200);
  expect([more(one), more(other)]).toEqual([0, 1]);
  // A draft counts once it is live.
  await send('PUT', `/api/drafts/${id}`, { ...blog, content: text(one) });
  expect([more(one), more(other)]).toEqual([0, 1]);
  expect((await send('POST', '/api/publications', { blog_id: id })).status).toBe(201);
  expect([more(one), more(other)]).toEqual([1, 0]);
  expect((await send('POST', '/api/unpublications', { blog_id: id })).status).toBe(201);
  expect([more(one), more(other)]).toEqual([0, 0]);
  expect((await send('POST', '/api/publications', { blog_id: id })).status).toBe(201);
  expect((await send('DELETE', `/api/blogs/${id}`)).status).toBe(200);
  expect([more(one), more(other)]).toEqual([0, 0]);
  expect((await send('POST', '/api/recoveries', { blog_id: id })).status).toBe(201);
  expect([more(one), more(other)]).toEqual([1, 0]);
  db.sqlite.prepare('DELETE FROM posts WHERE id = ?').run(id);
  expect([more(one), more(other)]).toEqual([0, 0]);
  expect((await app.request('/healthz')).status).toBe(200);
});
