import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog, Draft, Post } from '../api/types';
import { comeBack, postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';
import { adminPassword } from './server';

const site = siteFixture();
const allow = /401|404|409|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/;

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function openDesk(page: Page, id: string) {
  await visit(page, `/admin/blogs/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function livePost(slug: string) {
  const page = await site.signedIn({ allow });
  const { id }: Blog = await (await page.request.post('/api/blogs', { data: postOf(slug) })).json();
  await openDesk(page, id);
  return { page, id };
}

const state = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

const titleOf = (page: Page) => page.getByLabel('Title').inputValue();

/** Returns the title of the draft on the server. */
const draftTitle = async (page: Page, id: string) =>
  (await readJson<Draft>(page, `/api/drafts/${id}`)).title;

/** Waits until this browser has stored the text. */
async function isKept(page: Page, text: string) {
  const stored = () =>
    page.evaluate(async () => {
      const request = indexedDB.open('wattlepath-desk');
      const db = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      const all = db.transaction('copies').objectStore('copies').getAll();
      const copies = await new Promise<unknown[]>((resolve) => {
        all.onsuccess = () => resolve(all.result);
      });
      db.close();
      return JSON.stringify(copies);
    });
  await expect.poll(stored).toContain(text);
}

/** Kills the page like a crashed browser: it sends nothing more. */
async function kill(page: Page) {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

describe('typing on the desk', () => {
  it('is on the server two seconds later, changes nothing live, and appears in another browser', async () => {
    const page = await site.openSignedIn('/admin/blogs/new', { allow });
    await page.getByRole('heading', { name: 'Create New Blog Post' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Title');
    await page.keyboard.type('Saved by itself');
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.type('All of it.');
    await state(page, /^Draft · saved \d\d:\d\d Sydney$/);
    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    expect(await readJson(page, `/api/drafts/${id}`)).toMatchObject({
      title: 'Saved by itself',
      slug: 'saved-by-itself',
      content: '<p>All of it.</p>',
    });
    expect((await page.request.get(`/api/blogs/${id}`)).status()).toBe(404);
    const other = await site.signedIn({ allow });
    await openDesk(other, id);
    expect(await titleOf(other)).toBe('Saved by itself');
  });

  it('survives the session and the network, and the browser if neither is there', async () => {
    const { page, id } = await livePost('outliving');
    await page.context().clearCookies();
    await page.getByLabel('Title').fill('Typed signed out');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    expect(await dialog.getByLabel('Username').inputValue()).toBe('admin');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect.poll(() => draftTitle(page, id)).toBe('Typed signed out');

    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Typed without a network');
    await isKept(page, 'Typed without a network');
    await kill(page);
    await page.context().setOffline(false);
    const next = await page.context().newPage();
    await openDesk(next, id);
    expect(await titleOf(next)).toBe('Typed without a network');
    await expect.poll(() => draftTitle(next, id)).toBe('Typed without a network');
  });

  it('is compared if the server has another text by then', { tags: ['slow'] }, async () => {
    const { page, id } = await livePost('two-texts');
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Mine, kept here');
    await isKept(page, 'Mine, kept here');
    await kill(page);
    await page.context().setOffline(false);
    const next = await page.context().newPage();
    const theirs = { ...postOf('two-texts'), title: 'Theirs' };
    expect((await next.request.put(`/api/drafts/${id}`, { data: theirs })).status()).toBe(200);
    await next.goto(`/admin/blogs/edit/${id}`);
    const dialog = next.getByRole('dialog', {
      name: 'This browser has an older text of this post',
    });
    expect(await dialog.getByRole('group', { name: 'Yours' }).innerText()).toBe('Mine, kept here');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => draftTitle(next, id)).toBe('Mine, kept here');
    expect(await titleOf(next)).toBe('Mine, kept here');
  });

  it('is recognised if the response to its save was lost', async () => {
    const { page, id } = await livePost('lost-answer');
    await page.route(
      `**/api/drafts/${id}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByLabel('Title').fill('Saved unheard');
    await state(page, /kept in this browser/);
    await page.getByLabel('Title').fill('Typed after it');
    await expect.poll(() => draftTitle(page, id)).toBe('Typed after it');
    await state(page, /saved \d\d:\d\d Sydney$/);
  });

  it('is a draft after Enter and Ctrl+S, and gone after Discard changes', async () => {
    const { page, id } = await livePost('discarded');
    await page.getByLabel('Slug').fill('');
    await page.getByLabel('Slug').press('Enter');
    await toast(page, 'Draft saved.').waitFor();
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.type('Not for long. ');
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => (await readJson<Draft>(page, `/api/drafts/${id}`)).content)
      .toContain('Not for long.');
    expect(await readJson(page, `/api/blogs/${id}`)).toMatchObject({ slug: 'discarded' });
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('discarded');
    expect(await page.getByRole('textbox', { name: 'Content' }).innerText()).toBe('discarded');
    expect((await page.request.get(`/api/drafts/${id}`)).status()).toBe(404);
    const undo = toast(page, 'Draft discarded.').getByRole('button', {
      name: 'Undo',
    });
    await undo.click();
    await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('');
    await page.getByRole('textbox', { name: 'Content' }).getByText('Not for long.').waitFor();
    // Includes what was typed a moment ago.
    await page.getByLabel('Title').fill('Typed just before');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => titleOf(page)).toBe('discarded');
    await undo.click();
    await expect.poll(() => titleOf(page)).toBe('Typed just before');
  });

  it('survives a reload right after the last key, without confirmation', async () => {
    const { page, id } = await livePost('reloaded');
    await page.getByLabel('Title').fill('Typed before');
    await isKept(page, 'Typed before');
    await page.getByLabel('Title').press('End');
    await page.keyboard.type(' and last');
    await page.reload();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    expect(await titleOf(page)).toBe('Typed before and last');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => draftTitle(page, id)).toBe('Typed before and last');
  });

  it('gives way to the server’s text if that is newer', { tags: ['slow'] }, async () => {
    const { page, id } = await livePost('older-here');
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Older, kept here');
    await isKept(page, 'Older, kept here');
    await kill(page);
    await page.context().setOffline(false);
    const next = await page.context().newPage();
    const theirs = { ...postOf('older-here'), title: 'Newer' };
    expect((await next.request.put(`/api/drafts/${id}`, { data: theirs })).status()).toBe(200);
    await next.goto(`/admin/blogs/edit/${id}`);
    const dialog = next.getByRole('dialog', {
      name: 'This browser has an older text of this post',
    });
    const primary = dialog.locator('.MuiButton-contained');
    expect(await primary.innerText()).toBe('Take theirs');
    await primary.click();
    await expect.poll(() => titleOf(next)).toBe('Newer');
  });
});

