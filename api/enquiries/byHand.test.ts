import { expect, it } from 'vitest';
import { listMessageIds } from '../../db/enquiries/enquiryThread';
import { password, testApp } from '../testApp';
import type { WholeEnquiry } from '../types';

const call = {
  by_hand: true,
  channel: 'phone',
  name: 'Dev Patel',
  phone: '0412 345 678',
  country: 'India',
  topic: 'Partner or family',
  message: 'Asked about a partner visa.',
};

async function office() {
  const kit = testApp();
  const ada = await kit.signIn();
  const enter = async (fields: object) =>
    ada.send('POST', '/api/enquiries', { ...call, ...fields });
  const entered = async (fields: object = {}) => {
    const response = await enter(fields);
    expect(response.status).toBe(201);
    return (await response.json()) as WholeEnquiry;
  };
  const whole = async (id: string): Promise<WholeEnquiry> =>
    (await ada.send('GET', `/api/enquiries/${id}`)).json();
  return { ...kit, ada, enter, entered, whole };
}

it('a call is entered with a name and one way to reach them, once, and nobody gets mail', async () => {
  const { db, send, enter, entered, ada } = await office();
  const one = await entered({ submission_id: 'call-1' });
  expect(one).toMatchObject({
    channel: 'phone',
    entered_by: 'ada',
    email: '',
    status: 'open',
    kind: 'enquiry',
    answered_at: null,
    notice_text: '',
    form: '',
  });
  expect((await entered({ submission_id: 'call-1' })).id).toBe(one.id);
  expect(db.sqlite.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(0);
  // Also while something is missing, so that the admin is asked to sign in.
  for (const fields of [call, { by_hand: true }]) {
    expect((await send('POST', '/api/enquiries', fields)).status).toBe(401);
  }
  const wrong = [
    [{ name: ' ' }, 'name'],
    [{ phone: '' }, 'email'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '', email: 'dev@example.com', contact_by: 'phone' }, 'phone'],
    [{ contact_by: 'email' }, 'email'],
    [{ channel: 'form' }, 'channel'],
    [{ received_at: '2099-01-01T00:00:00Z' }, 'received_at'],
    [{ office_id: 'nowhere' }, 'office_id'],
    [{ assigned_to: 'nobody' }, 'assigned_to'],
  ] as const;
  for (const [fields, field] of wrong) {
    const refused = await enter(fields);
    expect(refused.status, field).toBe(422);
    expect((await refused.json()).errors).toHaveProperty(field);
  }
  const events = await (await ada.send('GET', '/api/audit-events')).text();
  expect(events).not.toMatch(/patel|0412/i);
});

it('many are entered from one network, while visitors there are limited', async () => {
  const { entered, send } = await office();
  for (let at = 0; at < 12; at += 1) await entered({ name: `Caller ${at}` });
  const visitor = { name: 'Ann', email: 'ann@example.com', message: 'Which visa?' };
  const statuses = [];
  for (let at = 0; at < 9; at += 1) {
    const sent = { ...visitor, message: `Which visa ${at}?` };
    statuses.push((await send('POST', '/api/enquiries', sent)).status);
  }
  expect(statuses).toEqual([...Array(8).fill(201), 429]);
});

it('a reply given at once counts as a reply, and so does a later call', async () => {
  const { entered, whole, ada } = await office();
  const one = await entered({ reply: 'Explained the two stages.' });
  expect(one).toMatchObject({ status: 'waiting', answered_at: one.received_at });
  expect(one.contacts).toMatchObject([{ channel: 'phone', text: 'Explained the two stages.' }]);
  const { id } = await entered({ name: 'Zoe Zebra', channel: 'walk-in' });
  const at = new Date().toISOString();
  const spoken = { id: 'c1', enquiry_id: id, channel: 'whatsapp', text: 'Sent the price list', at };
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await ada.send('POST', '/api/enquiry-contacts', spoken)).status).toBe(201);
  }
  expect(await whole(id)).toMatchObject({ status: 'waiting', answered_at: at });
  expect((await whole(id)).contacts).toHaveLength(1);
  const filter = encodeURIComponent(JSON.stringify({ q: 'price list' }));
  const found = await (await ada.send('GET', `/api/enquiries?filter=${filter}`)).json();
  expect(found).toMatchObject([{ id }]);
  const reply = { enquiry_id: id, text: 'Thanks, and my son?', received_at: at };
  await ada.send('POST', '/api/enquiry-replies', reply);
  expect(await whole(id)).toMatchObject({ status: 'open', replied_at: at });
  await ada.send('POST', '/api/enquiry-contacts', { ...spoken, id: 'c2', text: 'Also the son.' });
  expect(await whole(id)).toMatchObject({ status: 'waiting', replied_at: null });
});

