import { expect, it, vi } from 'vitest';
import { post, testApp } from '../testApp';
import type { Post } from '../types';

const day = 24 * 3_600_000;

function addressOf(filter: object, sort = ['created_at', 'DESC']) {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  return `/api/posts?filter=${json(filter)}&sort=${json(sort)}&range=[0,9]`;
}

/** Posts '1' and '2' are live, '3' is a draft. */
async function somePosts() {
  const { send } = await testApp().signIn();
  await send('POST', '/api/blogs', { ...post, id: '1' });
  await send('POST', '/api/blogs', { ...post, id: '2', slug: 'two', author: 'Wei', title: 'B' });
  await send('PUT', '/api/drafts/3', { title: 'C', author: 'Ben', category: 'News' });
  const ids = async (filter: object, sort?: string[]) => {
    const rows: Post[] = await (await send('GET', addressOf(filter, sort))).json();
    return rows.map(({ id }) => id).join(' ');
  };
  return { send, ids };
}

it('GET /api/posts sorts and filters by state, author and category together', async () => {
  const { ids } = await somePosts();
  expect(await ids({}, ['title', 'DESC'])).toBe('3 2 1');
  expect(await ids({ state: 'draft' })).toBe('3');
  expect(await ids({ state: 'live' }, ['title', 'ASC'])).toBe('1 2');
  expect(await ids({ state: 'live', author: 'Wei' }, ['date', 'ASC'])).toBe('2');
  expect(await ids({ category: 'News' })).toBe('3');
  expect(await ids({ q: 'wei', category: post.category })).toBe('2');
});

it('GET /api/posts counts matching posts, and orders those of one author by creation', async () => {
  const { send, ids } = await somePosts();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  await send('POST', '/api/blogs', { ...post, id: '0', slug: 'zero' });
  vi.useRealTimers();
  await send('DELETE', '/api/blogs/2');
  await send('PUT', '/api/drafts/1', { ...post, title: 'Changed' });
  const total = async (filter: object) =>
    (await send('GET', addressOf(filter))).headers.get('Content-Range')?.split('/')[1];
  expect(await total({})).toBe('3');
  expect(await total({ state: 'live' })).toBe('1');
  expect(await total({ state: 'changed' })).toBe('1');
  expect(await total({ author: post.author })).toBe('2');
  expect(await total({ q: 'ben' })).toBe('1');
  expect(await ids({}, ['author', 'DESC'])).toBe('0 1 3');
});

it('GET /api/posts names the author of each newest text', async () => {
  const { send } = await somePosts();
  const address = `${addressOf({ id: ['1'] })}&fields=id,updated_by`;
  expect(await (await send('GET', address)).json()).toEqual([{ id: '1', updated_by: 'ada' }]);
});

it('GET /api/posts shows who deleted trashed posts, and when they are permanently deleted', async () => {
  const { send, ids } = await somePosts();
  await send('DELETE', '/api/blogs/2');
  await send('DELETE', '/api/blogs/3');
  expect(await ids({})).toBe('1');
  const answer = await send('GET', addressOf({ state: 'trash' }, ['updated_at', 'DESC']));
  expect(answer.headers.get('Content-Range')).toBe('posts 0-1/2');
  const rows: Post[] = await answer.json();
  expect(rows.map(({ id, deleted_by }) => [id, deleted_by])).toEqual([
    ['3', 'ada'],
    ['2', 'ada'],
  ]);
  const [{ deleted_at = '', gone_at = '' } = {}] = rows;
  expect(Date.parse(gone_at) - Date.parse(deleted_at)).toBe(30 * day);
});

it('GET /api/authors lists each author once', async () => {
  const { send } = await somePosts();
  await send('POST', '/api/blogs', { ...post, id: '4', slug: 'four' });
  expect(await (await send('GET', '/api/authors')).json()).toEqual(['Ben', 'Priya Raman', 'Wei']);
});

it('GET /api/posts and /api/blogs search title, author and category, in any case and script', async () => {
  const { send } = await testApp().signIn();
  const rows = [
    ['100% PR_visa', 'Zoë Ng', 'News'],
    ['1000 PRxVISA', 'ZOË NG', 'Visa \\ "news"'],
    ['签证 指南 签证', 'Ωmega', 'Новости'],
    ["O'Neil’s visa", 'Priya', 'НОВОСТИ'],
  ] as const;
  for (const [index, [title, author, category]] of rows.entries()) {
    const id = String(index);
    await send('POST', '/api/blogs', { ...post, id, slug: `s${id}`, title, author, category });
  }
  await send('POST', '/api/blogs', { ...post, id: 'gone', title: 'A visa', author: 'Zoë' });
  await send('DELETE', '/api/blogs/gone');
  const expected = {
    VISA: '0 1 3',
    '100%': '0',
    PR_: '0',
    _vi: '0',
    ' \\ ': '1',
    '"news': '1',
    "o'n": '3',
    zoë: '0 1',
    'ZOË N': '0 1',
    '签证 指': '2',
    новости: '2 3',
    ωme: '2',
    '%': '0',
    签: '2',
  };
  for (const [q, ids] of Object.entries(expected)) {
    const query = `sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    for (const resource of ['posts', 'blogs']) {
      const answer = await send('GET', `/api/${resource}?${query}`);
      const listed = (await answer.json()) as { id: string }[];
      expect(listed.map(({ id }) => id).join(' '), `${resource} ${q}`).toBe(ids);
    }
  }
});
