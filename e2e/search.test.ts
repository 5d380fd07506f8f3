import { expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();

it('updates results and the address while typing, and Back follows', async () => {
  const page = await site.open('/about');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('PR');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=PR');
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  expect(await field.inputValue()).toBe('PR');
  await field.fill('');
  await field.pressSequentially('parter visa');
  const first = page.locator('.search-results a').first();
  await page.getByText('These results are for partner visa.').waitFor();
  expect(await first.innerText()).toMatch(/^Partner visa guide/);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.waitForURL('**/search?q=parter+visa');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/partner-visa');
  await page.goBack();
  await page.getByText('These results are for partner visa.').waitFor();
  expect(await field.inputValue()).toBe('parter visa');
});

it('keeps the query and results while the network is down', async () => {
  const page = await site.open('/search?q=485', { allow: /ERR_INTERNET_DISCONNECTED/ });
  await page.context().setOffline(true);
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await field.fill('student');
  await page.getByRole('status').filter({ hasText: 'can’t be reached' }).waitFor();
  expect(await field.inputValue()).toBe('student');
  expect(await page.locator('.search-results li').count()).toBeGreaterThan(0);
  await field.press('Enter');
  await page.context().setOffline(false);
  await field.press('Enter');
  await page.getByText('for “student”').waitFor();
});

it('works without scripts, in a phone’s bar and without results', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await site.open('/', { javaScriptEnabled: false, viewport });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('zzqqzz');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.getByRole('link', { name: 'Send us your question' }).waitFor();
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await field.fill('spouse');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: /^Partner visa guide/ }).click();
  expect(new URL(page.url()).pathname).toBe('/services/partner-visa');
});
