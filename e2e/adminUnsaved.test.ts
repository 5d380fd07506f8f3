import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog } from '../api/types';
import { postOf, read, toast } from './adminPage';
import { siteFixture } from './fixture';

const site = siteFixture();

async function openPost(slug: string) {
  const page = await site.openSignedIn('about:blank', { allow: /409/ });
  const created = await page.request.post('/api/blogs', { data: postOf(slug) });
  const post: Blog = await created.json();
  await openForm(page, post);
  return { page, post };
}

async function openForm(page: Page, { id }: Blog) {
  await page.goto(`/admin/blogs/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

/** Waits until the browser keeps the text, as it does a moment after the last key. */
async function isKept(page: Page, text: string) {
  await page.waitForFunction(
    (wanted) => Object.values(localStorage).some((value) => String(value).includes(wanted)),
    text,
  );
}

async function titleOf(page: Page, { id }: Blog): Promise<string> {
  return (await read<Blog>(page, `/api/blogs/${id}`)).title;
}

describe('unsaved changes', () => {
  it('are asked about before another page, and are kept or discarded as chosen', async () => {
    const { page, post } = await openPost('leaving');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const categories = page.getByRole('menuitem', { name: 'Blog Categories' });
    const title = page.getByLabel('Title');
    await title.fill('Typed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await title.inputValue()).toBe('Typed');

    await categories.click();
    await question.getByRole('button', { name: 'Leave, keep draft' }).click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();
    await openForm(page, post);
    await page.getByText(/^Your unsaved draft of/).waitFor();
    expect(await title.inputValue()).toBe('Typed');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    expect(await title.inputValue()).toBe('leaving');

    await title.fill('Typed again');
    await categories.click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'Blog Categories' }).waitFor();
    await openForm(page, post);
    expect(await title.inputValue()).toBe('leaving');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    expect(await titleOf(page, post)).toBe('leaving');
  });

  it('are asked about on closing the tab, and come back after a crash', async () => {
    const { page, post } = await openPost('closing');
    await page.getByLabel('Title').fill('Typed before the crash');
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.type('Words too. ');
    await isKept(page, 'Words too.');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();

    const next = await page.context().newPage();
    await openForm(next, post);
    await next.getByText(/^Your unsaved draft of/).waitFor();
    expect(await next.getByLabel('Title').inputValue()).toBe('Typed before the crash');
    expect(await next.getByRole('textbox', { name: 'Content' }).innerText()).toContain('Words too');
    await next.getByRole('button', { name: 'Update Post' }).click();
    await toast(next, 'Blog post updated.').waitFor();
    expect(await titleOf(next, post)).toBe('Typed before the crash');
    await openForm(next, post);
    expect(await next.getByText(/^Your unsaved draft of/).count()).toBe(0);
  });
});

describe('a post that somebody else saved meanwhile', () => {
  it('shows what differs and lets the editor choose', async () => {
    const { page, post } = await openPost('contested');
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
    const update = page.getByRole('button', { name: 'Update Post' });
    const title = page.getByLabel('Title');
    async function saveElsewhere(theirs: string) {
      const stored = await read<Blog>(page, `/api/blogs/${post.id}`);
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

    await openForm(page, post);
    await saveElsewhere('Theirs again');
    await title.fill('Mine again');
    await update.click();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await title.inputValue()).toBe('Theirs again');
    await title.fill('Theirs, mended');
    await update.click();
    await toast(page, 'Blog post updated.').waitFor();
    expect(await titleOf(page, post)).toBe('Theirs, mended');
  });
});
