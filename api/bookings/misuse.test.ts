import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayInSydney } from '../../db/time';
import type { Slot } from '../../shared/bookings';
import { countVisitorMail, refundVisitorMail } from '../mail/strangers';
import { password, testApp } from '../testApp';
import { runBookingsJob } from './testBookings';

/** A Thursday at ten in Sydney. */
const begins = Date.parse('2026-11-26T10:00:00+11:00');
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
});
afterEach(() => {
  vi.useRealTimers();
});

const withMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@firm.example' };
const modes = [
  ['without mail', {}, false],
  ['with a confirming email', withMail, false],
  ['booking at once, with mail', withMail, true],
] as const;

/** Builds the app of a firm whose people can be booked. */
function open(variables: Record<string, string> = {}, isAtOnce = false) {
  const kit = testApp({ TRUST_PROXY: '1', ...variables });
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.db.sqlite.exec(`UPDATE company SET booking_at_once = ${Number(isAtOnce)}`);
  kit.firm.changed();
  const free = async (): Promise<Slot[]> =>
    (await kit.send('GET', '/api/slots?topic=A visit')).json();
  /** Counts the times that are free with each person. */
  const freeTimes = async () => {
    const people = kit.db.sqlite.prepare('SELECT id FROM people').pluck().all();
    let count = 0;
    for (const person of people) {
      const slots = await kit.send('GET', `/api/slots?person=${person}&topic=Choosing a course`);
      count += ((await slots.json()) as Slot[]).length;
    }
    return count;
  };
  const send = (path: string, body: object, network: string) =>
    kit.send('POST', path, body, { 'X-Forwarded-For': network });
  const book = (slot_id: string | undefined, more: object = {}, network = '192.0.2.1') =>
    send(
      '/api/bookings',
      { name: 'Ana', email: 'ana@example.com', topic: 'A visit', slot_id, anyone: true, ...more },
      network,
    );
  const mails = (where = '1') =>
    kit.db.sqlite
      .prepare(
        `SELECT to_email, subject, text, html, calendar, created_at FROM messages WHERE ${where} ORDER BY rowid`,
      )
      .all() as Record<'to_email' | 'subject' | 'text' | 'html' | 'created_at', string>[];
  /** Returns the path of the link in the first mail to an address. */
  const linkTo = (email: string): string => {
    const [mail] = mails(`to_email = '${email}' AND subject <> ''`);
    return new URL(/https?:\/\/\S+\/booking\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://x')
      .pathname;
  };
  const press = (path: string, fields: Record<string, string> = {}) =>
    kit.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return { ...kit, free, freeTimes, book, post: send, mails, linkTo, press };
}

describe('a phone field', () => {
  const wrong = [
    ...['https://evil.example/1', 'call evil.example 12345678', '12345', '1'.repeat(21)],
    ...['0412 345 678; pay now', '+61 400 000 000 Bcc: x', '<b>0412345678</b>', 'tel:0412345678'],
  ];
  const right = ['+61 400 000 000', '(02) 5550-1234', '0412.345.678', '123456', '1'.repeat(20)];

  it('holds a phone number, in every form', async () => {
    const { book, post, free, signIn } = open();
    const [slot] = await free();
    const ada = await signIn();
    const enquiry = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };
    for (const [index, phone] of wrong.entries()) {
      const network = `198.51.100.${index}`;
      const booked = await book(slot?.id, { how: 'phone', phone }, network);
      expect(booked.status, phone).toBe(422);
      expect((await booked.json()).errors.phone, phone).toContain('phone number');
      expect((await post('/api/enquiries', { ...enquiry, phone }, network)).status, phone).toBe(
        422,
      );
      const byHand = { by_hand: true, name: 'Ben', phone, topic: 'A visit' };
      expect((await ada.send('POST', '/api/enquiries', byHand)).status, phone).toBe(422);
      const meeting = { how: 'phone', person_id: 'priya-raman', starts_at: slot?.starts_at };
      const booking = { ...byHand, ...meeting };
      expect((await ada.send('POST', '/api/bookings', booking)).status, phone).toBe(422);
    }
    for (const [index, phone] of right.entries()) {
      const sent = await post('/api/enquiries', { ...enquiry, phone }, `203.0.113.${index}`);
      expect(sent.status, phone).toBe(201);
    }
  });
});

