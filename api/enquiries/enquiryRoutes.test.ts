import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countMessages } from '../../db/mail/messages';
import { password, testApp } from '../testApp';

const enquiry = {
  kind: 'enquiry',
  name: 'Priya Raman',
  email: 'Priya@example.com',
  country: 'India',
  topic: 'student-visa',
  message: 'I would like to study nursing in Adelaide. Which visa do I need?',
};
const spam = {
  ...enquiry,
  email: 'seller@example.com',
  message: 'Buy 1000 backlinks for your website, first page of Google, only $49. Click here now.',
};

async function inbox() {
  const kit = testApp();
  const ada = await kit.signIn();
  const list = async (query = '') =>
    (await ada.send('GET', `/api/enquiries${query}`)).json() as Promise<{ id: string }[]>;
  const whole = async (id = '') => (await ada.send('GET', `/api/enquiries/${id}`)).json();
  const filtered = (filter: object) =>
    list(`?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const post = (fields: object) => kit.send('POST', '/api/enquiries', fields);
  const form = (fields: Record<string, string>) =>
    kit.app.request('/api/enquiries', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  return { ...kit, ada, list, filtered, whole, post, form };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('an enquiry', () => {
  it('from anyone is stored with its notice and acknowledgement, readable by admins only', async () => {
    const { send, post, list, whole } = await inbox();
    const answer = await post({ ...enquiry, notice_version: '2026-11-22' });
    expect([answer.status, await answer.json()]).toEqual([201, {}]);
    expect((await send('GET', '/api/enquiries')).status).toBe(401);
    const [first] = await list();
    expect(first).toMatchObject({
      email: 'priya@example.com',
      status: 'new',
      excerpt: enquiry.message,
    });
    expect(first).not.toHaveProperty('message');
    const read = await whole(first?.id);
    expect(read).toMatchObject({
      message: enquiry.message,
      notes: [],
      others: [],
      newsletter: false,
    });
    expect(read.notice_text).toMatch(/\w+ \w+/);
    const kinds = read.messages.map((message: { kind: string; status: string }) => [
      message.kind,
      message.status,
    ]);
    expect(kinds).toEqual([
      ['enquiry-notice', 'waiting'],
      ['acknowledgement', 'waiting'],
    ]);
    // Anybody may type anybody's address, so mail to it contains no free text.
    expect(read.messages[1].text).not.toContain('nursing');
  });

  it('sent twice is stored once, and missing values are reported at their fields', async () => {
    const { post, list } = await inbox();
    for (let at = 0; at < 3; at += 1) await post({ ...enquiry, submission_id: 'one' });
    expect(await list()).toHaveLength(1);
    const answer = await post({ kind: 'consultation', email: 'nobody', answers: {} });
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['name', 'email']));
    const noDay = await post({ ...enquiry, kind: 'consultation' });
    expect(Object.keys((await noDay.json()).errors)).toEqual(['answers.day_1']);
  });

  it('arrives as a form without script: redirected to its page, or shown again with the input', async () => {
    const { form, list } = await inbox();
    const sent = await form({ ...enquiry, form: '/contact', newsletter: 'on' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).toMatch(/^\/contact\?sent=enquiry&by=/);
    const elsewhere = await form({ ...enquiry, form: '//evil/x' });
    expect(elsewhere.headers.get('Location')).toMatch(/^\/contact\?/);
    expect(await list()).toHaveLength(2);
    const refused = await form({ ...enquiry, email: '', message: 'Typed <b>words</b>' });
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
    const html = await refused.text();
    expect(html).toContain('Typed &lt;b&gt;words&lt;/b&gt;');
    expect(html).toContain('Please enter your email address.');
  });

  it('that looks like spam gets the same response, is held, and released by "not spam"', async () => {
    const { db, ada, post, list, filtered, whole } = await inbox();
    const answer = await post({ ...spam, newsletter: true });
    expect([answer.status, await answer.json()]).toEqual([201, {}]);
    expect(await list()).toEqual([]);
    const [row] = await filtered({ status: 'spam' });
    const id = row?.id ?? '';
    expect((await whole(id)).spam_reasons).not.toEqual([]);
    expect(countMessages(db)).toEqual({ held: 2 });
    const subscribers = async () => (await ada.send('GET', '/api/subscribers')).json();
    expect(await subscribers()).toEqual([]);
    await ada.send('PUT', `/api/enquiries/${id}`, { status: 'open' });
    expect(countMessages(db)).toEqual({ waiting: 2 });
    expect(await subscribers()).toEqual([expect.objectContaining({ email: 'seller@example.com' })]);
  });

  it('is found by its texts, its notes, and what admins set', async () => {
    const { admin, ada, post, list, filtered } = await inbox();
    await post(enquiry);
    await post({ ...enquiry, email: 'li@example.com', name: '李明', message: '我想申请485签证' });
    const ids = (await list()).map(({ id }) => id);
    const priya = ids[1] ?? '';
    await ada.send('POST', '/api/enquiry-notes', { enquiry_id: priya, text: 'Rang twice, ZEBRA' });
    await ada.send('PUT', `/api/enquiries/${priya}`, { assigned_to: admin.id });
    const idsOf = async (filter: object) => (await filtered(filter)).map(({ id }) => id);
    for (const q of ['PRIYA', 'nursing', 'zebra', 'india'])
      expect(await idsOf({ q })).toContain(priya);
    for (const q of ['申请485', '申请', '李', 'li', '我想申'])
      expect(await idsOf({ q })).toContain(ids[0]);
    for (const q of ['pr', 'P', 'ZE']) expect(await idsOf({ q })).toEqual([priya]);
    for (const q of ['"', 'zz', 'zebra crossing', '*']) expect(await idsOf({ q })).toEqual([]);
    expect(await idsOf({ q: 'acknowled' })).toEqual([]);
    expect(await idsOf({ assigned_to: admin.id })).toEqual([priya]);
    expect(await idsOf({ assigned_to: '' })).toEqual([ids[0]]);
    expect(await idsOf({ status: 'new,open' })).toHaveLength(2);
    const nobody = await ada.send('PUT', `/api/enquiries/${priya}`, { assigned_to: 'gone' });
    expect(nobody.status).toBe(422);
  });

  it('changed by somebody else returns 409 with its current state; the activity has no personal data', async () => {
    const { ada, post, list, whole } = await inbox();
    await post(enquiry);
    const id = (await list())[0]?.id ?? '';
    const { updated_at } = await whole(id);
    expect(
      (await ada.send('PUT', `/api/enquiries/${id}`, { status: 'open', updated_at })).status,
    ).toBe(200);
    const stale = await ada.send('PUT', `/api/enquiries/${id}`, { status: 'closed', updated_at });
    expect(stale.status).toBe(409);
    expect((await stale.json()).current.status).toBe('open');
    await ada.send('POST', '/api/enquiry-notes', { enquiry_id: id, text: 'Priya will call' });
    const events = await (await ada.send('GET', '/api/audit-events')).text();
    expect(events).toContain('enquiry-notes');
    expect(events).not.toMatch(/priya|nursing/i);
  });
});

it('a reply is sent once, updates the enquiry, and counts in the numbers', async () => {
  const { filtered, ada, post, list, whole } = await inbox();
  await post(enquiry);
  await post({ ...enquiry, message: 'And which courses?' });
  const id = (await list())[1]?.id ?? '';
  const numbers = async () => (await ada.send('GET', '/api/enquiry-numbers')).json();
  expect(await numbers()).toMatchObject({
    new: 2,
    unanswered: 2,
    oldest_unanswered_id: id,
    median_answer_seconds: null,
    weeks: [0, 0, 0, 0, 0, 0, 0, 2],
  });
  const answer = { enquiry_id: id, submission_id: 'a1', subject: 'Your visa', text: 'The 500.' };
  for (let at = 0; at < 2; at += 1) {
    expect((await ada.send('POST', '/api/enquiry-answers', answer)).status).toBe(201);
  }
  const read = await whole(id);
  expect(read).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
  expect(read.messages.filter(({ kind }: { kind: string }) => kind === 'answer')).toHaveLength(1);
  expect(await filtered({ q: answer.text.slice(0, 12) })).toMatchObject([{ id }]);
  expect(await filtered({ q: 'nobody wrote this' })).toEqual([]);
  expect(read.sent_answers).toEqual([expect.objectContaining({ created_by: 'ada' })]);
  expect(read.others).toHaveLength(1);
  expect(await numbers()).toMatchObject({
    new: 1,
    // Mail isn't set up: the reply is stored, not sent.
    unanswered: 2,
    unsent: 1,
    late_messages: expect.any(Number),
    median_answer_seconds: expect.any(Number),
  });
  expect(
    (await ada.send('POST', '/api/enquiry-answers', { ...answer, enquiry_id: 'none' })).status,
  ).toBe(404);
});

it('its particulars are corrected with the old ones kept, and unsent mail goes to the new address', async () => {
  const { db, ada, list, whole, filtered, post } = await inbox();
  await post({ ...enquiry, email: 'priya@exmaple.com' });
  const [first] = await list();
  const id = first?.id ?? '';
  const answer = { enquiry_id: id, subject: 'Your visa', text: 'Subclass 500.' };
  await ada.send('POST', '/api/enquiry-answers', answer);
  db.sqlite.exec("UPDATE messages SET status = 'failed' WHERE kind = 'answer'");
  const put = async (values: object) => ada.send('PUT', `/api/enquiries/${id}`, values);
  const wrong = await put({ email: 'priya', phone: 'none' });
  expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([
    422,
    ['email', 'phone'],
  ]);
  const { updated_at } = await whole(id);
  const corrected = await put({ email: 'Priya@Example.com', phone: '0491 570 156', updated_at });
  expect(corrected.status).toBe(200);
  const read = await whole(id);
  expect(read).toMatchObject({ email: 'priya@example.com', name: 'Priya Raman', country: 'India' });
  expect(read.corrections).toMatchObject([
    { field: 'email', before: 'priya@exmaple.com', after: 'priya@example.com', created_by: 'ada' },
    { field: 'phone', before: '', after: '0491 570 156' },
  ]);
  const reply = read.messages.find(({ kind }: { kind: string }) => kind === 'answer');
  expect(reply.to_email).toBe('priya@example.com');
  expect(await filtered({ q: 'priya@example.com' })).toHaveLength(1);
  expect(await filtered({ q: '0491 570 156' })).toHaveLength(1);
  expect(await filtered({ q: 'exmaple.com' })).toHaveLength(0);
  expect((await put({ name: 'Old', updated_at })).status).toBe(409);

  await ada.send('POST', '/api/session/confirmation', { password });
  const data = await (await ada.send('GET', '/api/personal-data?email=priya@example.com')).json();
  expect(data.corrections).toHaveLength(2);
  await ada.send('POST', '/api/erasures', { email: 'priya@example.com' });
  const left = db.sqlite.prepare('SELECT count(*) FROM enquiry_corrections').pluck().get();
  expect(left).toBe(0);
});

it('has a next step with a day, and an end with a reason', async () => {
  const { ada, list, whole, filtered, post, send } = await inbox();
  await post(enquiry);
  await post({ ...enquiry, email: 'later@example.com' });
  const [later, now] = await list();
  const put = (id: string | undefined, values: object) =>
    ada.send('PUT', `/api/enquiries/${id}`, values);
  expect((await put(now?.id, { next_on: 'tomorrow' })).status).toBe(422);
  await put(now?.id, { next_on: '2020-01-31', next_reason: 'Ask for the passport' });
  await put(later?.id, { next_on: '2099-01-31' });
  expect(await filtered({ due: 'true' })).toMatchObject([
    { id: now?.id, next_on: '2020-01-31', next_reason: 'Ask for the passport' },
  ]);
  const numbers = async () => (await ada.send('GET', '/api/enquiry-numbers')).json();
  expect(await numbers()).toMatchObject({ due: 1 });
  expect((await put(now?.id, { outcome: 'married' })).status).toBe(422);
  await put(now?.id, { status: 'closed', outcome: 'client', outcome_reason: 'Student visa' });
  expect(await whole(now?.id)).toMatchObject({
    status: 'closed',
    outcome: 'client',
    outcome_reason: 'Student visa',
    next_on: null,
    next_reason: '',
  });
  expect(await numbers()).toMatchObject({ due: 0 });
  expect(await filtered({ outcome: 'client' })).toHaveLength(1);
  await put(now?.id, { status: 'open' });
  expect(await whole(now?.id)).toMatchObject({ status: 'open', outcome: 'client' });
  expect((await send('PUT', `/api/enquiries/${now?.id}`, { outcome: null })).status).toBe(401);
});

it('never reuses a number, even after the newest enquiry was erased', async () => {
  const { ada, post, list } = await inbox();
  await post(enquiry);
  expect(await list()).toMatchObject([{ number: 1001 }]);
  await ada.send('POST', '/api/session/confirmation', { password });
  const erased = await ada.send('POST', '/api/erasures', { email: enquiry.email });
  expect(erased.status).toBe(201);
  await post({ ...enquiry, message: 'And which courses?' });
  expect(await list()).toMatchObject([{ number: 1002 }]);
});

it('overdue enquiries can be listed', async () => {
  const { db, post, list, filtered } = await inbox();
  await post(enquiry);
  await post({ ...enquiry, message: 'And which courses?' });
  const [, late] = await list();
  db.sqlite.prepare("UPDATE enquiries SET answer_by = '2020' WHERE id = ?").run(late?.id);
  expect(await filtered({ overdue: 'true' })).toMatchObject([{ id: late?.id }]);
});

it('a flood is refused by address and by the hour, with a message', async () => {
  const { app, db } = testApp({ TRUST_PROXY: '1' });
  const post = (address: string) =>
    app.request('/api/enquiries', {
      method: 'POST',
      body: JSON.stringify({ ...enquiry, message: `I am ${address}, please call me` }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    });
  const statuses = [];
  for (let at = 0; at < 9; at += 1) statuses.push((await post('10.0.0.1')).status);
  expect(statuses).toEqual([...Array(8).fill(201), 429]);
  let refused: Response | undefined;
  for (let at = 0; at < 90 && refused === undefined; at += 1) {
    const answer = await post(`2001:db8:1:${at}::1`);
    if (answer.status === 429) refused = answer;
  }
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ message: expect.stringMatching(/call or email/) });
  expect(db.sqlite.prepare('SELECT count(*) FROM enquiries').pluck().get()).toBe(82);
  // The first message of another network has room.
  expect((await post('192.0.2.1')).status).toBe(201);
  // Refused before its body is read; otherwise this length would give 413.
  const long = await app.request('/api/enquiries', {
    method: 'POST',
    body: 'x',
    headers: { 'Content-Length': String(1024 * 1024), 'X-Forwarded-For': '10.0.0.1' },
  });
  expect(long.status).toBe(429);
});

it('faulty messages have a higher limit: correcting a form works, a flood does not', async () => {
  const { post, form } = await inbox();
  const statuses = [];
  for (let at = 0; at < 30; at += 1) {
    const send = at % 2 === 0 ? post : form;
    statuses.push((await send({ ...enquiry, email: 'nobody' })).status);
    if (at === 14) expect((await post({ ...enquiry, submission_id: 'mended' })).status).toBe(201);
  }
  expect(new Set(statuses)).toEqual(new Set([422]));
  expect((await post(enquiry)).status).toBe(429);
});

it('personal data is shown and erased only after confirming the password', async () => {
  const { ada } = await inbox();
  const ask = () => ada.send('GET', '/api/personal-data?email=a@b.example');
  const refused = await ask();
  expect([refused.status, (await refused.json()).confirm]).toEqual([403, 'password']);
  expect((await ada.send('POST', '/api/erasures', { email: 'a@b.example' })).status).toBe(403);
  const wrong = await ada.send('POST', '/api/session/confirmation', { password: 'wrong' });
  expect(wrong.status).toBe(422);
  expect((await ada.send('POST', '/api/session/confirmation', { password })).status).toBe(201);
  expect((await ask()).status).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 11 * 60 * 1000, toFake: ['Date'] });
  expect((await ask()).status).toBe(403);
  vi.useRealTimers();
});
