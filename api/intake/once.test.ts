import { expect, it } from 'vitest';
import type { Slot } from '../../shared/bookings';
import { password, post, testApp } from '../testApp';
import type { WholeEnquiry } from '../types';

type Send = ReturnType<typeof testApp>['send'];

interface Made {
  path: string;
  /** What is sent, without its id. */
  body: object;
  /** What is corrected in a second attempt. */
  corrected: object;
  /** Name of the id. */
  id: string;
  /** Sent by a visitor: without a session. */
  isVisitors?: boolean;
}

/** An enquiry, a consultation that took place, a post with a note, and what is sent about them. */
async function desk() {
  const kit = testApp({ MAIL_FROM: 'office@wattlepath.example' });
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.firm.changed();
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  const ben = { username: 'ben', password: 'a-long-enough-one', may_see_clients: true };
  expect((await ada.send('POST', '/api/admins', ben)).status).toBe(201);
  const other = await kit.signIn('ben', ben.password);
  const visitor = {
    name: 'Priya Raman',
    email: 'priya@example.com',
    topic: 'Choosing a course',
    message: 'Which visa is for a nurse?',
  };
  await kit.send('POST', '/api/enquiries', visitor);
  const [{ id: enquiry_id }] = await (await ada.send('GET', '/api/enquiries')).json();
  const slots: Slot[] = await (
    await kit.send('GET', '/api/slots?topic=Choosing a course&person=priya-raman')
  ).json();
  const [slot] = slots;
  const meeting = { by_hand: true, topic: 'Choosing a course', how: 'video' };
  const last = { person_id: 'priya-raman', starts_at: slots.at(-1)?.starts_at };
  const booked = await ada.send('POST', '/api/bookings', { ...meeting, ...last, enquiry_id });
  expect(booked.status).toBe(201);
  const booking_id: string = (await booked.json()).id;
  kit.db.sqlite.exec("UPDATE bookings SET starts_at = '2020-01-06T00:00:00.000Z'");
  await ada.send('PUT', '/api/drafts/post-1', post);
  const note = { blog_id: 'post-1', quote: 'words', text: 'A remark', id: 'remark' };
  expect((await ada.send('POST', '/api/draft-notes', note)).status).toBe(201);
  const to_come = { person_id: 'priya-raman', starts_at: slot?.starts_at };
  const made: Record<string, Made> = {
    'a visitor’s enquiry': {
      path: '/api/enquiries',
      body: { ...visitor, email: 'other@example.com' },
      corrected: { message: 'Which visa is for a cook?' },
      id: 'submission_id',
      isVisitors: true,
    },
    'a visitor’s booking': {
      path: '/api/bookings',
      body: { slot_id: slot?.id, name: 'Ana', email: 'ana@example.com', topic: visitor.topic },
      corrected: { note: 'And my husband' },
      id: 'submission_id',
      isVisitors: true,
    },
    'an enquiry by hand': {
      path: '/api/enquiries',
      body: { by_hand: true, channel: 'phone', name: 'Mina', phone: '0491 570 156' },
      corrected: { message: 'She asked about her mother, too' },
      id: 'submission_id',
    },
    'a booking by hand': {
      path: '/api/bookings',
      body: { ...meeting, ...to_come, name: 'Mina', phone: '0491 570 156' },
      corrected: { note: 'Her mother comes, too' },
      id: 'submission_id',
    },
    'a note': {
      path: '/api/enquiry-notes',
      body: { enquiry_id, text: 'Call her on Monday' },
      corrected: { text: 'Call her on Tuesday' },
      id: 'id',
    },
    'a reply by mail that was added': {
      path: '/api/enquiry-replies',
      body: { enquiry_id, text: 'Thank you', received_at: '2026-01-05T00:00:00Z' },
      corrected: { text: 'Thank you, but no' },
      id: 'id',
    },
    'a call': {
      path: '/api/enquiry-contacts',
      body: { enquiry_id, channel: 'phone', text: 'She will send the papers' },
      corrected: { text: 'She has sent the papers' },
      id: 'id',
    },
    'a reply': {
      path: '/api/enquiry-answers',
      body: { enquiry_id, subject: 'Your visa', text: 'You need a 500.' },
      corrected: { text: 'You need a 482.' },
      id: 'submission_id',
    },
    'a note of a consultation': {
      path: '/api/consultation-notes',
      body: { booking_id, asked: 'May she work?', advised: 'Forty-eight hours.' },
      corrected: { advised: 'Forty-eight hours a fortnight.' },
      id: 'id',
    },
    'a remark at a draft': {
      path: '/api/draft-notes',
      body: { blog_id: 'post-1', quote: 'words', text: 'Since when?' },
      corrected: { text: 'Until when?' },
      id: 'id',
    },
    'an answer to a remark': {
      path: '/api/draft-note-replies',
      body: { note_id: 'remark', text: 'Since 2023.' },
      corrected: { text: 'Since 2024.' },
      id: 'id',
    },
  };
  /** Everything that is stored, but for when the session was used last and limits. */
  const stored = () => {
    const tables = kit.db.sqlite
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT IN ('sessions', 'rate_limit_hits', 'settings') AND name NOT LIKE '%search%'",
      )
      .pluck()
      .all();
    return tables.map((name) => kit.db.sqlite.prepare(`SELECT * FROM "${name}"`).all());
  };
  return { ...kit, ada, other, enquiry_id, made, stored };
}

