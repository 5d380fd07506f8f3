import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfficeBooking } from '../types';
import { bookable, noon, priya, runBookingsJob, withMail } from './testBookings';

const minute = 60_000;
const hour = 60 * minute;
const ana = 'ana@example.com';
const person = 'priya@firm.example';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Books a time with Priya, whose notices go to an address of her own, and confirms it. */
async function booked() {
  const kit = bookable(withMail);
  kit.db.sqlite.exec(`UPDATE people SET notices_to = '${person}' WHERE id = 'priya-raman'`);
  kit.firm.changed();
  // Far enough ahead to be offered again.
  const slot = (await kit.slots(priya))[9];
  const id = slot?.id ?? '';
  await kit.book(id, { email: ana });
  const link = kit.linkTo(ana);
  await kit.press(`${link}/confirm`);
  const row = () =>
    kit.db.sqlite.prepare('SELECT * FROM bookings').get() as OfficeBooking & {
      reinstated_at: string | null;
    };
  const isFree = async () => (await kit.slots(priya)).some((one) => one.id === id);
  const cancel = async (more: Record<string, string> = { sure: 'yes' }) => {
    const text = await kit.page(`${link}?step=cancel`);
    const version = /name="version" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return kit.press(`${link}/cancel`, { version, ...more });
  };
  const reinstate = () => kit.press(`${link}/reinstate`);
  const after = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await runBookingsJob(kit);
  };
  const uids = (to: string) =>
    kit.mails(to).flatMap(({ calendar }) => {
      const [, method] = /METHOD:(\w+)/.exec(calendar ?? '') ?? [];
      const [, uid] = /UID:(\S+)/.exec(calendar ?? '') ?? [];
      return uid ? [`${method} ${uid?.slice(36)}`] : [];
    });
  return { ...kit, id, slot, link, row, isFree, cancel, reinstate, after, uids };
}

it('is asked for on a second page, which a first press alone leads to', async () => {
  const kit = await booked();
  const first = await kit.page(kit.link);
  expect(first).toContain(`href="${kit.link}?step=cancel"`);
  expect(first).not.toContain(`action="${kit.link}/cancel"`);
  const pressed = await kit.cancel({});
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get('Location')).toBe(`${kit.link}?step=cancel`);
  expect(kit.row().state).toBe('booked');
  const asked = await kit.page(`${kit.link}?step=cancel`);
  expect(asked).toContain('Cancel this consultation?');
  expect(asked).toContain('No, keep it');
});

it('keeps the time for an hour, and the office is told once that is over', async () => {
  const kit = await booked();
  const before = kit.mails(person).length;
  expect((await kit.cancel({ sure: 'yes', reason: 'I am ill' })).status).toBe(303);
  expect(kit.row()).toMatchObject({
    state: 'cancelled',
    held_until: new Date(noon + hour).toISOString(),
  });
  expect(await kit.isFree()).toBe(false);
  await kit.after(hour - minute);
  expect(await kit.isFree()).toBe(false);
  expect(kit.mails(person)).toHaveLength(before);
  const farewell = kit.mails(ana).at(-1);
  expect(farewell?.calendar).toContain('METHOD:CANCEL');
  expect(farewell?.text).toContain('Your time is kept for you until');
  // What it links to is no page that takes it back: a scanner would.
  expect(farewell?.text).not.toContain('/booking/');
  await kit.after(minute);
  expect(await kit.isFree()).toBe(true);
  expect(kit.mails(person)).toHaveLength(before + 1);
  expect(kit.mails(person).at(-1)?.text).toContain('I am ill');
  await kit.after(hour);
  expect(kit.mails(person)).toHaveLength(before + 1);
});

it('taken back within the hour is one mail to the office, and a new entry to the client alone', async () => {
  const kit = await booked();
  await kit.cancel({ sure: 'yes', reason: 'I am ill' });
  await kit.after(20 * minute);
  const page = await kit.page(kit.link);
  expect(page).toContain('Your time is kept for you until');
  expect((await kit.reinstate()).headers.get('Location')).toBe(`${kit.link}?result=done`);
  expect((await kit.reinstate()).status).toBe(303);
  await kit.after(2 * hour);
  expect(kit.row()).toMatchObject({ state: 'booked', cancelled_by: '', reason: '' });
  expect(await kit.isFree()).toBe(false);
  expect(kit.uids(ana)).toEqual(['REQUEST ', 'CANCEL ', 'REQUEST -2']);
  expect(kit.uids(person)).toEqual(['REQUEST ', 'REQUEST ']);
  const told = kit.mails(person).at(-1)?.text ?? '';
  expect(told).toContain('takes place after all');
  expect(told).toContain('I am ill');
});