describe('mail to an address that nobody has confirmed', () => {
  it.each(modes.slice(1))(
    '%s: holds nothing that a visitor typed but a name',
    async (_, variables, isAtOnce) => {
      const { book, free, mails, post } = open(variables, isAtOnce);
      const [slot] = await free();
      const typed = '0900123456789';
      const words = 'Pay A$900 today';
      const victim = 'victim@example.com';
      const fields = { email: victim, how: 'phone', phone: typed, note: words, country: words };
      expect((await book(slot?.id, fields)).status).toBe(201);
      const consultation = {
        day_1: '2027-03-01',
        part_1: 'morning',
        time_zone: 'Asia/Kolkata',
        day_2: words,
      };
      await post(
        '/api/enquiries',
        { ...fields, name: 'Ana', kind: 'enquiry', message: words },
        '192.0.2.2',
      );
      await post(
        '/api/enquiries',
        { ...fields, name: 'Ana', kind: 'consultation', topic: words, answers: consultation },
        '192.0.2.3',
      );
      await post(
        '/api/enquiries',
        {
          ...fields,
          name: 'Ana',
          kind: 'assessment',
          topic: words,
          answers: { age: words, goal: words },
        },
        '192.0.2.4',
      );
      const got = mails("to_email = 'victim@example.com'");
      expect(got.length).toBeGreaterThan(1);
      for (const mail of got) {
        expect(JSON.stringify(mail), mail.subject).not.toMatch(/0900123456789|A\$900/);
      }
    },
  );

  it('a reason to cancel is for the office alone', async () => {
    const kit = open(withMail);
    const { book, free, mails, linkTo, press, app } = kit;
    const [slot] = await free();
    await book(slot?.id, { email: 'own@example.com' });
    const link = linkTo('own@example.com');
    await press(`${link}/confirm`);
    const page = await (await app.request(link)).text();
    const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await press(`${link}/cancel`, {
      version,
      sure: 'yes',
      reason: 'Pay today at https://evil.example',
    });
    vi.setSystemTime(begins + hour);
    await runBookingsJob(kit);
    expect(JSON.stringify(mails("to_email = 'own@example.com'"))).not.toContain('Pay today');
    expect(JSON.stringify(mails("to_email <> 'own@example.com'"))).toContain('Pay today');
  });
});

describe.each(modes)('strangers, %s,', (_, variables, isAtOnce) => {
  /** Addresses that all reach one mailbox. */
  const written = (turn: number) =>
    ['Victim', 'vic.tim', 'v.i.c.t.i.m', `victim+${turn}`, `v.ictim+${turn}`][turn % 5] +
    (turn % 2 ? '@gmail.com' : '@GoogleMail.com');

  const mailOne = async (networks: number) => {
    const { free, book, post, mails, press } = open(variables, isAtOnce);
    const slots = await free();
    for (let turn = 0; turn < networks; turn += 1) {
      vi.setSystemTime(begins + (turn * hour) / networks);
      const network = `2001:db8:${turn.toString(16)}::1`;
      const email = written(turn);
      const made = await book(slots[turn % slots.length]?.id, { email }, network);
      const { manage = undefined } = made.status === 201 ? (await made.json()).booking : {};
      // Only a mailbox, or without mail nobody, is told more than that it was received.
      if (manage) {
        expect(variables).toEqual({});
        for (const slot of slots.slice(turn, turn + 3)) {
          await press(`${manage}/move`, { slot_id: slot.id });
        }
      }
      await post(
        '/api/enquiries',
        { name: 'Ana', email, message: `Hello ${turn}`, newsletter: true },
        network,
      );
      await post('/api/newsletter', { email }, network);
      await post('/api/free-access', { email, name: 'Ana' }, network);
    }
    const all = mails("to_email LIKE '%@g%mail.com' AND subject <> ''").map(({ created_at }) =>
      Date.parse(created_at),
    );
    for (const at of all) {
      const within = (span: number) =>
        all.filter((other) => other >= at && other < at + span).length;
      expect(within(hour)).toBeLessThanOrEqual(3);
      expect(within(24 * hour)).toBeLessThanOrEqual(6);
    }
    expect(all).toHaveLength(3);
  };
  it('cause three mails an hour and six a day to one mailbox', () => mailOne(10));
  it('so they do from 200 networks', { tags: ['slow'] }, () => mailOne(200));

  const takeAll = async (turns: number, networks: number, days: number) => {
    const kit = open(variables, isAtOnce);
    kit.db.sqlite.exec(`UPDATE company SET booking_days = ${days}`);
    kit.firm.changed();
    const { free, freeTimes, book, press } = kit;
    const before = await freeTimes();
    let offered: Slot[] = [];
    let turn = 0;
    for (; turn < turns; turn += 1) {
      vi.setSystemTime(begins + (turn * hour) / turns);
      const slots = turn % 40 === 0 ? await free() : undefined;
      if (slots) offered = slots;
      const slot = offered[(turn * 7) % offered.length];
      const network = `2001:db8:${(turn % networks).toString(16)}:${turn.toString(16)}::1`;
      const made = await book(slot?.id, { email: `s${turn}@evil${turn % 7}.example` }, network);
      if (turn < 8) expect(made.status).toBe(201);
    }
    expect((await freeTimes()) / before).toBeGreaterThanOrEqual(0.8);
    // Somebody honest still comes through, without script too.
    const [slot] = await free();
    const form = {
      slot_id: slot?.id ?? '',
      name: 'Honest',
      email: 'honest@example.org',
      topic: 'A visit',
    };
    vi.setSystemTime(begins + 61 * minute);
    const sent = await press('/api/bookings', form);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).not.toBe('');
  };
  it('leave four fifths of the calendar free', () => takeAll(40, 40, 6));
  it('so they do from 200 networks for an hour', { tags: ['slow'] }, () => takeAll(600, 200, 28));
});

