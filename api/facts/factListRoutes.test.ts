import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { createBlog, updateBlog } from '../../db/posts/live';
import { trashPost } from '../../db/posts/trash';
import { seedFacts } from '../../db/seed/facts';
import { post, testApp } from '../testApp';
import type { ChangeDay, DayOfChange, Due, FactUse, ListedFact } from '../types';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const content =
  '<p>First.</p><ul><li>It costs <strong>A<data value="visa-500-charge">$2,000</data></strong>, ' +
  'once. Apply &amp; wait; apply within <data value="visa-485-apply-within in words">six months</data>.</li></ul>' +
  '<p>It was <data value="visa-500-charge @2024-08-01">$1,600</data>.</p>';

async function factApp() {
  const test = testApp();
  addMissingFacts(test.db, seedFacts);
  const { send } = await test.signIn();
  const get = async <Body>(path: string) => (await (await send('GET', path)).json()) as Body;
  const list = (filter: object, rest = '') =>
    get<ListedFact[]>(
      `/api/fact-list?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,299]${rest}`,
    );
  const inPost = async (query: string) => {
    const uses = await get<FactUse[]>(`/api/fact-uses?${query}`);
    return uses.find(({ kind }) => kind === 'post');
  };
  return { ...test, send, get, list, inPost };
}

it('finds facts by any of their words, key, topic and value, in any order', async () => {
  const { list } = await factApp();
  const found = async (q: string) => (await list({ q })).map(({ id }) => id);
  for (const q of ['500 charge', 'CHARGE student 2,500', 'visa-500-charge', '500 2500 charge']) {
    expect(await found(q), q).toContain('visa-500-charge');
  }
  expect(await found('partner visas charge')).not.toEqual([]);
  expect(await found('500 charge nowhere')).toEqual([]);
});

it('lists each fact with its current, next and proposed values, overdue first', async () => {
  const { send, list } = await factApp();
  await send('POST', '/api/fact-values', {
    id: 'next',
    fact_key: 'visa-500-charge',
    value: '2500',
    valid_from: '2027-07-01',
    source_title: 'A gazette',
  });
  await send('POST', '/api/fact-confirmations', { value_id: 'next' });
  const all = await list({});
  expect(all).toHaveLength(Object.keys(seedFacts).length);
  expect(all.at(0)?.days_until_review).toBe(-114);
  // Read from its day by visitors, though nobody has confirmed it.
  expect(all.at(-1)).toMatchObject({ value_id: null, days_until_review: null, proposed: 1 });
  expect(all.at(-1)?.text).toMatch(/^\$\d/);
  expect(all.at(-1)?.read_id).not.toBeNull();
  expect(all.find(({ id }) => id === 'visa-500-charge')).toMatchObject({
    text: '$2,500',
    valid_from: '2026-07-01',
    review_by: '2026-07-31',
    next_text: '$2,500',
    next_from: '2027-07-01',
    proposed: 2,
  });
  expect(await list({ state: 'upcoming' })).toMatchObject([{ id: 'visa-500-charge' }]);
  expect(
    (await list({ q: 'GRADUATE visa (485): application charge' })).map(({ id }) => id),
  ).toEqual(['visa-485-charge']);
  expect((await list({ state: 'proposed' })).every(({ proposed }) => proposed > 0)).toBe(true);
  const sorted = (await list({ kind: 'money' }, '&sort=["name","DESC"]')).map(({ name }) => name);
  expect(sorted).toEqual([...sorted].sort((one, other) => other.localeCompare(one)));
  const ids = all.slice(3, 5).map(({ id }) => id);
  expect((await list({ id: ids })).map(({ id }) => id)).toEqual(ids);
  expect((await send('GET', '/api/fact-list?filter={"state":"late"}')).status).toBe(400);
});

it('creates facts with unique keys, and deletes unused ones', async () => {
  const { send, get } = await factApp();
  const fact = { key: 'visa-476-charge', name: 'A charge', kind: 'money', topic: 'Graduate visa' };
  expect((await send('POST', '/api/fact-list', fact)).status).toBe(201);
  expect((await send('POST', '/api/fact-list', fact)).status).toBe(409);
  expect((await send('POST', '/api/fact-list', { ...fact, key: 'Visa' })).status).toBe(422);
  const { updated_at } = await get<ListedFact>('/api/fact-list/visa-476-charge');
  const renamed = { name: 'Another', topic: 'Other', updated_at };
  const path = '/api/fact-list/visa-476-charge';
  expect(await (await send('PUT', path, renamed)).json()).toMatchObject({ name: 'Another' });
  expect((await send('PUT', path, renamed)).status).toBe(409);
  expect((await send('DELETE', path)).status).toBe(200);
  expect((await send('DELETE', '/api/fact-list/visa-500-charge')).status).toBe(409);
});

