import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toast } from './adminPage';
import { signInThroughApi, siteFixture } from './fixture';
import { adminPassword } from './server';

const site = siteFixture();
const password = 'battery-staple';

/** An admin of a test's own, whose sessions may end, signed in. */
async function withAdmin(username: string): Promise<{ id: string; open: typeof site.open }> {
  const main = await site.openSignedIn('about:blank');
  const created = await main.request.post('/api/admins', { data: { username, password } });
  expect(created.status()).toBe(201);
  const { id }: { id: string } = await created.json();
  const storageState = await signInThroughApi(site.url(), { username, password });
  return { id, open: (path, options) => site.open(path, { storageState, ...options }) };
}

function sidebarWidth(page: Page): Promise<number> {
  const panel = page.getByRole('navigation', { name: 'Admin panel' });
  return panel.evaluate((nav) => nav.getBoundingClientRect().width);
}

async function sidebarCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'sidebar_state');
}

describe('the sign-in page', () => {
  it('asks for both fields, tells a failed login, welcomes on success and is quiet otherwise', async () => {
    const page = await site.open('/admin/blogs', { allow: /401|ERR_INTERNET_DISCONNECTED/ });
    await page.getByRole('heading', { name: 'Wattlepath admin' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    const button = page.getByRole('button', { name: /^Sign/ });
    await button.click();
    await page.getByText('Username is required.').waitFor();
    await page.getByText('Password is required.').waitFor();

    await page.getByLabel('Username').fill('admin');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await button.click();
    await toast(page, 'Login FailedInvalid username or password').waitFor();

    await page.context().setOffline(true);
    await button.click();
    await toast(page, 'Login FailedThe server could not be reached. Please try again.').waitFor();
    await page.context().setOffline(false);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/session', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
    await button.click();
    await page.getByRole('button', { name: 'Signing in...' }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    release();
    await toast(page, 'Login SuccessWelcome back!').waitFor();
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    expect(await page.locator('.MuiSnackbar-root').count()).toBe(1);
  });

  it('puts nothing in the console for somebody who is signed out', async () => {
    const page = await site.open('/admin', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.waitForLoadState('networkidle');
  });

  it('takes its toast away after five seconds', async () => {
    const page = await site.open('/admin/login', { allow: /401/ });
    await page.clock.install();
    await page.getByLabel('Username').fill('nobody');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const failed = toast(page, 'Login Failed');
    await failed.waitFor();
    await page.clock.pauseAt(Date.now() + 4000);
    expect(await failed.isVisible()).toBe(true);
    await page.clock.fastForward(2000);
    await page.clock.resume();
    await failed.waitFor({ state: 'hidden' });
  });
});

describe('the frame', () => {
  it('has a sidebar of 16rem, 3rem collapsed, toggled by Ctrl+B and kept in a cookie for 7 days', async () => {
    const page = await site.openSignedIn('/admin');
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    await page.getByText('Welcome, Admin').waitFor();
    const panel = page.getByRole('navigation', { name: 'Admin panel' });
    for (const text of ['Admin Panel', 'Management Dashboard', 'Blog Posts', 'Blog Categories']) {
      await panel.getByText(text, { exact: true }).waitFor();
    }
    expect(await sidebarWidth(page)).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(() => sidebarWidth(page)).toBe(48);
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
    const days = (((await sidebarCookie(page))?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeCloseTo(7, 2);

    await page.reload();
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    await expect.poll(() => sidebarWidth(page)).toBe(48);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => sidebarWidth(page)).toBe(256);
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('true');

    await panel.getByText('Blog Categories').click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/blog-categories');
    await page.goto('/admin/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  it('slides an 18rem panel in under 768 px, which leaves the cookie alone', async () => {
    const page = await site.openSignedIn('/admin', { viewport: { width: 767, height: 844 } });
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    const panel = page.getByRole('navigation', { name: 'Admin panel' });
    expect(await panel.isVisible()).toBe(false);
    await page.keyboard.press('Control+b');
    await panel.waitFor();
    expect(await sidebarWidth(page)).toBe(288);
    await panel.getByRole('menuitem', { name: 'Blog Categories' }).click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    expect(await sidebarCookie(page)).toBeUndefined();
  });

  it('changes between light and dark, and remembers it', async () => {
    const page = await site.openSignedIn('/admin', { colorScheme: 'light' });
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(251, 248, 241)');
    await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
    await expect.poll(background).toBe('rgb(12, 22, 19)');
    await page.reload();
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    expect(await background()).toBe('rgb(12, 22, 19)');
  });
});

describe('Change Password', () => {
  it('checks in the specified order, with the specified texts, and changes it', async () => {
    const carol = await withAdmin('carol');
    const page = await carol.open('/admin', { allow: /422|ERR_INTERNET_DISCONNECTED/ });
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    const submit = dialog.getByRole('button', { name: 'Change Password' });
    async function attempt(old: string, next: string, confirmation: string) {
      await dialog.getByRole('textbox', { name: 'Old password' }).fill(old);
      await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
      await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(confirmation);
      await submit.click();
    }
    await submit.click();
    await toast(page, 'ErrorAll fields are required.').waitFor();
    await attempt('', 'one', 'two');
    await toast(page, 'ErrorAll fields are required.').waitFor();
    await attempt('wrong', 'one', 'two');
    await toast(page, 'ErrorNew passwords do not match.').waitFor();
    await attempt('wrong', 'seven77', 'seven77');
    await toast(page, 'ErrorNew password must be at least 8 characters.').waitFor();
    await attempt('wrong', 'é'.repeat(37), 'é'.repeat(37));
    await toast(page, 'ErrorNew password must be at most 72 bytes.').waitFor();
    await attempt('wrong', 'eight888', 'eight888');
    await toast(page, 'ErrorOld password is incorrect.').waitFor();
    await page.context().setOffline(true);
    await attempt(password, 'eight888', 'eight888');
    await toast(page, 'ErrorFailed to update password.').waitFor();
    await page.context().setOffline(false);
    await submit.click();
    await toast(page, 'Password changed successfully.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect((await page.request.get('/api/session')).status()).toBe(200);
    await signInThroughApi(site.url(), { username: 'carol', password: 'eight888' });
  });

  it('goes to sign-in when there is no session any more', async () => {
    const erin = await withAdmin('erin');
    const page = await erin.open('/admin', { allow: /401/ });
    await page.getByRole('button', { name: 'Change Password' }).click();
    const main = await site.openSignedIn('about:blank');
    expect((await main.request.delete(`/api/admins/${erin.id}`)).status()).toBe(200);
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    for (const name of ['Old password', 'New password', 'Confirm new password']) {
      await dialog.getByRole('textbox', { name, exact: true }).fill(password);
    }
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await toast(page, 'ErrorNo admin session found.').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
});

describe('a session', () => {
  it('ends by Sign out at once, and the username stays to pre-fill the form', async () => {
    await withAdmin('dora');
    const page = await site.open('/admin/login');
    await page.getByLabel('Username').fill('dora');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    expect(await page.getByLabel('Username').inputValue()).toBe('dora');
    await page.context().addCookies(cookies);
    expect((await page.request.get('/api/session')).status()).toBe(401);
    await page.goto('/admin/blog-categories');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('dora');
  });

  it('that expired leads to sign-in and back to the same form with what was typed', async () => {
    const fred = await withAdmin('fred');
    const page = await fred.open('/admin/blogs/edit/3', { allow: /401/ });
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    await page.getByLabel('Title').fill('A title worth keeping');
    const main = await site.openSignedIn('about:blank');
    const renewed = { username: 'fred', password: 'another-staple' };
    const ended = await main.request.put(`/api/admins/${fred.id}`, { data: renewed });
    expect(ended.status()).toBe(200);

    await page.getByRole('button', { name: 'Update Post' }).click();
    await page.getByText('Your session has ended. Sign in to go on where you were.').waitFor();
    await page.getByLabel('Username').fill('fred');
    await page.getByRole('textbox', { name: 'Password' }).fill(renewed.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/blogs/3');
    await page.getByText(/^Your unsaved draft of/).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('A title worth keeping');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await toast(page, 'Blog post updated.').waitFor();
    const stored: { title: string } = await (await page.request.get('/api/blogs/3')).json();
    expect(stored.title).toBe('A title worth keeping');
  });

  it('is not begun after five failures, and the toast says when to try again', async () => {
    const page = await site.open('/admin/login', { allow: /429/ });
    for (let failure = 0; failure < 5; failure += 1) {
      const data = { username: 'guest', password: `guess ${failure}` };
      await page.request.post('/api/session', { data });
    }
    await page.getByLabel('Username').fill('guest');
    await page.getByRole('textbox', { name: 'Password' }).fill('guess');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await toast(page, /Login Failed.*try again/i).waitFor();
  });
});
