import { expect, it } from 'vitest';
import { createBlog, listBlogs } from './blogs';
import { openDatabase } from './client';
import { containsText } from './list';
import { listPosts } from './posts';
import { posts } from './schema';
import { dueForSearch } from './search';
import { olderFile, testDatabase, testFile } from './testDatabase';
import { trashPost } from './trash';

const blog = { excerpt: 'x', date: '2026-01-01', image_url: '', content: '<p>x</p>' };
const rows = [
  ['100% PR_visa', 'Zoë Ng', 'News'],
  ['1000 PRxVISA', 'ZOË NG', 'Visa \\ "news"'],
  ['签证 指南 签证', 'Ωmega', 'Новости'],
  ["O'Neil’s visa", 'Priya', 'НОВОСТИ'],
] as const;

it('a text is found in title, author and category as LIKE and `fold` find it', () => {
  const db = testDatabase();
  for (const [index, [title, author, category]] of rows.entries()) {
    createBlog(db, `p${index}`, { ...blog, slug: `s${index}`, title, author, category });
  }
  createBlog(db, 'gone', {
    ...blog,
    slug: 'gone',
    title: 'A visa',
    author: 'Zoë',
    category: 'Новости',
  });
  trashPost(db, 'gone', 'ada');
  const by = { sort: { column: 'id', direction: 'ASC' }, offset: 0, limit: 10 } as const;
  const sought = [
    'visa',
    'VISA',
    '100%',
    'PR_',
    '_vi',
    ' \\ ',
    '"news',
    "o'n",
    'zoë',
    'ZOË N',
    '签证 指',
    'новости',
    'ωme',
    'a\nb',
    'il’s',
    'pr',
    '%',
    '签',
  ];
  for (const q of sought) {
    const like = db.orm
      .select({ id: posts.id })
      .from(posts)
      .where(containsText([posts.title, posts.author, posts.category], q))
      .all();
    const wanted = like
      .map(({ id }) => id)
      .filter((id) => id !== 'gone')
      .sort();
    for (const list of [
      listPosts(db, { ...by, q }),
      listPosts(db, { ...by, q, state: 'live' }),
      listBlogs(db, { ...by, q }),
    ]) {
      expect(
        list.rows.map(({ id }) => id),
        q,
      ).toEqual(wanted);
      expect(list.total, q).toBe(wanted.length);
    }
  }
  expect(listPosts(db, { ...by, q: 'visa', state: 'trash' }).total).toBe(1);
});

it('a file of the version before has its posts found by the list, and due for the search', () => {
  const file = testFile();
  const older = olderFile(file, 11);
  older.exec(`INSERT INTO blogs (id, slug, title, date, created_at, updated_at)
    VALUES ('b1', 'old-post', 'An old post', '2026-01-01', '2026', '2026')`);
  older.exec(`INSERT INTO drafts (id, title, saved_by, created_at, updated_at)
    VALUES ('d1', 'An old draft', 'ada', '2026', '2026')`);
  older.close();
  const db = openDatabase(file);
  const by = { sort: { column: 'id', direction: 'ASC' }, offset: 0, limit: 10 } as const;
  expect(listPosts(db, { ...by, q: 'n OLD' }).rows.map(({ id }) => id)).toEqual(['b1', 'd1']);
  expect(listBlogs(db, { ...by, q: 'old' }).total).toBe(1);
  expect(dueForSearch(db, 9).map(({ title }) => title)).toEqual(['An old post']);
  db.close();
});