it('without mail a day’s share is free again on the next day, unless the office withdraws it', async () => {
  const kit = open();
  const slots = await kit.free();
  const states: string[] = [];
  const book = async (index: number, network: number) => {
    const email = `c${network}@example.com`;
    const made = await kit.book(slots[index]?.id, { email }, `203.0.113.${network}`);
    states.push((await made.json()).booking.state);
  };
  for (let network = 0; network < 6; network += 1) await book(28 + network, network);
  expect(states.slice(0, 2)).toEqual(['booked', 'booked']);
  expect(states.at(-1)).toBe('requested');
  vi.setSystemTime(begins + 24 * hour + 1000);
  await book(36, 40);
  expect(states.at(-1)).toBe('booked');
});

describe('whether an address has a consultation', () => {
  it.each(modes.slice(1))('%s: is told to its mailbox alone', async (_, variables, isAtOnce) => {
    const { free, book, mails, linkTo, press } = open(variables, isAtOnce);
    const slots = await free();
    const email = 'client@example.com';
    await book(slots[0]?.id, { email }, '192.0.2.1');
    const link = linkTo('client@example.com');
    if (!isAtOnce) expect((await press(`${link}/confirm`)).status).toBe(303);
    const ofClient = await book(slots[20]?.id, { email: 'Client+2@example.com' }, '192.0.2.2');
    const ofNobody = await book(slots[40]?.id, { email: 'nobody@example.com' }, '192.0.2.3');
    const answers = [await ofClient.json(), await ofNobody.json()].map(({ booking }) => ({
      ...booking,
      starts_at: '',
      ends_at: '',
      person: '',
    }));
    expect([ofClient.status, answers[0]]).toEqual([ofNobody.status, answers[1]]);
    const told = mails("to_email = 'client+2@example.com'").at(-1);
    expect(told?.subject).toContain('You have a consultation already');
    expect(told?.text).toContain('/booking/');
  });
});

