import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Blog, Post, UploadedImage } from '../api/types';
import { postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();
const allow = /409|404/;
const picture = '<p><img src="/favicon.svg" alt="A flower" width="60" height="60"></p><p>after</p>';

async function livePost(slug: string, fields: object = {}) {
  const page = await site.signedIn({ allow });
  const created = await page.request.post('/api/blogs', { data: { ...postOf(slug), ...fields } });
  const { id }: Blog = await created.json();
  await openDesk(page, id);
  return { page, id };
}

async function openDesk(page: Page, id: string) {
  await visit(page, `/admin/blogs/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

const state = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();
const stateOf = async (page: Page, id: string) =>
  (await readJson<Post>(page, `/api/posts/${id}`)).state;

/** Counts the posts' texts stored in this browser. */
const keptCopies = (page: Page) =>
  page.evaluate(async () => {
    const left = Object.keys(localStorage).filter((key) => key.startsWith('wattlepath-left'));
    const stored = await new Promise<number>((resolve) => {
      const opening = indexedDB.open('wattlepath-desk', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('copies');
      opening.onsuccess = () => {
        const count = opening.result.transaction('copies').objectStore('copies').count();
        count.onsuccess = () => {
          resolve(count.result);
          opening.result.close();
        };
      };
    });
    return left.length + stored;
  });

describe('text that was undone before it was sent', () => {
  it('is shown as saved at once, and never comes back', async () => {
    const { page, id } = await livePost('taken-back');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' undone');
    await expect.poll(() => keptCopies(page)).toBe(1);
    for (let press = 0; press < ' undone'.length; press += 1) {
      await page.keyboard.press('Backspace');
    }
    await state(page, /^(?!.*saving…)/);
    await expect.poll(() => keptCopies(page)).toBe(0);
    await expect.poll(() => page.getByText('saving…').count()).toBe(0);
    await page.reload();
    await text.waitFor();
    expect(await text.innerText()).toBe('taken-back');
    expect(await stateOf(page, id)).toBe('live');
  });
});

describe('a selected picture', () => {
  it('does not break discarding changes', async () => {
    const { page, id } = await livePost('framed', { content: picture });
    await page.getByLabel('Title').fill('Changed');
    await state(page, /· saved \d/);
    await page.getByRole('textbox', { name: 'Content' }).locator('img[width]').click();
    await page.locator('.resize-handle').first().waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await toast(page, 'Draft discarded.').waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('framed');
    expect(await stateOf(page, id)).toBe('live');
  });

  it('does not break taking the version saved elsewhere', async () => {
    const { page, id } = await livePost('framed-too', { content: picture });
    const live = await readJson<Blog>(page, `/api/blogs/${id}`);
    await page.getByLabel('Title').fill('Mine');
    await page.request.put(`/api/blogs/${id}`, { data: { ...live, title: 'Theirs' } });
    await page.getByRole('textbox', { name: 'Content' }).locator('img[width]').click();
    await page.locator('.resize-handle').first().waitFor();
    await page.getByRole('button', { name: 'Update Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'You saved this in another tab' });
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Theirs');
  });
});

describe('Enter in the alt text of the featured picture', () => {
  it('saves a draft and publishes nothing', async () => {
    const client = await site.signedIn();
    const create = { width: 60, height: 40, channels: 3, background: '#2F6B4F' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    const uploaded = await client.request.post('/api/images', {
      multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer } },
    });
    const { image_url }: UploadedImage = await uploaded.json();
    const { page, id } = await livePost('featured', { image_url });
    const alt = page.getByLabel('Alternative text');
    await alt.fill('A ferry at dawn');
    await alt.press('Enter');
    await toast(page, 'Draft saved.').waitFor();
    expect(await alt.inputValue()).toBe('A ferry at dawn');
    expect(await stateOf(page, id)).toBe('changed');
  });
});

describe('a page that fails', () => {
  it('says what happened and what is kept, and links back to the list', async () => {
    const broken = await site.signedIn({ allow: /./ });
    const headers = { 'Content-Range': 'blog-categories 0-0/1' };
    const json = [null];
    await broken.route('**/api/blog-categories**', (route) => route.fulfill({ json, headers }));
    await visit(broken, '/admin/blog-categories');
    const alert = broken.getByRole('alert').filter({ hasText: 'kept in this browser' });
    await alert.waitFor();
    await broken.getByRole('heading', { name: 'This page stopped working' }).waitFor();
    await broken.getByRole('link', { name: 'Back to the list' }).waitFor();
    await broken.unroute('**/api/blog-categories**');
    await broken.getByRole('button', { name: 'Reload' }).click();
    await broken.getByRole('heading', { name: 'Blog Categories' }).waitFor();
  });
});

describe('a key right after Enter in the title', () => {
  it('goes to the text', async () => {
    const { page } = await livePost('entered');
    await page.getByLabel('Title').click();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('x')]);
    const text = page.getByRole('textbox', { name: 'Content' });
    await expect.poll(() => text.innerText()).toContain('x');
  });
});