describe('a live post', () => {
  it('is unpublished after a confirmation that names what links to it', async () => {
    const { page, id } = await livePost('taken-back');
    const linking = { ...postOf('linking'), content: '<p><a href="/blog/taken-back">It</a></p>' };
    expect((await page.request.post('/api/blogs', { data: linking })).status()).toBe(201);
    // Links are indexed by the checks a moment later.
    const links = '/api/posts?filter={"links_to":"taken-back"}';
    await expect.poll(async () => (await readJson<Post[]>(page, links)).length).toBe(1);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unpublish?' });
    await dialog.getByText('These posts link to it: “linking”.').waitFor();
    await dialog.getByLabel('Redirect visitors to (optional)').fill('/blog');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await toast(page, 'Post unpublished').waitFor();
    await state(page, /^Draft/);
    expect((await page.request.get(`/api/blogs/${id}`)).status()).toBe(404);
    await page.goto('/blog/taken-back');
    await page.waitForURL('**/blog');
  });
});

describe('two editors', () => {
  it('see each other; the second to save chooses between the texts', async () => {
    const { page, id } = await livePost('shared');
    const ravi = { username: 'ravi', password: 'battery-staple' };
    expect((await page.request.post('/api/admins', { data: ravi })).status()).toBe(201);
    const other = await site.open('about:blank', { allow });
    expect((await other.request.post('/api/session', { data: ravi })).status()).toBe(201);
    await openDesk(other, id);
    await other.getByText('admin has this post open too.').waitFor();
    await comeBack(page);
    await page.getByText('ravi has this post open too.').waitFor();
    await page.getByLabel('Title').fill('Typed by the first');
    await expect.poll(() => draftTitle(page, id)).toBe('Typed by the first');
    await other.getByLabel('Title').fill('Typed by the second');
    const dialog = other.getByRole('dialog', { name: 'admin saved this meanwhile' });
    await dialog.getByRole('group', { name: 'Yours' }).getByText('Typed by the second').waitFor();
    expect(await draftTitle(page, id)).toBe('Typed by the first');
  });
});

describe('a browser whose storage failed once', () => {
  it('keeps later typing', async () => {
    const { id } = await livePost('storage');
    const page = await site.openSignedIn('/admin/blogs', {
      allow: /Failed once|ERR_INTERNET_DISCONNECTED/,
      own: true,
    });
    const row = page.getByRole('row').filter({ hasText: 'storage' });
    const link = row.getByRole('link', { name: 'Edit' });
    await link.waitFor();
    await page.evaluate(() => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = () => {
        IDBFactory.prototype.open = open;
        throw new DOMException('Failed once.', 'UnknownError');
      };
    });
    await link.click();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Kept all the same');
    await state(page, /kept in this browser/);
    await isKept(page, 'Kept all the same');
    await page.context().setOffline(false);
    await expect.poll(() => draftTitle(page, id)).toBe('Kept all the same');
  });
});