it('somebody without an address gets one by correction, and then mail', async () => {
  const { db, entered, whole, ada } = await office();
  const { id, updated_at } = await entered();
  const answer = { enquiry_id: id, subject: 'Your visa', text: 'As said on the phone.' };
  const refused = await ada.send('POST', '/api/enquiry-answers', answer);
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toMatch(/no email address/);
  const put = (values: object) => ada.send('PUT', `/api/enquiries/${id}`, values);
  expect((await put({ phone: '', updated_at })).status).toBe(422);
  expect((await put({ email: 'Dev@example.com', updated_at })).status).toBe(200);
  expect((await ada.send('POST', '/api/enquiry-answers', answer)).status).toBe(201);
  expect((await whole(id)).messages).toMatchObject([{ to_email: 'dev@example.com' }]);
  expect(listMessageIds(db, id)).toHaveLength(1);
});

it('a number finds its enquiries however it was typed, and a removed address gets no mail', async () => {
  const { db, entered, whole, ada } = await office();
  const { id } = await entered({ email: 'dev@example.com', phone: '+61 412 345 678' });
  await entered({ phone: '0412 345 679' });
  const listed = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const rows = (await (await ada.send('GET', `/api/enquiries?filter=${filter}`)).json()) as {
      id: string;
    }[];
    return rows.map((row) => row.id);
  };
  for (const q of ['0412345678', '(0412) 345-678', '+61412345678']) {
    expect(await listed(q)).toEqual([id]);
  }
  expect(await listed('0412 000')).toEqual([]);
  const answer = { enquiry_id: id, subject: 'Your visa', text: 'As said.' };
  await ada.send('POST', '/api/enquiry-answers', answer);
  await ada.send('PUT', `/api/enquiries/${id}`, { email: '' });
  expect(await whole(id)).toMatchObject({ status: 'open', delivery: 'failed', email: '' });
  const waiting = db.sqlite.prepare("SELECT count(*) FROM messages WHERE status = 'waiting'");
  expect(waiting.pluck().get()).toBe(0);
});

it('a visitor who asks for calls only gets no acknowledgement, and the notice says so', async () => {
  const { db, send } = await office();
  const visitor = { name: 'Ann', email: 'ann@example.com', message: 'Which visa for nursing?' };
  const refused = await send('POST', '/api/enquiries', { ...visitor, contact_by: 'phone' });
  expect((await refused.json()).errors).toHaveProperty('phone');
  const sent = { ...visitor, contact_by: 'phone', phone: '0491 570 156' };
  expect((await send('POST', '/api/enquiries', sent)).status).toBe(201);
  const mails = db.sqlite.prepare('SELECT kind, reply_to, text FROM messages').all();
  expect(mails).toEqual([
    { kind: 'enquiry-notice', reply_to: null, text: expect.stringMatching(/only by:?\s+Phone/) },
  ]);
});

it('where somebody came from is kept and named, and what may name a person is dropped', async () => {
  const { db, send, ada, whole } = await office();
  const came_from = {
    page: '/services',
    referrer: 'www.google.com',
    utm_source: 'newsletter',
    utm_medium: 'ann@example.com',
    utm_id: '7',
    gclid: 'secret',
  };
  const visitor = { name: 'Ann', email: 'ann@example.com', message: 'Which visa for nursing?' };
  await send('POST', '/api/enquiries', { ...visitor, came_from });
  const tokens = { page: '/preview/s3cret', referrer: 'a b', utm_term: '<b>' };
  await send('POST', '/api/enquiries', { ...visitor, message: 'Again?', came_from: tokens });
  const list = (await (await ada.send('GET', '/api/enquiries')).json()) as { id: string }[];
  expect(await Promise.all(list.map(async ({ id }) => (await whole(id)).came_from))).toEqual([
    {},
    { page: '/services', referrer: 'www.google.com', utm_source: 'newsletter' },
  ]);
  const notice = db.sqlite.prepare("SELECT text FROM messages WHERE kind = 'enquiry-notice'");
  expect(notice.pluck().all().join()).toContain('www.google.com, newsletter, first page /services');
});

