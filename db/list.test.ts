import { expect, it } from 'vitest';
import { listBlogs, listSummaries } from './posts/blogs';
import { createBlog } from './posts/live';
import { testDatabase } from './testDatabase';

const ids = ['g', 'b', 'e', 'a', 'd', 'c', 'f'];
/** Three rows share the first date, three the second, so that ids decide the order. */
const inOrder = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const values = { title: 'T', excerpt: '', author: '', category: '', image_url: '', content: '' };

function sevenPosts() {
  const db = testDatabase();
  for (const id of ids) {
    const date = `2026-01-0${1 + Math.floor(inOrder.indexOf(id) / 3)}`;
    createBlog(db, id, { ...values, slug: id, date });
  }
  return db;
}

it.each(['ASC', 'DESC'] as const)('%s: every page holds its part of the whole', (direction) => {
  const db = sevenPosts();
  const whole = direction === 'ASC' ? inOrder : inOrder.toReversed();
  const sort = { column: 'date', direction } as const;
  for (let offset = 0; offset <= 9; offset += 1) {
    for (let limit = 1; limit <= 8; limit += 1) {
      const page = listBlogs(db, { sort, offset, limit, fields: ['id'] });
      expect(page).toEqual({
        rows: whole.slice(offset, offset + limit).map((id) => ({ id })),
        total: 7,
      });
    }
  }
});

it('the last page of some rows is the last of those', () => {
  const db = sevenPosts();
  const sort = { column: 'date', direction: 'ASC' } as const;
  const some = { sort, ids: ['a', 'c', 'e', 'g', 'none'], fields: ['id'] as const };
  const page = listBlogs(db, { ...some, offset: 3, limit: 2 });
  expect(page).toEqual({ rows: [{ id: 'g' }], total: 4 });
});

it('the summaries are the newest, without their texts', () => {
  const db = sevenPosts();
  expect(listSummaries(db, { offset: 0, limit: 2 }).posts.map(({ id }) => id)).toEqual(['g', 'f']);
  const last = listSummaries(db, { offset: 5, limit: 3 });
  expect(last.posts.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(last.total).toBe(7);
  expect(Object.keys(last.posts[0] ?? {})).not.toContain('content');
  createBlog(db, 'h', { ...values, slug: 'h', date: '2026-02-01' });
  expect(listSummaries(db, { offset: 0, limit: 1 }).posts[0]?.id).toBe('h');
});
