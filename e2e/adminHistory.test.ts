import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog, Draft } from '../api/types';
import { readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

/** Opens the history of a post published twice and with a draft. */
async function openHistory(id: string): Promise<Page> {
  const page = await site.signedIn();
  const first = await readJson<Blog>(page, `/api/blogs/${id}`);
  const second = { ...first, title: 'Second', content: '<p>The fee is 250 dollars.</p>' };
  const live: Blog = await (await page.request.put(`/api/blogs/${id}`, { data: second })).json();
  const typed = '<p>The fee is 300 dollars.</p><script>document.title = "ran"</script>';
  const data = { ...live, updated_at: undefined, content: typed };
  await page.request.put(`/api/drafts/${id}`, { data });
  await visit(page, `/admin/blogs/edit/${id}/history`);
  await page.getByRole('heading', { name: 'What changed' }).waitFor();
  return page;
}

function article(page: Page) {
  return page.frameLocator('iframe[title="The article with its changes"]');
}

describe('History', () => {
  it('compares the draft with the live version, and any two versions', async () => {
    const page = await openHistory('3');
    await article(page).locator('del', { hasText: '250' }).waitFor();
    await article(page).locator('ins', { hasText: '300' }).waitFor();
    expect(await page.title()).not.toBe('ran');
    await page
      .getByText(
        /^Live as published by admin, .*, with changes by admin that aren’t published yet\.$/,
      )
      .waitFor();

    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByText(/^Changed: Title, text \(/).waitFor();
    const older = versions.getByRole('radio', { name: /^Compare from Published/ });
    await older.click();
    await expect.poll(() => older.isChecked()).toBe(true);
    await versions.getByRole('radio', { name: /^Compare to Live now/ }).click();
    await article(page).locator('ins', { hasText: 'The fee is 250 dollars' }).waitFor();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await comparison.locator('ins', { hasText: 'Second' }).waitFor();
  });

  it('restores a version as the draft, keeps the one it replaces, and publishes nothing', async () => {
    const page = await openHistory('4');
    const live = await (await page.request.get(`/blog/${await slugOf(page)}`)).text();
    await page.getByRole('button', { name: /^Restore Published/ }).click();
    await toast(page, 'Nothing was published. The live page stays as it is.').waitFor();
    await page.waitForURL(/\/admin\/blogs\/4$/);
    const draft = await readJson<Draft>(page, '/api/drafts/4');
    expect(draft.title).not.toBe('Second');
    expect((await readJson<Blog>(page, '/api/blogs/4')).title).toBe('Second');
    expect(await (await page.request.get(`/blog/${await slugOf(page)}`)).text()).toBe(live);
    await visit(page, '/admin/blogs/edit/4/history');
    await page.getByText('Replaced draft').waitFor();
  });
});

it('reports that the post does not exist', async () => {
  const page = await site.openSignedIn('/admin/blogs/edit/none/history', { allow: /404/ });
  await page.getByRole('heading', { name: 'Post not found' }).waitFor();
});

async function slugOf(page: Page): Promise<string> {
  return (await readJson<Blog>(page, '/api/blogs/4')).slug;
}