it('a points result comes along, counted again from its address', async () => {
  const { send, ada, whole } = await office();
  const visitor = { name: 'Ann', email: 'ann@example.com', message: 'Are these enough points?' };
  const points = '/points-calculator?visaType=189&age=25-32&fake=100';
  await send('POST', '/api/enquiries', { ...visitor, points });
  await send('POST', '/api/enquiries', { ...visitor, message: 'And now?', points: '/other?x=1' });
  const list = (await (await ada.send('GET', '/api/enquiries')).json()) as { id: string }[];
  const [without, result] = await Promise.all(
    list.map(async ({ id }) => (await whole(id)).answers),
  );
  expect(without).toEqual([]);
  expect(result).toEqual([
    {
      label: expect.any(String),
      value: expect.stringMatching(/^30 points, .*points-calculator\?/),
    },
  ]);
});

it('enquiries of one person are found, joined with all they were joined to, and taken apart', async () => {
  const { entered, whole, ada } = await office();
  const a = await entered({ email: 'dev@example.com', phone: '' });
  const b = await entered({ phone: '+61 412 345 678' });
  const c = await entered({ phone: '0412 345 678', name: 'D. Patel' });
  const d = await entered({ phone: '0499 000 111', email: 'dev@example.com', name: 'Devi' });
  const same = async (id: string) =>
    Object.fromEntries((await whole(id)).others.map((other) => [other.id, other.same]));
  expect(await same(a.id)).toEqual({ [b.id]: 'name', [d.id]: 'address' });
  expect(await same(b.id)).toEqual({ [a.id]: 'name', [c.id]: 'phone' });
  const join = (enquiry_id: string, other_id: string) =>
    ada.send('POST', '/api/enquiry-joins', { enquiry_id, other_id });
  expect((await join(a.id, b.id)).status).toBe(201);
  expect((await join(b.id, a.id)).status).toBe(201);
  expect((await join(c.id, a.id)).status).toBe(201);
  expect((await join(a.id, a.id)).status).toBe(422);
  expect((await join(a.id, 'gone')).status).toBe(422);
  expect((await join('gone', a.id)).status).toBe(404);
  expect(await same(c.id)).toEqual({ [a.id]: 'joined', [b.id]: 'joined' });
  const person = async (id: string) =>
    ((await (await ada.send('GET', `/api/enquiry-joins/${id}`)).json()) as { id: string }[])
      .map((one) => one.id)
      .sort();
  expect(await person(b.id)).toEqual([a.id, b.id, c.id, d.id].sort());
  const apart = (id: string) => ada.send('DELETE', `/api/enquiry-joins/${id}`);
  expect((await apart(c.id)).status).toBe(200);
  expect((await apart(c.id)).status).toBe(404);
  expect(await same(c.id)).toEqual({ [b.id]: 'phone' });
  expect(await person(a.id)).toEqual([a.id, b.id, d.id].sort());
  expect((await apart(a.id)).status).toBe(200);
  expect(await same(b.id)).toEqual({ [a.id]: 'name', [c.id]: 'phone' });
});

it('erasing a person takes what was joined to them; a phone number reaches those without address', async () => {
  const { db, entered, ada, whole } = await office();
  await ada.send('POST', '/api/session/confirmation', { password });
  const a = await entered({ email: 'dev@example.com', phone: '' });
  const b = await entered({ name: 'Zqxdev', reply: 'Zqxdev knows' });
  const shared = await entered({ email: 'sister@example.com', name: 'Sister' });
  await ada.send('POST', '/api/enquiry-joins', { enquiry_id: a.id, other_id: b.id });
  const read = async (query: string) =>
    (await ada.send('GET', `/api/personal-data?${query}`)).json();
  expect(await read('email=dev@example.com')).toMatchObject({
    contacts: ['dev@example.com', 'tel:412345678'],
    calls: [{ text: 'Zqxdev knows' }],
  });
  expect((await read('phone=0061412345678')).enquiries).toHaveLength(2);
  expect((await ada.send('GET', '/api/personal-data?phone=12')).status).toBe(422);
  const erased = await ada.send('POST', '/api/erasures', { phone: '0412 345 678' });
  expect(await erased.json()).toMatchObject({ enquiries: 2, calls: 1 });
  expect(await whole(shared.id)).toMatchObject({ name: 'Sister' });
  const joins = db.sqlite.prepare('SELECT count(*) FROM enquiry_joins').pluck().get();
  expect(joins).toBe(0);
});

