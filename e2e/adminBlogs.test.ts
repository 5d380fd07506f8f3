import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog, Draft, Post } from '../api/types';
import { closeToast, postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

async function openList(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.openSignedIn('/admin/blogs', options);
  await page.getByText(/\d+ post\(s\) found/).waitFor();
  return page;
}

function waitForCount(page: Page, count: number) {
  return page.getByText(`${count} post(s) found`, { exact: true }).waitFor();
}

function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

async function pageNumbers(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /^Page/ })
    .allInnerTexts();
}

async function isStored(page: Page, slug: string): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ slug }));
  return (await readJson<Blog[]>(page, `/api/blogs?filter=${filter}`)).length === 1;
}

describe('Blog Posts', () => {
  it('shows for each post picture, title, excerpt, state, author, category, date, Edit and Delete', async () => {
    const page = await openList({ viewport: { width: 1280, height: 800 } });
    await page.getByRole('heading', { level: 1, name: 'Blog Posts' }).waitFor();
    await page.getByRole('link', { name: 'New Post' }).waitFor();
    await waitForCount(page, 8);
    const partner = row(page, 'Partner Visa Evidence That Convinces');
    await partner.waitFor();
    const cells = await partner.getByRole('cell').allInnerTexts();
    expect(cells.slice(1)).toEqual([
      expect.stringMatching(/^Partner Visa Evidence That Convinces\s+An officer who has never met/),
      'Live',
      'Sofia Marchetti',
      'Family & Partner',
      '10 Nov 2026',
      expect.stringMatching(/^Edit\s+Delete$/),
    ]);
    const title = await partner.getByRole('cell').nth(1).boundingBox();
    expect(title?.width).toBeGreaterThan(420);
    const remove = await partner.getByRole('button', { name: 'Delete' }).boundingBox();
    expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThan(1256);
    const picture = partner.locator('img');
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBe(480);
    await partner.getByRole('button', { name: 'Delete' }).waitFor();
    await partner.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
  });

  it('finds by title, author or category, ignoring case', async () => {
    const page = await openList();
    const search = page.getByPlaceholder('Search posts by title, author, or category...');
    await search.fill('visa EVIDENCE');
    await waitForCount(page, 1);
    await search.fill('marchetti');
    await waitForCount(page, 2);
    await search.fill('LIVING & working');
    await waitForCount(page, 2);
    await search.fill('no such post');
    await waitForCount(page, 0);
    await page.getByText('No Blog Posts found using the current filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await waitForCount(page, 8);
  });

  it('has pages of 5, 10, 20 or 50, by default 10, with at most five page numbers', async () => {
    const page = await site.signedIn();
    for (let number = 1; number <= 52; number += 1) {
      await page.request.post('/api/blogs', { data: postOf(`extra-${number}`) });
    }
    await visit(page, '/admin/blogs');
    await waitForCount(page, 60);
    const rows = page.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(10);
    expect(await rows.first().innerText()).toContain('extra-52');
    await expect.poll(() => pageNumbers(page)).toEqual(['1', '2', '3', '4', '5']);
    expect(await page.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next page' }).click();
    await row(page, 'extra-42').waitFor();
    await page.getByRole('button', { name: 'Page 4' }).click();
    await row(page, 'extra-22').waitFor();
    await expect.poll(() => pageNumbers(page)).toEqual(['2', '3', '4', '5', '6']);

    await page.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: '50' }).waitFor();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['5', '10', '20', '50']);
    await page.getByRole('option', { name: '50' }).click();
    await row(page, 'extra-52').waitFor();
    await row(page, 'extra-3').first().waitFor();
    await expect.poll(() => rows.count()).toBe(50);
    expect(await page.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await expect.poll(() => pageNumbers(page)).toEqual(['1', '2']);
  });

  it('deletes without confirmation, and restores with Undo', async () => {
    const page = await openList();
    const extra = row(page, 'extra-52');
    await extra.getByRole('button', { name: 'Delete' }).click();
    await extra.waitFor({ state: 'detached' });
    await toast(page, 'Blog post deleted.').getByRole('button', { name: 'Undo' }).click();
    await extra.waitFor();
    expect(await isStored(page, 'extra-52')).toBe(true);

    await extra.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => isStored(page, 'extra-52')).toBe(false);
    await extra.waitFor({ state: 'detached' });
  });

  it('leaves the list unchanged when a delete fails', async () => {
    const page = await openList({ allow: /ERR_INTERNET_DISCONNECTED|404/ });
    await page.context().setOffline(true);
    const extra = row(page, 'extra-51');
    await extra.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'ErrorThe server could not be reached. Please try again.').waitFor();
    await page.context().setOffline(false);
    await extra.waitFor();
    expect(await isStored(page, 'extra-51')).toBe(true);
  });

  it('deletes the selected posts together, and restores them with Undo', async () => {
    const page = await openList();
    for (const name of ['extra-50', 'extra-49']) {
      await row(page, name).getByRole('checkbox').check();
    }
    await page.getByText('2 items selected').waitFor();
    const remove = page.getByRole('button', { name: 'Delete', exact: true }).first();
    await remove.click();
    await row(page, 'extra-50').waitFor({ state: 'detached' });
    await toast(page, 'Blog posts deleted.').getByRole('button', { name: 'Undo' }).click();
    await row(page, 'extra-50').waitFor();
    await row(page, 'extra-49').waitFor();
    for (const name of ['extra-50', 'extra-49']) {
      await row(page, name).getByRole('checkbox').setChecked(true);
    }
    await remove.click();
    await closeToast(page, 'Blog posts deleted.');
    await expect.poll(() => isStored(page, 'extra-50')).toBe(false);
    await expect.poll(() => isStored(page, 'extra-49')).toBe(false);
  });

  it('shows drafts and trash, restores from it, and confirms before deleting permanently', async () => {
    const page = await openList();
    const draft = { ...postOf('only-a-draft'), title: 'Only a draft' };
    await page.request.put('/api/drafts/only-a-draft', { data: draft });
    await visit(page, '/admin/blogs?filter={"state":"draft"}');
    await waitForCount(page, 1);
    const stored = row(page, 'Only a draft');
    await stored.getByRole('cell', { name: 'Draft', exact: true }).waitFor();
    await stored.getByRole('button', { name: 'Delete' }).click();
    await closeToast(page, 'Blog post deleted.');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Trash' }).click();
    await stored.getByText(/^Deleted by admin, \d+ \w+ 20\d\d/).waitFor();
    await stored.getByRole('cell', { name: /^\d+ \w+ 20\d\d$/ }).waitFor();
    await stored.getByRole('button', { name: 'Restore' }).click();
    await toast(page, 'Draft restored.').waitFor();
    await stored.waitFor({ state: 'detached' });

    await page.request.delete('/api/blogs/only-a-draft');
    await page.reload();
    await stored.getByRole('button', { name: 'Delete permanently' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Only a draft” permanently?' });
    await dialog.getByText('This deletes its text').waitFor();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await toast(page, 'Permanently deleted.').waitFor();
    await stored.waitFor({ state: 'detached' });
    expect((await page.request.get('/api/posts/only-a-draft')).status()).toBe(404);
  });

  it('changes the category of selected posts, and publishes and unpublishes them', async () => {
    const page = await openList({ allow: /404|422/ });
    const select = async () => {
      for (const name of ['extra-45', 'extra-44']) {
        await row(page, name).getByRole('checkbox').setChecked(true);
      }
    };
    await select();
    await page.getByRole('button', { name: 'Category…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the category of 2 posts' });
    await dialog.getByRole('button', { name: 'Change category' }).click();
    await dialog.getByText('Category is required.').waitFor();
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Skilled Migration' }).click();
    await dialog.getByRole('button', { name: 'Change category' }).click();
    await closeToast(page, 'Category changed.');
    await row(page, 'extra-44').getByText('Skilled Migration').waitFor();
    const post = await readJson<Post>(page, '/api/blogs?filter={"slug":"extra-45"}');
    expect(post).toMatchObject([{ category: 'Skilled Migration' }]);

    await select();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const question = page.getByRole('dialog', { name: 'Unpublish 2 posts?' });
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await closeToast(page, '2 posts unpublished.');
    expect(await isStored(page, 'extra-45')).toBe(false);

    const [{ id }] = await readJson<[Post]>(page, '/api/posts?filter={"q":"extra-45"}');
    const draft = await readJson<Draft>(page, `/api/drafts/${id}`);
    await page.request.put(`/api/drafts/${id}`, { data: { ...draft, excerpt: '' } });
    await page.reload();
    await select();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    const report = page.getByRole('dialog', { name: '1 post published, 1 not' });
    await report.getByText('extra-45: Excerpt is required.').waitFor();
    await report.getByRole('button', { name: 'Close' }).click();
    expect(await isStored(page, 'extra-44')).toBe(true);
  });

  it('acts on no selected post that a search hides, and names those it acts on', async () => {
    const page = await openList();
    for (const slug of ['picked-one', 'picked-two']) {
      await page.request.post('/api/blogs', { data: { ...postOf(slug), date: '2026-11-20' } });
    }
    await page.reload();
    for (const name of ['picked-one', 'picked-two']) {
      await row(page, name).getByRole('checkbox').setChecked(true);
    }
    await page.getByText('2 items selected').waitFor();
    await page.getByPlaceholder(/^Search/).fill('picked-two');
    await page.getByText('1 item selected').waitFor();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const question = page.getByRole('dialog', { name: 'Unpublish 1 post?' });
    await question.getByText('“picked-two”. Visitors no longer see them').waitFor();
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await closeToast(page, '1 post unpublished.');
    expect([await isStored(page, 'picked-one'), await isStored(page, 'picked-two')]).toEqual([
      true,
      false,
    ]);
  });

  it('finds deleted posts and images in the trash', async () => {
    const page = await openList();
    await row(page, 'extra-43').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Blog post deleted. It stays in the trash for 30 days.').waitFor();
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Trash' }).click();
    await row(page, 'extra-43').getByRole('button', { name: 'Restore' }).click();
    await toast(page, 'Post restored and live.').waitFor();
    await page.getByRole('tab', { name: 'Images' }).click();
    await page.getByText('No image is in the trash.').waitFor();
    expect(await isStored(page, 'extra-43')).toBe(true);
  });

  it('lists, adds, changes and removes redirects', async () => {
    const page = await site.openSignedIn('/admin/redirects', { allow: /422/ });
    await page.getByRole('link', { name: 'New Redirect' }).click();
    await page.getByLabel('From').fill('/blog');
    await page.getByRole('textbox', { name: 'To' }).fill('/about');
    await page.getByRole('button', { name: 'Create Redirect' }).click();
    await page.getByText("This is a page of the site and can't be redirected.").first().waitFor();
    await page.getByLabel('From').fill('/2019/05/Old-Fees/');
    await page.getByRole('button', { name: 'Create Redirect' }).click();
    await closeToast(page, 'Redirect created.');
    const made = row(page, '/2019/05/old-fees');
    await made.getByRole('cell', { name: 'Added here' }).waitFor();
    const target = async () => {
      const response = await page.request.get('/2019/05/old-fees', { maxRedirects: 0 });
      return response.headers().location;
    };
    expect(await target()).toBe('/about');
    await made.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'To' }).fill('/contact');
    await page.getByRole('button', { name: 'Update Redirect' }).click();
    await closeToast(page, 'Redirect updated.');
    expect(await target()).toBe('/contact');
    await made.getByRole('button', { name: 'Delete' }).click();
    await made.waitFor({ state: 'detached' });
    expect(await target()).toBe(undefined);
    await toast(page, 'Redirect deleted.').getByRole('button', { name: 'Undo' }).click();
    await made.waitFor();
    expect(await target()).toBe('/contact');
  });

  it('exports the filtered list as CSV', async () => {
    const page = await openList();
    await page.getByPlaceholder(/^Search posts/).fill('extra-1');
    await waitForCount(page, 11);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('posts.csv');
    const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).split('\n');
    expect(header.split(',')).toEqual(
      expect.arrayContaining(['title', 'slug', 'excerpt', 'author', 'category', 'date']),
    );
    expect(lines).toHaveLength(11);
    expect(lines.join('\n')).toContain('"About extra-10, ""quoted"""');
  });

  it('remembers the columns that the editor chose', async () => {
    const page = await openList();
    const heads = () => page.getByRole('columnheader').allInnerTexts();
    const excerpt = page.getByText('About extra-46, "quoted"');
    expect(await heads()).toContain('Author');
    await excerpt.waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Author' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Excerpt' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(heads).not.toContain('Author');
    await page.reload();
    await row(page, 'extra-46').waitFor();
    expect(await heads()).not.toContain('Author');
    expect(await excerpt.count()).toBe(0);
  });

  it('reports a failed load instead of an empty list, and retries', async () => {
    const page = await site.signedIn({ allow: /500/ });
    const answer = { status: 500, json: { message: 'The server met a problem.' } };
    await page.route('**/api/posts?*', (route) => route.fulfill(answer));
    await visit(page, '/admin/blogs');
    const problem = page.getByRole('main').getByRole('alert');
    await problem.filter({ hasText: 'The list could not be loaded.' }).waitFor();
    expect(await page.getByText('No Blog Posts found').count()).toBe(0);
    await page.unroute('**/api/posts?*');
    await problem.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/\d+ post\(s\) found/).waitFor();
  });

  it('shows every column without overlap at 1024 px', async () => {
    const page = await openList({ viewport: { width: 1024, height: 768 } });
    await page.getByPlaceholder(/^Search posts/).fill('visa evidence');
    await waitForCount(page, 1);
    const date = row(page, 'Partner Visa Evidence').getByText('10 Nov 2026').first();
    await date.scrollIntoViewIfNeeded();
    const isOnTop = date.evaluate((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return [left + 2, left + width - 2].every((x) =>
        cell.contains(document.elementFromPoint(x, top + height / 2)),
      );
    });
    expect(await isOnTop).toBe(true);
  });

  it('shows cards on a phone, with everything in reach', async () => {
    const page = await openList({ viewport: { width: 390, height: 844 } });
    expect(await page.getByRole('table').count()).toBe(0);
    const card = page.getByRole('listitem').filter({ hasText: 'extra-48' });
    expect(await card.innerText()).toContain('Tester · 31 Mar 2025');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await card.getByRole('button', { name: 'Delete' }).click();
    await closeToast(page, 'Blog post deleted.');
    await expect.poll(() => isStored(page, 'extra-48')).toBe(false);
    await page.getByPlaceholder(/^Search posts/).fill('extra-47');
    await waitForCount(page, 1);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
  });
});
