import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { sweepEnquiries } from '../../db/enquiries/retention';
import { olderFile, testFile } from '../../db/testDatabase';
import { retention } from '../../site/api';
import { password, testApp } from '../testApp';
import type { Due, OfficeBooking, PersonHours, WholeEnquiry } from '../types';

const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Books one consultation by hand for the next morning, and goes to when it is over. */
async function consulted(variables: Record<string, string> = {}) {
  const kit = testApp(variables);
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.firm.changed();
  let ada = await kit.signIn();
  const meeting = { by_hand: true, topic: 'A visit', how: 'video', person_id: 'priya-raman' };
  const who = { name: 'Ana Zqxw', email: 'ana@client.example', phone: '0491 570 156' };
  const starts_at = '2026-11-27T00:00:00Z';
  const made = await ada.send('POST', '/api/bookings', { ...meeting, ...who, starts_at });
  const booking: OfficeBooking = await made.json();
  const at = async (moment: string) => {
    vi.setSystemTime(Date.parse(moment));
    ada = await kit.signIn();
  };
  const send: typeof kit.send = (...sent) => ada.send(...sent);
  const read = async <Result>(path: string): Promise<Result> => (await send('GET', path)).json();
  const due = () => read<Due>('/api/due');
  const enquiry = () => read<WholeEnquiry>(`/api/enquiries/${booking.enquiry_id}`);
  const note = (more: object = {}) =>
    send('POST', '/api/consultation-notes', {
      id: 'note-1',
      booking_id: booking.id,
      asked: 'May she work while she studies?',
      advised: 'Forty-eight hours a fortnight, quollwise.',
      ...more,
    });
  const change = async (values: object) => {
    const { updated_at } = await read<OfficeBooking>(`/api/bookings/${booking.id}`);
    return send('PUT', `/api/bookings/${booking.id}`, { updated_at, ...values });
  };
  const end = (outcome: string, status = 'closed') =>
    send('PUT', `/api/enquiries/${booking.enquiry_id}`, { status, outcome });
  const confirm = () => send('POST', '/api/session/confirmation', { password });
  await at('2026-11-26T12:00:00Z');
  return { ...kit, booking, at, send, read, due, enquiry, note, change, end, confirm };
}

const over = '2026-11-27T00:31:00Z';
const filter = encodeURIComponent(JSON.stringify({ lacks_note: 'true' }));

it('a consultation that is over asks for its note, which is signed, dated and never changed', async () => {
  const { booking, at, due, enquiry, note, read, db } = await consulted();
  expect((await due()).without_note).toBe(0);
  expect((await note()).status).toBe(409);
  await at(over);
  expect((await due()).without_note).toBe(1);
  const listed = await read<OfficeBooking[]>(`/api/bookings?filter=${filter}`);
  expect(listed).toMatchObject([{ id: booking.id, lacks_note: true }]);
  expect((await note({ asked: ' ' })).status).toBe(422);
  const next = { next_step: 'Send the checklist', next_on: '2026-12-01' };
  expect((await note(next)).status).toBe(201);
  expect((await note(next)).status).toBe(201);
  expect((await due()).without_note).toBe(0);
  const whole = await enquiry();
  expect(whole).toMatchObject({ status: 'waiting', next_on: '2026-12-01' });
  expect(whole.next_reason).toBe('Send the checklist');
  expect(whole.consultation_notes).toMatchObject([
    { id: 'note-1', created_by: 'ada', created_at: expect.stringMatching(/^2026-11-27T00:31/) },
  ]);
  expect(whole.consultation_notes[0]?.signed_as).not.toBe('');
  expect(whole.bookings).toMatchObject([{ lacks_note: false }]);
  expect(() => db.sqlite.exec("UPDATE consultation_notes SET advised = 'Else'")).toThrow('never');
  // A correction is another note.
  expect((await note({ id: 'note-2', advised: 'Not forty-eight: none.' })).status).toBe(201);
  const found = await read<object[]>('/api/enquiries?filter={"q":"quollwise"}');
  expect(found).toHaveLength(1);
});

it('the next consultation of the same person shows what was said before', async () => {
  const { at, note, send, read, enquiry } = await consulted();
  await at(over);
  await note();
  const meeting = { by_hand: true, topic: 'A visit', how: 'video', person_id: 'priya-raman' };
  const who = { name: 'A. Zqxw', email: 'Ana@Client.example', starts_at: '2026-11-30T00:00:00Z' };
  const made = await send('POST', '/api/bookings', { ...meeting, ...who });
  const { enquiry_id }: OfficeBooking = await made.json();
  const next = await read<WholeEnquiry>(`/api/enquiries/${enquiry_id}`);
  expect(next.earlier_notes).toMatchObject([{ id: 'note-1' }]);
  expect(next.consultation_notes).toEqual([]);
  expect((await enquiry()).earlier_notes).toEqual([]);
});

