import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toast } from './adminPage';
import { problems } from './axe';
import { signInThroughApi, siteFixture } from './fixture';

const site = siteFixture();
const ada = { username: 'ada', password: 'battery-staple' };

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ada.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(ada.password);
  await page.keyboard.press('Enter');
  await page.getByText('the code that your authenticator app shows').waitFor();
}

it('two-step sign-in is set up, asked for, passed with a recovery code; another session is ended', async () => {
  const main = await site.signedIn();
  expect((await main.request.post('/api/admins', { data: ada })).status()).toBe(201);
  const elsewhere = await site.open('about:blank', {
    storageState: await signInThroughApi(site.url(), ada),
  });
  const storageState = await signInThroughApi(site.url(), ada);
  const look = { bypassCSP: true, reducedMotion: 'reduce', allow: /401|403|422/ } as const;
  const page = await site.open('/admin/account', { storageState, ...look });

  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await sessions.filter({ hasText: '(this one)' }).waitFor();
  expect(await problems(page)).toEqual([]);
  await sessions.getByRole('button', { name: /^End/ }).first().click();
  await toast(page, /Sessions? ended/).waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  expect((await elsewhere.request.get('/api/session')).status()).toBe(401);

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(ada.password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  expect(await problems(page)).toEqual([]);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await page
    .locator('form')
    .getByText(/This code doesn't match/)
    .waitFor();
  await code.fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await shown.first().waitFor();
  const codes = await shown.allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await page.getByText('10 of 10 recovery codes left').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await typePassword(page);
  expect((await page.request.get('/api/session')).status()).toBe(401);
  expect(await problems(page)).toEqual([]);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await toast(page, /Login Failed.*This code is wrong/).waitFor();
  // The next time step: the code of the setup can't be used again.
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  await code.fill(next);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Start' }).waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await typePassword(page);
  await code.fill(codes[0]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Start' }).waitFor();
  await page.goto('/admin/account');
  await page.getByText('9 of 10 recovery codes left').waitFor();
});
