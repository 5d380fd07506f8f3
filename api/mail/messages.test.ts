import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginSending } from '../../db/mail/messageSending';
import { type NewMessage, outbox } from '../../db/mail/messages';
import { testApp } from '../testApp';
import { queueMail } from './outbox';
import { smtpTransport } from './smtpTransport';
import { drop, json, smtpError, testMailServer, testProvider } from './testServers';

const from = 'Wattlepath <office@wattlepath.example>';
const key = 'secret-key';
const answer: Omit<NewMessage, 'host'> = {
  kind: 'answer',
  to_email: 'Ada@Example.com',
  to_name: 'Ada “L” Lovelace',
  reply_to: 'office@wattlepath.example',
  subject: 'Your question – Prüfung',
  text: 'Hello Ada,\n\n.a line that begins with a dot\n',
  html: '<p>Hello Ada</p>',
};

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  const logged = JSON.stringify(errors.mock.calls);
  errors.mockClear();
  expect(logged).not.toMatch(/ada|lovelace|example\.com/i);
});

/** Builds the app with these mail settings, and its sender. */
function sending(variables: Record<string, string>) {
  const kit = testApp({ MAIL_FROM: from, ...variables });
  const start = () => kit.startJobs('mail');
  const message = queueMail(kit, answer);
  const row = () => outbox.get(kit.db, message.id);
  return { ...kit, start, message, row };
}

it('one that is over by a clock which may be wrong waits, and stops no other', async () => {
  const provider = await testProvider(json(201, { messageId: '<x@relay>' }));
  const kit = testApp({ MAIL_FROM: from, BREVO_URL: provider.url, BREVO_API_KEY: key });
  const [before, after] = [-60, 0].map((days) => new Date(Date.now() + days * 86_400_000));
  const jump = { from: before?.toISOString(), to: after?.toISOString(), steadyMs: 0 };
  const clock = JSON.stringify({ seen: after?.toISOString(), jump });
  kit.db.sqlite.prepare("INSERT OR REPLACE INTO settings VALUES ('clock', ?)").run(clock);
  const expires_at = new Date(Date.now() - 1000).toISOString();
  const over = queueMail(kit, { ...answer, expires_at });
  const other = queueMail(kit, answer);
  kit.startJobs('mail');
  await expect.poll(() => outbox.get(kit.db, other.id)?.status).toBe('sent');
  expect(outbox.get(kit.db, over.id)?.status).toBe('waiting');
});

describe("a message by the provider's call", () => {
  it('is sent once, with its Message-ID and key', async () => {
    const provider = await testProvider(json(201, { messageId: '<x@relay>' }));
    const { start, message, row } = sending({ BREVO_URL: provider.url, BREVO_API_KEY: key });
    start();
    await expect.poll(() => row()?.status).toBe('sent');
    expect(row()).toMatchObject({ attempts: 1, begun_at: null, last_error: null });
    const [uuid] = message.message_id.split('@');
    expect(message.message_id).toBe(`${uuid}@wattlepath.example`);
    expect(provider.calls).toHaveLength(1);
    expect(provider.calls[0]).toMatchObject({
      path: 'POST /v3/smtp/email',
      headers: { 'api-key': key, 'idempotency-key': uuid },
      body: {
        sender: { name: 'Wattlepath', email: 'office@wattlepath.example' },
        to: [{ email: 'ada@example.com', name: 'Ada “L” Lovelace' }],
        replyTo: { email: 'office@wattlepath.example' },
        subject: answer.subject,
        textContent: answer.text,
        htmlContent: answer.html,
        headers: { 'Message-ID': `<${message.message_id}>`, idempotencyKey: uuid },
      },
    });
  });

  it.each([
    ['failed', 'a 4xx', json(400, { code: 'invalid_parameter' }), '400 invalid_parameter'],
    ['waiting', '402', json(402, { code: 'not_enough_credits' }), '402 not_enough_credits'],
    ['waiting', '401', json(401, { code: 'unauthorized' }), '401 unauthorized'],
    ['waiting', '500', json(500, {}), 'responded 500'],
    ['waiting', 'a dropped connection', drop, 'could not be reached'],
    ['sent', 'a key that it has seen', json(400, { code: 'duplicate_request' }), null],
  ])('is %s after %s', async (status, _name, respond, reason) => {
    const provider = await testProvider(respond);
    const { start, row } = sending({ BREVO_URL: provider.url, BREVO_API_KEY: key });
    start();
    await expect.poll(() => row()?.attempts).toBe(1);
    expect(row()?.status).toBe(status);
    if (reason === null) expect(row()?.last_error).toBeNull();
    else expect(row()?.last_error).toContain(reason);
    expect(provider.calls).toHaveLength(1);
  });

  it('is resent with the same key if the server stopped meanwhile, within 15 minutes', async () => {
    let isHanging = true;
    const provider = await testProvider((call, response) => {
      if (!isHanging) json(201, {})(call, response);
    });
    const { start, row, db, message } = sending({ BREVO_URL: provider.url, BREVO_API_KEY: key });
    const first = start();
    await expect.poll(() => provider.calls.length).toBe(1);
    expect(row()?.begun_at).not.toBeNull();
    await first.stop();
    expect(row()).toMatchObject({ status: 'waiting', attempts: 0 });
    isHanging = false;
    start();
    await expect.poll(() => row()?.status).toBe('sent');
    const keys = provider.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([message.message_id.split('@')[0]]));
    expect(db.sqlite.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(1);
  });

  it('is held for an admin if the provider no longer knows its key', async () => {
    const provider = await testProvider(json(201, {}));
    const kit = sending({ BREVO_URL: provider.url, BREVO_API_KEY: key });
    beginSending(kit.db, kit.message.id);
    kit.db.sqlite.prepare("UPDATE messages SET begun_at = '2026-01-01T00:00:00.000Z'").run();
    const sender = kit.start();
    expect(kit.row()).toMatchObject({ status: 'held', begun_at: null });
    expect(kit.row()?.last_error).toContain('may have arrived');
    const { send } = await kit.signIn();
    const retried = await send('PUT', `/api/outbox/${kit.message.id}`, { status: 'waiting' });
    expect(retried.status).toBe(200);
    sender.wake('mail');
    await expect.poll(() => kit.row()?.status).toBe('sent');
  });
});