describe('who books much at once', () => {
  const day = (slot: Slot) => dayInSydney(new Date(slot.starts_at));

  it('moves no more unproved times to a day than may be booked there', async () => {
    const kit = open();
    const slots = await kit.free();
    const [first] = slots;
    if (!first) throw new Error('no free times');
    const last = slots.at(-1) ?? first;
    const target = slots.filter((slot) => day(slot) === day(last));
    const links: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const slot = slots.filter((one) => day(one) !== day(last))[n * 9];
      const made = await kit.book(slot?.id, { email: `m${n}@m${n}.example` }, `192.0.${n}.1`);
      const { manage } = (await made.json()).booking;
      if (manage) links.push(manage);
    }
    expect(links.length).toBeGreaterThan(8);
    const isFree = async () => (await kit.free()).filter((slot) => day(slot) === day(last)).length;
    const before = await isFree();
    const outcomes = [];
    for (const [n, link] of links.entries()) {
      const page = await (await kit.app.request(link)).text();
      const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const wanted = target[n * 2]?.id ?? target[0]?.id ?? '';
      outcomes.push((await kit.press(`${link}/move`, { version, slot_id: wanted })).status);
    }
    expect(outcomes).toContain(303);
    expect(outcomes).toContain(409);
    expect(await isFree()).toBeGreaterThanOrEqual(Math.floor(before * 0.75));
  });

  it('with addresses of one mail domain gets five times a day, then wishes for the office', async () => {
    const kit = open(withMail);
    const slots = await kit.free();
    const states = async (domain: string, from: number) => {
      const made = [];
      for (let n = 0; n < 7; n += 1) {
        const email = `c${n}@${n % 2 ? '' : `mail${n}.`}${domain}`;
        const response = await kit.book(slots[from + n * 9]?.id, { email }, `198.51.${n}.${from}`);
        expect(response.status).toBe(201);
        made.push((await response.json()).booking.state);
      }
      return made;
    };
    const held = 'unconfirmed';
    const wish = 'requested';
    expect(await states('catch-all.example', 0)).toEqual([...Array(5).fill(held), wish, wish]);
    // A provider for anybody is no domain of anybody; a university's country has two labels.
    expect(await states('gmail.com', 1)).toEqual(
      Array.from({ length: 7 }, (_, n) => (n % 2 ? held : expect.any(String))),
    );
    expect(kit.mails("to_email LIKE '%catch-all.example'")).toHaveLength(5);
    const office = kit.db.sqlite
      .prepare("SELECT count(*) FROM enquiries WHERE email LIKE '%catch-all.example'")
      .pluck();
    expect(office.get()).toBe(7);
  });

  it('moves no more times of one mail domain to a day than may be booked there', async () => {
    const kit = open(withMail);
    const slots = await kit.free();
    const last = slots.at(-1);
    const target = slots.filter((slot) => last && day(slot) === day(last));
    const rest = slots.filter((slot) => !target.includes(slot));
    const outcomes = [];
    for (let n = 0; n < 4; n += 1) {
      const email = `c${n}@catch-all.example`;
      await kit.book(rest[n * 30]?.id, { email }, `192.0.${n}.1`);
      const link = kit.linkTo(email);
      await kit.press(`${link}/confirm`);
      const page = await (await kit.app.request(link)).text();
      const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const wanted = { version, slot_id: target[n * 3]?.id ?? target.at(-1)?.id ?? '' };
      outcomes.push((await kit.press(`${link}/move`, wanted)).status);
    }
    // A fifth of the times that day.
    expect(outcomes).toEqual([303, 303, 303, 409]);
  });

  it.each(modes)(
    '%s: an hour of one domain from 200 networks leaves four fifths of each day, and room for others',
    { tags: ['slow'] },
    async (_, variables, isAtOnce) => {
      const kit = open(variables, isAtOnce);
      const offered = await kit.free();
      const last = offered.at(-1);
      const lastDay = offered.filter((slot) => last && day(slot) === day(last));
      const people = kit.db.sqlite.prepare('SELECT id FROM people').pluck().all();
      const byDay = async () => {
        const counts = new Map<string, number>();
        for (const person of people) {
          const slots: Slot[] = await (
            await kit.send('GET', `/api/slots?person=${person}&topic=Choosing a course`)
          ).json();
          for (const slot of slots) counts.set(day(slot), (counts.get(day(slot)) ?? 0) + 1);
        }
        return counts;
      };
      const before = await byDay();
      const links: string[] = [];
      const honest: number[] = [];
      for (let turn = 0; turn < 400; turn += 1) {
        vi.setSystemTime(begins + (turn * hour) / 400);
        const network = `2001:db8:${(turn % 200).toString(16)}::1`;
        const email = `c${turn}@catch-all.example`;
        const slot_id = offered[(turn * 7) % offered.length]?.id;
        const made = await kit.book(slot_id, { email }, network);
        const { manage = undefined } = made.status === 201 ? (await made.json()).booking : {};
        const link = manage ?? kit.linkTo(email);
        if (link !== '/') {
          await kit.press(`${link}/confirm`);
          links.push(link);
        }
        const moving = links[turn % links.length];
        const page = moving ? await kit.app.request(moving) : undefined;
        const version = /name="version" value="([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
        const target = lastDay[turn % lastDay.length]?.id ?? '';
        if (version) await kit.press(`${moving}/move`, { version, slot_id: target });
        if (turn % 40 !== 39) continue;
        const client = { email: `ana@home${turn}.example` };
        const free = await kit.free();
        const wanted = free[turn % free.length]?.id;
        honest.push((await kit.book(wanted, client, `198.51.100.${turn % 250}`)).status);
      }
      expect(honest).toEqual(Array(10).fill(201));
      if (variables === withMail) expect(kit.mails("to_email LIKE 'ana@home%'")).toHaveLength(10);
      // Honest clients take times, too.
      kit.db.sqlite.exec(`DELETE FROM bookings WHERE enquiry_id IN
        (SELECT id FROM enquiries WHERE email LIKE 'ana@home%')`);
      const after = await byDay();
      for (const [date, count] of before) {
        expect((after.get(date) ?? 0) / count, date).toBeGreaterThanOrEqual(0.8);
      }
    },
  );

  it('is withdrawn by domain: chosen, told once a mailbox, and who wrote before is spared', async () => {
    const kit = open(withMail);
    const known = { name: 'Old', email: 'known@uni.example', topic: 'A visit', message: 'Hello?' };
    expect((await kit.post('/api/enquiries', known, '203.0.113.5')).status).toBe(201);
    vi.setSystemTime(begins + 25 * hour);
    const slots = await kit.free();
    for (const [n, name] of ['known', 'ann', 'ben'].entries()) {
      await kit.book(slots[n * 20]?.id, { email: `${name}@uni.example` }, `203.0.113.1${n}`);
      if (name !== 'known') await kit.press(`${kit.linkTo(`${name}@uni.example`)}/confirm`);
    }
    const ada = await kit.signIn();
    const rows = await (await ada.send('GET', '/api/bookings')).json();
    expect(rows.map((row: { of_domain: number }) => row.of_domain)).toEqual([3, 3, 3]);
    const path = `/api/booking-withdrawals/${rows[0].id}`;
    const { domain, bookings } = await (await ada.send('GET', path)).json();
    expect(domain).toBe('uni.example');
    expect(bookings.map((one: { is_known: boolean }) => one.is_known).sort()).toEqual([
      ...[false, false, true],
    ]);
    const booking_ids = bookings.map(({ id }: { id: string }) => id);
    expect((await ada.send('POST', path, { booking_ids })).status).toBe(403);
    await ada.send('POST', '/api/session/confirmation', { password });
    const before = kit.mails().length;
    const done = await ada.send('POST', path, { booking_ids });
    expect([done.status, await done.json()]).toEqual([201, { count: 2 }]);
    const told = kit
      .mails()
      .slice(before)
      .map(({ to_email }) => to_email);
    expect(told.filter((email) => email.endsWith('@uni.example')).sort()).toEqual([
      'ann@uni.example',
      'ben@uni.example',
    ]);
    const states = kit.db.sqlite.prepare('SELECT state FROM bookings ORDER BY state').pluck().all();
    expect(states).toEqual(['cancelled', 'cancelled', 'unconfirmed']);
  });

  it('leaves mail for honest clients: what is confirmed is given back, half of it at most', async () => {
    const { db } = open(withMail);
    const mails = (count: number, from: string) => {
      let sent = 0;
      for (let n = 0; n < count; n += 1) {
        const sender = { address: '', network: `${from}${n}`, site: `${from}${n}` };
        if (countVisitorMail(db, `${from}${n}@x.example`, sender) === undefined) sent += 1;
      }
      return sent;
    };
    expect(mails(130, 'a')).toBe(120);
    for (let n = 0; n < 100; n += 1) refundVisitorMail(db);
    expect(mails(130, 'b')).toBe(60);
  });
});

