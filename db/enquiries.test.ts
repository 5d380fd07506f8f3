import { expect, it } from 'vitest';
import { openDatabase } from './client';
import { insertEnquiry, listEnquiries } from './enquiries';
import { olderFile, testFile } from './testDatabase';

it('a file of the version before enquiries takes them, and keeps who is signed in', () => {
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
    ...{ ...text, submission_id: 'e1', kind: 'enquiry', name: 'Priya', message: 'Which visa?' },
    ...{ answers: [], status: 'new', spam_score: 0, spam_reasons: [], newsletter: false },
    ...{ notice_version: '', notice_text: '', received_at: '2026', answer_by: '2026' },
  });
  const sort = { column: 'received_at', direction: 'DESC' } as const;
  expect(listEnquiries(db, { q: 'which', sort, offset: 0, limit: 10 }).rows).toMatchObject([
    { id: enquiry?.id, name: 'Priya' },
  ]);
  db.close();
});
