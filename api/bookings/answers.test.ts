import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedFieldNames } from '../../shared/enquiryFields';
import { bookable, noon, runBookingsJob, withMail } from './testBookings';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const hourMs = 3_600_000;

/** A booking that is confirmed, and browsers that have its link. */
async function booked() {
  const kit = bookable(withMail);
  const slot = (await kit.slots())[60];
  await kit.book(slot?.id ?? '', { email: 'ana@example.com' });
  const link = kit.linkTo('ana@example.com');
  await kit.press(`${link}/confirm`);
  /** A browser with cookies of its own. */
  const browser = () => {
    let cookie = '';
    const call = async (path: string, init: RequestInit = {}) => {
      const response = await kit.app.request(path, {
        ...init,
        headers: { ...init.headers, Cookie: cookie },
      });
      const [set] = response.headers.getSetCookie();
      if (set) cookie = set.split(';')[0] ?? '';
      return response;
    };
    const answer = (fields: Record<string, string>, accept = 'text/html') =>
      call(`${link}/answers`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: accept },
        body: new URLSearchParams(fields).toString(),
      });
    return { answer, page: async () => (await call(link)).text() };
  };
  const enquiry = () =>
    kit.db.sqlite.prepare('SELECT * FROM enquiries').get() as Record<string, unknown>;
  return { ...kit, link, slot, browser, enquiry, start: Date.parse(slot?.starts_at ?? '') };
}

const refusal = 'A visitor visa in 2019, for my cousin’s wedding';

