import { expect, it } from 'vitest';
import { openDatabase } from '../client';
import { lastSignature } from '../signatures/signatures';
import { olderFile, testFile } from '../testDatabase';
import { getBlog } from './blogs';
import { getDraft } from './drafts';

it('brings a file from before places, signed words, share pictures and snippets over as it was', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const older = olderFile(file, 56);
  const heads = `title, slug, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description`;
  const values = `'T', 'a-post', 'E', '2026-11-01', 'A', 'C', '', NULL, '', ''`;
  older.exec(`INSERT INTO posts (id, state, ${heads}, created_at, updated_at)
    VALUES ('p', 'gone', ${values}, '2026', '2026')`);
  older.exec(`INSERT INTO post_versions (id, post_id, created_by, created_at, published_at, ${heads}, content)
    VALUES (1, 'p', 'ada', '2026', '2026', ${values}, '<p>Live</p>'), (2, 'p', 'ada', '2026', NULL, ${values}, '<p>Draft</p>')`);
  older.exec(
    `UPDATE posts SET live_id = 1, working_id = 2, live_at = '2026', live_slug = 'a-post', state = 'changed' WHERE id = 'p'`,
  );
  older.exec(`INSERT INTO signatures (id, subject, version, name, marn, signed_on, good_until, created_by, created_at)
    VALUES ('s', 'p', '2:x', 'Priya', '1', '2026-11-01', '2027-01-01', 'ada', '2026')`);
  older.exec(`UPDATE company SET may_train = 1`);
  older.close();
  const db = openDatabase(file);
  expect(getBlog(db, 'p')).toMatchObject({ content: '<p>Live</p>', share_image: '' });
  expect(getDraft(db, 'p')).toMatchObject({ content: '<p>Draft</p>', note_places: {} });
  expect(lastSignature(db, 'p')).toMatchObject({ version: '2:x', covered: null });
  expect(db.sqlite.prepare('SELECT count(*) FROM snippets').pluck().get()).toBe(0);
  db.close();
});
