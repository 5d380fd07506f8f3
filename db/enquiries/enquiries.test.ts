import { expect, it } from 'vitest';
import { openDatabase } from '../client';
import { olderFile, testDatabase, testFile } from '../testDatabase';
import { getEnquiry, insertEnquiry, listEnquiries } from './enquiries';
import { changeEnquiry } from './enquiryChanges';

it('a file from before enquiries accepts them, and keeps sessions', { tags: ['slow'] }, () => {
  const file = testFile();
  const older = olderFile(file, 9);
  older.exec(`INSERT INTO admins (id, username, password_hash, created_at, updated_at)
    VALUES ('a1', 'ada', 'x', '2026', '2026')`);
  older.exec(`INSERT INTO sessions (id, admin_id, created_at, last_used_at)
    VALUES ('s1', 'a1', '2026', '2026')`);
  older.close();
  const db = openDatabase(file);
  expect(db.sqlite.prepare('SELECT id, admin_id, confirmed_at FROM sessions').all()).toEqual([
    { id: 's1', admin_id: 'a1', confirmed_at: null },
  ]);
  const text = { email: 'priya@example.com', phone: '', country: '', topic: '', form: '/contact' };
  const enquiry = insertEnquiry(db, {
    ...text,
    submission_id: 'e1',
    kind: 'enquiry',
    name: 'Priya',
    message: 'Which visa?',
    answers: [],
    status: 'new',
    spam_score: 0,
    spam_reasons: [],
    newsletter: false,
    notice_version: '',
    notice_text: '',
    received_at: '2026',
    answer_by: '2026',
  });
  const sort = { column: 'received_at', direction: 'DESC' } as const;
  expect(listEnquiries(db, { q: 'which', sort, offset: 0, limit: 10 }).rows).toMatchObject([
    { id: enquiry?.id, name: 'Priya' },
  ]);
  db.close();
});

it('a file from before the search finds older messages, notes and replies', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const older = olderFile(file, 11);
  for (const at of [1, 2]) {
    older.exec(`INSERT INTO enquiries VALUES ('e${at}', 's${at}', 'enquiry', 'Priya ${at}', 'p@example.com',
      '', '', '', 'Which visa?', '[]', 'open', 0, '[]', NULL, 0, 0, '/contact', '', '', '2026-0${at}', '2026', NULL,
      NULL, '2026', '2026')`);
    older.exec(
      `INSERT INTO enquiry_notes VALUES ('n${at}', 'e${at}', 'Rang ${at}x, zebra', 'ada', '2026-0${3 - at}')`,
    );
    older.exec(`INSERT INTO messages (id, kind, to_email, subject, text, html, message_id, next_attempt_at, created_at, updated_at)
      VALUES ('m${at}', 'answer', 'p@example.com', 'Re', 'Giraffe ${at}y', '', 'm${at}', '2026', '2026', '2026')`);
    older.exec(`INSERT INTO enquiry_answers VALUES ('a${at}', 'e${at}', 'm${at}', 'ada', '2026')`);
  }
  older.close();
  const db = openDatabase(file);
  const sort = { column: 'received_at', direction: 'DESC' } as const;
  const idsFor = (q: string) =>
    listEnquiries(db, { q, sort, offset: 0, limit: 10 }).rows.map(({ id }) => id);
  expect([idsFor('VISA?'), idsFor('priya 1'), idsFor('2x, zeb'), idsFor('giraffe 1y')]).toEqual([
    ['e2', 'e1'],
    ['e1'],
    ['e2'],
    ['e1'],
  ]);
  db.sqlite.exec("DELETE FROM messages WHERE id = 'm1'");
  expect(idsFor('giraffe')).toEqual(['e2']);
  db.sqlite.exec("DELETE FROM enquiries WHERE id = 'e2'");
  expect([idsFor('zebra'), idsFor('2x'), idsFor('giraffe')]).toEqual([['e1'], [], []]);
  expect(db.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
});

it('a file of the version before keeps its enquiries, and finds them by corrected particulars', () => {
  const file = testFile();
  const older = olderFile(file, 32);
  const time = '2026-11-20T00:00:00.000Z';
  const values = {
    id: 'old',
    number: 1001,
    submission_id: 'old',
    kind: 'enquiry',
    status: 'open',
    ...{
      name: 'Mistyped Nmae',
      email: 'old@example.com',
      phone: '+61 412 345 678',
      country: '',
      topic: '',
    },
    message: 'A visa?',
    answers: '[]',
    spam_score: 0,
    spam_reasons: '[]',
    newsletter: 0,
    form: '/contact',
    notice_version: '',
    notice_text: '',
    received_at: time,
    answer_by: time,
    created_at: time,
    updated_at: time,
  };
  const names = Object.keys(values);
  const marks = names.map(() => '?').join(', ');
  older
    .prepare(`INSERT INTO enquiries (${names.join(', ')}) VALUES (${marks})`)
    .run(...Object.values(values));
  older.close();
  const db = testDatabase(file);
  expect(getEnquiry(db, 'old')).toMatchObject({
    ...{ channel: 'form', entered_by: null, contact_by: '', came_from: {} },
    office_id: null,
    person_id: null,
    phone_digits: '412345678',
  });
  changeEnquiry(db, 'old', { name: 'Corrected Name' });
  const matching = (q: string) =>
    listEnquiries(db, {
      q,
      sort: { column: 'received_at', direction: 'DESC' },
      offset: 0,
      limit: 10,
    }).total;
  expect([matching('Corrected Name'), matching('old@example.com'), matching('Nmae')]).toEqual([
    1, 1, 0,
  ]);
});
