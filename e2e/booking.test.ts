import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OfficeBooking } from '../api/types';
import { openDatabase } from '../db/client';
import { prove, readJson, toast } from './adminPage';
import { violations } from './axe';
import { siteFixture } from './fixture';
import { startSmtp } from './smtp';

const smtp = await startSmtp();
const site = siteFixture({ TRUST_PROXY: '1' });
const mailed = siteFixture({ SMTP_URL: smtp.url, MAIL_FROM: 'office@wattlepath.example' });
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Your name').fill('Ana López');
  await form.getByLabel('Email', { exact: true }).fill(email);
}

/** Returns the booking of an address, as the office sees it. */
async function bookingOf(email: string): Promise<OfficeBooking | undefined> {
  const admin = await site.openSignedIn('/robots.txt');
  const rows = await readJson<OfficeBooking[]>(admin, '/api/bookings?range=[0,999]');
  return rows.find((row) => row.email === email);
}

/** Unfolds what is chosen: what it is about, how, with whom and by which clock. */
const unfold = (form: Page | Locator) => form.locator('.booking-chosen > summary').click();

/** Goes to a day among free times, by number, and chooses its first time. */
async function choose(form: Page | Locator, day: number): Promise<void> {
  await form.locator('.slot-month a').nth(day).click();
  await form.locator('.slot-day').nth(day).getByRole('radio').first().check();
}

/** A free time of a person in a few days, by number. */
async function freeTime(page: Page, index: number) {
  const query = 'person=priya-raman&topic=A visit';
  const slots = await readJson<{ id: string; starts_at: string }[]>(page, `/api/slots?${query}`);
  return slots[index];
}

/** Books a time for somebody, as their own visit would. */
async function book(page: Page, email: string, index: number): Promise<string> {
  const slot = await freeTime(page, index);
  const made = await page.request.post('/api/bookings', {
    data: { name: 'Dev Patel', email, topic: 'A visit', slot_id: slot?.id, zone: 'Asia/Kolkata' },
    headers: { 'X-Forwarded-For': `192.0.2.${index}` },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).booking.manage;
}

describe('a visitor', () => {
  it('books on a phone in the dialog, in their own zone, by touch', async () => {
    const options = { ...phone, timezoneId: 'America/New_York', bypassCSP: true };
    const page = await site.open('/about', options);
    await page.getByRole('button', { name: 'Start Your Journey' }).tap();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByLabel('Your time zone').inputValue())
      .toBe('America/New_York');
    await unfold(dialog);
    await dialog.getByLabel('What is it about?').selectOption('A visit');
    await dialog.getByRole('radio').first().waitFor();
    await dialog.getByRole('button', { name: 'Book this time' }).tap();
    await dialog.getByText('Please choose a time.').first().waitFor();
    expect(await violations(page)).toEqual([]);
    const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await dialog.getByRole('radio').first().tap();
    await fill(dialog, 'tap@example.com');
    await dialog.getByRole('button', { name: 'Book this time' }).tap();
    await dialog.getByRole('heading', { name: 'Your consultation is booked' }).waitFor();
    await dialog.getByText('(New York, Toronto time)').waitFor();
    await dialog.getByText('(Sydney time)').waitFor();
    expect(await bookingOf('tap@example.com')).toMatchObject({
      state: 'booked',
      zone: 'America/New_York',
      how: 'video',
    });
    await dialog.getByRole('link', { name: 'Move or cancel' }).tap();
    await page.getByRole('heading', { name: 'Your consultation' }).waitFor();
    await page.getByText('It is booked.').waitFor();
  });

  it('books by keyboard alone, and keeps what was typed when the time was taken meanwhile', async () => {
    const page = await site.open('/book', { allow: /409/, timezoneId: 'Australia/Sydney' });
    const main = page.getByRole('main');
    await main.locator('.booking-chosen > summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A visit');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Priya');
    await expect.poll(() => main.getByLabel('With whom?').inputValue()).toBe('priya-raman');
    // The focus stays while the times are read again.
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'person');
    const slot = await freeTime(page, 0);
    const radio = main.locator(`input[value="${slot?.id}"]`);
    await radio.waitFor();
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press('Tab');
      if (await radio.evaluate((input) => input === document.activeElement)) break;
    }
    await page.keyboard.press('Space');
    expect(await radio.isChecked()).toBe(true);
    await fill(main, 'keys@example.com');
    await book(page, 'faster@example.com', 0);
    await main.getByLabel('Country you live in').press('Enter');
    await main.getByText('This time is no longer free. Please choose another.').first().waitFor();
    expect(await main.getByLabel('Your name').inputValue()).toBe('Ana López');
    await expect.poll(() => radio.count()).toBe(0);
    await main.getByRole('radio').first().check();
    await main.getByLabel('Your name').press('Enter');
    await main.getByRole('heading', { name: 'Your consultation is booked' }).waitFor();
    expect(await bookingOf('keys@example.com')).toMatchObject({ person: 'Priya Raman' });
  });

  it('books without script, moves it and cancels it', async () => {
    const page = await site.open('/services', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Book Your Free Consultation' }).click();
    await page.waitForURL('**/book?');
    const main = page.getByRole('main');
    await unfold(main);
    await main.getByLabel('What is it about?').selectOption('Choosing a course');
    await main.getByLabel('How would you like to meet?').selectOption('At our Adelaide office');
    await main.getByLabel('Your time zone').selectOption('Asia/Kolkata');
    await main.getByRole('button', { name: 'Show free times' }).click();
    await choose(main, 1);
    await fill(main, 'plain@example.com');
    await main.getByRole('button', { name: 'Book this time' }).click();
    await page.waitForURL('**/booking/**');
    await page.getByText('(India time)').first().waitFor();
    await page.getByText('(Adelaide time)').waitFor();
    await page.getByText('At our Adelaide office: Suite 5').waitFor();
    const before = (await bookingOf('plain@example.com'))?.starts_at;
    await page.getByText('Move it', { exact: true }).click();
    await page.getByText('move it up to 3 times.').waitFor();
    await choose(page, 3);
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await page.getByText('Thank you. It is booked.').waitFor();
    expect((await bookingOf('plain@example.com'))?.starts_at).not.toBe(before);
    await page.getByText('Cancel it', { exact: true }).click();
    await page.getByLabel('Why, if you would like to say').fill('I found help');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText('It is cancelled, as you wished.').waitFor();
    await page.getByText('Your time is kept for you until').waitFor();
    expect(await bookingOf('plain@example.com')).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'client',
      reason: 'I found help',
    });
    await page.getByRole('button', { name: 'Keep the consultation' }).click();
    await page.getByText('Thank you. It is booked.').waitFor();
    expect(await bookingOf('plain@example.com')).toMatchObject({ state: 'booked', reason: '' });
  });
});

