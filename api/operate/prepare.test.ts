import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/client';
import { factsOn } from '../../db/facts/facts';
import { readFirm } from '../../db/firm/firm';
import { getBlog } from '../../db/posts/blogs';
import { articles } from '../../db/seed/articles';
import { seedFacts } from '../../db/seed/facts';
import { olderFile } from '../../db/testDatabase';
import { dayInSydney } from '../../db/time';
import { parseEnvironment } from '../environment';
import { addFirm, prepareDatabase, seed } from './prepare';

const folder = mkdtempSync(join(tmpdir(), 'wattlepath-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gives the first posts their figures, as they were on each post’s date', () => {
  const db = openDatabase(join(folder, 'site.db'));
  seed(db);
  const posts = articles.map(({ id }) => getBlog(db, id));
  db.sqlite.close();
  for (const post of posts) expect(JSON.stringify(post)).not.toContain('{{');
  for (const post of posts) expect(post?.updated_at.slice(0, 10)).toBe(post?.date);
  const contentOf = (slug: string) => posts.find((post) => post?.slug === slug)?.content;
  expect(contentOf('choosing-a-course-genuine-student')).toContain(
    '<strong>A<data value="visa-500-charge">$2,000</data></strong>',
  );
  const sponsoring = contentOf('skills-in-demand-visa-for-employers');
  expect(sponsoring).toContain('A<data value="visa-482-core-income">$76,515</data>');
  expect(sponsoring).not.toContain('$79,499');
});

it('gives a file of the version before all facts, and leaves its posts as they are', {
  tags: ['slow'],
}, async () => {
  const file = join(folder, 'older.db');
  const content = '<p>The charge is <data value="42">$2,500</data>.</p>';
  const older = olderFile(file, 7);
  older
    .prepare(
      'INSERT INTO blogs (id, slug, title, date, content, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run('1', 'a-post', 'A post', '2026-11-01', content, '2026-01-01', '2026-01-02');
  older.prepare('INSERT INTO settings VALUES (?, ?)').run('seeded_at', '2026-01-01');
  older.close();
  const db = await prepareDatabase(parseEnvironment({ DATABASE_FILE: file }));
  expect(getBlog(db, '1')).toMatchObject({ content, updated_at: '2026-01-02' });
  const charges = factsOn(db, '2023-07-01').filter(
    ({ key, value }) => key.endsWith('-charge') && value !== null,
  );
  expect(charges.map(({ text }) => text)).toEqual(expect.arrayContaining(['$4,640', '$710']));
  expect(charges.filter(({ text }) => text === '$4,640')).toHaveLength(3);
  db.sqlite.exec("UPDATE fact_values SET value = '1' WHERE fact_key = 'visa-500-charge'");
  db.close();
  const again = await prepareDatabase(parseEnvironment({ DATABASE_FILE: file }));
  const facts = again.sqlite.prepare('SELECT count(*) FROM facts').pluck().get();
  expect(facts).toBe(Object.keys(seedFacts).length);
  expect(factsOn(again, '2026-11-22').find(({ key }) => key === 'visa-500-charge')?.text).toBe(
    '$1',
  );
  again.close();
});

it('gives a file of the version before the firm’s rows, once', async () => {
  const file = join(folder, 'before-firm.db');
  const older = olderFile(file, 29);
  older.prepare('INSERT INTO settings VALUES (?, ?)').run('seeded_at', '2026-01-01');
  older.close();
  const db = await prepareDatabase(parseEnvironment({ DATABASE_FILE: file }));
  const today = dayInSydney(new Date());
  const { offices, people, partners, claims, approvals } = readFirm(db, today);
  expect(offices.map(({ city }) => city)).toEqual(['Canberra', 'Adelaide', 'Ahmedabad']);
  expect([people, partners, claims, approvals].map(({ length }) => length)).toEqual([8, 25, 6, 5]);
  const bookable = () =>
    db.sqlite.prepare('SELECT count(*) FROM people WHERE takes_bookings').pluck().get();
  // An admin says who can be booked; of a new file the sample people can.
  expect(bookable()).toBe(0);
  db.sqlite.exec("DELETE FROM people WHERE id = 'tom-gallagher'; UPDATE company SET name = 'Mine'");
  addFirm(db);
  const after = readFirm(db, today);
  expect(after.people).toHaveLength(7);
  expect(after.company[0]?.name).toBe('Mine');
  db.close();
  const fresh = await prepareDatabase(
    parseEnvironment({ DATABASE_FILE: join(folder, 'fresh.db') }),
  );
  const names = fresh.sqlite.prepare('SELECT name FROM people WHERE takes_bookings ORDER BY id');
  expect(names.pluck().all()).toEqual([
    'Arjun Patel',
    'Mei-Lin Zhou',
    'Priya Raman',
    'Tom Gallagher',
  ]);
  fresh.close();
});

it('a first start that fails halfway leaves a file whose next start is the first', async () => {
  const file = join(folder, 'halfway.db');
  const environment = parseEnvironment({ DATABASE_FILE: file });
  const empty = openDatabase(file);
  empty.sqlite.exec(
    "CREATE TRIGGER fails BEFORE INSERT ON company BEGIN SELECT RAISE(ABORT, 'no room'); END",
  );
  empty.close();
  await expect(prepareDatabase(environment)).rejects.toThrow('no room');
  const between = openDatabase(file);
  expect(between.sqlite.prepare('SELECT count(*) FROM posts').pluck().get()).toBe(0);
  between.sqlite.exec('DROP TRIGGER fails');
  between.close();
  const db = await prepareDatabase(environment);
  const bookable = db.sqlite.prepare('SELECT count(*) FROM people WHERE takes_bookings').pluck();
  expect(bookable.get()).toBeGreaterThan(0);
  db.close();
});