it('a note without a next step ends the step that the booking set, and keeps another', async () => {
  const { at, enquiry, note, send, booking } = await consulted();
  await at(over);
  expect((await enquiry()).next_reason).toBe('Consultation');
  await note();
  expect((await enquiry()).next_on).toBeNull();
  const own = { next_on: '2026-12-03', next_reason: 'Ask about the test' };
  await send('PUT', `/api/enquiries/${booking.enquiry_id}`, own);
  await note({ id: 'note-2' });
  expect(await enquiry()).toMatchObject(own);
});

it('an outcome says what came of it too, unless it says that a time was booked', async () => {
  const { at, due, end } = await consulted();
  await at('2026-11-26T13:00:00Z');
  await end('quoted');
  await at(over);
  // Before it began, nobody could know.
  expect((await due()).without_note).toBe(1);
  await end('booked', 'open');
  await end('booked');
  expect((await due()).without_note).toBe(1);
  await end('not-for-us', 'open');
  await end('not-for-us');
  expect((await due()).without_note).toBe(0);
});

it('whoever didn’t come is asked to book another time, unless nobody writes to them', async () => {
  const kit = await consulted({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@firm.example' });
  const { at, due, enquiry, change, note, db } = kit;
  const mails = () =>
    db.sqlite
      .prepare("SELECT subject, text FROM messages WHERE to_email = 'ana@client.example'")
      .all() as { subject: string; text: string }[];
  await at(over);
  const before = mails().length;
  expect((await change({ state: 'missed' })).status).toBe(200);
  expect(mails()).toHaveLength(before);
  expect(await enquiry()).toMatchObject({ status: 'open', next_on: '2026-11-27' });
  expect((await due()).without_note).toBe(0);
  expect((await note()).status).toBe(409);
  await change({ state: 'booked' });
  expect((await due()).without_note).toBe(1);
  expect((await change({ state: 'missed', mail: true })).status).toBe(200);
  const [mail] = mails().slice(before);
  expect(mail?.subject).toContain('We missed you');
  expect(mail?.text).toContain('/book?topic=A+visit');
  expect(await enquiry()).toMatchObject({ status: 'waiting', next_on: '2026-12-04' });
});

it('the confirmation of a consultation on visas links the regulator’s Consumer Guide', async () => {
  const kit = await consulted({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@firm.example' });
  const [text] = kit.db.sqlite
    .prepare("SELECT text FROM messages WHERE to_email = 'ana@client.example'")
    .pluck()
    .all();
  expect(text).toMatch(/Consumer Guide: https:\/\/www\.mara\.gov\.au\//);
});

it('clients lack the days that an agent must prove until all three are entered', async () => {
  const { due, end, send, read, booking } = await consulted();
  await end('client');
  expect((await due()).clients_without_days).toBe(1);
  const path = `/api/enquiries/${booking.enquiry_id}`;
  const refused = await send('PUT', path, { guide_given_on: '2026-12-24' });
  expect((await refused.json()).errors).toHaveProperty('guide_given_on');
  await send('PUT', path, { guide_given_on: '2026-11-20', agreement_sent_on: '2026-11-21' });
  const without = encodeURIComponent('{"without_days":"true"}');
  expect(await read(`/api/enquiries?filter=${without}`)).toHaveLength(1);
  await send('PUT', path, { agreement_signed_on: '2026-11-26' });
  expect(await read(`/api/enquiries?filter=${without}`)).toHaveLength(0);
  expect((await due()).clients_without_days).toBe(0);
});

it('keeps clients and whom it advised for seven years from the last action, others for two', async () => {
  const { at, note, end, send, db, booking } = await consulted();
  const ends = async (name: string, outcome: string) => {
    const sent = { by_hand: true, kind: 'enquiry', channel: 'phone', name, phone: '0491 570 156' };
    const made = await send('POST', '/api/enquiries', { ...sent, message: 'Called.' });
    const { id } = await made.json();
    await send('PUT', `/api/enquiries/${id}`, { status: 'closed', outcome });
  };
  await ends('Client', 'client');
  await ends('Neither', 'quoted');
  await at(over);
  await note();
  await end('not-for-us');
  const { enquiryMonths: closedMonths, recordYears, spamDays } = retention;
  const recordMonths = recordYears * 12;
  const sweep = () => sweepEnquiries(db, { closedMonths, recordMonths, spamDays });
  const left = () => db.sqlite.prepare('SELECT name FROM enquiries ORDER BY name').pluck().all();
  vi.setSystemTime(Date.parse('2028-11-28T00:00:00Z'));
  expect(sweep()).toBe(1);
  expect(left()).toEqual(['Ana Zqxw', 'Client']);
  await at('2030-01-01T00:00:00Z');
  await send('POST', '/api/enquiry-notes', { enquiry_id: booking.enquiry_id, text: 'Rang again' });
  vi.setSystemTime(Date.parse('2033-12-01T00:00:00Z'));
  expect(sweep()).toBe(1);
  expect(left()).toEqual(['Ana Zqxw']);
  vi.setSystemTime(Date.parse('2036-12-31T00:00:00Z'));
  expect(sweep()).toBe(0);
  vi.setSystemTime(Date.parse('2037-01-02T00:00:00Z'));
  expect(sweep()).toBe(1);
  expect(left()).toEqual([]);
});

it('an erasure may leave the record of advice alone: name, day and notes', async () => {
  const { at, note, enquiry, send, confirm, db, booking, read } = await consulted();
  await at(over);
  await note();
  await send('POST', '/api/enquiry-notes', { enquiry_id: booking.enquiry_id, text: 'She is shy' });
  await confirm();
  const asked = { email: 'ana@client.example' };
  expect(
    (await read<{ advice: object[] }>('/api/personal-data?email=ana@client.example')).advice,
  ).toHaveLength(1);
  const erased = await send('POST', '/api/erasures', { ...asked, keeps_advice: true });
  expect(await erased.json()).toMatchObject({ enquiries: 1, notes: 1, advice: 0 });
  expect(await enquiry()).toMatchObject({
    ...{ number: booking.number, name: 'Ana Zqxw', email: '', phone: '', message: '', notes: [] },
    ...{ status: 'closed', consultation_notes: [{ id: 'note-1' }], bookings: [{ id: booking.id }] },
  });
  expect((await enquiry()).erased_at).not.toBeNull();
  expect(await read('/api/enquiries?filter={"q":"shy"}')).toEqual([]);
  expect(await read('/api/enquiries?filter={"q":"quollwise"}')).toHaveLength(1);
  const stored = (text: string) =>
    db.sqlite.prepare(`SELECT count(*) FROM messages WHERE text LIKE '%${text}%'`).pluck().get();
  expect(stored('ana@client.example')).toBe(0);
  const nothing = await read<{ enquiries: object[] }>(
    '/api/personal-data?email=ana@client.example',
  );
  expect(nothing.enquiries).toEqual([]);
});

it('what ended before records are asked for lacks nothing, in a file from before', () => {
  const file = testFile();
  const older = olderFile(file, 41);
  older.exec(`INSERT INTO enquiries (id, number, submission_id, kind, name, email, phone, country,
    topic, message, answers, status, outcome, closed_at, spam_score, spam_reasons, newsletter, form,
    notice_version, notice_text, received_at, answer_by, created_at, updated_at)
    VALUES ('e1', 1001, 's1', 'consultation', 'Ana', 'ana@example.com', '', '', 'A visit', '', '[]',
    'closed', 'client', '2026-03', 0, '[]', 0, '/contact', '', '', '2026', '2026', '2026', '2026')`);
  older.exec(`INSERT INTO bookings (id, enquiry_id, how, starts_at, ends_at, zone, state, created_at, updated_at)
    VALUES ('b1', 'e1', 'video', '2026-02-01T00:00:00.000Z', '2026-02-01T00:30:00.000Z', '', 'booked', '2026', '2026')`);
  older.close();
  const db = openDatabase(file);
  const from = db.sqlite.prepare("SELECT value FROM settings WHERE key = 'records_from'").pluck();
  expect(Date.parse(String(from.get()))).toBeGreaterThan(Date.now() - 365 * dayMs);
  expect(db.sqlite.prepare('SELECT count(*) FROM bookings').pluck().get()).toBe(1);
  db.close();
});

it('says when people can be met, to admins alone', async () => {
  const { read, app, send } = await consulted();
  const span = 'from=2026-11-29T13:00:00Z&to=2026-12-06T13:00:00Z';
  const hours = await read<PersonHours[]>(`/api/person-hours?${span}`);
  const priya = hours.find(({ id }) => id === 'priya-raman');
  expect(priya?.spans[0]?.starts_at).toMatch(/^2026-11-\d\dT/);
  expect((await app.request(`/api/person-hours?${span}`)).status).toBe(401);
  expect((await send('GET', '/api/person-hours?from=2026-01-01&to=2027-01-01')).status).toBe(422);
});