describe('the form', () => {
  it('knows what the guide is about, and says who is met, before the time is booked', async () => {
    const page = await site.open('/services/partner-visa');
    await page.getByRole('button', { name: 'Book Your Free Consultation' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    expect(await dialog.getByLabel('What is it about?').inputValue()).toBe('Partner or family');
    expect(await dialog.getByLabel('With whom?').locator('option').allTextContents()).toEqual([
      'Whoever is free first',
      'Priya Raman, MARN 0000001',
      'Tom Gallagher, MARN 0000002',
    ]);
    await dialog.getByRole('radio').first().check();
    const met = await dialog.locator('.booking-person').innerText();
    expect(met).toMatch(/^You will meet .+, registered migration agent, MARN \d+\n/i);
    await unfold(dialog);
    await dialog.getByLabel('What is it about?').selectOption('Choosing a course');
    await dialog.getByText('This is about courses, not visas').waitFor();
    // One scroll bar, and the heading stays.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const scrolls = await dialog.evaluate((element) => {
        const body = element.querySelector('.dialog-body');
        body?.scrollTo(0, body.scrollHeight);
        return [element.scrollHeight - element.clientHeight, element.scrollTop];
      });
      expect(scrolls, `${width} px`).toEqual([0, 0]);
      expect(await dialog.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
    }
  });

  it('keeps choices made before its script came', async () => {
    const page = await site.open('about:blank', { own: true });
    const held: (() => void)[] = [];
    // Its `goto` waits for no script.
    const raw = await page.context().newPage();
    await raw.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await raw.goto('/book');
    await unfold(raw);
    await raw.getByLabel('What is it about?').selectOption('Work after study');
    await raw.getByLabel('How would you like to meet?').selectOption('phone');
    await raw.getByLabel('Your time zone').selectOption('Asia/Kolkata');
    const release = setInterval(() => {
      for (const go of held.splice(0)) go();
    }, 50);
    await raw.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await raw.getByRole('radio').first().waitFor();
    expect(await raw.getByLabel('What is it about?').inputValue()).toBe('Work after study');
    expect(await raw.getByLabel('How would you like to meet?').inputValue()).toBe('phone');
    expect(await raw.getByLabel('Your time zone').inputValue()).toBe('Asia/Kolkata');
    clearInterval(release);
  });

  it('/contact stays as the server drew it while the time of the reply is found out', async () => {
    const [plain, page] = [
      await site.open('about:blank', { javaScriptEnabled: false }),
      await site.open('about:blank'),
    ];
    const top = async (shown: Page) => {
      const button = shown.getByRole('main').getByRole('button', { name: 'Send enquiry' });
      return Math.round((await button.boundingBox())?.y ?? 0);
    };
    for (const width of [320, 390, 600, 820, 1280, 1440]) {
      for (const shown of [plain, page]) {
        await shown.setViewportSize({ width, height: 900 });
        await shown.goto(`${site.url()}/contact`);
      }
      await page.getByText(/Sent now, /).waitFor();
      expect(await top(page), `${width} px`).toBe(await top(plain));
    }
  });
});

