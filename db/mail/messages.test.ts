import { describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../client';
import { inspectFile } from '../file/inspect';
import { olderFile, testDatabase, testFile } from '../testDatabase';
import { beginSending, nextMessage, recordMessage } from './messageSending';
import {
  cancelMessage,
  countMessages,
  deleteHeldMessages,
  eraseMessages,
  messagesOfEnquiry,
  type NewMessage,
  outbox,
  queueMessage,
  retryMessage,
  sweepMessages,
} from './messages';

const message: NewMessage = {
  kind: 'enquiry-notice',
  to_email: 'Office@example.com',
  subject: 'Enquiry',
  text: 'text',
  html: '<p>text</p>',
  host: 'example.com',
};

import { findCall } from './providerCalls';
import { subscribers } from './subscriberList';

describe('the outbox for mail', () => {
  it("is undone with the caller's transaction", () => {
    const db = testDatabase();
    const failing = () =>
      inTransaction(db, () => {
        queueMessage(db, message);
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(nextMessage(db, 'mail')).toBeUndefined();
  });

  it('holds an enquiry’s mail until it is released, or cancels it', () => {
    const db = testDatabase();
    const held = { ...message, enquiry_id: 'e1', status: 'held' } as const;
    queueMessage(db, held);
    const other = queueMessage(db, { ...held, enquiry_id: 'e2' });
    expect(nextMessage(db, 'mail')).toBeUndefined();
    expect(deleteHeldMessages(db, 'e1')).toEqual(['enquiry-notice']);
    expect(messagesOfEnquiry(db, 'e1')).toEqual([]);
    expect(cancelMessage(db, other.id)?.status).toBe('dropped');
    expect(deleteHeldMessages(db, 'e2')).toEqual([]);
    expect(messagesOfEnquiry(db, 'e2')).toHaveLength(1);
  });

  it('changes nothing that is being sent or was sent', () => {
    const db = testDatabase();
    const row = queueMessage(db, message);
    beginSending(db, row.id);
    expect(cancelMessage(db, row.id)).toBeUndefined();
    expect(retryMessage(db, row.id)).toBeUndefined();
    recordMessage(db, row, { status: 'sent' });
    expect(cancelMessage(db, row.id)).toBeUndefined();
    expect(retryMessage(db, row.id)).toBeUndefined();
    expect(outbox.get(db, row.id)?.sent_at).not.toBeNull();
  });

  it('erases all mail to, from and about somebody, and nothing else', () => {
    const db = testDatabase();
    queueMessage(db, { ...message, to_email: 'Ada@example.com' });
    queueMessage(db, { ...message, reply_to: 'ada@example.com' });
    queueMessage(db, { ...message, enquiry_id: 'e1' });
    const other = queueMessage(db, { ...message, to_email: 'not-ada@example.com' });
    expect(eraseMessages(db, { emails: ['ada@example.com'], enquiryIds: ['e1'] })).toBe(3);
    expect(eraseMessages(db, {})).toBe(0);
    expect(outbox.get(db, other.id)).toBeDefined();
  });

  it('deletes finished mail without an enquiry after a month', () => {
    const db = testDatabase();
    for (const status of ['sent', 'dropped', 'waiting', 'failed']) {
      for (const enquiry_id of [null, 'e1']) {
        const { id } = queueMessage(db, { ...message, enquiry_id });
        const old = "UPDATE messages SET status = ?, updated_at = '2020' WHERE id = ?";
        db.sqlite.prepare(old).run(status, id);
      }
    }
    expect(sweepMessages(db)).toBe(2);
    expect(db.sqlite.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(6);
  });
});

it('earlier subscribers stay subscribed, with as much sent as before', { tags: ['slow'] }, () => {
  const file = testFile();
  const older = olderFile(file, 7);
  const insert = older.prepare(
    `INSERT INTO newsletter_outbox (id, email, first_name, last_name, countries, status, next_attempt_at, created_at, updated_at)
     VALUES (?, ?, 'Ada', 'Lovelace', 'Australia', ?, '2026', '2026-01-01T00:00:00.000Z', '2026')`,
  );
  for (const status of ['waiting', 'sent', 'failed']) {
    insert.run(status, `${status}@example.com`, status);
  }
  older.close();
  const counted = { waiting: 1, sent: 1, failed: 1, held: 0 };
  expect(inspectFile(file).subscriptions).toEqual(counted);
  const db = openDatabase(file);
  expect(inspectFile(file).subscriptions).toEqual(counted);
  const { rows } = subscribers.list(db, {
    offset: 0,
    limit: 9,
    sort: { column: 'id', direction: 'ASC' },
  });
  expect(rows).toMatchObject(
    ['failed', 'sent', 'waiting'].map((status) => ({
      email: `${status}@example.com`,
      status,
      state: 'subscribed',
      first_name: 'Ada',
      source: '',
      confirmed_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })),
  );
  db.close();
});

it('pending provider calls keep waiting, with their attempts, and failed erasures too', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const older = olderFile(file, 23);
  const insert = older.prepare(
    `INSERT INTO subscribers (id, email, first_name, last_name, countries, state, status, attempts, next_attempt_at, last_error, created_at, updated_at)
     VALUES (@id, @id || '@example.com', 'Ada', '', '', @state, @status, 3, '2027', 'reason', '2026', '2026')`,
  );
  const cases = [
    ['subscribed', 'sent', undefined],
    ['subscribed', 'waiting', 'subscribe'],
    ['subscribed', 'failed', 'subscribe'],
    ['left', 'sent', undefined],
    ['left', 'waiting', 'unsubscribe'],
    ['left', 'held', undefined],
    ['unconfirmed', 'held', undefined],
    ['erased', 'waiting', 'erase'],
    ['erased', 'failed', 'erase'],
  ] as const;
  for (const [state, status] of cases) insert.run({ id: `${state}-${status}`, state, status });
  older.close();
  const db = openDatabase(file);
  for (const [state, status, kind] of cases) {
    const row = subscribers.get(db, `${state}-${status}`);
    const now = state === 'erased' ? 'waiting' : status;
    const reported = status === 'sent' ? state : null;
    expect(row).toMatchObject({ state, status: now, told: reported });
    if (kind) expect(row).toMatchObject({ attempts: 3, next_attempt_at: '2027' });
    expect(findCall(db.orm, `${state}-${status}@example.com`)?.kind).toBe(kind);
    const { rows } = subscribers.list(db, {
      offset: 0,
      limit: 9,
      sort: { column: 'id', direction: 'ASC' },
      filters: { status: now, state },
    });
    expect(rows.map(({ id }) => id)).toContain(`${state}-${status}`);
  }
  expect(countMessages(db)).toEqual({});
  expect(eraseMessages(db, { emails: ['erased-failed@example.com'] })).toBe(0);
  db.close();
});
