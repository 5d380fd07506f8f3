import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const script = /\/assets\/[^/]+\.js$/;
const pages = [
  '/',
  '/services/student-visa',
  '/blog/partner-visa-evidence-that-convinces',
  '/contact',
];

const failures: Record<string, (page: Page, url: string | RegExp) => Promise<unknown>> = {
  'answered with 404': (page, url) =>
    page.route(url, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'never answered': (page, url) => page.route(url, () => {}),
  blocked: (page, url) => page.route(url, (route) => route.abort('blockedbyclient')),
};

/** Returns the scripts that a page loads. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(site.url() + path)).text();
  return /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Opens a page without waiting for scripts, which may never arrive. */
async function openRaw(): Promise<Page> {
  const page = await site.open('about:blank', { allow: /./, own: true });
  return page.context().newPage();
}

/** Returns every script of the pages, each with a page that loads it. */
async function filesOfPages(): Promise<[file: string, path: string][]> {
  const files = new Map<string, string>();
  for (const path of pages) {
    for (const file of await scriptsOf(path)) if (!files.has(file)) files.set(file, path);
  }
  expect(files.size).toBeGreaterThan(5);
  return [...files];
}

const ways = Object.keys(failures);

/** Opens a page without one of its scripts, and follows a link or books a consultation. */
async function tryWithout(page: Page, file: string, path: string, way: number, books: boolean) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\.(svg|png|webp|jpe?g|woff2)\b/, (route) => route.abort());
  await failures[ways[way % ways.length] ?? '']?.(page, `**${file}`);
  const asked = page.waitForRequest(`**${file}`);
  await page.goto(path);
  await asked;
  if (books) {
    await page.getByRole('button', { name: 'Book Consultation' }).first().click();
    await page.waitForURL(/\/book\b/, { waitUntil: 'commit' });
    await page.locator('.booking-chosen').first().waitFor();
  } else {
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page.waitForURL('**/blog', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }
}

describe('if a script can’t be loaded', () => {
  it('links lead and the consultation has its page, whichever way a file fails', async () => {
    const page = await openRaw();
    // Two files for each way; all of them every way below.
    const files = (await filesOfPages()).slice(0, 2 * ways.length);
    for (const [index, [file, path]] of files.entries()) {
      await tryWithout(page, file, path, index, index % 2 === 0);
    }
  });

  it.each(ways)('so they do for every file %s', { tags: ['slow'] }, async (way) => {
    const page = await openRaw();
    // Each file leads and books, in one way or another.
    for (const [index, [file, path]] of (await filesOfPages()).entries()) {
      const number = ways.indexOf(way);
      await tryWithout(page, file, path, number, (index + number) % 2 === 0);
    }
  });

  it('never answered, the dialog’s own, its page is shown instead', () =>
    bookWithoutDialog('never answered'));

  it.each(['answered with 404', 'blocked'])('%s, likewise', { tags: ['slow'] }, bookWithoutDialog);

  async function bookWithoutDialog(way: string) {
    const page = await openRaw();
    await failures[way]?.(page, /\/assets\/ConsultationDialogs-[^/]+\.js$/);
    await page.goto('/about');
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await page.getByRole('button', { name: 'Book Consultation' }).first().click();
    await page.waitForURL(/\/book\b/);
    await page.locator('.booking-chosen').first().waitFor();
  }

  it('forms submit without it, and calculators respond by address', async () => {
    const page = await openRaw();
    await page.route(script, () => {});
    await page.goto('/points-calculator');
    await page.getByText('Skilled Independent').first().click();
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.waitForURL(/visaType=189/);
    await page
      .getByText(/Not Eligible/)
      .first()
      .waitFor();
    await page.getByRole('contentinfo').getByLabel('Your email address').fill('open@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are subscribed' }).waitFor();
    await page.goto('/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Your name').fill('Priya');
    await main.getByLabel('Email', { exact: true }).fill('priya@example.com');
    await main.getByLabel('Your message').fill('Can I change my course?');
    await main.getByRole('button', { name: 'Send enquiry' }).click();
    await page.waitForURL(/\/contact\?sent=enquiry/);
  });

  it('the assessment links to its plain form, without the answers given', async () => {
    const page = await openRaw();
    await page.route(script, () => {});
    await page.goto('/visa-assessment');
    await page.getByText('Work and settle').first().click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/visa-assessment?form=plain#enquiry');
    await page.getByRole('button', { name: 'Send my answers' }).waitFor();
  });

  it('a next page whose code never arrives is loaded as a document', async () => {
    const page = await site.open('/', { allow: /./, own: true });
    const known = new Set(await scriptsOf('/'));
    const [code = ''] = (await scriptsOf('/about')).filter((file) => !known.has(file));
    await failures['never answered']?.(page, `**${code}`);
    await page.getByRole('link', { name: 'Our Story' }).first().click();
    await page.getByRole('heading', { level: 1, name: /./ }).first().waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url()}/about`);
  });
});

/** Fields without a typed text are choices. */
const typedEarly = [
  { form: 'an enquiry', path: '/contact', label: 'Your message', typed: 'Written early' },
  { form: 'a booking', path: '/book?how=video', label: 'Your name', typed: 'Asha' },
  { form: 'the free guides', path: '/resources', label: 'Your email', typed: 'asha@example.com' },
  {
    form: 'the newsletter',
    path: '/terms',
    label: 'Your email address',
    typed: 'asha@example.com',
  },
  { form: 'the assessment', path: '/visa-assessment', label: 'Join my partner' },
  { form: 'a calculator', path: '/points-calculator', label: '25–32 years' },
];

it.each(typedEarly)('typed before the script arrived, $form keeps it', async (early) => {
  const page = await openRaw();
  const waiting: (() => void)[] = [];
  await page.route(script, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(early.path);
  const field = page.getByLabel(early.label, { exact: true }).first();
  const held = () => (early.typed ? field.inputValue() : field.isChecked());
  const kept = early.typed ?? true;
  await (early.typed ? field.fill(early.typed) : field.check());
  const release = setInterval(() => {
    for (const go of waiting.splice(0)) go();
  }, 50);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  expect(await held()).toBe(kept);
  if (early.form === 'an enquiry') {
    await page.reload();
    await expect.poll(held).toBe(kept);
  }
  clearInterval(release);
});

it('a form refused before its script came shows what was sent, not what the tab kept', async () => {
  const page = await openRaw();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Your message').fill('Kept earlier');
  await main.getByLabel(/newsletter/).check();
  await page.waitForFunction(() => sessionStorage.length > 0);
  const waiting: (() => void)[] = [];
  await page.route(script, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/contact');
  await main.getByLabel('Your name').fill('www.spam.example');
  await main.getByLabel('Email').fill('asha@example.com');
  await main.getByLabel('Your message').fill('Sent early');
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await main.getByText('One thing needs another look').waitFor();
  const release = setInterval(() => {
    for (const go of waiting.splice(0)) go();
  }, 50);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  expect(await main.getByLabel('Your message').inputValue()).toBe('Sent early');
  expect(await main.getByLabel(/newsletter/).isChecked()).toBe(false);
  await main.getByText('One thing needs another look').waitFor();
  clearInterval(release);
});