describe('a page made for one reader', () => {
  it('is limited a network, and the first times are made once a minute for all', async () => {
    const kit = open();
    const get = async (path: string, network = '192.0.2.40') =>
      kit.app.request(path, { headers: { 'X-Forwarded-For': network } });
    const first = await (await get('/book?utm_source=a')).text();
    const [slot] = await kit.free();
    await kit.book(slot?.id);
    for (let n = 0; n < 200; n += 1) expect((await get(`/book?x=${n}`)).status).toBe(200);
    expect(await (await get('/book')).text()).toBe(first);
    vi.setSystemTime(begins + minute + 1000);
    expect(await (await get('/book')).text()).not.toBe(first);
    for (const path of ['/booking/none', '/newsletter/confirm?token=x', '/preview/none']) {
      const statuses = [];
      for (let n = 0; n < 121; n += 1) statuses.push((await get(path)).status);
      expect(statuses.indexOf(429), path).toBe(120);
      expect((await get(path, '192.0.2.41')).status, path).not.toBe(429);
    }
  });

  it('is the same for every link that leads to nothing, and names none', async () => {
    const kit = open();
    for (const start of ['/booking/', '/preview/']) {
      const texts = new Set<string>();
      for (const token of ['guessed-one', 'guessed-two']) {
        const response = await kit.app.request(`${start}${token}?result=done`);
        expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
        expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
        texts.add(await response.text());
      }
      expect(texts.size).toBe(1);
      expect([...texts][0]).not.toContain('guessed');
    }
  });

  it('is where a refused form without script leads when it is loaded again', async () => {
    const kit = open();
    const [slot] = await kit.free();
    const { manage } = (await (await kit.book(slot?.id)).json()).booking;
    expect((await kit.press(`${manage}/cancel`, { version: 'old', sure: 'yes' })).status).toBe(409);
    const again = await kit.app.request(`${manage}/cancel`);
    expect([again.status, again.headers.get('Location')]).toEqual([303, manage]);
  });
});

