import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Admin, Blog } from '../api/types';
import { closeToast, postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { signInThroughApi, siteFixture } from './fixture';

const site = siteFixture();

function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

describe('Admins', () => {
  it('are created with a strong password and a unique name, and can sign in', async () => {
    const page = await site.openSignedIn('/admin/admins', { allow: /409/ });
    await page.getByText('1 admin found', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'New Admin' }).click();
    await page.getByRole('heading', { name: 'Create New Admin' }).waitFor();
    const save = page.getByRole('button', { name: 'Create Admin' });
    const banner = page.locator('form').getByRole('alert');
    const username = page.getByLabel('Username');
    const password = page.getByRole('textbox', { name: 'Password' });
    await save.click();
    await banner.filter({ hasText: 'Username is required.' }).waitFor();
    await username.fill('admin');
    await save.click();
    await banner.filter({ hasText: 'Password is required.' }).waitFor();
    await password.fill('short');
    await save.click();
    await banner.filter({ hasText: 'Password must be at least 8 characters.' }).waitFor();
    await password.fill('battery-staple');
    await save.click();
    await banner.filter({ hasText: 'This username is taken.' }).waitFor();
    await username.fill('mei');
    await save.click();
    await toast(page, 'Admin created.').waitFor();
    await page.getByText('2 admins found', { exact: true }).waitFor();
    await signInThroughApi(site.url(), { username: 'mei', password: 'battery-staple' });
  });

  it("get another's new password, which ends their sessions", async () => {
    const mei = { username: 'mei', password: 'battery-staple' };
    const storageState = await signInThroughApi(site.url(), mei);
    const other = await site.open('about:blank', { storageState });
    const page = await site.openSignedIn('/admin/admins');
    await row(page, 'mei').getByRole('link', { name: 'Change password' }).click();
    await page.getByRole('heading', { name: 'Change Admin Password' }).waitFor();
    await page.getByText('New password for mei.').waitFor();
    await page.getByRole('textbox', { name: 'New password' }).fill('another-staple');
    await page.getByRole('button', { name: 'Change Password' }).last().click();
    await toast(page, 'Password changed.').waitFor();
    expect((await other.request.get('/api/session')).status()).toBe(401);
    await signInThroughApi(site.url(), { ...mei, password: 'another-staple' });
  });

  it('are deleted after confirmation, but never oneself', async () => {
    const page = await site.openSignedIn('/admin/admins', { allow: /4\d\d/ });
    const names = async () =>
      (await readJson<Admin[]>(page, '/api/admins')).map(({ username }) => username);
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
    await row(page, 'admin').first().getByRole('button', { name: 'Delete' }).click();
    await confirm.click();
    await toast(page, "ErrorYou can't delete the account you are signed in with.").waitFor();
    expect(await names()).toContain('admin');
    await row(page, 'mei').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('What they wrote stays').waitFor();
    await confirm.click();
    await closeToast(page, 'Admin deleted.');
    expect(await names()).toEqual(['admin']);
  });
});

describe('Activity', () => {
  it('lists who did what, newest first, can be searched, and is read-only', async () => {
    const page = await site.signedIn();
    await page.request.post('/api/blogs', { data: postOf('watched', 'A watched post') });
    await visit(page, '/admin/audit-events');
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await row(page, 'A watched post').waitFor();
    const cells = await page.locator('tbody tr').first().getByRole('cell').allInnerTexts();
    const year = String(new Date().getFullYear());
    expect(cells).toEqual([
      expect.stringContaining(year),
      'admin',
      'Created and published post',
      'A watched post',
    ]);
    await row(page, 'Deleted admin').filter({ hasText: 'mei' }).waitFor();
    await page.getByPlaceholder('Search activity by admin or summary...').fill('WATCHED');
    await page.getByText('1 event found', { exact: true }).waitFor();
    expect(await page.locator('tbody').getByRole('button').count()).toBe(0);
    await page.locator('tbody').getByRole('link', { name: 'A watched post' }).click();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
  });

  it('links to what a publication changed', async () => {
    const page = await site.signedIn();
    const stored = await readJson<Blog>(page, '/api/blogs/2');
    for (const title of ['An older title', 'A newer title', 'The newest title']) {
      const { updated_at } = await readJson<Blog>(page, '/api/blogs/2');
      await page.request.put('/api/blogs/2', { data: { ...stored, updated_at, title } });
    }
    await visit(page, '/admin/audit-events');
    await row(page, 'A newer title').getByRole('link', { name: 'What changed' }).click();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await comparison.locator('del', { hasText: 'older' }).waitFor();
    await comparison.locator('ins', { hasText: 'newer' }).waitFor();
  });
});

describe('An account that may not see clients', () => {
  it('is made so, sees Content and its own account alone, and is given the switch', async () => {
    const page = await site.openSignedIn('/admin/admins/create');
    await page.getByLabel('Username').fill('copywriter');
    await page.getByRole('textbox', { name: 'Password' }).fill('a long pass phrase');
    await page.getByLabel('May see clients').uncheck();
    await page.getByRole('button', { name: 'Create Admin' }).click();
    await closeToast(page, 'Admin created.');
    const row = page.getByRole('row').filter({ hasText: 'copywriter' });
    await row.getByRole('cell', { name: 'No', exact: true }).waitFor();

    const theirs = await site.open('/admin/login', { allow: /403/ });
    await theirs.getByLabel('Username').fill('copywriter');
    await theirs.getByRole('textbox', { name: 'Password' }).fill('a long pass phrase');
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('menuitem', { name: 'Blog Posts' }).waitFor();
    const panel = theirs.getByRole('navigation');
    for (const group of ['Content', 'System']) {
      await panel.getByRole('button', { name: group, exact: true }).click();
    }
    expect(await panel.getByRole('menuitem').allInnerTexts()).toEqual([
      'Start',
      'Blog Posts',
      'Media',
      'Facts',
      'Checks',
      'Blog Categories',
      'Redirects',
      'Papers',
      'Trash',
      'Snippets',
      'My account',
    ]);
    expect(await panel.getByRole('button').allInnerTexts()).toEqual(['Content', 'System']);
    await visit(theirs, '/admin');
    await theirs.getByRole('heading', { name: 'Needs you' }).waitFor();
    expect(await theirs.getByText(/enquir/i).count()).toBe(0);
    await visit(theirs, '/admin/enquiries');
    await theirs
      .getByText(/Your account may not see clients' data/)
      .first()
      .waitFor();

    await row.getByRole('button', { name: 'Show clients' }).click();
    const dialog = page.getByRole('dialog', { name: 'Show clients: copywriter?' });
    await dialog.getByRole('button', { name: 'Show clients' }).click();
    await closeToast(page, 'copywriter sees clients.');
    await theirs.reload();
    await theirs.getByRole('menuitem', { name: 'Enquiries' }).waitFor();
  });
});
