import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/client';
import { tabTo } from './adminPage';
import { problems } from './axe';
import { siteFixture } from './fixture';
import { adminPassword } from './server';

const site = siteFixture({ TWO_STEP: 'required' });

/** Dates the requirement for two-step sign-in back eight days. */
function letTheWeekPass(): void {
  const db = openDatabase(site.file());
  const before = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
  db.sqlite.prepare('UPDATE admins SET second_step_asked_at = ?').run(before);
  db.close();
}

it('warns for a week that two-step sign-in is required, then opens nothing else until it is set up', async () => {
  const page = await site.open('/admin/login', {
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
    reducedMotion: 'reduce',
    allow: /403/,
  });
  const { keyboard } = page;
  await page.getByLabel('Username').waitFor();
  await keyboard.type('admin');
  await tabTo(page, 'Password');
  await keyboard.type(adminPassword);
  await keyboard.press('Enter');
  await page.getByText(/requires two-step sign-in. Set it up by .* under My account/).waitFor();
  await page.getByRole('heading', { name: 'Start' }).waitFor();
  expect(await problems(page)).toEqual([]);

  letTheWeekPass();
  for (const path of ['/admin/blogs', '/admin', '/admin/blogs/create', '/admin/facts']) {
    await page.goto(path);
    await page.getByText('Set it up here to continue.').waitFor();
    await page.waitForURL('**/admin/account');
    await page.getByRole('heading', { name: 'My account' }).waitFor();
  }
  await page.getByRole('list', { name: 'Sessions' }).getByRole('listitem').first().waitFor();
  expect(await problems(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await tabTo(page, 'Set up an authenticator app');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Confirm your password' }).waitFor();
  await keyboard.type(adminPassword);
  await keyboard.press('Enter');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await tabTo(page, 'Code');
  await keyboard.type(new TOTP({ secret }).generate());
  await keyboard.press('Enter');
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await tabTo(page, 'I’ve saved these codes');
  await keyboard.press('Enter');
  await page.getByText('10 of 10 recovery codes left').waitFor();
  expect(await page.getByText('requires two-step sign-in').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
  expect(await problems(page)).toEqual([]);
  await page.goto('/admin/blogs');
  await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
});