describe('the network of a booking', () => {
  const codes = ({ db }: ReturnType<typeof open>) =>
    db.sqlite.prepare('SELECT held_for FROM bookings WHERE held_for IS NOT NULL').pluck().all();

  it('is kept as a code for a day, also once it is confirmed', async () => {
    const kit = open(withMail);
    const slots = await kit.free();
    await kit.book(slots[0]?.id, { email: 'first@example.com' });
    await kit.book(slots[20]?.id, { email: 'second@example.com' });
    expect(codes(kit)).toHaveLength(2);
    const link = kit.linkTo('first@example.com');
    await kit.press(`${link}/confirm`);
    expect(codes(kit)).toHaveLength(2);
    vi.setSystemTime(begins + 24 * hour - 1000);
    await runBookingsJob(kit);
    expect(codes(kit)).toHaveLength(2);
    vi.setSystemTime(begins + 24 * hour + 1000);
    await runBookingsJob(kit);
    expect(codes(kit)).toEqual([]);
    expect(await (await kit.app.request('/privacy-policy')).text()).toContain(
      'the code stays with your booking for a day',
    );
  });

  it('without mail goes after a day, and the booking stays', async () => {
    const kit = open();
    const [slot] = await kit.free();
    await kit.book(slot?.id);
    vi.setSystemTime(begins + 24 * hour + 1000);
    await runBookingsJob(kit);
    expect(codes(kit)).toEqual([]);
    expect(kit.db.sqlite.prepare('SELECT state FROM bookings').pluck().all()).toEqual(['booked']);
  });

  it('lets the office free all that one network took, and no other', async () => {
    const kit = open();
    const slots = await kit.free();
    const before = await kit.freeTimes();
    for (const at of [0, 20, 40]) {
      const made = await kit.book(slots[at]?.id, { email: `s${at}@evil.example` });
      expect((await made.json()).booking.state).toBe('booked');
    }
    await kit.book(slots[60]?.id, { email: 'honest@example.com' }, '192.0.2.2');
    const ada = await kit.signIn();
    const rows = await (await ada.send('GET', '/api/bookings')).json();
    expect(rows.map((row: { of_network: number }) => row.of_network).sort()).toEqual([1, 3, 3, 3]);
    expect(JSON.stringify(rows)).not.toContain('held_for');
    const [one] = rows.filter((row: { of_network: number }) => row.of_network === 3);
    const withdraw = async () => {
      const { send } = await kit.signIn();
      return send('POST', '/api/booking-withdrawals', { booking_id: one.id });
    };
    const done = await withdraw();
    expect([done.status, await done.json()]).toEqual([201, { count: 3 }]);
    expect(before - (await kit.freeTimes())).toBeLessThanOrEqual(2);
    const left = await (await ada.send('GET', '/api/bookings')).json();
    expect(left.map(({ email }: { email: string }) => email)).toEqual(['honest@example.com']);
    expect((await (await withdraw()).json()).count).toBe(0);
    vi.setSystemTime(begins + 24 * hour + 1000);
    await runBookingsJob(kit);
    expect((await withdraw()).status).toBe(409);
  });
});