it('taken back later, while it is free, has a new entry everywhere', async () => {
  const kit = await booked();
  await kit.cancel();
  await kit.after(3 * hour);
  expect((await kit.reinstate()).status).toBe(303);
  expect(await kit.isFree()).toBe(false);
  expect(kit.uids(person)).toEqual(['REQUEST ', 'CANCEL ', 'REQUEST -2']);
  // A later change is of the new one.
  const { send } = await kit.signIn();
  const { id, updated_at } = kit.row();
  await send('PUT', `/api/bookings/${id}`, { updated_at, state: 'cancelled' });
  expect(kit.uids(person).at(-1)).toBe('CANCEL -2');
  expect(kit.uids(ana).at(-1)).toBe('CANCEL -2');
  expect((await kit.reinstate()).status).toBe(409);
});

it('isn’t taken back once somebody has the time, the client has another, or it begins soon', async () => {
  const kit = await booked();
  await kit.cancel();
  await kit.after(2 * hour);
  await kit.book(kit.id, { email: 'other@example.com' });
  const late = await kit.reinstate();
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('That time was taken meanwhile');
  expect(kit.row().state).toBe('cancelled');

  const second = await booked();
  await second.cancel();
  // A mailbox gets three mails an hour.
  await second.after(hour);
  const another = (await second.slots(priya))[20];
  await second.book(another?.id ?? '', { email: ana });
  await second.press(`${second.linkTo(ana)}/confirm`);
  const already = await second.reinstate();
  expect(already.status).toBe(409);
  expect(await already.text()).toContain('There is a consultation with your address already');

  const third = await booked();
  await third.cancel();
  vi.setSystemTime(Date.parse(third.slot?.starts_at ?? '') - 4 * hour + 1);
  expect((await third.reinstate()).status).toBe(409);
  expect(await third.page(third.link)).not.toContain('/reinstate');
});

it('can’t follow for an hour on one that was taken back; then it is for good', async () => {
  const kit = await booked();
  await kit.cancel();
  await kit.reinstate();
  expect((await kit.cancel()).status).toBe(409);
  const page = await kit.page(kit.link);
  expect(page).toContain('You can cancel it here again from');
  expect(page).not.toContain('?step=cancel');
  await kit.after(hour);
  expect(await kit.page(`${kit.link}?step=cancel`)).toContain('for good');
  expect((await kit.cancel()).status).toBe(303);
  expect(kit.row()).toMatchObject({ state: 'cancelled', held_until: null });
  expect(await kit.isFree()).toBe(true);
  expect(kit.uids(person)).toEqual(['REQUEST ', 'REQUEST ', 'CANCEL ']);
  expect((await kit.reinstate()).status).toBe(409);
});

it('ends four hours before it begins, if that is sooner', async () => {
  const kit = await booked();
  const start = Date.parse(kit.slot?.starts_at ?? '');
  vi.setSystemTime(start - 4 * hour - 10 * minute);
  await kit.cancel();
  expect(kit.row().held_until).toBe(new Date(start - 4 * hour).toISOString());
});

it('counts towards what a mail domain may book while the time is kept', async () => {
  const kit = bookable(withMail);
  const slots = await kit.slots('topic=A visit');
  const own = (turn: number) => `v${turn}@stranger.example`;
  for (let turn = 0; turn < 7; turn += 1) {
    await kit.book(slots[turn * 5]?.id ?? '', { email: own(turn) });
    const link = kit.linkTo(own(turn));
    await kit.press(`${link}/confirm`);
    const text = await kit.page(`${link}?step=cancel`);
    const version = /name="version" value="([^"]+)"/.exec(text)?.[1] ?? '';
    await kit.press(`${link}/cancel`, { version, sure: 'yes' });
  }
  const held = kit.db.sqlite.prepare("SELECT count(*) FROM bookings WHERE state = 'cancelled'");
  expect(held.pluck().get()).toBe(5);
});

it('of who turns out to send spam, or is erased, leaves the person’s calendar at once', async () => {
  const spam = await booked();
  const { send } = await spam.signIn();
  await spam.cancel();
  const [enquiry] = await (await send('GET', '/api/enquiries')).json();
  await send('PUT', `/api/enquiries/${enquiry.id}`, { verdict: 'spam' });
  expect(await spam.isFree()).toBe(true);
  expect(spam.uids(person)).toEqual(['REQUEST ', 'CANCEL ']);

  const erased = await booked();
  const ada = await erased.signIn();
  await ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  await erased.cancel();
  const answer = await ada.send('POST', '/api/erasures', { email: ana });
  expect(answer.status).toBe(201);
  expect(erased.mails(person).at(-1)?.calendar).toContain('METHOD:CANCEL');
});
