import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextMessage } from '../../db/mail/messageSending';
import { queueMessage } from '../../db/mail/messages';
import { subscribers } from '../../db/mail/subscriberList';
import { sweepSubscribers } from '../../db/mail/subscribers';
import { testApp } from '../testApp';
import { json, testProvider } from './testServers';

const email = 'visitor@example.com';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  vi.useRealTimers();
  expect(JSON.stringify(errors.mock.calls)).not.toContain('example.com');
  errors.mockClear();
});

interface Link {
  path: string;
  token: string;
}

/** Builds the app with mail set up over a provider that accepts everything. */
async function newsletter(variables: Record<string, string> = {}) {
  const provider = await testProvider(json(201, {}));
  const kit = testApp({
    BREVO_URL: provider.url,
    BREVO_API_KEY: 'secret-key',
    MAIL_FROM: 'office@wattlepath.example',
    ...variables,
  });
  kit.startJobs('mail', 'newsletter');
  const row = () =>
    subscribers.list(kit.db, {
      offset: 0,
      limit: 9,
      sort: { column: 'created_at', direction: 'ASC' },
    }).rows[0];
  const consents = () =>
    kit.db.sqlite.prepare('SELECT * FROM consents ORDER BY given_at').all() as Record<
      string,
      unknown
    >[];
  const questions = () => provider.calls.filter(({ path }) => path === 'POST /v3/smtp/email');
  const contacts = () => provider.calls.filter(({ path }) => path.includes('/v3/contacts'));
  const subscribe = (address = email) => kit.send('POST', '/api/newsletter', { email: address });
  /** Returns the links of the latest confirmation mail, once there are `count` of them. */
  async function links(count = 1): Promise<{ confirm: Link; unsubscribe: Link; headers: unknown }> {
    await expect.poll(() => questions().length).toBe(count);
    const { textContent, headers } = (questions().at(-1)?.body ?? {}) as Record<string, string>;
    const link = (name: string): Link => {
      const url = new URL(
        new RegExp(`\\S+/newsletter/${name}\\S+`).exec(textContent ?? '')?.[0] ?? '',
      );
      return { path: url.pathname, token: url.searchParams.get('token') ?? '' };
    };
    return { confirm: link('confirm'), unsubscribe: link('unsubscribe'), headers };
  }
  const press = (link: Link) =>
    kit.app.request(link.path, {
      method: 'POST',
      headers: { ...form, Origin: 'null' },
      body: new URLSearchParams({ token: link.token }),
    });
  return { ...kit, row, consents, questions, contacts, subscribe, links, press };
}

