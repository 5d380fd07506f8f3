import { expect, it } from 'vitest';
import { listPosts } from './posts';
import { testDatabase } from './testDatabase';

/** So many that an index gives their order, and a few besides that are sorted. */
const many = 6400;

function manyPosts() {
  const db = testDatabase();
  db.sqlite.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${many})
    INSERT INTO posts
    SELECT 'id' || n, 'slug' || n, 'Title ' || (n * 7919 % 997), '', '2026-01-' || (10 + n % 20),
      iif(n % 200 = 0, 'Rare', 'Usual'), iif(n % 9, 'News', 'Guides'), '',
      CASE WHEN n % 50 = 0 THEN 'trash' WHEN n % 40 = 0 THEN 'draft' ELSE 'live' END, NULL, NULL,
      '2026-02-' || (10 + n % 17), '2026-03-' || (10 + n % 13)
    FROM numbers`);
  return db;
}

const filters = [
  {},
  { state: 'live' },
  { state: 'trash' },
  { category: 'News' },
  { category: 'Guides', author: 'Usual', state: 'draft' },
  { author: 'Rare' },
  { updated_before: '2026-03-14' },
  { state: 'draft', updated_before: '2026-03-14' },
] as const;

it.each(filters)('pages of %j hold what matches, in their order', (filter) => {
  const db = manyPosts();
  const rows = db.sqlite.prepare('SELECT * FROM posts').all() as Record<string, string>[];
  const { updated_before, ...same } = { updated_before: '9999', ...filter };
  const matching = rows.filter(
    (row) =>
      Object.entries(same).every(([name, value]) => row[name] === value) &&
      (row.updated_at ?? '') < updated_before &&
      ('state' in filter || row.state !== 'trash'),
  );
  const {
    state,
    updated_before: before,
    ...filters
  } = { ...same, ...filter } as {
    state?: 'live';
    updated_before?: string;
  };
  for (const column of ['created_at', 'title', 'author', 'category', 'date'] as const) {
    const tie = column === 'author' || column === 'category' ? 'created_at' : column;
    const keyOf = (row: Record<string, string>) => [row[column], row[tie], row.id].join('\0');
    const ids = matching
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
      .map(({ id }) => ({ id }));
    for (const offset of [0, Math.floor(ids.length / 2), ids.length - 5]) {
      const sort = { column, direction: 'DESC' } as const;
      const query = { sort, offset, limit: 5, fields: ['id'] as const, filters };
      const page = listPosts(db, { ...query, state, updated_before: before });
      expect(page).toEqual({ rows: ids.slice(offset, offset + 5), total: ids.length });
    }
  }
});
