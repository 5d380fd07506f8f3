import { expect, it } from 'vitest';
import { openDatabase } from '../client';
import { mayBeSignedAs, personOf } from '../firm/signers';
import { olderFile, testFile } from '../testDatabase';
import { lastSignature } from './signatures';

it('in a file from before links were confirmed, calendars go on, and a signature of another account ends', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const older = olderFile(file, 52);
  for (const name of ['priya', 'tom']) {
    older.exec(`INSERT INTO admins (id, username, password_hash, created_at, updated_at)
      VALUES ('a-${name}', '${name}', 'x', '2026', '2026')`);
  }
  for (const [name, admin] of [
    ['priya', 'a-priya'],
    ['tom', 'a-priya'],
    ['mei', ''],
  ]) {
    older.exec(`INSERT INTO people
      (id, name, role, marn, bio, offices, on_team, on_home, hours, absences, admin_id, position, created_at, updated_at)
      VALUES ('${name}', '${name}', 'x', '1', 'x', '[]', 1, 0, '[[],[],[],[],[],[],[]]', '[]', '${admin}', 1, '2026', '2026')`);
  }
  const signed = [
    ['/a', 'priya', 'priya'],
    ['/b', 'priya', 'tom'],
    ['/c', 'mei', 'priya'],
  ];
  for (const [subject, person, by] of signed) {
    older.exec(`INSERT INTO signatures
      (id, subject, version, person_id, name, marn, signed_on, good_until, created_by, created_at)
      VALUES ('${subject}', '${subject}', 'v', '${person}', 'x', '1', '2026-11-01', '2027-01-01', '${by}', '2026')`);
  }
  older.close();
  const db = openDatabase(file);
  const priya = personOf(db, 'a-priya', '2026-11-28');
  expect(priya).toMatchObject({ admin_id: 'a-priya', account_confirmed_at: '' });
  // She was two people: her first signature chooses one.
  expect(mayBeSignedAs(db, 'a-priya', '2026-11-28')).toHaveLength(2);
  expect(lastSignature(db, '/a')).toMatchObject({ admin_id: 'a-priya' });
  const [link] = db.sqlite
    .prepare("SELECT account_link_id FROM people WHERE id = 'priya'")
    .raw()
    .all();
  expect([lastSignature(db, '/a')?.link_id]).toEqual(link);
  expect(lastSignature(db, '/b')).toMatchObject({ admin_id: 'a-tom', link_id: null });
  expect(lastSignature(db, '/c')?.link_id).toBeNull();
  db.close();
});