describe('a message by SMTP', () => {
  it('takes precedence over the provider, with Message-ID, text and HTML', async () => {
    const provider = await testProvider(json(201, {}));
    const server = await testMailServer();
    const both = { SMTP_URL: server.url, BREVO_URL: provider.url, BREVO_API_KEY: key };
    const { start, message, row } = sending(both);
    start();
    await expect.poll(() => row()?.status).toBe('sent');
    expect(provider.calls).toHaveLength(0);
    expect(server.delivered).toHaveLength(1);
    const [mail] = server.delivered;
    expect(mail).toMatchObject({
      from: 'office@wattlepath.example',
      to: ['ada@example.com'],
      messageId: message.message_id,
    });
    expect(mail?.raw).toMatch(/^From: Wattlepath <office@wattlepath\.example>/m);
    expect(mail?.raw).toMatch(/^Reply-To: office@wattlepath\.example/m);
    expect(mail?.raw).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.raw).toMatch(/^Content-Type: text\/html/m);
    expect(mail?.raw).toContain('.a line that begins with a dot');
  });

  it('is marked as automatic if it is', async () => {
    const server = await testMailServer();
    const kit = sending({ SMTP_URL: server.url });
    queueMail(kit, { ...answer, kind: 'acknowledgement', headers: { 'X-Own': 'yes' } });
    kit.start();
    await expect.poll(() => server.delivered.length).toBe(2);
    expect(server.delivered[0]?.raw).not.toContain('Auto-Submitted');
    expect(server.delivered[1]?.raw).toMatch(/^Auto-Submitted: auto-replied/m);
    expect(server.delivered[1]?.raw).toMatch(/^X-Own: yes/m);
  });

  it.each([
    ['failed', '550 to the recipient', 550],
    ['waiting', '451 to the recipient', 451],
  ])('is %s after %s, and the address is in no reason', async (status, _name, code) => {
    const server = await testMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(smtpError(code, `<${address}> is no`)),
    });
    const { start, row } = sending({ SMTP_URL: server.url });
    start();
    await expect.poll(() => row()?.attempts).toBe(1);
    expect(row()?.status).toBe(status);
    expect(row()?.last_error).toBe(`the mail server responded ${code} to RCPT TO`);
  });

  it('waits while its sender or password is refused', async () => {
    const server = await testMailServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, callback) => callback(smtpError(535, 'no')),
    });
    const { start, row } = sending({ SMTP_URL: server.url.replace('//', '//user:pass@') });
    start();
    await expect.poll(() => row()?.attempts).toBe(1);
    expect(row()).toMatchObject({ status: 'waiting' });
    expect(row()?.last_error).toContain('535');
  });

  it('waits while the server drops connections or is down', async () => {
    const dropping = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => dropping.listen(0, '127.0.0.1', resolve));
    const { port } = dropping.address() as AddressInfo;
    const dropped = sending({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    dropped.start();
    await expect.poll(() => dropped.row()?.attempts).toBe(1);
    expect(dropped.row()?.status).toBe('waiting');
    await new Promise((resolve) => dropping.close(resolve));
    const gone = sending({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    gone.start();
    await expect.poll(() => gone.row()?.attempts).toBe(1);
    expect(gone.row()?.last_error).toMatch(/could not be reached \(E\w+\)/);
  });

  it('is retried if the server never greets, or never finishes', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const slow = await testMailServer({ onRcptTo: () => {} });
    const silentUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { message } = sending({});
    const sender = { name: '', email: 'office@wattlepath.example' };
    for (const [url, limits, reason] of [
      [silentUrl, { greetingTimeout: 50 }, 'the mail server could not be reached (ETIMEDOUT)'],
      [slow.url, { whole: 500 }, 'the mail server took too long'],
    ] as const) {
      const transport = smtpTransport({ url, from: sender, host: 'wattlepath.example', limits });
      const outcome = await transport(
        { ...message, attachments: [] },
        new AbortController().signal,
      );
      expect(outcome).toMatchObject({ status: 'waiting', reason });
    }
  });

  it('being sent at a stop is finished and recorded as sent', async () => {
    let letGo: (() => void) | undefined;
    const server = await testMailServer({
      onRcptTo: (_address, _session, callback) => {
        letGo = callback;
      },
    });
    const { start, row } = sending({ SMTP_URL: server.url });
    const sender = start();
    await expect.poll(() => letGo).toBeDefined();
    const stopped = sender.stop();
    letGo?.();
    await stopped;
    expect(row()).toMatchObject({ status: 'sent', begun_at: null });
  });
});

describe('without a way to send', () => {
  it.each([
    ['nothing set', { MAIL_FROM: '' }],
    ['no sender', { MAIL_FROM: '', BREVO_API_KEY: key }],
    ['no transport', {}],
  ])('(%s) messages wait, and an admin is told so', async (_name, variables) => {
    const kit = sending(variables);
    kit.start();
    const { send } = await kit.signIn();
    expect(kit.row()).toMatchObject({ status: 'waiting', attempts: 0 });
    const response = await send('GET', '/api/mail-state');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ transport: null, messages: { waiting: 1 } });
  });
});
