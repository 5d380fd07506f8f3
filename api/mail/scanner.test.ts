import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookable, noon, priya, runBookingsJob, withMail } from '../bookings/testBookings';
import type { OfficeBooking } from '../types';

const hour = 60 * 60_000;
const ana = 'ana@example.com';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

type Kit = Awaited<ReturnType<typeof withBooking>>;

/** Asks for a time that needs confirming. */
async function withBooking() {
  const kit = bookable(withMail);
  const offered = await kit.slots(priya);
  await kit.book(offered[9]?.id ?? '', { email: ana });
  const link = kit.linkTo(ana);
  const row = () =>
    kit.db.sqlite.prepare('SELECT * FROM bookings WHERE id = ?').get(link.slice(9, 45)) as Pick<
      OfficeBooking,
      'id' | 'state' | 'starts_at' | 'updated_at'
    >;
  const cancel = async () => {
    const text = await kit.page(`${link}?step=cancel`);
    const version = /name="version" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return kit.press(`${link}/cancel`, { version, sure: 'yes' });
  };
  const change = async (values: object) => {
    const { send } = await kit.signIn();
    const { id, updated_at } = row();
    const done = await send('PUT', `/api/bookings/${id}`, { updated_at, ...values });
    expect(done.status).toBe(200);
  };
  const after = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await runBookingsJob(kit);
  };
  return { ...kit, offered, link, row, cancel, change, after };
}

/**
 * Does what a mail scanner does with the newest mail to an address: opens each link, presses each
 * button of the page as it stands, and those of the page that follows, three times.
 */
async function scan(kit: Pick<Kit, 'app' | 'mails' | 'environment'>, to = ana): Promise<void> {
  const text = kit.mails(to).at(-1)?.text ?? '';
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url.replace(/[.,]$/, ''));
  const own = links.filter((url) => url.startsWith(kit.environment.SITE_URL));
  expect(own.length).toBeGreaterThan(0);
  for (const _ of ['at once', 'after 2 s', 'after 10 s']) {
    for (const url of own) await pressAll(kit, url, 3);
  }
}

async function pressAll(kit: Pick<Kit, 'app'>, url: string, depth: number): Promise<void> {
  const opened = await kit.app.request(url);
  const to = opened.headers.get('Location');
  if (to) return pressAll(kit, new URL(to, url).href, depth - 1);
  const html = await opened.text();
  if (depth === 0) return;
  const path = new URL(url).pathname;
  // What leads from the page to one of its own steps is pressed like a button.
  for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
    if (!href.startsWith(`${path}?`)) continue;
    await pressAll(kit, new URL(href.replaceAll('&amp;', '&'), url).href, depth - 1);
  }
  for (const [form = ''] of html.matchAll(/<form [\s\S]*?<\/form>/g)) {
    if (!form.includes('method="post"')) continue;
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? url;
    const fields = new URLSearchParams();
    for (const [input = ''] of form.matchAll(/<input [^>]*>/g)) {
      if (input.includes('type="radio"')) continue;
      const name = /name="([^"]+)"/.exec(input)?.[1] ?? '';
      fields.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? '');
    }
    const pressed = await kit.app.request(new URL(action, url).href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: fields,
    });
    const next = pressed.headers.get('Location');
    if (next) await pressAll(kit, new URL(next, url).href, depth - 1);
  }
}

/** What the client's page offers leads back to a booking that stands at its time. */
async function keep(kit: Kit): Promise<void> {
  const html = await kit.page(kit.link);
  const back = ['confirm', 'reinstate'].find((name) => html.includes(`${kit.link}/${name}`));
  if (back) expect((await kit.press(`${kit.link}/${back}`)).status).toBe(303);
  expect(kit.row().state).toBe('booked');
}

const confirm = async (kit: Kit) => {
  expect((await kit.press(`${kit.link}/confirm`)).status).toBe(303);
};