it('a broken form at a booking’s link is refused, and no failure of the server', async () => {
  const kit = open();
  const [slot] = await kit.free();
  const { manage } = (await (await kit.book(slot?.id)).json()).booking;
  const failures = vi.spyOn(console, 'error');
  for (const action of ['confirm', 'move', 'cancel']) {
    for (const [type, body] of [
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="reason"\r\n',
      ],
      ['multipart/form-data', 'reason=1'],
      ['multipart/form-data; boundary=x', '\0\0\0'],
    ] as const) {
      const headers = { 'Content-Type': type };
      const path = `${manage}/${action}`;
      const response = await kit.app.request(path, { method: 'POST', headers, body });
      expect(response.status, `${action} ${type}`).toBe(400);
    }
    for (const [type, body] of [
      ['application/json', '{'],
      ['application/x-www-form-urlencoded', '%'],
      ['text/plain', 'reason=1'],
    ] as const) {
      const headers = { 'Content-Type': type };
      const path = `${manage}/${action}`;
      const response = await kit.app.request(path, { method: 'POST', headers, body });
      expect(response.status, `${action} ${type}`).toBeLessThan(500);
    }
  }
  expect(failures).not.toHaveBeenCalled();
  failures.mockRestore();
});

it('the link of a held booking is sent again once, and once to another address instead', async () => {
  const kit = open(withMail);
  const [slot] = await kit.free();
  const submission_id = 'my-own-submission';
  await kit.book(slot?.id, { email: 'mistyped@example.com', submission_id });
  const again = (body: object) => kit.post('/api/booking-mails', body, '192.0.2.1');
  expect((await again({ submission_id: 'somebody-elses' })).status).toBe(409);
  expect((await again({ submission_id })).status).toBe(201);
  expect(kit.mails("to_email = 'mistyped@example.com'")).toHaveLength(2);
  expect((await again({ submission_id })).status).toBe(409);
  const changed = await again({ submission_id, email: 'Right@example.com' });
  expect(changed.status).toBe(201);
  expect((await changed.json()).booking).toMatchObject({ state: 'unconfirmed', manage: null });
  expect((await again({ submission_id, email: 'third@example.com' })).status).toBe(409);
  // What went to the mistyped address opens nothing, and what waited isn't sent.
  expect((await kit.app.request(kit.linkTo('mistyped@example.com'))).status).toBe(404);
  const waiting = kit.db.sqlite.prepare("SELECT to_email FROM messages WHERE status = 'waiting'");
  expect(waiting.pluck().all()).toEqual(['right@example.com']);
  expect((await kit.press(`${kit.linkTo('right@example.com')}/confirm`)).status).toBe(303);
  expect((await again({ submission_id })).status).toBe(409);
});

it('nobody is mailed more often by asking for it again', async () => {
  const kit = open(withMail);
  const slots = await kit.free();
  for (let turn = 0; turn < 6; turn += 1) {
    const network = `198.51.100.${turn}`;
    const submission_id = `submission-${turn}`;
    await kit.book(slots[turn * 10]?.id, { email: `a${turn}@example.com`, submission_id }, network);
    const body = { submission_id, email: `victim+${turn}@example.com` };
    await kit.post('/api/booking-mails', body, network);
    await kit.post('/api/booking-mails', { submission_id }, network);
  }
  expect(kit.mails("to_email LIKE 'victim%'")).toHaveLength(3);
});
