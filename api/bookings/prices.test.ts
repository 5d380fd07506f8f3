import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Due, OfficeBooking } from '../types';
import { bookable, noon, runBookingsJob, withMail } from './testBookings';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const dayMs = 86_400_000;
const terms = 'You get all of it back until two days before.\nAfter that, half.';
const session = {
  id: 'strategy',
  name: 'Strategy session',
  minutes: 60,
  people: [],
  is_shown: true,
  position: 20,
  price: '165',
  has_gst: true,
  payment_link: 'https://pay.example/{reference}?amount=165&for={reference}',
  terms,
};

/** A firm that sells an hour beside the free half hour, and its owner with a fresh password. */
async function selling(more: object = {}, variables: Record<string, string> = withMail) {
  const kit = bookable(variables);
  let ada = await kit.signIn();
  /** Goes to a moment (ms), and signs in again. */
  const later = async (time: number) => {
    vi.setSystemTime(time);
    ada = await kit.signIn();
  };
  const confirm = () =>
    ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  await confirm();
  const kinds = '/api/consultation-kinds';
  const made = await ada.send('POST', kinds, { ...session, ...more });
  expect(made.status).toBe(201);
  const kind = async () => (await ada.send('GET', `${kinds}/strategy`)).json();
  const change = async (values: object) =>
    ada.send('PUT', `${kinds}/strategy`, { ...(await kind()), ...values });
  const row = () => kit.db.sqlite.prepare('SELECT * FROM bookings').get() as OfficeBooking;
  const slot = async (index = 0) => (await kit.slots('kind=strategy'))[index]?.id ?? '';
  const bought = { email: 'ana@example.com', price: '165.00', agreed: terms };
  /** Books and confirms. @returns the path of its link. */
  const buy = async () => {
    expect((await kit.book(await slot(40), bought)).status).toBe(201);
    const link = kit.linkTo('ana@example.com');
    await kit.press(`${link}/confirm`);
    return link;
  };
  /** Puts a change of the one booking as the office does. */
  const put = (values: object) =>
    ada.send('PUT', `/api/bookings/${row().id}`, { updated_at: row().updated_at, ...values });
  const due = async (): Promise<Due> => (await ada.send('GET', '/api/due')).json();
  const send = (...sent: Parameters<typeof ada.send>) => ada.send(...sent);
  return {
    ...kit,
    ada: { send },
    later,
    confirm,
    kinds,
    kind,
    change,
    row,
    slot,
    bought,
    buy,
    put,
    due,
  };
}