/** How each mail to a client comes about that leads to a page with buttons. */
const mails: Record<string, (kit: Kit) => Promise<unknown>> = {
  'Please confirm your consultation': async () => {},
  'Your consultation ·': confirm,
  'how you meet': async (kit) => {
    await confirm(kit);
    await kit.change({ how: 'office', office_id: 'canberra' });
  },
  'the link': async (kit) => {
    await confirm(kit);
    await kit.change({ video_url: 'https://video.example/one' });
  },
  'somebody else': async (kit) => {
    await confirm(kit);
    await kit.change({ person_id: 'tom-gallagher', outside: true });
  },
  'a new time': async (kit) => {
    await confirm(kit);
    await kit.change({ starts_at: kit.offered[30]?.starts_at });
  },
  'takes place': async (kit) => {
    await confirm(kit);
    await kit.cancel();
    await kit.after(hour);
    await kit.press(`${kit.link}/reinstate`);
  },
  'Your consultation tomorrow': async (kit) => {
    await confirm(kit);
    await kit.after(Date.parse(kit.row().starts_at) - Date.now() - 23 * hour);
  },
};

it.each(Object.entries(mails))(
  'of “%s” leaves a booking that its client keeps',
  async (subject, make) => {
    const kit = await withBooking();
    await make(kit);
    expect(kit.mails(ana).at(-1)?.subject).toContain(subject);
    const { state, starts_at } = kit.row();
    await scan(kit);
    // Nothing was given up that can't be had back.
    const after = kit.row();
    if (after.starts_at !== starts_at) {
      expect(await kit.page(kit.link)).toContain(`~${starts_at.slice(0, 19)}Z`);
    }
    await keep(kit);
    expect(state).not.toBe('cancelled');
  },
);

it('of a mail about a cancelled one leaves it cancelled, as its client wished', async () => {
  const kit = await withBooking();
  await confirm(kit);
  await kit.cancel();
  await scan(kit);
  expect(kit.row().state).toBe('cancelled');
  await kit.after(hour);
  expect((await kit.press(`${kit.link}/reinstate`)).status).toBe(303);
});

it('of a mail that we cancelled, or about who didn’t come, changes nothing', async () => {
  const kit = await withBooking();
  await confirm(kit);
  await kit.change({ state: 'cancelled', reason: 'We are ill' });
  await scan(kit);
  expect(kit.row().state).toBe('cancelled');

  const missed = await withBooking();
  await confirm(missed);
  await missed.after(Date.parse(missed.row().starts_at) - Date.now() + hour);
  await missed.change({ state: 'missed', mail: true });
  await scan(missed);
  expect(missed.row().state).toBe('missed');
});

it('of “You have a consultation already” leaves the first as it stands, or to be had back', async () => {
  const kit = await withBooking();
  await confirm(kit);
  await kit.after(2 * hour);
  await kit.book((await kit.slots(priya))[30]?.id ?? '', { email: ana });
  expect(kit.mails(ana).at(-1)?.subject).toContain('You have a consultation already');
  await scan(kit);
  await keep(kit);
});

it('of a newsletter’s confirmation leaves its owner to confirm, and to leave', async () => {
  const kit = await withBooking();
  const reader = 'reader@example.com';
  await kit.send('POST', '/api/newsletter', { email: reader });
  const state = () =>
    kit.db.sqlite.prepare('SELECT state FROM subscribers WHERE email = ?').pluck().get(reader);
  const text = kit.mails(reader).at(-1)?.text ?? '';
  const press = async (name: string) => {
    const url = new URL(new RegExp(`http\\S+/newsletter/${name}\\S+`).exec(text)?.[0] ?? '');
    return kit.press(url.pathname, { token: url.searchParams.get('token') ?? '' });
  };
  await scan(kit, reader);
  await press('confirm');
  expect(state()).toBe('subscribed');
  await press('unsubscribe');
  expect(state()).toBe('left');
});
