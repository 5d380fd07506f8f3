import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Blog, BlogCategory } from '../api/types';
import { fillPost, hold, postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { pressTool } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();

async function openNew(allow = /4\d\d|ERR_INTERNET_DISCONNECTED/) {
  const page = await site.openSignedIn('/admin/blogs/new', { allow });
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  const save = page.getByRole('button', { name: 'Create Post' });
  const bySlug = async (slug: string) => {
    const filter = encodeURIComponent(JSON.stringify({ slug }));
    return readJson<Blog[]>(page, `/api/blogs?filter=${filter}`);
  };
  return { page, save, bySlug };
}

const complete = {
  Title: 'A complete post',
  Excerpt: 'All there',
  Date: '2025-03-31',
  Author: 'Mei-Lin Zhou',
  Category: 'Student Visas',
  Content: 'Some words.',
};

/**
 * Empties the content as text and as source, expecting the error and the focus on the field each
 * time.
 */
async function isMissingAfterEmptying(page: Page, save: Locator) {
  const content = page.getByRole('textbox', { name: 'Content' });
  const source = page.getByRole('textbox', { name: 'Content source' });
  for (const field of [content, source]) {
    if (field === source) await pressTool(page, 'Source');
    await field.click();
    await page.keyboard.type('Typed');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await save.click();
    await page.locator('.ra-input-content').getByText('Content is required.').waitFor();
    await expect
      .poll(() => field.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await pressTool(page, 'Source');
  await content.click();
  await page.keyboard.type('Some words.');
}

describe('the blog form', () => {
  it('names each missing field in order, in the banner and in a toast, then creates the post', async () => {
    const { page, save, bySlug } = await openNew();
    await page.getByRole('heading', { name: 'Create New Blog Post' }).waitFor();
    const banner = page.locator('form').getByRole('alert');
    async function isMissing(label: string) {
      await save.click();
      await banner.filter({ hasText: `${label} is required.` }).waitFor();
      await toast(page, `Validation Error${label} is required.`).waitFor();
      expect(await page.locator('.MuiSnackbar-root').count()).toBe(1);
    }
    await page.getByLabel('Title').fill('   ');
    await page.getByLabel('Date').fill('');
    // The account has no name: its username is offered.
    expect(await page.getByLabel('Author').inputValue()).toBe('admin');
    await page.getByLabel('Author').fill('');
    await isMissing('Title');
    expect(await page.getByLabel('Title').evaluate((e) => e === document.activeElement)).toBe(true);
    const said = (text: string) => page.getByText(text, { exact: true });
    await said('Author is required.').waitFor();
    await fillPost(page, { Title: complete.Title });
    await said('Title is required.').waitFor({ state: 'detached' });
    await page.getByLabel('Slug').fill('');
    await isMissing('Slug');
    await fillPost(page, { Slug: 'a-complete-post' });
    for (const label of ['Excerpt', 'Date', 'Author', 'Category', 'Content'] as const) {
      await isMissing(label);
      await fillPost(page, { [label]: complete[label] });
    }
    await isMissingAfterEmptying(page, save);
    await save.click();
    await toast(page, 'Blog post created.').waitFor();
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    const [stored] = await bySlug('a-complete-post');
    expect(stored).toMatchObject({
      title: complete.Title,
      excerpt: complete.Excerpt,
      date: complete.Date,
      author: complete.Author,
      category: complete.Category,
      content: '<p>Some words.</p>',
      image_url: '',
    });
    expect(stored?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('suggests a slug from the title until one is typed, and lists the categories by name', async () => {
    const { page } = await openNew();
    const slug = page.getByLabel('Slug');
    await page.getByLabel('Title').fill("Études & the Partner's Visa");
    await expect.poll(() => slug.inputValue()).toBe('etudes-the-partners-visa');
    await slug.fill('My Own  Slug ');
    await slug.blur();
    expect(await slug.inputValue()).toBe('my-own-slug');
    await page.getByLabel('Title').fill('Another title');
    expect(await slug.inputValue()).toBe('my-own-slug');
    await page.getByLabel('Category').click();
    const names = await readJson<BlogCategory[]>(page, '/api/blog-categories?sort=["name","ASC"]');
    await page
      .getByRole('option')
      .nth(names.length - 1)
      .waitFor();
    const options = await page.getByRole('option').allInnerTexts();
    expect(options.map((name) => name.trim()).filter(Boolean)).toEqual(
      names.map(({ name }) => name),
    );
  });

  it('proposes a free slug for one that a post or draft has, and says so while typing', async () => {
    const { page } = await openNew();
    await page.request.put('/api/drafts/twice', { data: { title: 'Twice', slug: 'told-twice' } });
    await page.request.put('/api/drafts/twice-2', { data: { title: '', slug: 'told-twice-2' } });
    const slug = page.getByLabel('Slug');
    await page.getByLabel('Title').fill('Told twice');
    await expect.poll(() => slug.inputValue()).toBe('told-twice-3');
    await page.getByLabel('Title').fill('Told otherwise');
    await expect.poll(() => slug.inputValue()).toBe('told-otherwise');
    await slug.fill('told-twice');
    await page.getByText('“Twice” has this slug.').waitFor();
    await page.getByRole('button', { name: 'Use told-twice-3' }).click();
    expect(await slug.inputValue()).toBe('told-twice-3');
    await page.getByText('has this slug').waitFor({ state: 'detached' });
    // One that was typed stays, and opening a draft changes none.
    await slug.fill('told-twice');
    await page.getByText('“Twice” has this slug.').waitFor();
    await page.keyboard.press('Control+s');
    await toast(page, 'Draft saved.').waitFor();
    await page.reload();
    await page.getByText('“Twice” has this slug.').waitFor();
    expect(await slug.inputValue()).toBe('told-twice');
  });

  it('keeps the input through a taken slug and a lost network, and saves a double click once', async () => {
    const { page, save, bySlug } = await openNew();
    await fillPost(page, { ...complete, Title: 'Kept', Slug: 'a-complete-post' });
    await save.click();
    const message = 'This slug is used by another post. Choose another.';
    await page.locator('form').getByRole('alert').filter({ hasText: message }).waitFor();
    await page.locator('.MuiFormHelperText-root').filter({ hasText: message }).waitFor();

    await page.getByLabel('Slug').fill('kept');
    await page.context().setOffline(true);
    await save.click();
    const failed = 'The server can’t be reached. Your text is kept in this browser.';
    await page.locator('form').getByRole('alert').filter({ hasText: failed }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Kept');
    expect(await page.getByRole('textbox', { name: 'Content' }).innerText()).toBe('Some words.');

    // Back online, what was asked for before may be sent before the click.
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    const release = await hold(page, '**/api/publications');
    await page.context().setOffline(false);
    await save.dblclick({ force: true });
    expect(await save.isDisabled()).toBe(true);
    release();
    await toast(page, 'Blog post created.').waitFor();
    expect(posts).toEqual([`${site.url()}/api/publications`]);
    expect(await bySlug('kept')).toHaveLength(1);
  });

  it('edits a post, links to it on the site, and redirects its old address to the new one', async () => {
    const page = await site.signedIn();
    const created = await page.request.post('/api/blogs', { data: postOf('first-slug') });
    const { id }: Blog = await created.json();
    await visit(page, `/admin/blogs/edit/${id}`);
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    const link = page.getByRole('link', { name: 'View on site' });
    expect(await link.getAttribute('href')).toBe('/blog/first-slug');
    expect(await link.getAttribute('target')).toBe('_blank');
    await page.getByLabel('Title').fill('A new title');
    expect(await page.getByLabel('Slug').inputValue()).toBe('first-slug');
    await page.getByLabel('Slug').fill('second-slug');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await toast(page, 'Blog post updated.').waitFor();
    await page.goto('/blog/first-slug');
    await page.waitForURL('**/blog/second-slug');
    await page.getByRole('heading', { level: 1, name: 'A new title' }).waitFor();
  });
});

describe('the featured image', () => {
  it('is refused for each reason in the specified words', async () => {
    const { page } = await openNew(/415|4\d\d/);
    const file = page.locator('input[type=file][aria-label="Featured Image"]');
    const problem = (text: string) =>
      page.getByRole('group', { name: 'Featured Image' }).getByText(text, { exact: true });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType, buffer });
    await file.dispatchEvent('change');
    await problem('No file selected. Please choose an image.').waitFor();
    const wrongType = 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.';
    await choose('notes.txt', 'text/plain', Buffer.from('notes'));
    await problem(wrongType).waitFor();
    await choose('large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await problem('File is too large. Maximum size is 5MB.').waitFor();
    await choose('notes.png', 'image/png', Buffer.from('still notes'));
    await problem(wrongType).waitFor();
    await page.route('**/api/images', (route) => route.fulfill({ status: 201, json: {} }));
    await choose('any.png', 'image/png', Buffer.from('any'));
    await problem('Failed to retrieve public URL for the uploaded image.').waitFor();
  });

  it('blocks saving while it uploads, then is shown and stored', async () => {
    const { page, save, bySlug } = await openNew();
    await fillPost(page, { ...complete, Title: 'Pictured' });
    const release = await hold(page, '**/api/images');
    const background = '#2F6B4F';
    const create = { width: 640, height: 360, channels: 3, background } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    const file = page.locator('input[type=file][aria-label="Featured Image"]');
    await file.setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer });
    await page.getByRole('status').filter({ hasText: 'Uploading image...' }).waitFor();
    await page.getByRole('progressbar', { name: 'Upload' }).waitFor();
    expect(await save.isDisabled()).toBe(true);
    await page.keyboard.press('Control+s');
    await toast(page, 'ErrorPlease wait for the image to upload.').waitFor();
    release();
    const preview = page.getByRole('img', { name: 'Current featured image' });
    await preview.waitFor();
    await expect
      .poll(() => preview.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(480);
    await page.getByRole('radio', { name: 'Decorative' }).check();
    await save.click();
    await toast(page, 'Blog post created.').waitFor();
    const [stored] = await bySlug('pictured');
    expect(stored?.image_url).toMatch(/^images\/[0-9a-f-]{36}\.\w+$/);
    const image = await page.request.get(`/${stored?.image_url}`);
    expect(image.headers()['cache-control']).toContain('max-age=3600');

    await visit(page, `/admin/blogs/${stored?.id}`);
    await preview.waitFor();
    await page.getByRole('button', { name: 'Remove image' }).click();
    await preview.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Update Post' }).click();
    await toast(page, 'Blog post updated.').waitFor();
    expect((await bySlug('pictured'))[0]?.image_url).toBe('');
  });
});
