import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { markUpdate } from '../db/file/updateMarker.js';
import { readJson, toast } from './adminPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const allow = /503/;

/** Does something while the server refuses saves, until it has refused one. */
async function duringUpdate(page: Page, path: string, work: () => Promise<unknown>) {
  const end = markUpdate(site.file(), 'saves-refused');
  try {
    const refused = page.waitForResponse((response) => response.status() === 503);
    await work();
    expect((await refused).url()).toContain(path);
  } finally {
    end();
  }
}

it('a visitor’s form sent while the server is updated is sent again by itself', async () => {
  const page = await site.open('/', { allow });
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill('during@example.com');
  const button = footer.getByRole('button');
  await duringUpdate(page, '/api/newsletter', () => button.click());
  await page.locator('.toast').getByText('Thank you for subscribing').waitFor();
});

it('so is what an admin saves', async () => {
  const page = await site.openSignedIn('/admin/blog-categories/create', { allow });
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Category' });
  await dialog.getByLabel('Name').fill('Updated meanwhile');
  await dialog.getByLabel('Description').fill('Saved through an update');
  const save = dialog.getByRole('button', { name: 'Create Category' });
  await duringUpdate(page, '/api/blog-categories', () => save.click());
  await toast(page, 'Category created.').waitFor();
  const names = await readJson<{ name: string }[]>(page, '/api/blog-categories?range=[0,99]');
  expect(names.filter(({ name }) => name === 'Updated meanwhile')).toHaveLength(1);
});
