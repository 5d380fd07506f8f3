// @module-tag slow
import { expect, it, onTestFinished, vi } from 'vitest';
import { outsideAddress } from '../../shared/outsideAddress';
import { filledPaymentLink, paymentLink } from '../../shared/price';
import { randomOf } from '../../shared/testRandom';
import type { OfficeBooking } from '../types';
import { bookable, noon, withMail } from './testBookings';

const many = 1500;
const kinds = [
  { id: 'quick', name: 'Quick question', minutes: 15, price: '49.50', terms: '' },
  { id: 'strategy', name: 'Strategy session', minutes: 60, price: '165.00', terms: 'Paid back.' },
];
const known = [{ id: 'free-consultation', minutes: 30, price: '', terms: '' }, ...kinds];

it('whatever a stranger sends of kinds, prices and payments, what is booked is as the firm says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const kit = bookable(withMail);
  const random = randomOf(781);
  const choose = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  for (const [index, kind] of kinds.entries()) {
    const more = { has_gst: true, is_shown: true, position: 20 + index, payment_link: '' };
    expect((await ada.send('POST', '/api/consultation-kinds', { ...kind, ...more })).status).toBe(
      201,
    );
  }
  const rows = () => kit.db.sqlite.prepare('SELECT * FROM bookings').all() as OfficeBooking[];
  const values = ['', '0', '0.00', '-1', '49.50', '165.00', '165', 'Free', '1e9', '165,00', 'null'];
  const said = ['', 'on', 'Paid back.', 'Paid back.\n', 'paid back.', 'x'.repeat(5000)];
  const extras = [
    { paid_at: '2026-01-01', paid_by: 'ada', paid: true },
    { payment_link: 'https://thief.example/{reference}', reference: 'AAAA' },
    { kind_id: 'free-consultation', kind_name: 'Free' },
    { state: 'booked', minutes: 240, ends_at: '2026-12-31T00:00:00Z' },
    { created_by: 'ada', outside: true, proved_at: '2026-01-01' },
    {},
  ];
  let made = 0;
  for (let attack = 0; attack < many; attack += 1) {
    // Times that were held are free again after a while.
    vi.setSystemTime(noon + attack * 60_000);
    const kind = choose(['', 'quick', 'strategy']);
    const offered = await kit.slots(`kind=${kind || 'free-consultation'}`);
    const [person = '', start = ''] = (
      choose(offered)?.id ?? 'priya-raman~2026-12-01T00:00:00Z'
    ).split('~');
    // The start of one kind with the name of another, off by a quarter, or of no kind at all.
    const shifted = new Date(Date.parse(start) + choose([0, 0, 0, 15, -15, 30]) * 60_000);
    const at = shifted.toISOString().replace('.000', '');
    const name = choose([
      '',
      '~quick',
      '~strategy',
      '~free-consultation',
      '~none',
      '~quick~strategy',
    ]);
    const before = rows().length;
    const response = await kit.book(`${person}~${at}${name}`, {
      email: `a${attack}@mail${attack}.example`,
      ...(random() < 0.9 && { price: choose(values) }),
      ...(random() < 0.7 && { agreed: choose(said) }),
      ...choose(extras),
    });
    expect(response.status).toBeLessThan(500);
    const all = rows();
    if (all.length === before) continue;
    made += 1;
    const booking = all.at(-1);
    const own = known.find(({ id }) => id === booking?.kind_id);
    const { price, terms, minutes } = own ?? {};
    const took = Date.parse(booking?.ends_at ?? '') - Date.parse(booking?.starts_at ?? '');
    expect([booking?.price, booking?.terms, took / 60_000]).toEqual([price, terms, minutes]);
    expect(booking).toMatchObject({
      paid_at: null,
      paid_by: '',
      payment_link: '',
      created_by: null,
    });
    // Nobody is met twice at a time.
    const quarters = kit.db.sqlite.prepare(
      'SELECT count(*) - count(DISTINCT person_id || quarter) FROM booking_quarters',
    );
    expect(quarters.pluck().get()).toBe(0);
  }
  expect(made).toBeGreaterThan(20);
});

it('a payment link leads to its own host, whatever stands around {reference}', () => {
  const random = randomOf(782);
  const parts = [
    ...['{reference}', '{reference}', '{', '}', '{{reference}}', 'reference', '%7Breference%7D'],
    ...[
      'https://',
      'http://',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
      '.',
      ' ',
    ],
    ...[
      'pay.example',
      'thief.example',
      'a',
      '%2e%2e',
      '..',
      '\n',
      '\t',
      'é',
      '例',
      '[::1]',
      '<script>',
    ],
  ];
  let taken = 0;
  for (let attack = 0; attack < many; attack += 1) {
    const count = 1 + Math.floor(random() * 8);
    const tail = Array.from(
      { length: count },
      () => parts[Math.floor(random() * parts.length)],
    ).join('');
    const typed = random() < 0.7 ? `https://pay.example/${tail}` : tail;
    const link = paymentLink(typed);
    if (link === undefined) continue;
    taken += 1;
    const filled = filledPaymentLink(link, 'AB34');
    const { protocol, hostname, username, hash, href } = new URL(filled);
    expect([protocol, username, hash.includes('AB34')], typed).toEqual(['https:', '', false]);
    expect(hostname, typed).not.toContain('ab34');
    // As it is stored it is what browsers read, also when it is stored again.
    expect([outsideAddress(filled), paymentLink(link)]).toEqual([href, link]);
    expect(new URL(filledPaymentLink(link, 'XYZ')).host).toBe(new URL(filled).host);
  }
  expect(taken).toBeGreaterThan(100);
});