it('an enquiry goes to the office and the person that its visitor, country or topic asks for', async () => {
  const { entered, ada, send, admin, whole } = await office();
  await ada.send('POST', '/api/session/confirmation', { password });
  const edit = async (path: string, values: object) => {
    const row = await (await ada.send('GET', path)).json();
    const saved = await ada.send('PUT', path, { ...row, ...values });
    expect(saved.status, JSON.stringify(await saved.clone().json())).toBe(200);
  };
  const eve = { username: 'eve', password: 'eves own pass phrase', may_see_clients: false };
  expect((await ada.send('POST', '/api/admins', eve)).status).toBe(201);
  const people = (await (await ada.send('GET', '/api/people')).json()) as {
    id: string;
    name: string;
    marn: string;
  }[];
  const agent = people.find(({ marn }) => marn !== '');
  const counsellor = people.find(({ marn }) => marn === '');
  if (!agent || !counsellor) throw new Error('no people');
  await edit('/api/offices/ahmedabad', { countries: 'Nepal, India' });
  await edit('/api/offices/adelaide', { topics: 'Choosing a course' });
  expect(await entered()).toMatchObject({ office_id: 'ahmedabad', assigned_to: null });
  expect(await entered({ office_id: 'canberra' })).toMatchObject({ office_id: 'canberra' });
  const study = { country: 'Chile', topic: 'Choosing a course' };
  expect(await entered(study)).toMatchObject({ office_id: 'adelaide', office: 'Adelaide' });
  expect(await entered({ country: 'Chile' })).toMatchObject({ office_id: null });
  const topics = 'Choosing a course, Partner or family';
  const account = (id: string) => `/api/people/${id}/account`;
  const own = { admin_id: admin.id };
  await edit(`/api/people/${counsellor.id}`, { topics });
  expect((await ada.send('POST', account(counsellor.id), own)).status).toBe(200);
  expect(await entered(study)).toMatchObject({ assigned_to: admin.id });
  // A counsellor doesn't get questions about visas.
  const visa = await entered();
  expect(visa).toMatchObject({ assigned_to: null });
  expect(visa.assignees).toMatchObject([{ id: admin.id, may_advise: false }]);
  await edit(`/api/people/${counsellor.id}`, { topics: '' });
  expect((await ada.send('DELETE', account(counsellor.id))).status).toBe(204);
  await edit(`/api/people/${agent.id}`, { topics });
  expect((await ada.send('POST', account(agent.id), own)).status).toBe(200);
  expect((await ada.send('POST', `${account(agent.id)}/confirm`)).status).toBe(200);
  const agents = await entered();
  expect(agents).toMatchObject({ assigned_to: admin.id });
  expect(agents.assignees).toMatchObject([
    { may_advise: true, label: expect.stringContaining(`MARN ${agent.marn}`) },
  ]);
  const visitor = { name: 'Ann', email: 'ann@example.com', message: 'Which visa for nursing?' };
  const asked = { ...visitor, ask: `person:${agent.id}`, topic: 'A visit' };
  await send('POST', '/api/enquiries', asked);
  await send('POST', '/api/enquiries', { ...visitor, message: 'Hello?', ask: 'office:gone' });
  const list = (await (await ada.send('GET', '/api/enquiries?range=[0,1]')).json()) as {
    id: string;
  }[];
  expect(await Promise.all(list.map(({ id }) => whole(id)))).toMatchObject([
    { office_id: null, person: null },
    { person: agent.name, assigned_to: admin.id },
  ]);
});
