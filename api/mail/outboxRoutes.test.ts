import { describe, expect, it, vi } from 'vitest';
import { beginSending, recordMessage } from '../../db/mail/messageSending';
import { type NewMessage, queueMessage } from '../../db/mail/messages';
import { findCall, queueCall } from '../../db/mail/providerCalls';
import { testApp } from '../testApp';

const message: NewMessage = {
  kind: 'acknowledgement',
  to_email: 'ada@example.com',
  subject: 'We have your message',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  host: 'example.com',
};

async function outbox() {
  const wakeSender = vi.fn();
  const kit = testApp({}, wakeSender);
  const row = queueMessage(kit.db, message);
  const { send } = await kit.signIn();
  const change = (status: string) => send('PUT', `/api/outbox/${row.id}`, { status });
  return { ...kit, send, row, change, wakeSender };
}

describe('/api/outbox', () => {
  it('shows an admin what waits, with its text, by status, kind and words', async () => {
    const { send, row, db } = await outbox();
    queueMessage(db, { ...message, kind: 'answer', to_email: 'bob@example.com' });
    const filter = encodeURIComponent('{"status":"waiting","kind":"acknowledgement","q":"ADA@"}');
    const response = await send('GET', `/api/outbox?filter=${filter}`);
    expect(response.headers.get('Content-Range')).toBe('outbox 0-0/1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [listed] = (await response.json()) as unknown[];
    expect(listed).toMatchObject({ id: row.id, text: 'Thank you', html: '<p>Thank you</p>' });
    expect(await (await send('GET', `/api/outbox/${row.id}`)).json()).toEqual(listed);
  });

  it('knows nothing of what the newsletter is to be told', async () => {
    const { db, send } = await outbox();
    db.orm.transaction((tx) => queueCall(tx, 'subscribe', 'ada@example.com'));
    const call = findCall(db.orm, 'ada@example.com');
    expect((await send('GET', `/api/outbox/${call?.id}`)).status).toBe(404);
    expect((await send('PUT', `/api/outbox/${call?.id}`, { status: 'dropped' })).status).toBe(404);
    expect(findCall(db.orm, 'ada@example.com')).toEqual(call);
  });

  it('tries again at once what was refused, and drops what is not to be sent', async () => {
    const { row, change, db, wakeSender, send } = await outbox();
    recordMessage(db, row, { status: 'failed', reason: 'the mail server responded 550' });
    const dropped = await change('dropped');
    expect(await dropped.json()).toMatchObject({ status: 'dropped' });
    expect(wakeSender).not.toHaveBeenCalled();
    const retried = await change('waiting');
    expect(await retried.json()).toMatchObject({
      status: 'waiting',
      attempts: 0,
      last_error: null,
    });
    expect(wakeSender).toHaveBeenCalledOnce();
    const events = await (await send('GET', '/api/audit-events')).text();
    expect(events).toContain('acknowledgement: cancelled');
    expect(events).not.toContain('example.com');
  });

  it('answers 409 for what is under way or was sent, 422 for another status, 404 for none', async () => {
    const { row, change, db, send } = await outbox();
    expect((await change('sent')).status).toBe(422);
    beginSending(db, row.id);
    expect((await change('dropped')).status).toBe(409);
    recordMessage(db, row, { status: 'sent' });
    expect((await change('waiting')).status).toBe(409);
    expect((await send('PUT', '/api/outbox/none', { status: 'waiting' })).status).toBe(404);
  });
});

describe('/api/test-mails', () => {
  const set = { MAIL_FROM: 'office@example.com', SMTP_URL: 'smtp://127.0.0.1:1' };

  it('queues a test mail to an address, and tells of it', async () => {
    const { signIn, db } = testApp(set);
    const { send } = await signIn();
    expect((await send('POST', '/api/test-mails', { to: 'nobody' })).status).toBe(422);
    const made = await send('POST', '/api/test-mails', { to: 'Me@Example.com' });
    expect(made.status).toBe(201);
    const row = db.sqlite.prepare('SELECT kind, to_email, text FROM messages').get();
    expect(row).toMatchObject({ kind: 'test', to_email: 'me@example.com' });
    const [event] = await (await send('GET', '/api/audit-events')).json();
    expect(event).toMatchObject({ action: 'create', resource: 'test-mails' });
  });

  it('says what is missing where mail isn’t set up', async () => {
    const { signIn } = testApp();
    const { send } = await signIn();
    const refused = await send('POST', '/api/test-mails', { to: 'me@example.com' });
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toContain('SMTP_URL');
  });
});
