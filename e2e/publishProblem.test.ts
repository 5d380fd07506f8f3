import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog } from '../api/types';
import { postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();
const allow = /404|409|422|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

/** An article of 900 words that ends with something that nobody confirmed. */
const long = `${'<p>Nine words are said in this paragraph of text.</p>'.repeat(100)}<p>It costs <data value="visa-189-charge @2020-01-01">$1</data>.</p>`;

/** Opens a draft, with the caret at the end of its text. */
async function atTheEnd(slug: string, content: string, width = 1440): Promise<Page> {
  const page = await site.signedIn({ allow, viewport: { width, height: 800 } });
  await page.request.put(`/api/drafts/${slug}`, { data: { ...postOf(slug), content } });
  await visit(page, `/admin/blogs/${slug}`);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  return page;
}

const problem = (page: Page, text: RegExp) =>
  page.locator('form').getByRole('alert').filter({ hasText: text });

/** Whether somebody who looks at the page sees all of it. */
const isSeen = (page: Page, text: RegExp) =>
  problem(page, text).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    return inside && element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
  });

/** Types over what was chosen in the text: the fact. */
async function replaceChosen(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Content' });
  await expect.poll(() => text.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('little');
  await text.getByText('It costs little.').waitFor();
}

describe('what stops publishing is said beside the button', () => {
  it('and leads to the checks and the place in the text', async () => {
    const page = await atTheEnd('unconfirmed', long);
    await page.getByRole('button', { name: 'Create Post' }).click();
    const message = /Nobody has confirmed/;
    await problem(page, message).waitFor();
    expect(await isSeen(page, message)).toBe(true);
    const finding = page.getByRole('region', { name: 'Must be fixed' }).getByRole('button');
    await expect.poll(() => finding.evaluate((it) => it === document.activeElement)).toBe(true);
    // The tools stay below it.
    const tools = await page.getByRole('toolbar', { name: 'Content toolbar' }).boundingBox();
    const alert = await problem(page, message).boundingBox();
    expect(tools?.y).toBeGreaterThanOrEqual((alert?.y ?? 0) + (alert?.height ?? 0) - 1);
    await page.keyboard.press('Enter');
    await replaceChosen(page);
    await problem(page, message).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Create Post' }).click();
    await toast(page, 'Blog post created.').waitFor();
  });

  it('on a phone, where the drawer opens on demand', async () => {
    const page = await atTheEnd('unconfirmed-phone', long, 390);
    await page.getByRole('button', { name: 'Create Post' }).click();
    const message = /Nobody has confirmed/;
    await problem(page, message).waitFor();
    expect(await isSeen(page, message)).toBe(true);
    await problem(page, message).getByRole('button', { name: 'Show' }).click();
    const drawer = page.getByRole('dialog', { name: 'Post details' });
    const finding = drawer.getByRole('button', { name: message });
    await expect.poll(() => finding.evaluate((it) => it === document.activeElement)).toBe(true);
    await finding.click();
    await replaceChosen(page);
  });

  it('of several things, until only the others are left', async () => {
    const link = '<p><a href="/blog/gone">Gone</a></p>';
    const page = await atTheEnd('several', link + long);
    await page.getByRole('button', { name: 'Create Post' }).click();
    await problem(page, /^2 things must be fixed/).waitFor();
    await page.getByRole('button', { name: /^Nobody has confirmed/ }).click();
    await replaceChosen(page);
    await problem(page, /^There is no post at/).waitFor();
  });

  it('a taken slug, until it is changed', async () => {
    const page = await atTheEnd('taken', '<p>Text.</p>');
    await page.request.post('/api/blogs', { data: postOf('taken') });
    await page.getByRole('button', { name: 'Create Post' }).click();
    await problem(page, /slug is used/).waitFor();
    expect(await isSeen(page, /slug is used/)).toBe(true);
    const slug = page.getByLabel('Slug');
    await expect.poll(() => slug.evaluate((it) => it === document.activeElement)).toBe(true);
    await slug.fill('taken-not');
    await problem(page, /slug is used/).waitFor({ state: 'detached' });
  });

  it('a server that can’t be reached, until it can', async () => {
    const page = await atTheEnd('offline', '<p>Text.</p>', 390);
    await page.context().setOffline(true);
    await page.keyboard.type(' More.');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await problem(page, /can’t be reached/).waitFor();
    expect(await isSeen(page, /can’t be reached/)).toBe(true);
    await page.context().setOffline(false);
    await problem(page, /can’t be reached/).waitFor({ state: 'detached' });
  });
});

describe('an unchanged live post has no draft', () => {
  const states = async (page: Page, id: string) =>
    (await readJson<{ state: string }[]>(page, `/api/posts?filter={"id":["${id}"]}`)).map(
      ({ state }) => state,
    );

  it('after Schedule… was opened and left', async () => {
    const page = await site.signedIn({ allow });
    await page.request.post('/api/blogs', { data: { ...postOf('calm'), id: 'calm' } });
    await visit(page, '/admin/blogs/calm');
    await page.getByRole('button', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog', { name: 'When should it go live?' });
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByText(/Nothing has changed/).waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect(await states(page, 'calm')).toEqual(['live']);
    await page.getByLabel('Title').fill('Calm no more');
    await page.getByRole('button', { name: 'Schedule…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await page.getByLabel('Title').fill('calm');
    await page.getByRole('status').filter({ hasText: /^Live/ }).waitFor();
    await expect.poll(() => states(page, 'calm')).toEqual(['live']);
  });

  it('after what was typed and saved is undone', async () => {
    const page = await site.signedIn({ allow });
    const { id }: Blog = await (
      await page.request.post('/api/blogs', { data: postOf('undone') })
    ).json();
    await visit(page, `/admin/blogs/${id}`);
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.type('x');
    await page.keyboard.press('Control+s');
    await expect.poll(() => states(page, id)).toEqual(['changed']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => states(page, id)).toEqual(['live']);
    await page
      .getByRole('status')
      .filter({ hasText: /^Live$/ })
      .waitFor();
  });
});