describe('a visitor whom mail asks to confirm', () => {
  it('sees where it went, has it sent again and to another address, each once', async () => {
    const page = await mailed.open('/book?topic=A+visit', { ...phone, bypassCSP: true });
    const main = page.getByRole('main');
    await main.getByRole('radio').first().check();
    await fill(main, 'mistyped@example.com');
    await main.getByRole('button', { name: 'Book this time' }).tap();
    await main.getByRole('heading', { name: 'One more step' }).waitFor();
    await main.getByText('mistyped@example.com').waitFor();
    await main.getByText(/^We hold this time for you until/).waitFor();
    await main.getByRole('link', { name: '(02) 5550 1234' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await main.getByRole('button', { name: 'Send it again' }).tap();
    await main.getByText('We have sent it again.').waitFor();
    expect(await main.getByRole('button', { name: 'Send it again' }).count()).toBe(0);
    await main.getByRole('button', { name: 'Wrong address? Change it' }).tap();
    await main.getByLabel('Your email address').fill('right@example.com');
    await main.getByRole('button', { name: 'Send it there' }).tap();
    await main.getByText('right@example.com').waitFor();
    expect(await main.getByRole('button', { name: 'Wrong address?' }).count()).toBe(0);
    await expect
      .poll(() => smtp.mails.map(({ to }) => to[0]))
      .toEqual(expect.arrayContaining(['right@example.com']));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

describe('the office', () => {
  it('reads its week on a phone, moves a booking, hands it over and cancels it with a word', async () => {
    const page = await site.openSignedIn('/admin/bookings', phone);
    await book(page, 'week@example.com', 20);
    const booking = await bookingOf('week@example.com');
    const sydney = { timeZone: 'Australia/Sydney', dateStyle: 'short' } as const;
    const day = new Intl.DateTimeFormat('sv-SE', sydney).format(
      Date.parse(booking?.starts_at ?? ''),
    );
    await page.goto(`/admin/bookings?week=${day}`);
    await page
      .getByRole('link', { name: /Dev Patel\s*, .*Video call, with Priya Raman/ })
      .waitFor();
    // The arrow keys lead to the free half hours of a day.
    const free = page.getByRole('link', { name: /^Book \d\d:\d\d on / });
    await free.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Time \(Sydney\)/).waitFor();
    expect(await page.getByLabel(/^Time \(Sydney\)/).inputValue()).toContain(`${day}T`);
    await page.goto(`/admin/bookings?week=${day}`);
    await free.first().waitFor();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    // On its day it stands on the start page, with what it lacks.
    const then = await site.openSignedIn('/robots.txt', phone);
    await then.clock.setFixedTime(Date.parse(booking?.starts_at ?? '') - 30 * 60_000);
    await then.goto('/admin');
    const ofDay = then.getByRole('region', { name: 'Consultations today' }).getByRole('listitem');
    await ofDay.first().waitFor();
    // Others of the day may be there too.
    expect(await ofDay.allInnerTexts()).toContainEqual(
      expect.stringMatching(/^\d+:\d\d [ap]m\s+Dev Patel A visit, Priya Raman\s+Enter a link/),
    );
    await ofDay.locator(`a[href*="${booking?.enquiry_id}"]`).click();
    await then.getByRole('region', { name: 'Consultation' }).waitFor();
    await page.goto(`/admin/enquiries/${booking?.enquiry_id}`);
    const card = page.getByRole('region', { name: 'Consultation' });
    await card.getByText('Booked').waitFor();
    await card.getByRole('button', { name: 'Move or hand over' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: 'Tom Gallagher' }).click();
    await dialog.getByRole('combobox', { name: 'Free times' }).click();
    await page.getByRole('option').nth(3).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await toast(page, 'Done. The client and the person are told.').waitFor();
    await card.getByText('with Tom Gallagher').waitFor();
    await card.getByRole('button', { name: 'Cancel it' }).click();
    await dialog.getByLabel('A word to the client').fill('We are ill');
    await dialog.getByRole('button', { name: 'Cancel the consultation' }).click();
    await toast(page, 'Cancelled. The client and the person are told.').waitFor();
    await card.getByText('Cancelled by the office: We are ill').waitFor();
  });

  it('writes the note of one that is over, from the start page, on a phone', async () => {
    const page = await site.openSignedIn('/admin', { ...phone, bypassCSP: true });
    await book(page, 'noted@example.com', 40);
    const booking = await bookingOf('noted@example.com');
    const [start, end] = [120, 90].map((minutes) =>
      new Date(Date.now() - minutes * 60_000).toISOString(),
    );
    const db = openDatabase(site.file());
    db.sqlite
      .prepare('UPDATE bookings SET starts_at = ?, ends_at = ? WHERE id = ?')
      .run(start, end, booking?.id);
    db.sqlite.prepare("UPDATE settings SET value = '' WHERE key = 'records_from'").run();
    db.close();
    await page.goto('/admin');
    // There may be others of that name today.
    const unnoted = page.getByRole('alert').filter({ hasText: 'nobody said what came of' });
    await unnoted.locator(`a[href*="${booking?.enquiry_id}"]`).click();
    await page.getByLabel('What was asked').fill('May he work while he studies?');
    await page.getByLabel('What was advised').fill('48 hours a fortnight');
    // What was typed and taken out again is empty.
    const note = page.getByRole('region', { name: 'Note of the consultation' });
    const next = note.getByRole('textbox', { name: 'Next step' });
    await next.fill('Send the list');
    await next.fill('');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await page.getByLabel('What was advised').inputValue()).toBe('48 hours a fortnight');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await toast(page, 'Saved. It stands in the conversation.').waitFor();
    await page.getByText(/^Note of the consultation by/).waitFor();
    // A particular is emptied.
    const visitor = page.getByRole('region', { name: 'Visitor' });
    await visitor.getByRole('button', { name: 'Correct' }).click();
    await visitor.getByLabel('Topic').waitFor();
    await visitor.getByLabel('Phone').fill('0412 345 678');
    await visitor.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Corrected. The conversation says what it was.').waitFor();
    await visitor.getByRole('button', { name: 'Correct' }).click();
    await visitor.getByLabel('Phone').fill('');
    await visitor.getByRole('button', { name: 'Save' }).click();
    await page.getByText('removed the phone “0412 345 678”').waitFor();
  });

  it('books a wish by hand, and a person’s absence lists what it hits', async () => {
    const page = await site.openSignedIn('/admin/enquiries');
    const sent = await page.request.post('/api/enquiries', {
      data: {
        by_hand: true,
        kind: 'consultation',
        channel: 'phone',
        name: 'Sam Okoro',
        phone: '0412 345 678',
        topic: 'A visit',
        message: 'Any morning',
      },
    });
    const { id } = await sent.json();
    await page.goto(`/admin/enquiries/${id}`);
    await page.getByText('A wish: no time is booked yet.').waitFor();
    await page.getByRole('link', { name: 'Book a consultation' }).click();
    await page.getByRole('heading', { name: /^Book Sam Okoro/ }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: 'Priya Raman' }).click();
    await main.getByRole('combobox', { name: 'How' }).click();
    await page.getByRole('option', { name: 'Phone call' }).click();
    await main.getByRole('combobox', { name: 'Free times' }).click();
    await page.getByRole('option').nth(30).click();
    await main.getByRole('button', { name: 'Book', exact: true }).click();
    await toast(page, 'Booked. The client and the person are told.').waitFor();
    const card = page.getByRole('region', { name: 'Consultation' });
    await card.getByText('Phone call, with Priya Raman').waitFor();
    const rows = await readJson<OfficeBooking[]>(page, '/api/bookings?range=[0,999]');
    const day = rows.find((row) => row.enquiry_id === id)?.starts_at.slice(0, 10) ?? '';
    await page.goto('/admin/people/priya-raman');
    await main.getByRole('button', { name: 'Add days' }).click();
    const from = new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const to = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await main.getByLabel('First day').fill(from);
    await main.getByLabel('Last day', { exact: true }).first().fill(to);
    await main.getByRole('button', { name: 'Update person' }).click();
    await toast(page, 'Person updated.').waitFor();
    const hit = page.getByRole('alert').filter({ hasText: 'no longer fit' });
    await hit.getByRole('link', { name: 'Sam Okoro' }).waitFor();
    await hit.getByText('the person is away').first().waitFor();
    await page.goto('/admin');
    await page.getByRole('alert').filter({ hasText: 'Sam Okoro' }).waitFor();
    await prove(page);
    await page.request.delete('/api/people/priya-raman').then(async (response) => {
      expect(response.status()).toBe(409);
      expect((await response.json()).message).toContain('to come');
    });
  });
});
