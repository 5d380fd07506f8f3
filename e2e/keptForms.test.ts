import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ListedEnquiry } from '../api/types';
import { randomOf } from '../shared/testRandom';
import { readJson, toast } from './adminPage';
import { signInThroughApi, siteFixture } from './fixture';

const site = siteFixture();

const entry = (page: Page) => page.getByLabel('What they asked');
const notice = (page: Page) => page.getByText('Not saved yet: this browser kept');

/** Closes the tab at once, as a crash does, and opens another at a page of the admin. */
async function closeAndOpen(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const other = await context.newPage();
  await other.goto(path);
  return other;
}

it('an enquiry typed during a call is there after the tab is closed, and says so where it waits', async () => {
  const first = await site.openSignedIn('/admin/enquiries/create');
  const context = first.context();
  await first.getByLabel('Name').fill('Mei Lin');
  await entry(first).fill('Can my mother visit for a year?');
  const list = await closeAndOpen(context, first, `${site.url()}/admin/enquiries`);
  await list.getByRole('link', { name: 'Enter by hand · not saved yet' }).click();
  await notice(list).waitFor();
  expect(await entry(list).inputValue()).toBe('Can my mother visit for a year?');
  expect(await list.getByLabel('Name').inputValue()).toBe('Mei Lin');

  // Looked up something else meanwhile: nothing is asked, nothing is lost.
  await list.getByRole('menuitem', { name: 'Start' }).click();
  const waiting = list.getByRole('region', { name: 'Not saved yet' });
  await waiting.getByRole('link', { name: 'Enter an enquiry' }).click();
  await list.locator('input[name=phone]').fill('0412 345 678');
  await list.getByRole('button', { name: 'Save enquiry' }).click();
  await toast(list, 'Enquiry saved.').waitFor();
  const rows = await readJson<ListedEnquiry[]>(list, '/api/enquiries');
  expect(rows.filter(({ name }) => name === 'Mei Lin')).toHaveLength(1);
  await list.goto(`${site.url()}/admin/enquiries/create`);
  expect(await entry(list).inputValue()).toBe('');
  expect(await notice(list).count()).toBe(0);
});

it('a booking is kept beside the time that is chosen next, and each firm’s form at its own page', async () => {
  const page = await site.openSignedIn('/admin/bookings/create');
  const context = page.context();
  await page.getByLabel('Name').fill('Omar Haddad');
  const query = `at=${encodeURIComponent('2027-03-02T00:00:00Z')}&person=priya-raman`;
  const again = await closeAndOpen(context, page, `${site.url()}/admin/bookings/create?${query}`);
  await notice(again).waitFor();
  expect(await again.getByLabel('Name').inputValue()).toBe('Omar Haddad');
  expect(await again.locator('input[name=starts_at]').inputValue()).toBe('2027-03-02T11:00');
  await again.getByRole('button', { name: 'Discard it' }).click();
  expect(await again.getByLabel('Name').inputValue()).toBe('');

  await again.goto(`${site.url()}/admin/offices/create`);
  await again.getByLabel('City').fill('Hobart');
  const people = await closeAndOpen(context, again, `${site.url()}/admin/people/create`);
  expect(await people.getByLabel('Name').inputValue()).toBe('');
  await people.goto(`${site.url()}/admin/offices/create`);
  expect(await people.getByLabel('City').inputValue()).toBe('Hobart');
  await people.getByRole('button', { name: 'Discard it' }).click();
});

it('clients’ particulars go after a day, at sign-out after a question, and with the switch', async () => {
  const storageState = await signInThroughApi(site.url());
  const page = await site.open('/admin/enquiries/create', { storageState });
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('particulars')));
  const type = async () => {
    await page.goto(`${site.url()}/admin/enquiries/create`);
    await page.getByLabel('Name').fill('Mei Lin');
    await expect.poll(kept).toHaveLength(1);
  };
  await type();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.includes('particulars'))) {
      const form = JSON.parse(localStorage.getItem(key) ?? '{}');
      const keptAt = new Date(Date.now() - 24 * 60 * 60_000 - 1).toISOString();
      localStorage.setItem(key, JSON.stringify({ ...form, keptAt }));
    }
  });
  await page.reload();
  await page.getByLabel('Name').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  await expect.poll(kept).toEqual([]);

  await type();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const asked = page.getByRole('dialog', { name: /Sign out, and discard/ });
  await asked.getByRole('button', { name: 'Stay' }).click();
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Password').first().waitFor();
  // They go once the server has ended the session, as the page to sign in is shown.
  await expect.poll(kept).toEqual([]);
});

it('a morning of 40 calls loses no word, though the browser is closed ten times', {
  tags: ['slow'],
}, async () => {
  let page = await site.openSignedIn('/admin/enquiries/create');
  const context = page.context();
  const random = randomOf(7);
  const closings = new Set<string>();
  while (closings.size < 10)
    closings.add(`${Math.floor(random() * 40)} ${Math.floor(random() * 4)}`);
  const path = `${site.url()}/admin/enquiries/create`;
  const inputs = [
    'input[name=name]',
    'input[name=phone]',
    'input[name=email]',
    'textarea[name=message]',
  ];
  const typedOf = (call: number) => [
    `Caller ${call}`,
    `0412 000 ${String(call).padStart(3, '0')}`,
    `caller${call}@example.com`,
    `They asked about ${['a visit', 'work rights', 'partner papers'][call % 3]}, number ${call}.`,
  ];
  for (let call = 0; call < 40; call += 1) {
    const typed = typedOf(call);
    await page.locator('input[name=name]').waitFor();
    for (const [index, input] of inputs.entries()) {
      await page.locator(input).fill(typed[index] ?? '');
      if (closings.has(`${call} ${index}`)) page = await closeAndOpen(context, page, path);
      await page.locator('input[name=name]').waitFor();
      const shown = await Promise.all(inputs.map((name) => page.locator(name).inputValue()));
      expect(shown).toEqual(typed.map((text, at) => (at <= index ? text : '')));
    }
    await page.getByRole('button', { name: 'Save enquiry' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await page.goto(path);
  }
  const rows = await readJson<ListedEnquiry[]>(page, '/api/enquiries?range=[0,99]');
  const stored = rows.filter(({ name }) => name.startsWith('Caller '));
  expect(stored.map(({ name, phone, email }) => [name, phone, email]).sort()).toEqual(
    Array.from({ length: 40 }, (_, call) => typedOf(call).slice(0, 3)).sort(),
  );
  for (const { id, name } of stored) {
    const { message } = await readJson<{ message: string }>(page, `/api/enquiries/${id}`);
    expect(message).toBe(typedOf(Number(name.slice(7)))[3]);
  }
});
