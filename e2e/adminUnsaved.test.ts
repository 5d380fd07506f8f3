import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog } from '../api/types';
import { postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

describe('unsaved changes', () => {
  it('are confirmed before leaving the page and closing the tab', async () => {
    const page = await site.openSignedIn('/admin/admins/create');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const username = page.getByLabel('Username');
    await username.fill('typed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await username.inputValue()).toBe('typed');
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Blog Categories' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();

    await visit(page, '/admin/admins/create');
    await username.fill('typed');
    const asked = page.waitForEvent('dialog');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await closed;
  });
});

async function openPost(slug: string) {
  const page = await site.signedIn({ allow: /409/ });
  const created = await page.request.post('/api/blogs', { data: postOf(slug) });
  const post: Blog = await created.json();
  await openDesk(page, post);
  return { page, post };
}

async function openDesk(page: Page, { id }: Blog) {
  await visit(page, `/admin/blogs/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function titleOf(page: Page, { id }: Blog): Promise<string> {
  return (await readJson<Blog>(page, `/api/blogs/${id}`)).title;
}

describe('a post that somebody else saved meanwhile', () => {
  it('shows what differs and lets the editor choose', async () => {
    const { page, post } = await openPost('contested');
    const dialog = page.getByRole('dialog', { name: 'You saved this in another tab' });
    const update = page.getByRole('button', { name: 'Update Post' });
    const title = page.getByLabel('Title');
    async function saveElsewhere(theirs: string) {
      const stored = await readJson<Blog>(page, `/api/blogs/${post.id}`);
      const data = { ...stored, title: theirs };
      expect((await page.request.put(`/api/blogs/${post.id}`, { data })).status()).toBe(200);
    }

    await saveElsewhere('Theirs');
    await title.fill('Mine');
    await update.click();
    await dialog.waitFor();
    expect(await dialog.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Title']);
    expect(await dialog.getByRole('group', { name: 'Stored now' }).innerText()).toBe('Theirs');
    expect(await dialog.getByRole('group', { name: 'Yours' }).innerText()).toBe('Mine');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect(await title.inputValue()).toBe('Mine');
    expect(await titleOf(page, post)).toBe('Theirs');

    await update.click();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await toast(page, 'Blog post updated.').waitFor();
    expect(await titleOf(page, post)).toBe('Mine');

    await openDesk(page, post);
    await saveElsewhere('Theirs again');
    await title.fill('Mine again');
    await update.click();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => title.inputValue()).toBe('Theirs again');
    await title.fill('Theirs, mended');
    await update.click();
    await toast(page, 'Blog post updated.').waitFor();
    expect(await titleOf(page, post)).toBe('Theirs, mended');
  });
});
