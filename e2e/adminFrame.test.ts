import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brand } from '../shared/brand';
import { hold, toast } from './adminPage';
import { isShownIn, violations } from './axe';
import { siteFixture } from './fixture';
import { adminPassword } from './server';

const site = siteFixture();

function sidebarWidth(page: Page): Promise<number> {
  const panel = page.getByRole('navigation', { name: 'Admin panel' });
  return panel.evaluate((nav) => nav.getBoundingClientRect().width);
}

async function sidebarCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'sidebar_state');
}

describe('the sign-in page', () => {
  it('requires both fields, reports a failed sign-in, welcomes on success and is quiet otherwise', async () => {
    const page = await site.open('/admin/blogs', { allow: /401|ERR_INTERNET_DISCONNECTED/ });
    await page.getByRole('heading', { name: `${brand.shortName} admin` }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    const button = page.getByRole('button', { name: /^Sign(ing)? in[.]*$/ });
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

    const release = await hold(page, '**/api/session');
    await page.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
    await button.click();
    await page.getByRole('button', { name: 'Signing in...' }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    release();
    await toast(page, 'Login SuccessWelcome back!').waitFor();
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    expect(await page.locator('.MuiSnackbar-root').count()).toBe(1);
  });

  it('logs nothing to the console while signed out', async () => {
    const page = await site.open('/admin', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  });

  it('dismisses its toast after five seconds', async () => {
    const page = await site.open('/admin/login', { allow: /401/, own: true });
    await page.clock.install();
    await page.getByLabel('Username').fill('nobody');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
    const page = await site.signedIn({ own: true });
    // As on pages served over plain http.
    await page.addInitScript(() =>
      Object.defineProperty(window, 'cookieStore', { value: undefined }),
    );
    await page.goto('/admin/blogs');
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    await page.getByText('Welcome, Admin').waitFor();
    const panel = page.getByRole('navigation', { name: 'Admin panel' });
    for (const text of ['Admin Panel', 'Management Dashboard', 'Blog Posts', 'Content']) {
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

    await panel.getByRole('button', { name: 'Content', exact: true }).click();
    await panel.getByText('Blog Categories').click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/blog-categories');
    await page.goto('/admin/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  it('slides in an 18rem panel under 768 px, which leaves the cookie alone', async () => {
    const page = await site.openSignedIn('/admin/blogs', { viewport: { width: 767, height: 844 } });
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    const panel = page.getByRole('navigation', { name: 'Admin panel' });
    expect(await panel.isVisible()).toBe(false);
    await page.keyboard.press('Control+b');
    await panel.waitFor();
    expect(await sidebarWidth(page)).toBe(288);
    await panel.getByRole('button', { name: 'Content', exact: true }).click();
    await panel.getByRole('menuitem', { name: 'Blog Categories' }).click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    expect(await sidebarCookie(page)).toBeUndefined();
  });

  it('leads to pages, posts, people and actions by Ctrl+K, by keyboard alone', async () => {
    const page = await site.openSignedIn('/admin', { bypassCSP: true });
    await page.getByRole('heading', { name: 'Start', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to' });
    const places = dialog.getByRole('listbox', { name: 'Places' });
    await places.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('partner visa');
    await places.getByRole('option', { name: 'Partner Visa Evidence That Convinces' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Title').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(
      'Partner Visa Evidence That Convinces',
    );
    await page.getByRole('button', { name: 'Go to' }).click();
    await dialog.getByRole('combobox').fill('priya');
    await places.getByRole('option', { name: /Priya Raman/ }).waitFor();
    // The Enter that ends a word of an input method chooses no place.
    await dialog.getByRole('combobox').evaluate((input) => {
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    expect(await dialog.isVisible()).toBe(true);
    await places.getByRole('option', { name: /Priya Raman/ }).click();
    await page
      .getByRole('heading', { name: /Priya Raman|person/i })
      .first()
      .waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // What fits still is led to while the server searches again.
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('evidence');
    await places.getByRole('option', { name: 'Partner Visa Evidence That Convinces' }).waitFor();
    const release = await hold(page, '**/api/posts?*');
    await page.keyboard.type(' that convinces');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    release();
    await page.getByLabel('Title').waitFor();
  });

  it('finds what people type: other words, a slip, words apart, drafts, a fact’s value, what is done at once', async () => {
    const page = await site.openSignedIn('/admin', { colorScheme: 'light' });
    await page.getByRole('heading', { name: 'Start', exact: true }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Go to' });
    const first = dialog.getByRole('option');
    await page.keyboard.press('Control+k');
    for (const [typed, name] of [
      ['catgories', 'Blog Categories'],
      ['drafts', 'Drafts'],
      ['schedule', 'Scheduled posts'],
      ['dead links', 'Dead links'],
      ['broken', 'Dead links'],
      ['404', 'Not found'],
      ['export', 'Export posts'],
      ['import wordpress', 'Import posts'],
      ['log out', 'Sign out'],
      ['passwrod', 'My account'],
      ['convinces partner', 'Partner Visa Evidence That Convinces'],
      ['charge student 500', /^Student visa .*: \$/],
    ] as const) {
      await dialog.getByRole('combobox').fill(typed);
      await first.filter({ hasText: name }).first().waitFor();
    }
    await dialog.getByRole('combobox').fill('dark');
    await first.filter({ hasText: 'Use the dark theme' }).waitFor();
    await page.keyboard.press('Enter');
    await isShownIn(page, 'dark');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('drafts');
    await first.filter({ hasText: 'Drafts' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"state":"draft"');
    await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
    await isShownIn(page, 'light');
  });

  it('switches between light and dark, and remembers it', async () => {
    const page = await site.openSignedIn('/admin/blogs', { colorScheme: 'light' });
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    await isShownIn(page, 'light');
    await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
    await isShownIn(page, 'dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    await isShownIn(page, 'dark');
  });
});

it('a page’s frame is drawn before anything is read, and nothing says “Loading” alone', async () => {
  const page = await site.openSignedIn('/robots.txt');
  const release = await hold(page, '**/api/**');
  for (const [path, heading] of [
    ['/admin', 'Start'],
    ['/admin/blogs', 'Blog Posts'],
    ['/admin/people/priya-raman', 'Edit person'],
    ['/admin/enquiry-year', 'Enquiries in a year'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.getByRole('menuitem', { name: 'Enquiries' }).waitFor();
    expect(await page.getByText('Loading').count(), path).toBe(0);
  }
  release();
  await page.getByRole('heading', { name: /^Enquiries in \d{4}$/ }).waitFor();
});