describe('a preview', () => {
  it('opens the real page with the latest text, also by its link elsewhere, until that is revoked', async () => {
    const { page } = await livePost('previewed');
    await page.getByLabel('Title').fill('Only previewed');
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Preview', exact: true }).first().click(),
    ]);
    await preview.getByRole('heading', { level: 1, name: 'Only previewed' }).waitFor();
    const visitor = await site.open(new URL(preview.url()).pathname, { allow });
    await visitor.getByRole('heading', { level: 1, name: 'Only previewed' }).waitFor();
    await visitor.goto('/blog/previewed');
    await visitor.getByRole('heading', { level: 1, name: 'previewed' }).waitFor();
    await page.reload();
    await page
      .getByRole('group', { name: 'Link 1' })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await page.getByRole('group', { name: 'Link 1' }).waitFor({ state: 'detached' });
    await visitor.goto(new URL(preview.url()).pathname);
    await visitor.getByText("We couldn't find the post you're looking for.").waitFor();
  });
});

describe('the tools', () => {
  it.each([
    { width: 1366, height: 657 },
    { width: 390, height: 844 },
  ])('stay in view at $width × $height, with one scroll bar', async (viewport) => {
    const page = await site.openSignedIn('/admin/blogs/edit/3', { viewport });
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bold = page.getByRole('button', { name: 'Bold' });
    const isInView = (box: { y: number } | null) =>
      box !== null && box.y >= 48 && box.y < viewport.height;
    await expect.poll(async () => isInView(await bold.boundingBox())).toBe(true);
    expect(isInView(await page.getByRole('button', { name: 'Update Post' }).boundingBox())).toBe(
      true,
    );
    const { scrolls, overflow } = await text.evaluate((element) => ({
      scrolls: element.scrollHeight > element.clientHeight + 1,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect({ scrolls, overflow }).toEqual({ scrolls: false, overflow: 0 });
  });
});

describe('a scheduled post', () => {
  it('goes live on time, says so on the desk, and shows where it failed', async () => {
    const page = await site.signedIn({ allow });
    const { id }: Blog = await (
      await page.request.post('/api/blogs', { data: postOf('planned') })
    ).json();
    await openDesk(page, id);
    await page.getByLabel('Title').fill('Planned title');
    await page.getByRole('button', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog', { name: 'When should it go live?' });
    await dialog.getByLabel('Day').fill('2027-10-03');
    await dialog.getByLabel('Time').fill('02:30');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByText(/doesn’t exist in Sydney/).waitFor();
    await dialog.getByLabel('Time').fill('09:00');
    await dialog.getByText('Goes live 3 Oct 2027, 9:00 am Sydney').waitFor();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await toast(page, 'Blog post scheduled.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await state(page, 'Scheduled 3 Oct 2027, 9:00 am Sydney');
    const [row] = await readJson<Post[]>(page, `/api/posts?filter={"id":["${id}"]}`);
    expect(row).toMatchObject({ state: 'scheduled', publish_at: '2027-10-02T22:00:00.000Z' });
    const notice = page.getByText('Reschedule to include your later changes.');
    expect(await notice.count()).toBe(0);
    await page.getByLabel('Excerpt').fill('Changed since');
    await state(page, /Sydney · saved \d\d:\d\d Sydney$/);
    await notice.waitFor();
    await reopen(page);
    await notice.waitFor();
    await page.getByRole('button', { name: 'Unschedule' }).click();
    await state(page, 'Live + changes');

    const { updated_at } = await readJson<Draft>(page, `/api/drafts/${id}`);
    const publish_at = new Date(Date.now() + 4000).toISOString();
    const planned = { blog_id: id, publish_at, updated_at };
    expect((await page.request.post('/api/publications', { data: planned })).status()).toBe(201);
    await site.restart();
    await expect
      .poll(async () => (await readJson<Blog>(page, `/api/blogs/${id}`)).title)
      .toBe('Planned title');
    await reopen(page);
    await state(page, /^Live$/);
  });

  it('that is days away is shown as live without a reload, and polled rarely', {
    tags: ['slow'],
  }, async () => {
    const page = await site.signedIn({ allow, own: true });
    const data = postOf('in-two-days');
    const { id }: Blog = await (await page.request.post('/api/blogs', { data })).json();
    const draft = { ...data, title: 'Two days later' };
    const saved = await page.request.put(`/api/drafts/${id}`, { data: draft });
    const { updated_at }: Draft = await saved.json();
    const publish_at = new Date(Date.now() + 50 * 3_600_000).toISOString();
    const planned = { blog_id: id, publish_at, updated_at };
    expect((await page.request.post('/api/publications', { data: planned })).status()).toBe(201);
    await page.clock.install();
    await openDesk(page, id);
    await state(page, /^Scheduled/);
    let reads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/posts/${id}`) reads += 1;
    });
    for (let hour = 0; hour < 49; hour += 1) await page.clock.fastForward('01:00:00');
    expect(reads).toBe(0);
    await page.request.post('/api/publications', { data: { blog_id: id, updated_at } });
    for (let half = 0; half < 4; half += 1) await page.clock.fastForward('30:00');
    await state(page, /^Live$/);
    expect(reads).toBeLessThan(4);
  });
});
