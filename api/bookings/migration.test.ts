import { expect, it } from 'vitest';
import { openDatabase } from '../../db/client';
import { plainSources } from '../../db/plain';
import type { SqliteFile } from '../../db/sqlite';
import { olderFile, testFile } from '../../db/testDatabase';
import { firmSeed } from '../../site/api';

/** Inserts a row's values for the columns that a table has. */
const inserting = (older: SqliteFile) => (table: string, row: object) => {
  const columns = new Set(
    older.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all(),
  );
  const values = Object.entries({ ...row, created_at: '2026', updated_at: '2026' })
    .filter(([name]) => columns.has(name))
    .map(([name, value]) => {
      const stored = typeof value === 'object' ? JSON.stringify(value) : value;
      return [name, typeof stored === 'boolean' ? Number(stored) : stored] as const;
    });
  const names = values.map(([name]) => name).join();
  const marks = values.map(() => '?').join();
  older
    .prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`)
    .run(...values.map(([, value]) => value));
};

it('a file from before bookings keeps its people, whom nobody can book until an admin says so', () => {
  const file = testFile();
  const older = olderFile(file, 33);
  const { company, people } = firmSeed();
  const insert = inserting(older);
  const [details] = company;
  if (!details) throw new Error('no company');
  insert('company', { ...details, booking_page: 'https://book.example/30' });
  for (const person of people) insert('people', person);
  older.exec(`INSERT INTO enquiries (id, number, submission_id, kind, name, email, phone, country,
    topic, message, answers, status, spam_score, spam_reasons, newsletter, form, notice_version,
    notice_text, received_at, answer_by, created_at, updated_at)
    VALUES ('e1', 1001, 's1', 'consultation', 'Ana', 'ana@example.com', '', '', 'A visit', '',
    '[{"label":"First choice","value":"Monday"}]', 'new', 0, '[]', 0, '/contact', '', '', '2026', '2026', '2026', '2026')`);
  older.exec(`INSERT INTO messages (id, kind, to_email, subject, text, html, message_id, next_attempt_at, created_at, updated_at)
    VALUES ('m1', 'acknowledgement', 'ana@example.com', 'Hello', '', '', 'm1', '2026', '2026', '2026')`);
  older.close();
  const db = openDatabase(file);
  expect(plainSources.company.get(db, 'company')).toMatchObject({
    booking_page: 'https://book.example/30',
    booking_notice: 12,
    booking_buffer: 1,
    booking_days: 28,
    booking_at_once: false,
  });
  expect(plainSources.people.get(db, 'priya-raman')).toMatchObject({
    takes_bookings: false,
    notices_to: '',
    hours: people[0]?.hours,
  });
  const kept = db.sqlite.prepare('SELECT name, answers FROM enquiries').all();
  expect(kept).toEqual([{ name: 'Ana', answers: '[{"label":"First choice","value":"Monday"}]' }]);
  const mail = db.sqlite.prepare('SELECT calendar, expires_at, status FROM messages').all();
  expect(mail).toEqual([{ calendar: null, expires_at: null, status: 'waiting' }]);
  db.close();
});

it('bookings of a file from before are proved, but for those never confirmed', () => {
  const file = testFile();
  const older = olderFile(file, 34);
  older.exec(`INSERT INTO enquiries (id, number, submission_id, kind, name, email, phone, country,
    topic, message, answers, status, spam_score, spam_reasons, newsletter, form, notice_version,
    notice_text, received_at, answer_by, created_at, updated_at)
    VALUES ('e1', 1001, 's1', 'consultation', 'Ana', 'ana@example.com', '', '', 'A visit', '',
    '[]', 'new', 0, '[]', 0, '/book', '', '', '2026', '2026', '2026', '2026')`);
  for (const [id, state, booked_at] of [
    ['b1', 'booked', '2026-02'],
    ['b2', 'unconfirmed', null],
    ['b3', 'cancelled', null],
  ]) {
    older
      .prepare(
        `INSERT INTO bookings (id, enquiry_id, how, starts_at, ends_at, zone, state, booked_at, held_for, created_at, updated_at)
         VALUES (?, 'e1', 'video', '2027', '2027', 'Asia/Kolkata', ?, ?, 'x', '2026-01', '2026-03')`,
      )
      .run(id, state, booked_at);
  }
  older.close();
  const db = openDatabase(file);
  const rows = db.sqlite.prepare('SELECT id, proved_at, state, held_for FROM bookings ORDER BY id');
  expect(rows.all()).toEqual([
    { id: 'b1', proved_at: '2026-02', state: 'booked', held_for: 'x' },
    { id: 'b2', proved_at: null, state: 'unconfirmed', held_for: 'x' },
    { id: 'b3', proved_at: '2026-03', state: 'cancelled', held_for: 'x' },
  ]);
  db.close();
});

it('who only booked by themselves counts as answered by nobody, in a file from before', () => {
  const file = testFile();
  const older = olderFile(file, 37);
  for (const [id, answered_at] of [
    ['itself', '2026-02-01'],
    ['replied', '2026-02-01'],
    ['office', '2026-02-03'],
    ['plain', '2026-02-04'],
  ]) {
    older
      .prepare(
        `INSERT INTO enquiries (id, number, submission_id, kind, name, email, phone, country, topic,
          message, answers, status, spam_score, spam_reasons, newsletter, form, notice_version,
          notice_text, received_at, answer_by, answered_at, created_at, updated_at)
         VALUES (?, (SELECT 1001 + count(*) FROM enquiries), ?, 'consultation', 'Ana', '', '', '', '',
          '', '[]', 'waiting', 0, '[]', 0, '/book', '', '', '2026', '2026', ?, '2026', '2026')`,
      )
      .run(id, id, answered_at);
  }
  for (const [enquiry_id, booked_at, created_by] of [
    ['itself', '2026-02-01', null],
    ['replied', '2026-02-01', null],
    ['office', '2026-02-03', 'ada'],
  ]) {
    older
      .prepare(
        `INSERT INTO bookings (id, enquiry_id, how, starts_at, ends_at, zone, state, booked_at, created_by, created_at, updated_at)
         VALUES (?, ?, 'video', '2027', '2027', '', 'booked', ?, ?, '2026', '2026')`,
      )
      .run(`b-${enquiry_id}`, enquiry_id, booked_at, created_by);
  }
  older.exec(`INSERT INTO messages (id, kind, to_email, subject, text, html, message_id, status,
    enquiry_id, next_attempt_at, created_at, updated_at) VALUES ('m1', 'answer', 'a@b.example',
    '', '', '', 'm1', 'sent', 'replied', '2026', '2026-02-02', '2026')`);
  older.close();
  const db = openDatabase(file);
  const rows = db.sqlite.prepare('SELECT id, answered_at FROM enquiries ORDER BY id').all();
  expect(rows).toEqual([
    { id: 'itself', answered_at: null },
    { id: 'office', answered_at: '2026-02-03' },
    { id: 'plain', answered_at: '2026-02-04' },
    { id: 'replied', answered_at: '2026-02-02' },
  ]);
  db.close();
});

it('the topic of courses is renamed where people and offices have it', () => {
  const file = testFile();
  const older = olderFile(file, 35);
  const [person] = firmSeed().people;
  inserting(older)('people', { ...person, topics: 'A visit, Studying in Australia' });
  older.close();
  const db = openDatabase(file);
  const topics = db.sqlite.prepare('SELECT topics FROM people').pluck().get();
  expect(topics).toBe('A visit, Choosing a course');
  db.close();
});

it('words of a file from before follow the rows; those of the firm stay', () => {
  const file = testFile();
  const older = olderFile(file, 45);
  const insert = inserting(older);
  const { company, people } = firmSeed();
  const own = 'Agents in Canberra, Adelaide and Ahmedabad, founded by students.';
  for (const row of company) insert('company', { ...row, description: own });
  for (const row of people) {
    const old = row.id === 'arjun-patel' ? 'Course choice and Genuine Student evidence' : 'Tax';
    insert('people', { ...row, specialization: old });
  }
  older.close();
  const db = openDatabase(file);
  const read = (id: string) => plainSources.people.get(db, id)?.specialization;
  expect(plainSources.company.get(db, 'company')?.description).toBe(
    'Agents in {cities}, founded by students.',
  );
  expect([read('arjun-patel'), read('priya-raman')]).toEqual(['Course choice', 'Tax']);
  db.close();
});