describe('a subscription with mail set up', () => {
  it('is added to the list only after its owner pressed the button, and records the consent', async () => {
    const kit = await newsletter();
    const answer = await kit.subscribe(' Visitor@Example.com');
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ confirmation: true });
    const { confirm } = await kit.links();
    expect(kit.questions()[0]?.body).toMatchObject({ to: [{ email }] });
    expect(kit.row()).toMatchObject({ state: 'unconfirmed', status: 'held' });

    const shown = await kit.app.request(`${confirm.path}?token=${confirm.token}`);
    expect(shown.status).toBe(200);
    const page = await shown.text();
    expect(page).toContain(`action="${confirm.path}" method="post"`);
    expect(page).toContain(`value="${confirm.token}"`);
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(kit.row()?.state).toBe('unconfirmed');
    expect(kit.contacts()).toEqual([]);

    for (const result of ['done', 'already']) {
      const pressed = await kit.press(confirm);
      expect(pressed.status).toBe(303);
      expect(pressed.headers.get('Location')).toBe(`/newsletter/confirm?result=${result}`);
    }
    const again = await kit.app.request(`${confirm.path}?token=${confirm.token}`);
    expect(again.headers.get('Location')).toBe('/newsletter/confirm?result=already');
    await expect.poll(() => kit.row()?.status).toBe('sent');
    expect(kit.contacts()).toHaveLength(1);
    expect(kit.contacts()[0]).toMatchObject({
      path: 'POST /v3/contacts',
      body: {
        email,
        attributes: { FNAME: 'Newsletter', LNAME: 'Subscriber', COUNTRIES: 'Australia' },
        emailBlacklisted: false,
        listIds: [37],
      },
    });
    expect(kit.consents()).toMatchObject([
      { source: 'newsletter', ended_at: null, wording: expect.stringContaining('Subscribe') },
    ]);
    expect(kit.consents()[0]?.confirmed_at).toBe(kit.row()?.confirmed_at);
    await kit.subscribe();
    expect(kit.questions()).toHaveLength(1);
  });

  it('unsubscribes with one click, without cookies, from anywhere, and notifies the provider', async () => {
    const kit = await newsletter();
    await kit.subscribe();
    const { confirm, unsubscribe, headers } = await kit.links();
    const url = `http://localhost:3000${unsubscribe.path}?token=${unsubscribe.token}`;
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await kit.press(confirm);
    await expect.poll(() => kit.row()?.status).toBe('sent');
    expect((await kit.app.request(url)).status).toBe(200);
    expect(kit.row()?.state).toBe('subscribed');
    const clicked = await kit.app.request(url, {
      method: 'POST',
      headers: { ...form, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    await expect.poll(() => kit.contacts().length).toBe(2);
    expect(kit.contacts()[1]).toMatchObject({
      path: `PUT /v3/contacts/${encodeURIComponent(email)}`,
      body: { emailBlacklisted: true, unlinkListIds: [37] },
    });
    await expect.poll(() => kit.row()?.status).toBe('sent');
    expect(kit.row()?.state).toBe('left');
    expect(kit.consents()[0]?.ended_at).toBe(kit.row()?.left_at);
  });

  it('stays ended until its owner confirms again: the link of an older round is invalid', async () => {
    const kit = await newsletter();
    await kit.subscribe();
    const first = await kit.links();
    await kit.press(first.confirm);
    await kit.press(first.unsubscribe);
    await expect.poll(() => kit.contacts().at(-1)?.path).toMatch(/^PUT/);
    await kit.subscribe();
    expect(kit.questions()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });
    await kit.subscribe();
    const second = await kit.links(2);
    // The round that was asked for last counts.
    const old = await kit.press(first.confirm);
    expect(old.headers.get('Location')).toContain('result=gone');
    expect(kit.row()?.state).toBe('left');
    await kit.press(second.confirm);
    expect(kit.row()?.state).toBe('subscribed');
    await expect.poll(() => kit.contacts().at(-1)?.path).toBe('POST /v3/contacts');
    expect(kit.consents()).toMatchObject([
      { ended_at: expect.any(String) },
      { ended_at: null, confirmed_at: expect.any(String) },
    ]);
  });

  it('is confirmed by its owner, whatever a mail scanner pressed before and in which order', async () => {
    for (const order of [
      ['unsubscribe', 'confirm', 'unsubscribe'],
      ['confirm', 'unsubscribe'],
      ['unsubscribe', 'unsubscribe'],
    ] as const) {
      const kit = await newsletter();
      await kit.send('POST', '/api/free-access', { email, name: 'Ada Lovelace' });
      const links = await kit.links();
      for (const name of order) await kit.press(links[name]);
      expect(kit.row()?.state).toBe('left');
      const pressed = await kit.press(links.confirm);
      expect(pressed.headers.get('Location')).toBe('/newsletter/confirm?result=done');
      expect(kit.row()).toMatchObject({ state: 'subscribed', first_name: 'Ada' });
      expect(kit.consents()).toMatchObject([
        { source: 'free-access', ended_at: null, confirmed_at: kit.row()?.confirmed_at },
      ]);
    }
  });

  it('ended within its round is asked for anew by a link of its own', async () => {
    const kit = await newsletter();
    await kit.subscribe();
    const first = await kit.links();
    await kit.press(first.unsubscribe);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 24 * 3600_000 });
    await kit.subscribe();
    const second = await kit.links(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 24 * 3600_000 });
    await kit.press(first.confirm);
    expect(kit.row()?.state).toBe('left');
    await kit.press(second.confirm);
    expect(kit.row()?.state).toBe('subscribed');
  });

  it('asks at most three times in 14 days, then deletes the address', async () => {
    const kit = await newsletter();
    const begin = Date.now();
    for (let minutes = 0; minutes < 300; minutes += 15) {
      vi.useFakeTimers({ toFake: ['Date'], now: begin + minutes * 60_000 });
      expect((await kit.subscribe()).status).toBe(202);
      await kit.subscribe();
    }
    const { confirm } = await kit.links(3);
    vi.useFakeTimers({ toFake: ['Date'], now: begin + 14 * 24 * 3600_000 + 1000 });
    const late = await kit.press(confirm);
    expect(late.headers.get('Location')).toContain('result=gone');
    expect(sweepSubscribers(kit.db)).toBe(1);
    expect(kit.row()).toBeUndefined();
    expect(kit.db.sqlite.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(0);
    expect(kit.contacts()).toEqual([]);
  });

  it('keeps the consent for another year, then only the address', async () => {
    const kit = await newsletter();
    await kit.send('POST', '/api/free-access', { email, name: 'Ada Lovelace' });
    const { confirm, unsubscribe } = await kit.links();
    await kit.press(confirm);
    await kit.press(unsubscribe);
    const left = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: left + 364 * 24 * 3600_000 });
    sweepSubscribers(kit.db);
    expect(kit.consents()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: left + 366 * 24 * 3600_000 });
    sweepSubscribers(kit.db);
    expect(kit.consents()).toHaveLength(0);
    expect(kit.row()).toMatchObject({ email, state: 'left', first_name: '', source: '' });
  });

  it.each(['', 'x', 'x.y', `1.${'A'.repeat(43)}`])(
    'is not ended by the token "%s"',
    async (token) => {
      const kit = await newsletter();
      for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
        const pressed = await kit.press({ path, token });
        expect(pressed.headers.get('Location')).toBe(`${path}?result=gone`);
      }
      await kit.subscribe();
      const { confirm, unsubscribe } = await kit.links();
      await kit.press({ ...confirm, token: unsubscribe.token });
      await kit.press({ ...unsubscribe, token: confirm.token });
      expect(kit.row()?.state).toBe('unconfirmed');
    },
  );
});

