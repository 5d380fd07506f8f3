import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookable, noon, runBookingsJob, withMail } from '../bookings/testBookings';
import type { Enquiry, ListedEnquiry, OfficeBooking } from '../types';

const hour = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Builds an inbox of people who need somebody, and of people who don't. */
async function office() {
  const kit = bookable(withMail);
  let { send } = await kit.signIn();
  /** A session ends while time goes by. */
  const signInAgain = async () => {
    send = (await kit.signIn()).send;
  };
  let people = 0;
  const address = (who: string) => {
    people += 1;
    return `${who}${people}@gmail.com`;
  };
  const find = async (email: string): Promise<Enquiry> => {
    const filter = encodeURIComponent(JSON.stringify({ email }));
    const [row] = await (await send('GET', `/api/enquiries?filter=${filter}`)).json();
    return row;
  };
  const write = async (who: string) => {
    const email = address(who);
    const sent = { name: who, email, message: `I am ${email}: can you help?` };
    const from = { 'X-Forwarded-For': `10.1.0.${people}` };
    expect((await kit.send('POST', '/api/enquiries', sent, from)).status).toBe(201);
    return find(email);
  };
  const reply = async ({ id, email }: Enquiry) => {
    const answer = { enquiry_id: id, subject: 'Your question', text: `Yes, ${email}.` };
    expect((await send('POST', '/api/enquiry-answers', answer)).status).toBe(201);
  };
  const times = (await kit.slots('topic=A visit')).filter((_, index) => index % 5 === 0);
  const book = async (who: string, isConfirmed = true) => {
    const email = address(who);
    expect((await kit.book(times.shift()?.id ?? '', { email })).status).toBe(201);
    const link = kit.linkTo(email);
    if (isConfirmed) expect((await kit.press(`${link}/confirm`)).status).toBe(303);
    return { enquiry: await find(email), link };
  };
  const bookingOf = async ({ id }: Enquiry): Promise<OfficeBooking> => {
    const filter = encodeURIComponent(JSON.stringify({ enquiry_id: id }));
    return (await (await send('GET', `/api/bookings?filter=${filter}`)).json())[0];
  };
  const setBooking = async (enquiry: Enquiry, state: string) => {
    const { id, updated_at } = await bookingOf(enquiry);
    const done = await send('PUT', `/api/bookings/${id}`, { updated_at, state });
    expect(done.status).toBe(200);
  };
  const names = async (filter: object) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`;
    const rows: ListedEnquiry[] = await (await send('GET', `/api/enquiries?${query}`)).json();
    return rows.map(({ email }) => email.replace(/\d*@.*/, ''));
  };
  const asAda: typeof send = (...sent) => send(...sent);
  return { ...kit, asAda, signInAgain, write, reply, book, bookingOf, setBooking, names };
}

it('lists the 20 who need somebody, and none of the 20 who don’t', async () => {
  const kit = await office();
  const { asAda, write, reply, book, bookingOf, setBooking, names } = kit;
  for (let turn = 0; turn < 4; turn += 1) {
    await write('needs-new');
    const { id, ...opened } = await write('needs-opened');
    const { updated_at } = opened;
    await asAda('PUT', `/api/enquiries/${id}`, { status: 'open', updated_at });

    const back = await write('needs-wrote-back');
    await reply(back);
    const received_at = new Date(noon + 1000).toISOString();
    await asAda('POST', '/api/enquiry-replies', {
      id: crypto.randomUUID(),
      enquiry_id: back.id,
      text: 'And my wife?',
      received_at,
    });
    const failed = await write('needs-undelivered');
    await reply(failed);
    kit.db.sqlite.prepare("UPDATE enquiries SET delivery = 'failed' WHERE id = ?").run(failed.id);
    await book('no-show');

    await reply(await write('replied'));
    const again = await write('replied-and-opened');
    await reply(again);
    await asAda('PUT', `/api/enquiries/${again.id}`, { status: 'open' });
    await book('unconfirmed', false);
    const cancelled = await book('cancelled-by-client');
    const { updated_at: version } = await bookingOf(cancelled.enquiry);
    expect((await kit.press(`${cancelled.link}/cancel`, { version, sure: 'yes' })).status).toBe(
      303,
    );
    const withdrawn = await book('cancelled-by-us');
    await setBooking(withdrawn.enquiry, 'cancelled');
  }
  vi.setSystemTime(noon + 2 * hour);
  await runBookingsJob(kit);
  const needs = ['needs-new', 'needs-opened', 'needs-undelivered', 'needs-wrote-back'];
  expect((await names({ unanswered: 'true' })).sort()).toEqual(
    needs.flatMap((name) => Array(4).fill(name)),
  );
  expect(await names({ due: 'true' })).toEqual([]);
  // Those who don't come are the office's next step, and the others nobody's.
  const toCome: OfficeBooking[] = await (
    await asAda('GET', `/api/bookings?filter=${encodeURIComponent('{"state":"booked"}')}`)
  ).json();
  vi.setSystemTime(Math.max(...toCome.map(({ ends_at }) => Date.parse(ends_at))) + hour);
  await kit.signInAgain();
  for (const { id, updated_at } of toCome) {
    const missed = { updated_at, state: 'missed' };
    expect((await asAda('PUT', `/api/bookings/${id}`, missed)).status).toBe(200);
  }
  expect(await names({ due: 'true' })).toEqual(Array(4).fill('no-show'));
  const waiting = await names({ unanswered: 'true' });
  expect(new Set(waiting)).toEqual(new Set(needs));
  expect(waiting).toHaveLength(16);
});
