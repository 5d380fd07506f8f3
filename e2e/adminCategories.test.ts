import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog, BlogCategory } from '../api/types';
import { closeToast, postOf, readJson, toast } from './adminPage';
import { siteFixture } from './fixture';

const site = siteFixture();

async function openList(allow = /409|ERR_INTERNET_DISCONNECTED/): Promise<Page> {
  const page = await site.openSignedIn('/admin/blog-categories', { allow });
  await page.getByText(/\d+ categor(y|ies) found/).waitFor();
  return page;
}

function waitForCount(page: Page, text: string) {
  return page.getByText(`${text} found`, { exact: true }).waitFor();
}

function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

async function named(page: Page, name: string): Promise<BlogCategory | undefined> {
  const all = await readJson<BlogCategory[]>(page, '/api/blog-categories?range=[0,99]');
  return all.find((category) => category.name === name);
}

describe('Blog Categories', () => {
  it('are counted, searched by name and paged', async () => {
    const page = await openList();
    await page.getByRole('heading', { level: 1, name: 'Blog Categories' }).waitFor();
    await waitForCount(page, '5 categories');
    const search = page.getByPlaceholder('Search categories by name...');
    await search.fill('FAMILY');
    await waitForCount(page, '1 category');
    await row(page, 'Family & Partner').waitFor();
    await search.fill('');
    await waitForCount(page, '5 categories');
    await page.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: '50' }).waitFor();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['5', '10', '20', '50']);
  });

  it('are created in a dialog that requires both fields and a unique name', async () => {
    const page = await openList();
    await page.getByRole('link', { name: 'New Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Blog Category' });
    const save = dialog.getByRole('button', { name: 'Create Category' });
    await save.click();
    await dialog.getByRole('alert').filter({ hasText: 'Name is required.' }).waitFor();
    await dialog.getByLabel('Name').fill('student VISAS');
    await save.click();
    await dialog.getByRole('alert').filter({ hasText: 'Description is required.' }).waitFor();
    await dialog.getByLabel('Description').fill('About visas');
    await save.click();
    await toast(page, 'ErrorCategory name already exists.').waitFor();

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await dialog.getByLabel('Name').fill('  Visa News ');
    await page.context().setOffline(true);
    await save.click();
    const failed = 'Failed to submit form. Please try again.';
    await dialog.getByRole('alert').filter({ hasText: failed }).waitFor();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('About visas');
    await page.context().setOffline(false);
    await save.click();
    await toast(page, 'Category created.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await waitForCount(page, '6 categories');
    expect(await named(page, 'Visa News')).toMatchObject({ description: 'About visas' });
  });

  it('are refused if another took the name meanwhile', async () => {
    const page = await openList();
    await page.getByRole('link', { name: 'New Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Raced');
    await dialog.getByLabel('Description').fill('Second');
    const data = { name: 'RACED', description: 'First' };
    await page.request.post('/api/blog-categories', { data });
    await dialog.getByRole('button', { name: 'Create Category' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Category name already exists.' }).waitFor();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Second');
  });

  it('are renamed in a dialog, and on their posts', async () => {
    const page = await openList();
    const data = { ...postOf('news-post'), category: 'Visa News' };
    const { id }: Blog = await (await page.request.post('/api/blogs', { data })).json();
    await row(page, 'Visa News').getByRole('link', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Blog Category' });
    await dialog.getByLabel('Name').fill('VISA news');
    await dialog.getByRole('button', { name: 'Update Category' }).click();
    await toast(page, 'Category updated.').waitFor();
    await row(page, 'VISA news').waitFor();
    expect((await readJson<Blog>(page, `/api/blogs/${id}`)).category).toBe('VISA news');
    await page.reload();
    await row(page, 'VISA news').getByRole('link', { name: '1 post' }).click();
    await page.getByText('1 post(s) found').waitFor();
    await row(page, 'news-post').waitFor();
  });

  it('are deleted with undo, but not while posts use them', async () => {
    const page = await openList();
    await row(page, 'VISA news').getByRole('button', { name: 'Delete' }).click();
    await toast(page, /1 post/).waitFor();
    expect(await named(page, 'VISA news')).toBeDefined();

    const unused = row(page, 'RACED');
    await page.context().setOffline(true);
    await unused.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'ErrorThe server could not be reached. Please try again.').waitFor();
    await page.context().setOffline(false);
    await unused.waitFor();
    await unused.getByRole('button', { name: 'Delete' }).click();
    await unused.waitFor({ state: 'detached' });
    await toast(page, 'Category deleted.').getByRole('button', { name: 'Undo' }).click();
    await unused.waitFor();
    await unused.getByRole('button', { name: 'Delete' }).click();
    await closeToast(page, 'Category deleted.');
    await expect.poll(() => named(page, 'RACED')).toBeUndefined();
  });
});