describe('/api/subscribers', () => {
  it('shows admins state and consent, and ends and erases subscriptions here and at the provider', async () => {
    const kit = await newsletter();
    await kit.subscribe();
    await kit.press((await kit.links()).confirm);
    await expect.poll(() => kit.row()?.status).toBe('sent');
    const { send } = await kit.signIn();
    const filter = encodeURIComponent(JSON.stringify({ q: 'visitor@', state: 'subscribed' }));
    const list = await send('GET', `/api/subscribers?filter=${filter}`);
    expect(list.headers.get('Content-Range')).toBe('subscribers 0-0/1');
    expect(list.headers.get('Cache-Control')).toBe('no-store');
    const [listed] = (await list.json()) as { id: string }[];
    const path = `/api/subscribers/${listed?.id}`;
    expect(await (await send('GET', path)).json()).toEqual(listed);
    expect(listed).toMatchObject({ email, consents: [{ source: 'newsletter' }] });

    const ended = await send('PUT', path, { state: 'left' });
    expect(await ended.json()).toMatchObject({ state: 'left' });
    await expect.poll(() => kit.contacts().at(-1)?.path).toMatch(/^PUT/);
    expect((await send('DELETE', path)).status).toBe(200);
    await expect.poll(() => kit.row()).toBeUndefined();
    expect(kit.contacts().at(-1)?.path).toBe(`DELETE /v3/contacts/${encodeURIComponent(email)}`);
    const events = await (await send('GET', '/api/audit-events')).text();
    expect(events).toContain('erased a subscriber');
    expect(events).not.toContain('visitor@');
  });
});

it('a flood of strangers’ addresses is stored, and confirmed slowly, after all other mail', async () => {
  const kit = testApp({
    MAIL_FROM: 'office@wattlepath.example',
    BREVO_API_KEY: 'secret-key',
    TRUST_PROXY: '1',
  });
  const subscribe = (email: string, from: string) =>
    kit.send('POST', '/api/newsletter', { email }, { 'X-Forwarded-For': from });
  for (let network = 0; network < 40; network += 1) {
    for (let host = 0; host < 5; host += 1) {
      const from = `2001:db8:1:${network.toString(16)}::${host}`;
      const { status } = await subscribe(`v${network}-${host}@example.com`, from);
      expect(status).toBe(202);
    }
  }
  const due = () =>
    kit.db.sqlite
      .prepare("SELECT count(*) FROM messages WHERE status = 'waiting' AND next_attempt_at <= ?")
      .pluck()
      .get(new Date().toISOString());
  expect(due()).toBe(20);
  expect(kit.db.sqlite.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(200);
  // Another network's subscriber is asked at once, and client mail goes first.
  expect((await subscribe('reader@example.com', '192.0.2.7')).status).toBe(202);
  expect(due()).toBe(21);
  const mail = { to_email: 'client@example.com', subject: 'Yours', text: 'Hello', html: '' };
  queueMessage(kit.db, { ...mail, kind: 'answer', host: 'wattlepath.example' });
  expect(nextMessage(kit.db, 'mail')?.to_email).toBe('client@example.com');
});
