import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toast } from './adminPage';
import { problems } from './axe';
import { signInThroughApi, siteFixture } from './fixture';
import { adminPassword } from './server';

/** Passkeys are bound to the address in SITE_URL, so the port must be known beforehand. */
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
});
const site = siteFixture({ PORT: String(port) });

/** Adds a virtual authenticator that verifies its user and approves at once. */
async function withAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const isPresent = (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const isVerified = (isUserVerified: boolean) =>
    devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { isPresent, isVerified };
}

it('a passkey is added, renamed, signs in after the password and alone, and is removed', async () => {
  const storageState = await signInThroughApi(site.url());
  // Its authenticator would sign other tests in.
  const page = await site.open('/admin/account', {
    own: true,
    storageState,
    bypassCSP: true,
    reducedMotion: 'reduce',
    allow: /401|403|422/,
  });
  const { isPresent, isVerified } = await withAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  expect(await naming.getByLabel('Name').inputValue()).toMatch(/./);
  await naming.getByLabel('Name').fill('My laptop');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Confirm your password' });
  await asking.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  await page.getByRole('button', { name: 'I’ve saved these codes' }).click();
  const rows = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await rows.filter({ hasText: 'My laptop' }).filter({ hasText: 'not used yet' }).waitFor();
  expect(await problems(page)).toEqual([]);

  // The same device already has one.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.keyboard.press('Enter');
  await naming.getByText('already has a passkey for this site').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
  await page.keyboard.press('Enter');
  await rows.filter({ hasText: 'Old laptop' }).waitFor();

  // After the password.
  await isPresent(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use your passkey' }).waitFor();
  expect(await problems(page)).toEqual([]);
  await isPresent(true);
  await page.getByRole('button', { name: 'Use your passkey' }).press('Enter');
  await page.getByRole('heading', { name: 'Start' }).waitFor();

  // On its own, it has to verify its user.
  await isPresent(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const alone = page.getByRole('button', { name: 'Sign in with a passkey' });
  await alone.waitFor();
  expect(await problems(page)).toEqual([]);
  await isPresent(true);
  await isVerified(false);
  await alone.click();
  await toast(page, 'No passkey was used').waitFor();
  await isVerified(true);
  await alone.click();
  await page.getByRole('heading', { name: 'Start' }).waitFor();

  // Chosen from the username's suggestions, as this authenticator does automatically.
  const signedIn = page.waitForResponse('**/api/session/passkey');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signedIn;
  await page.getByRole('heading', { name: 'Start' }).waitFor();

  await page.goto('/admin/account');
  await rows.filter({ hasText: 'last used' }).waitFor();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await asking.waitFor();
  await asking.getByRole('button', { name: 'Use a passkey' }).click();
  await toast(page, 'Passkey removed').waitFor();
  await page.getByText('Off: your password alone').waitFor();
  await page.goto('/admin/audit-events');
  await page.getByText('With the passkey “Old laptop”').first().waitFor();
});