it('a client answers what they can, changes it, and the browser that wrote it shows it', async () => {
  const { browser, enquiry, app, link } = await booked();
  const own = browser();
  const before = await own.page();
  expect(before).toContain('Before we talk');
  for (const name of askedFieldNames) expect(before).toContain(`name="${name}"`);
  const kept = await own.answer({ refusals: refusal, visa_ends_on: '2027-01-31', family: '' });
  expect([kept.status, kept.headers.get('Location')]).toEqual([303, `${link}?result=kept#before`]);
  expect(kept.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^answers=.{32}; .*Path=${link}; HttpOnly; .*SameSite=Lax$`),
  );
  expect(enquiry()).toMatchObject({ refusals: refusal, visa_ends_on: '2027-01-31', family: '' });
  const mine = await own.page();
  expect(mine).toContain(refusal);
  expect(mine).toContain('value="2027-01-31"');
  // Anybody else who has the link learns that it is answered, and not what.
  for (const text of [await browser().page(), await (await app.request(link)).text()]) {
    expect(text).toContain('This is answered.');
    expect(text).not.toContain('wedding');
    expect(text).not.toContain('2027-01-31');
  }
  await own.answer({ refusals: 'None', visa_ends_on: '' });
  expect(enquiry()).toMatchObject({ refusals: 'None', visa_ends_on: null });
});

it('another browser replaces an answer, empties none, and sees its own alone', async () => {
  const { browser, enquiry } = await booked();
  const own = browser();
  const other = browser();
  await own.answer({ refusals: refusal, nationality: 'Nepali' });
  // As its page sends it: all fields, empty.
  await other.answer(Object.fromEntries(askedFieldNames.map((name) => [name, ''])));
  expect(enquiry()).toMatchObject({ refusals: refusal, nationality: 'Nepali' });
  await other.answer({ nationality: 'Indian', refusals: '' });
  expect(enquiry()).toMatchObject({ refusals: refusal, nationality: 'Indian' });
  const theirs = await other.page();
  expect(theirs).toContain('value="Indian"');
  expect(theirs).not.toContain('wedding');
  const mine = await own.page();
  expect(mine).toContain('wedding');
  expect(mine).not.toContain('Indian');
});

it('what the office writes instead is shown to no client', async () => {
  const kit = await booked();
  const own = kit.browser();
  await own.answer({ visa_held: 'Student visa' });
  const ada = await kit.signIn();
  const { id } = kit.enquiry();
  await ada.send('PUT', `/api/enquiries/${id}`, { visa_held: 'Overstayed: careful' });
  const page = await own.page();
  expect(page).not.toContain('Overstayed');
  expect(page).not.toContain('Student visa"');
  expect(page).toContain('This is answered.');
});

it('script saves as one types, again and again, and a lost answer can be sent again', async () => {
  const { browser, enquiry } = await booked();
  const own = browser();
  for (const wants_to_know of ['C', 'Can I', 'Can I bring my wife?', 'Can I bring my wife?']) {
    const saved = await own.answer({ wants_to_know }, 'application/json');
    expect([saved.status, await saved.json()]).toEqual([200, { outcome: 'done' }]);
    expect(enquiry().wants_to_know).toBe(wants_to_know);
  }
});

it('what is too long is cut, what is no day is left out, and nothing else is written', async () => {
  const { browser, enquiry } = await booked();
  const own = browser();
  const before = enquiry();
  const sent = {
    nationality: 'x'.repeat(5000),
    visa_ends_on: '31/01/2027',
    status: 'spam',
    name: 'Eve',
    next_reason: 'Pay me',
  };
  expect((await own.answer(sent)).status).toBe(303);
  const { updated_at } = enquiry();
  expect(enquiry()).toEqual({ ...before, nationality: 'x'.repeat(100), updated_at });
  expect((await own.answer({ family: 'x'.repeat(70_000) })).status).toBe(413);
});

it('nothing is asked before it is confirmed, once it begins, is cancelled or its link is no link', async () => {
  const kit = await booked();
  const own = kit.browser();
  vi.setSystemTime(kit.start + 1000);
  expect((await own.answer({ family: 'Late' })).status).toBe(409);
  expect(await own.page()).not.toContain('Before we talk');
  vi.setSystemTime(noon);
  kit.db.sqlite.exec("UPDATE bookings SET state = 'unconfirmed'");
  expect((await own.answer({ family: 'Early' })).status).toBe(409);
  kit.db.sqlite.exec("UPDATE bookings SET state = 'cancelled'");
  expect((await own.answer({ family: 'Over' })).status).toBe(409);
  expect(kit.enquiry().family).toBe('');
  const none = await kit.press('/booking/made.up/answers', { family: 'Nobody' });
  expect(await none.text()).toContain('This link has expired');
});

it('the confirmation and the reminder ask, what a kind needs first, and not once all is answered', async () => {
  const kit = bookable(withMail);
  const ada = await kit.signIn();
  const path = '/api/consultation-kinds/free-consultation';
  const free = await (await ada.send('GET', path)).json();
  const wrong = { ...free, required_answers: 'Shoe size' };
  expect((await ada.send('PUT', path, wrong)).status).toBe(422);
  const needed = { ...free, required_answers: 'Visa held, Wants to know' };
  expect((await ada.send('PUT', path, needed)).status).toBe(200);
  const slot = (await kit.slots())[60];
  await kit.book(slot?.id ?? '', { email: 'ana@example.com' });
  expect(kit.mails('ana@example.com').at(-1)?.text).not.toContain('#before');
  const link = kit.linkTo('ana@example.com');
  await kit.press(`${link}/confirm`);
  const told = kit.mails('ana@example.com').at(-1)?.text;
  expect(told).toContain(
    'please answer before we talk: Which visa do you hold? What would you like to know from us?',
  );
  expect(told).toContain(`${link}#before`);
  await kit.press(`${link}/answers`, { visa_held: 'Student visa' });
  vi.setSystemTime(Date.parse(slot?.starts_at ?? '') - 20 * hourMs);
  await runBookingsJob(kit);
  const reminder = kit.mails('ana@example.com').at(-1);
  expect(reminder?.subject).toContain('tomorrow');
  expect(reminder?.text).toContain('before we talk: What would you like to know from us?');
  expect(reminder?.text).not.toContain('Which visa');
});

it('answers are in the person’s data, and go with an erasure', async () => {
  const kit = await booked();
  await kit.browser().answer({ refusals: refusal });
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  const held = await (await ada.send('GET', '/api/personal-data?email=ana@example.com')).text();
  expect(held).toContain('wedding');
  vi.setSystemTime(kit.start + 2 * hourMs);
  const again = await kit.signIn();
  await again.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  const { id } = kit.db.sqlite.prepare('SELECT id FROM bookings').get() as { id: string };
  const note = { booking_id: id, asked: 'What?', advised: 'That.' };
  const noted = await again.send('POST', '/api/consultation-notes', note);
  expect(noted.status).toBe(201);
  const asked = { email: 'ana@example.com', keeps_advice: true };
  const erased = await again.send('POST', '/api/erasures', asked);
  expect(erased.status).toBe(201);
  // The record of advice stays, without them.
  expect(kit.enquiry()).toMatchObject({ refusals: '', nationality: '' });
});
