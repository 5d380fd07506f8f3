import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findCall, queueCall } from '../../db/mail/providerCalls';
import { subscribers } from '../../db/mail/subscriberList';
import { eraseSubscriber, unsubscribe } from '../../db/mail/subscribers';
import { testApp } from '../testApp';
import { queueMail } from './outbox';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Received {
  path: string | undefined;
  key: unknown;
  accept: unknown;
  body: unknown;
}

/** Starts a local server with the provider's protocol that responds with `answer`. */
async function provider(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const { 'api-key': key, accept } = request.headers;
      received.push({
        path: `${request.method} ${request.url}`,
        key,
        accept,
        body: JSON.parse(text || 'null'),
      });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function json(status: number, body: unknown, headers = {}) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

async function sending(answer: Parameters<typeof provider>[0], key = 'secret-key') {
  const brevo = await provider(answer);
  const kit = testApp({ BREVO_URL: brevo.url, BREVO_API_KEY: key });
  const jobs = kit.startJobs('newsletter');
  const rows = () =>
    subscribers.list(kit.db, {
      offset: 0,
      limit: 9,
      sort: { column: 'created_at', direction: 'ASC' },
    }).rows;
  return { ...kit, ...brevo, rows, jobs };
}

const subscribe = { email: 'Visitor@Example.com ' };

describe('a newsletter subscription', () => {
  it.each([
    ['201', json(201, { id: 1 })],
    [
      '204 with no body',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(204).end(),
    ],
  ])('is sent exactly as specified, and %s is success', async (_name, answer) => {
    const { send, received, rows } = await sending(answer);
    expect((await send('POST', '/api/newsletter', subscribe)).status).toBe(202);
    await expect.poll(() => rows()[0]?.status).toBe('sent');
    expect(received).toEqual([
      {
        path: 'POST /v3/contacts',
        key: 'secret-key',
        accept: 'application/json',
        body: {
          email: 'visitor@example.com',
          attributes: { FNAME: 'Newsletter', LNAME: 'Subscriber', COUNTRIES: 'Australia' },
          emailBlacklisted: false,
          smsBlacklisted: false,
          listIds: [37],
          updateEnabled: true,
        },
      },
    ]);
  });

  it('treats 400 duplicate_parameter as final and stores the reason', async () => {
    const { send, received, rows } = await sending(json(400, { code: 'duplicate_parameter' }));
    await send('POST', '/api/newsletter', subscribe);
    await expect.poll(() => rows()[0]?.status).toBe('failed');
    expect(rows()[0]?.last_error).toBe('the provider responded 400 duplicate_parameter');
    expect(received).toHaveLength(1);
  });

  it.each([
    ['401', json(401, { code: 'unauthorized' }), 60],
    ['500', json(500, {}), 60],
    ['429, as late as it asks', json(429, {}, { 'Retry-After': '900' }), 900],
    ['a dropped connection', (request: IncomingMessage) => request.socket.destroy(), 60],
  ])('waits and is tried again after %s', async (_name, answer, seconds) => {
    const { send, rows } = await sending(answer);
    const response = await send('POST', '/api/newsletter', subscribe);
    expect(response.status).toBe(202);
    await expect.poll(() => rows()[0]?.attempts).toBe(1);
    const [row] = rows();
    expect(row?.status).toBe('waiting');
    const wait = (Date.parse(String(row?.next_attempt_at)) - Date.now()) / 1000;
    expect(wait).toBeGreaterThan(seconds - 10);
    expect(wait).toBeLessThanOrEqual(seconds);
  });

  it('pauses longer each time and is sent once the provider is back', async () => {
    let status = 500;
    const { send, db, rows, jobs } = await sending((request, response) =>
      json(status, {})(request, response),
    );
    await send('POST', '/api/newsletter', subscribe);
    await expect.poll(() => rows()[0]?.attempts).toBe(1);
    const makeDue = () => {
      db.sqlite.prepare("UPDATE messages SET next_attempt_at = '2020'").run();
      jobs.wake('newsletter');
    };
    makeDue();
    await expect.poll(() => rows()[0]?.attempts).toBe(2);
    const pause = Date.parse(String(rows()[0]?.next_attempt_at)) - Date.now();
    expect(pause).toBeGreaterThan(290_000);
    status = 201;
    makeDue();
    await expect.poll(() => rows()[0]?.status).toBe('sent');
  });

  it('is answered at once while the provider hangs, and a stop loses nothing', async () => {
    const { send, received, rows, jobs } = await sending(() => {});
    expect((await send('POST', '/api/newsletter', subscribe)).status).toBe(202);
    await expect.poll(() => received.length).toBe(1);
    await jobs.stop();
    expect(rows()[0]).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('waits in the outbox without a key', async () => {
    const { send, received, rows } = await sending(json(201, {}), '');
    await send('POST', '/api/newsletter', subscribe);
    expect(rows()).toMatchObject([{ status: 'waiting', email: 'visitor@example.com' }]);
    expect(received).toHaveLength(0);
  });

  it('is one row, however often the address is entered', async () => {
    const { send, received, rows } = await sending(json(201, {}));
    await send('POST', '/api/newsletter', subscribe);
    await expect.poll(() => rows()[0]?.status).toBe('sent');
    await send('POST', '/api/newsletter', { email: 'visitor@example.com' });
    expect(rows()).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['nonsense', 'Please enter a valid email address.'],
  ])('is refused for the address "%s"', async (email, message) => {
    const { send, rows } = await sending(json(201, {}));
    const response = await send('POST', '/api/newsletter', { email });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { email: message } });
    expect(rows()).toHaveLength(0);
  });

  it.each(['/api/newsletter', '/api/free-access'])(
    'is dropped without a word at %s where the hidden field is filled in',
    async (path) => {
      const { send, rows } = await sending(json(201, {}));
      const body = { ...subscribe, name: 'Ada', subject_line: 'https://spam.example' };
      expect((await send('POST', path, body)).status).toBe(202);
      expect(rows()).toHaveLength(0);
      expect((await send('POST', path, { ...body, subject_line: '' })).status).toBe(202);
      expect(rows()).toHaveLength(1);
    },
  );

  it('returns 429 with Retry-After to the sixth request of an address in ten minutes', async () => {
    const { send } = await sending(json(201, {}));
    for (let number = 0; number < 5; number += 1) {
      const body = { email: `visitor-${number}@example.com` };
      expect((await send('POST', '/api/newsletter', body)).status).toBe(202);
    }
    const refused = await send('POST', '/api/newsletter', subscribe);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
  });
});

describe('a provider call', () => {
  it('replaces an older one', async () => {
    const { db, send, rows, received, jobs } = await sending(json(500, {}));
    await send('POST', '/api/newsletter', subscribe);
    await expect.poll(() => rows()[0]?.attempts).toBe(1);
    unsubscribe(db, String(rows()[0]?.id));
    expect(rows()[0]).toMatchObject({ state: 'left', status: 'waiting', attempts: 0 });
    jobs.wake('newsletter');
    await expect.poll(() => rows()[0]?.attempts).toBe(1);
    expect(received.map(({ path }) => path)).toEqual([
      'POST /v3/contacts',
      'PUT /v3/contacts/visitor%40example.com',
    ]);
  });

  it('is retried until an erasure succeeds', async () => {
    let status = 400;
    const { db, send, rows, jobs } = await sending((request, response) =>
      json(request.method === 'DELETE' ? status : 201, {})(request, response),
    );
    await send('POST', '/api/newsletter', subscribe);
    await expect.poll(() => rows()[0]?.status).toBe('sent');
    eraseSubscriber(db, String(rows()[0]?.id), true);
    jobs.wake('newsletter');
    await expect.poll(() => rows()[0]?.attempts).toBe(1);
    expect(rows()[0]).toMatchObject({ state: 'erased', status: 'waiting', first_name: '' });
    status = 204;
    db.sqlite.exec("UPDATE messages SET next_attempt_at = '2020'");
    jobs.wake('newsletter');
    await expect.poll(() => rows()).toEqual([]);
    expect(db.sqlite.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(0);
  });
});

it('is sent while the mail server is down or hangs', async () => {
  let hanging: Socket | undefined;
  const silent = createTcpServer((socket) => {
    hanging = socket;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const brevo = await provider(json(201, {}));
  const kit = testApp({
    BREVO_URL: brevo.url,
    BREVO_API_KEY: 'secret-key',
    MAIL_FROM: 'office@wattlepath.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  queueMail(kit, { kind: 'answer', to_email: 'b@c.example', subject: '', text: '', html: '' });
  kit.db.orm.transaction((tx) => queueCall(tx, 'unsubscribe', 'ada@example.com'));
  kit.startJobs('mail', 'newsletter');
  await expect.poll(() => findCall(kit.db.orm, 'ada@example.com')).toBeUndefined();
  expect(brevo.received).toHaveLength(1);
  const waiting = kit.db.sqlite.prepare('SELECT kind, begun_at FROM messages').all();
  expect(waiting).toMatchObject([{ kind: 'answer', begun_at: expect.any(String) }]);
  await expect.poll(() => hanging).toBeDefined();
  hanging?.destroy();
});

describe('a sender that cannot store results', () => {
  it('calls the provider once per pause, and continues when it can', async () => {
    const { send, db, received, rows, jobs } = await sending(json(201, {}));
    db.sqlite.exec(
      "CREATE TRIGGER full BEFORE UPDATE ON subscribers BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
    );
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
    // The default of one second is too short on a busy machine.
    const patience = { timeout: 90_000 };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await send('POST', '/api/newsletter', subscribe);
    await vi.waitUntil(() => failed.mock.calls.length === 1, patience);
    jobs.wake('newsletter');
    vi.advanceTimersByTime(59_000);
    expect(received).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    await vi.waitUntil(() => failed.mock.calls.length === 2, patience);
    expect(received).toHaveLength(2);
    db.sqlite.exec('DROP TRIGGER full');
    vi.advanceTimersByTime(299_000);
    expect(received).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    await vi.waitUntil(() => rows()[0]?.status === 'sent', patience);
    expect(received).toHaveLength(3);
  });
});

describe('free access', () => {
  it("is sent with the visitor's own name, also after a newsletter subscription", async () => {
    const { send, received, rows } = await sending(json(201, {}));
    await send('POST', '/api/newsletter', subscribe);
    await expect.poll(() => rows()[0]?.status).toBe('sent');
    const body = { email: 'visitor@example.com', name: ' Ada  de la Cruz ' };
    expect((await send('POST', '/api/free-access', body)).status).toBe(202);
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]?.body).toMatchObject({
      attributes: { FNAME: 'Ada', LNAME: 'de la Cruz', COUNTRIES: 'Australia' },
    });
    expect(rows()).toHaveLength(1);
  });

  it('keeps the first name given: anybody may type the address', async () => {
    const { send, rows, received } = await sending(json(201, {}));
    const email = 'visitor@example.com';
    await send('POST', '/api/free-access', { email, name: 'Ada Lovelace' });
    await expect.poll(() => rows()[0]?.status).toBe('sent');
    await send('POST', '/api/free-access', { email, name: 'Somebody Else' });
    expect(rows()).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace', status: 'sent' }]);
    expect(received).toHaveLength(1);
  });

  it.each(['https://spam.example', 'Win at www.spam.example', 'Prizes spam.com today'])(
    'refuses the name %s',
    async (name) => {
      const { send, rows } = await sending(json(201, {}));
      const response = await send('POST', '/api/free-access', { ...subscribe, name });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: { name: 'Please enter your name, without a web address.' },
      });
      expect(rows()).toHaveLength(0);
    },
  );

  it('requires a name', async () => {
    const { send } = await sending(json(201, {}));
    const response = await send('POST', '/api/free-access', subscribe);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { name: 'Please enter your name.' } });
  });
});
