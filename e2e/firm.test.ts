import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { prove, toast } from './adminPage';
import { violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens an admin page, changes its form and saves it. */
async function saveForm(
  path: string,
  change: (page: Page) => Promise<unknown>,
  { button, done, ...options }: { button: string; done: string; viewport?: typeof phone.viewport },
) {
  const page = await site.openSignedIn(path, options);
  await prove(page);
  await change(page);
  await page.getByRole('button', { name: button }).click();
  await toast(page, done).waitFor();
}

it('a receptionist moves an office, and an open tab shows it on its next page', async () => {
  const visitor = await site.open('/about');
  await visitor.getByText('1 Example Place').first().waitFor();
  await saveForm(
    '/admin/offices/canberra',
    async (page) => {
      await page.getByLabel('Street').fill('Level 9, 8 Moved Street');
      await page.getByRole('button', { name: 'Remove 09:00 to 18:00 of Friday' }).click();
      await page.getByLabel('Monday to').fill('12:30');
      await page.getByRole('button', { name: 'Add hours' }).first().click();
    },
    { button: 'Update office', done: 'Office updated.', ...phone },
  );
  await visitor.getByRole('link', { name: 'Contact' }).first().click();
  const office = visitor.locator('.office').filter({ hasText: 'Canberra' });
  await office.getByText('8 Moved Street').waitFor();
  const hours = (await office.innerText()).replaceAll(/\s+/g, ' ');
  expect(hours).toContain('Mon 9:00 AM–12:30 PM, 1:00 PM–5:00 PM Tue–Thu 9:00 AM–6:00 PM');
});

it('closes a day early, and the form says so at once', async () => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 8);
  // A weekday, when the office is usually open.
  while ([0, 1, 5, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  await saveForm(
    '/admin/special-days/create',
    async (page) => {
      await page.getByLabel('Name').fill('Closing early');
      await page.getByLabel('Date').fill(date);
      await page.getByLabel('Canberra').check();
      await page.getByRole('button', { name: 'Closed: add hours' }).click();
      await page.getByLabel('Hours to').fill('12:00');
    },
    { button: 'Create special day', done: 'Special day created.', ...phone },
  );
  const page = await site.open('/contact?about=consultation', { timezoneId: 'Australia/Sydney' });
  await page.waitForLoadState('networkidle');
  await page.getByLabel('How would you like to meet?').selectOption('At our Canberra office');
  const first = page.getByRole('group', { name: 'First choice' });
  await first.getByLabel('Day', { exact: true }).fill(date);
  await first.getByLabel('Time of day').selectOption('Afternoon, 12 to 5');
  await first.getByText('closed then: Closing early, 9:00 AM–12:00 PM').waitFor();
});

it('adds an agent, and ends another', async () => {
  await saveForm(
    '/admin/people/create',
    async (page) => {
      await page.getByLabel('Name').fill('Lena Fischer');
      await page.getByLabel('Role').fill('Registered migration agent');
      await page.getByLabel('MARN').fill('0000003');
      await page.getByLabel('About them').fill('Lena reads partner files.');
      await page.getByLabel('Adelaide').check();
      await page.getByLabel('Position').fill('15');
    },
    { button: 'Create person', done: 'Person created.', viewport: { width: 1280, height: 800 } },
  );
  await saveForm(
    '/admin/people/tom-gallagher',
    (page) => page.getByLabel('Last day').fill('2026-01-31'),
    { button: 'Update person', done: 'Person updated.', viewport: { width: 1280, height: 800 } },
  );
  const page = await site.open('/about');
  const team = page.getByRole('region', { name: 'The people you will meet' });
  expect(await team.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Priya Raman', 'Lena Fischer']),
  );
  expect(await team.getByText('Tom Gallagher').count()).toBe(0);
  await page.getByText('MARN 0000001, 0000003').first().waitFor();
});

it('the company’s details stay open after saving, and save again', async () => {
  const page = await site.openSignedIn('/admin/company');
  await prove(page);
  for (const name of ['Acacia Migration', 'Acacia Migration & Study']) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Update company details' }).click();
    await toast(page, 'Company details updated.').waitFor();
    await toast(page, 'Company details updated.').getByRole('button', { name: 'Close' }).click();
    await toast(page, 'Company details updated.').waitFor({ state: 'hidden' });
  }
  const visitor = await site.open('/');
  expect(await visitor.title()).toContain('Acacia Migration & Study');
});

it('a long form folds, leads to its sections, and opens one with an error', async () => {
  const page = await site.openSignedIn('/admin/people/priya-raman', { bypassCSP: true });
  const section = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const registration = section('Registration');
  await page.getByLabel('MARN').fill('12x');
  await registration.click();
  await page.getByLabel('MARN').waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'Sections' }).getByText('In the office').click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('In the office');
  // Save stays in view, wherever one is.
  await page.getByRole('button', { name: 'Update person' }).click({ trial: true });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Update person' }).click();
  await page.getByText('A registration number consists of digits.').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('marn');
  await page.getByLabel('MARN').fill('0000001');
  await registration.click();
  await page.reload();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(await page.getByLabel('MARN').isVisible()).toBe(false);
});

it('a form that somebody else saved meanwhile shows both versions', async () => {
  const page = await site.openSignedIn('/admin/offices/adelaide', { allow: /409/ });
  await page.getByLabel('Street').fill('Mine 1');
  const stored = await (await page.request.get('/api/offices/adelaide')).json();
  await page.request.put('/api/offices/adelaide', { data: { ...stored, street: 'Theirs 2' } });
  await page.getByRole('button', { name: 'Update office' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Theirs 2').waitFor();
  await dialog.getByText('Mine 1').waitFor();
  expect(await dialog.getByText('Hours for visits').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await toast(page, 'Office updated.').waitFor();
});
