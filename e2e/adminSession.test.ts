import { describe, expect, it } from 'vitest';
import { toast } from './adminPage';
import { visit } from './browserPages';
import { signInThroughApi, siteFixture } from './fixture';

const site = siteFixture();
const password = 'battery-staple';

/** Creates a signed-in admin whose sessions may end. */
async function withAdmin(username: string): Promise<{ id: string; open: typeof site.open }> {
  const main = await site.signedIn();
  const created = await main.request.post('/api/admins', { data: { username, password } });
  expect(created.status()).toBe(201);
  const { id }: { id: string } = await created.json();
  const storageState = await signInThroughApi(site.url(), { username, password });
  return { id, open: (path, options) => site.open(path, { storageState, ...options }) };
}

describe('Change Password', () => {
  it('checks in the specified order with the specified texts, and changes it', async () => {
    const carol = await withAdmin('carol');
    const page = await carol.open('/admin', { allow: /422|500/ });
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
    await attempt('wrong', 'eight-888', 'eight-888');
    await toast(page, 'ErrorOld password is incorrect.').waitFor();
    const broken = { status: 500, json: { message: 'The server met a problem.' } };
    await page.route('**/api/password', (route) => route.fulfill(broken));
    await attempt(password, 'eight-888', 'eight-888');
    await toast(page, 'ErrorFailed to update password.').waitFor();
    await page.unroute('**/api/password');
    await submit.click();
    await toast(page, 'Password changed successfully.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect((await page.request.get('/api/session')).status()).toBe(200);
    await signInThroughApi(site.url(), { username: 'carol', password: 'eight-888' });
  });

  it('goes to sign-in if the session ended', async () => {
    const erin = await withAdmin('erin');
    const page = await erin.open('/admin', { allow: /401/ });
    await page.getByRole('button', { name: 'Change Password' }).click();
    const main = await site.signedIn();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    for (const name of ['Old password', 'New password', 'Confirm new password']) {
      await dialog.getByRole('textbox', { name, exact: true }).fill(password);
    }
    // Last, because any later request would notice too.
    expect((await main.request.delete(`/api/admins/${erin.id}`)).status()).toBe(200);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await toast(page, 'ErrorNo admin session found.').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
});

describe('a session', () => {
  it('ends at once with Sign out, and the username stays to pre-fill the form', async () => {
    await withAdmin('dora');
    const page = await site.open('/admin/login');
    await page.getByLabel('Username').fill('dora');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Start' }).waitFor();
    // A read under way would be refused, which the console reports.
    await page.waitForLoadState('networkidle');
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    expect(await page.getByLabel('Username').inputValue()).toBe('dora');
    await page.context().addCookies(cookies);
    expect((await page.request.get('/api/session')).status()).toBe(401);
    await visit(page, '/admin/blog-categories');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('dora');
  });

  it('is renewed on the desk once it expired, and the typed text stays', async () => {
    const fred = await withAdmin('fred');
    const page = await fred.open('/admin/blogs/edit/3', { allow: /401/ });
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    // A read under way would find it before the autosave does.
    await page.waitForLoadState('networkidle');
    const main = await site.signedIn();
    const renewed = { username: 'fred', password: 'another-staple' };
    const ended = await main.request.put(`/api/admins/${fred.id}`, { data: renewed });
    expect(ended.status()).toBe(200);

    // The autosave finds the session ended.
    await page.getByLabel('Title').fill('A title worth keeping');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill(renewed.password);
    expect(await dialog.getByLabel('Username').inputValue()).toBe('fred');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Title').inputValue()).toBe('A title worth keeping');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await toast(page, 'Blog post updated.').waitFor();
    const stored: { title: string } = await (await page.request.get('/api/blogs/3')).json();
    expect(stored.title).toBe('A title worth keeping');
  });

  it('is refused after five failures, and the toast says when to try again', async () => {
    const page = await site.open('/admin/login', { allow: /429/ });
    for (let failure = 0; failure < 5; failure += 1) {
      const data = { username: 'guest', password: `guess ${failure}` };
      await page.request.post('/api/session', { data });
    }
    await page.getByLabel('Username').fill('guest');
    await page.getByRole('textbox', { name: 'Password' }).fill('guess');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await toast(page, /Login Failed.*try again/i).waitFor();
  });
});