it('shows each sentence of a post before and after a change', async () => {
  const { db, list, inPost, send } = await factApp();
  const live = createBlog(db, 'p', { ...post, content });
  const before = 'It costs A$2,500, once.';
  const past = { before: 'It was $1,600.', after: 'It was $1,600.' };
  expect(await inPost('key=visa-500-charge')).toEqual({
    kind: 'post',
    title: post.title,
    url: `/blog/${post.slug}`,
    sentences: [{ before, after: before }, past],
  });
  const changed = async (query: string) => (await inPost(query))?.sentences;
  expect(await changed('key=visa-500-charge&value=2600&valid_from=2026-07-01')).toEqual([
    { before, after: 'It costs A$2,600, once.' },
  ]);
  expect(await changed('key=visa-500-charge&value=2,700&valid_from=2027-07-01')).toEqual([
    { before, after: 'It costs A$2,700, once.' },
  ]);
  expect(await changed('key=visa-500-charge&value=1700&valid_from=2024-07-15')).toEqual([
    { ...past, after: 'It was $1,700.' },
  ]);
  // Without a day, from that of the value that visitors read.
  expect(await changed('key=visa-500-charge&value=2100')).toEqual([
    { before, after: 'It costs A$2,100, once.' },
  ]);
  const apply = 'Apply & wait; apply within';
  expect(await changed('key=visa-485-apply-within&value=4+months&words=four+months')).toEqual([
    { before: `${apply} six months.`, after: `${apply} four months.` },
  ]);
  expect((await send('GET', '/api/fact-uses?key=none')).status).toBe(404);

  const uses = async () =>
    (await list({ id: ['visa-500-charge', 'visa-485-apply-within'] })).map((fact) => fact.uses);
  const before2 = await uses();
  updateBlog(db, 'p', { ...post, content: '<p>No more.</p>' }, live.updated_at);
  expect(await inPost('key=visa-500-charge')).toBeUndefined();
  expect(await uses()).toEqual(before2.map((count) => count - 1));
  createBlog(db, 'q', { ...post, slug: 'q', content });
  trashPost(db, 'q', 'ada');
  expect(await inPost('key=visa-500-charge')).toBeUndefined();
});

it('shows a dated reference as the page does', async () => {
  const { app, db, inPost } = await factApp();
  const { key } = db.sqlite
    .prepare(
      "SELECT fact_key AS key FROM fact_values WHERE valid_from = '' AND state = 'confirmed'",
    )
    .get() as { key: string };
  const named = `<p>These hold <data value="${key} as of">$4,640</data> at least.</p>`;
  createBlog(db, 'p', { ...post, content: named });
  db.sqlite.prepare("UPDATE fact_values SET checked_on = '2026-11-02' WHERE fact_key = ?").run(key);
  const sentence = 'These hold as of 2 November 2026 at least.';
  expect((await inPost(`key=${key}`))?.sentences).toEqual([{ before: sentence, after: sentence }]);
  expect(await (await app.request(`/blog/${post.slug}`)).text()).toContain(sentence);
});

it('counts what is due, with the filter that lists it', async () => {
  const { db, send, get, list } = await factApp();
  createBlog(db, 'new', post);
  createBlog(db, 'old', { ...post, slug: 'old' });
  db.sqlite.exec("UPDATE posts SET updated_at = '2025-11-21T10:00:00.000Z' WHERE id = 'old'");
  await send('PUT', '/api/drafts/other', { title: 'Begun' });
  const due = await get<Due>('/api/due');
  expect(due.posts_not_reviewed).toEqual({
    count: 1,
    filter: { state: 'live', updated_before: '2025-11-22' },
  });
  const { filter } = due.posts_not_reviewed;
  const posts = `/api/posts?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  expect(await get(posts)).toMatchObject([{ id: 'old' }]);
  expect(due.drafts).toEqual({ count: 1, filter: { state: 'draft' } });
  expect(due.scheduled.count).toBe(0);
  expect(await list(due.facts_to_check.filter)).toHaveLength(due.facts_to_check.count);
  expect(await list(due.facts_to_confirm.filter)).toHaveLength(due.facts_to_confirm.count);
  // Seeded figures are unchecked, not overdue, until they are checked for the first time.
  expect(due.facts_to_check.count).toBe(0);
  expect(due.facts_unchecked.topics).toBe(6);
  const [first] = await list(due.facts_unchecked.filter);
  await send('POST', '/api/fact-checks', { value_id: first?.value_id });
  const after = await get<Due>('/api/due');
  expect(after.facts_unchecked.count).toBe(due.facts_unchecked.count - 1);
  db.sqlite
    .prepare("UPDATE fact_values SET review_by = '2026-11-01' WHERE id = ?")
    .run(first?.value_id);
  expect((await get<Due>('/api/due')).facts_to_check.count).toBe(1);
  expect(await list({ state: 'due' })).toMatchObject([{ id: first?.id }]);
});

it('a change day lists what begins, what was before, and every place that reads it', async () => {
  const { db, send, get } = await factApp();
  createBlog(db, 'p', { ...post, content });
  const days = await get<ChangeDay[]>('/api/change-days');
  expect(days[0]).toMatchObject({ day: '2026-07-01', proposed: days[0]?.values });
  const { changes, places } = await get<DayOfChange>('/api/change-days/2026-07-01');
  expect(changes).toHaveLength(days[0]?.values ?? 0);
  const charge = changes.find(({ fact_key }) => fact_key === 'visa-500-charge');
  expect(charge).toMatchObject({ text: '$2,500', before: '$2,000', state: 'proposed' });
  const urls = places
    .filter(({ facts }) => facts.includes('visa-500-charge'))
    .map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/services/student-visa', `/blog/${post.slug}`]));
  const source = { source_title: 'The instrument', source_url: 'https://law.example/1' };
  const { id: value_id, updated_at } = charge ?? {};
  const confirmed = await send('POST', '/api/fact-confirmations', {
    value_id,
    updated_at,
    ...source,
  });
  expect(await confirmed.json()).toMatchObject({ ...source, state: 'confirmed', text: '$2,500' });
  const { changes: after } = await get<DayOfChange>('/api/change-days/2026-07-01');
  expect(after.find(({ id }) => id === value_id)).toMatchObject({ state: 'confirmed' });
  expect((await send('GET', '/api/change-days/2026-02-30')).status).toBe(404);
});