const kinds = [
  'a visitor’s enquiry',
  'a visitor’s booking',
  'an enquiry by hand',
  'a booking by hand',
  'a note',
  'a reply by mail that was added',
  'a call',
  'a reply',
  'a note of a consultation',
  'a remark at a draft',
  'an answer to a remark',
];

it.each(kinds)('%s is stored once, and another text under its id is refused', async (kind) => {
  const { send, ada, other, made, stored, enquiry_id } = await desk();
  const { path, body, corrected, id, isVisitors = false } = made[kind] ?? fail(kind);
  const by: Send = isVisitors ? send : ada.send;
  const first = { ...body, [id]: 'made-in-the-browser' };
  const one = await by('POST', path, first);
  expect(one.status, await one.clone().text()).toBe(201);
  const after = stored();
  // The answer was lost: the same again.
  const again = await by('POST', path, first);
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual(await one.json());
  expect(stored()).toEqual(after);
  // Corrected meanwhile.
  const late = await by('POST', path, { ...first, ...corrected });
  expect(late.status).toBe(409);
  const refusal = await late.json();
  expect(stored()).toEqual(after);
  if (isVisitors) {
    // Whoever knows the id need not be who sent it.
    expect(Object.keys(refusal).toSorted()).toEqual(['message', 'repeated']);
    expect(refusal.repeated).toBe(true);
  } else {
    expect(refusal.repeated).toMatchObject({});
    // Under another's id.
    expect((await other.send('POST', path, first)).status).toBe(409);
    expect(stored()).toEqual(after);
  }
  // The corrected one under an id of its own is another.
  if (!path.endsWith('bookings')) {
    const second = await by('POST', path, { ...first, ...corrected, [id]: 'another' });
    expect(second.status).toBe(201);
  }
  // A repeat reopens nothing.
  const enquiry: WholeEnquiry = await (
    await ada.send('GET', `/api/enquiries/${enquiry_id}`)
  ).json();
  const closing = { status: 'closed', outcome: 'client', updated_at: enquiry.updated_at };
  expect((await ada.send('PUT', `/api/enquiries/${enquiry_id}`, closing)).status).toBe(200);
  const closed = stored();
  expect((await by('POST', path, first)).status).toBe(201);
  expect(
    stored()
      .flat(1)
      .filter((row) => Object(row).id === enquiry_id),
  ).toEqual(closed.flat(1).filter((row) => Object(row).id === enquiry_id));
});

function fail(kind: string): never {
  throw new Error(kind);
}

it('what was stored before answers as the first time, whatever is sent under its id', async () => {
  const { ada, db, made } = await desk();
  const { path, body, corrected } = made['a note'] ?? fail('a note');
  await ada.send('POST', path, { ...body, id: 'old' });
  db.sqlite.exec('DELETE FROM submissions');
  const again = await ada.send('POST', path, { ...body, ...corrected, id: 'old' });
  expect(again.status).toBe(201);
  expect(await again.json()).toMatchObject(body);
});