it('“free” stands on no page of a firm that has a paid consultation alone, and its price does', async () => {
  const kit = await selling();
  const free = await (await kit.ada.send('GET', `${kit.kinds}/free-consultation`)).json();
  const hidden = { ...free, is_shown: false };
  expect((await kit.ada.send('PUT', `${kit.kinds}/free-consultation`, hidden)).status).toBe(200);
  const listed = (await kit.page('/sitemap.xml')).matchAll(/<loc>([^<]+)/g);
  const paths = [
    ...[...listed].map(([, address = '']) => new URL(address).pathname),
    ...['/contact?about=consultation', '/contact?sent=enquiry', '/no-such-page'],
    ...['/visa-assessment', '/points-calculator/official', '/search?q=consultation'],
  ];
  expect(paths.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const path of paths) {
    // What else is free: tools, guides, and times.
    const said = (await kit.page(path)).replaceAll(
      /free (points|visa|relationship|guides|help)/gi,
      '',
    );
    const wrong =
      /free[^.<]{0,20}consult|consult[^.<]{0,30}free|half.hour|\{!?(free|half|alone):/gi;
    found.push(...[...said.matchAll(wrong)].map(([words]) => `${path}: ${words}`));
  }
  expect(found).toEqual([]);
  expect(await kit.page('/book')).toContain('Strategy session, 60 minutes, $165 including GST');
  expect(await kit.page('/fees')).toContain('Strategy session, 60 minutes: $165 including GST');
  // Nor in its mail.
  await kit.buy();
  for (const { subject, text } of kit.mails()) expect(subject + text).not.toMatch(/\bfree\b/i);
});

it('what is free is called so as before, where something else is paid', async () => {
  const kit = await selling();
  expect(await kit.page('/')).toContain('Book a Free Consultation');
  const book = await kit.page('/book');
  expect(book).toContain('Free consultation, 30 minutes');
  expect(book).toContain('Strategy session, 60 minutes, $165 including GST');
  expect(book).not.toContain('Free, with no obligation');
});

it('nobody books at a price that they didn’t see, or without agreeing to the terms', async () => {
  const kit = await selling();
  const id = await kit.slot();
  for (const [more, status, field] of [
    [{}, 409, 'price'],
    [{ price: '', agreed: terms }, 409, 'price'],
    [{ price: '0.00', agreed: terms }, 409, 'price'],
    [{ price: '164.00', agreed: terms }, 409, 'price'],
    [{ price: '165.00' }, 422, 'agreed'],
    [{ price: '165.00', agreed: 'on' }, 422, 'agreed'],
    [{ price: '165.00', agreed: `${terms} And more.` }, 422, 'agreed'],
  ] as const) {
    const refused = await kit.book(id, more);
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([status, [field]]);
  }
  expect(kit.row()).toBeUndefined();
  // As a form without script sends it, with its line breaks.
  const sent = { ...kit.bought, agreed: terms.replace('\n', '\r\n') };
  expect((await kit.book(id, sent)).status).toBe(201);
  expect(kit.row()).toMatchObject({
    price: '165.00',
    terms,
    agreed_at: new Date(noon).toISOString(),
  });
});

it('a booking keeps its price, terms and link, whatever becomes of its kind', async () => {
  const kit = await selling();
  const link = await kit.buy();
  const { reference, payment_link } = kit.row();
  expect(reference).toMatch(/^[A-Z0-9]{9}$/);
  expect(payment_link).toBe(`https://pay.example/${reference}?amount=165&for=${reference}`);
  const told = kit.mails('ana@example.com').at(-1)?.text;
  expect(told).toContain('Price: $165 including GST');
  expect(told).toContain(payment_link);
  expect(told).toContain(`Reference: ${reference}`);
  const kept = kit.row();
  expect((await kit.change({ price: '200', terms: 'Other.', payment_link: '' })).status).toBe(200);
  const page = await kit.page(link);
  expect(page).toContain('$165 including GST');
  expect(page).toContain('You get all of it back until two days before.');
  expect(page).toContain(
    `href="https://pay.example/${reference}?amount=165&amp;for=${reference}" target="_blank" rel="noopener noreferrer"`,
  );
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const [, to = ''] = [...page.matchAll(/name="slot_id" value="([^"]+~strategy)"/g)].at(-1) ?? [];
  await kit.press(`${link}/move`, { slot_id: to, version });
  const { price, terms: words, payment_link: where, moves } = kit.row();
  expect([price, words, where, moves]).toEqual([kept.price, kept.terms, kept.payment_link, 1]);
});

it('a price changes with a fresh password alone, is in the activity, and the office is mailed', async () => {
  const kit = await selling();
  expect(kit.mails('hello@firm.example').at(-1)?.text).toContain('Price: none → 165.00');
  kit.db.sqlite.exec('UPDATE sessions SET confirmed_at = NULL');
  for (const values of [
    { price: '200' },
    { price: '' },
    { payment_link: 'https://thief.example/' },
    { next_on: '2027-01-01', next_price: '1' },
  ]) {
    expect((await kit.change(values)).status).toBe(403);
  }
  expect((await kit.change({ description: 'Bring your papers.' })).status).toBe(200);
  await kit.confirm();
  expect((await kit.change({ price: '200' })).status).toBe(200);
  expect(kit.mails('hello@firm.example').at(-1)?.text).toContain('Price: 165.00 → 200.00');
  const events = await (await kit.ada.send('GET', '/api/audit-events')).text();
  expect(events).toContain('Price: 165.00 → 200.00');
  // Who may not see clients changes neither.
  const eve = { username: 'eve', password: 'eves own pass phrase', may_see_clients: false };
  expect((await kit.ada.send('POST', '/api/admins', eve)).status).toBe(201);
  const below = await kit.signIn('eve', eve.password);
  await below.send('POST', '/api/session/confirmation', { password: eve.password });
  const typed = { ...(await kit.kind()), payment_link: 'https://thief.example/' };
  expect((await below.send('PUT', `${kit.kinds}/strategy`, typed)).status).toBe(403);
});

it('another price holds from its day on: for visitors at midnight, in the row soon after', async () => {
  const kit = await selling();
  const link = 'https://pay.example/new/{reference}';
  const next = { next_on: '2026-11-28', next_price: '180', next_payment_link: link };
  expect((await kit.change(next)).status).toBe(200);
  const shown = async () =>
    (await (await kit.send('GET', '/api/consultation-kinds')).json())[1] as Record<string, unknown>;
  expect(await shown()).toMatchObject({ price: '165.00' });
  expect(Object.keys(await shown()).filter((name) => /^(next|payment)/.test(name))).toEqual([]);
  await kit.later(Date.parse('2026-11-28T00:00:30+11:00'));
  kit.facts.keepUp();
  kit.firm.keepUp();
  expect(await shown()).toMatchObject({ price: '180.00' });
  expect((await kit.book(await kit.slot(40), kit.bought)).status).toBe(409);
  expect((await kit.book(await kit.slot(40), { ...kit.bought, price: '180.00' })).status).toBe(201);
  expect(kit.row().payment_link).toMatch(/^https:\/\/pay\.example\/new\/[A-Z0-9]{9}$/);
  await runBookingsJob(kit);
  const now = { price: '180.00', payment_link: link, next_on: '', next_price: '' };
  expect(await kit.kind()).toMatchObject({ ...now, next_payment_link: '' });
});

it.each([
  ['https://pay.example/pay', true],
  ['https://pay.example/{reference}', true],
  ['https://pay.example/pay?for={reference}', true],
  ['https://{reference}.example/', false],
  ['https://pay.example/#{reference}', false],
  ['https://{reference}@pay.example/', false],
  ['http://pay.example/{reference}', false],
  ['javascript:alert({reference})', false],
  ['https:{reference}', false],
])('the payment link %s is taken: %s', async (payment_link, isTaken) => {
  const kit = await selling();
  const { status } = await kit.change({ payment_link });
  expect(status).toBe(isTaken ? 200 : 422);
});

it('a price is an amount of dollars', async () => {
  const kit = await selling();
  for (const price of ['-1', '1e3', '12.345', '99999', 'free', '1,50']) {
    expect([price, (await kit.change({ price })).status]).toEqual([price, 422]);
  }
  for (const [typed, stored] of [
    ['82.5', '82.50'],
    ['007', '7.00'],
    ['0', ''],
    ['0.00', ''],
  ] as const) {
    expect((await kit.change({ price: typed })).status).toBe(200);
    expect(await kit.kind()).toMatchObject({ price: stored });
  }
});

it('the office finds what isn’t paid two days before, marks it, or withdraws it', async () => {
  const kit = await selling();
  const link = await kit.buy();
  expect((await kit.due()).unpaid).toBe(0);
  await kit.later(Date.parse(kit.row().starts_at) - 2 * dayMs + 1000);
  expect((await kit.due()).unpaid).toBe(1);
  const filter = encodeURIComponent('{"unpaid":"true"}');
  expect(await (await kit.ada.send('GET', `/api/bookings?filter=${filter}`)).json()).toHaveLength(
    1,
  );
  expect((await kit.put({ paid: true })).status).toBe(200);
  expect(kit.row()).toMatchObject({ paid_by: 'ada', state: 'booked' });
  expect((await kit.due()).unpaid).toBe(0);
  await kit.confirm();
  const exported = await kit.ada.send('POST', '/api/exports', { resource: 'enquiries' });
  expect(await exported.text()).toMatch(
    /"\S+, booked, Strategy session, 60 minutes, \$165 including GST, paid"/,
  );
  const paid = await kit.page(link);
  expect(paid).toContain('It is paid. Thank you.');
  expect(paid).not.toContain('pay.example');
  expect((await kit.put({ paid: false })).status).toBe(200);
  expect(kit.row()).toMatchObject({ paid_at: null, paid_by: '' });
  expect((await kit.put({ state: 'cancelled', reason: 'It wasn’t marked as paid.' })).status).toBe(
    200,
  );
  const mail = kit.mails('ana@example.com').at(-1);
  expect(mail?.subject).toContain('is cancelled');
  expect(mail?.text).toContain('It wasn’t marked as paid.');
  expect((await kit.due()).to_refund).toBe(0);
});

it('what was paid and is cancelled waits on Start until it went back by hand', async () => {
  const kit = await selling();
  const link = await kit.buy();
  expect((await kit.put({ refunded: true })).status).toBe(422);
  expect((await kit.put({ paid: true })).status).toBe(200);
  const page = await kit.page(`${link}?step=cancel`);
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await kit.press(`${link}/cancel`, { version, sure: 'yes' });
  expect(kit.row().state).toBe('cancelled');
  expect((await kit.due()).to_refund).toBe(1);
  expect(await kit.page(link)).toContain('You get all of it back until two days before.');
  expect((await kit.put({ refunded: true })).status).toBe(200);
  expect(kit.row()).toMatchObject({ refunded_by: 'ada' });
  expect((await kit.due()).to_refund).toBe(0);
});

it('a free one has no reference and can’t be marked as paid', async () => {
  const kit = await selling();
  const [slot] = await kit.slots();
  expect((await kit.book(slot?.id ?? '')).status).toBe(201);
  expect(kit.row()).toMatchObject({ price: '', reference: '', payment_link: '', agreed_at: null });
  expect((await kit.put({ paid: true })).status).toBe(422);
});

it('a kind is offered for its topics alone', async () => {
  const kit = await selling({ topics: 'Student visa, A visit' });
  const id = await kit.slot();
  const refused = await kit.book(id, { ...kit.bought, topic: 'Partner or family' });
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['topic']]);
  expect((await kit.book(id, kit.bought)).status).toBe(201);
  expect(await kit.page('/book?topic=Partner+or+family')).not.toContain('Strategy session, 60');
  expect(await kit.page('/book?topic=Student+visa')).toContain('Strategy session, 60');
});

it('without mail the page says at once how to pay', async () => {
  const kit = await selling({}, {});
  const made = await (await kit.book(await kit.slot(), kit.bought)).json();
  expect(made.booking).toMatchObject({
    state: 'booked',
    price: '$165 including GST',
    payment: { amount: '$165 including GST', is_paid: false, link: kit.row().payment_link },
  });
});
