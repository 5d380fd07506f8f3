import { expect, it, vi } from 'vitest';
import { testDatabase } from '../testDatabase';
import type { Enquiry } from './enquiries';
import { listOthers } from './samePerson';

it('others of a person are found by indexes, also where the email or phone is missing', () => {
  const db = testDatabase();
  const prepared = vi.spyOn(db.sqlite, 'prepare');
  for (const email of ['ana@example.com', '']) {
    prepared.mockClear();
    listOthers(db, { id: 'e1', email, phone_digits: '', name: 'Ana' } as Enquiry);
    const sql = String(prepared.mock.calls[0]?.[0]);
    const plan = db.sqlite
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...Array(sql.split('?').length - 1).fill(''));
    expect(JSON.stringify(plan)).not.toContain('SCAN enquiries');
    expect(JSON.stringify(plan)).toContain('enquiries_name');
  }
});
