import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const guide = '/services/student-visa';

const scrolledTo = (page: Page, y: number) =>
  page.waitForFunction((asked) => Math.abs(window.scrollY - asked) < 2, y);

async function scroll(page: Page, y: number): Promise<void> {
  await page.evaluate((asked) => window.scrollTo(0, asked), y);
  await scrolledTo(page, y);
}

const links = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link');

async function follow(page: Page, link: number): Promise<number> {
  const hash = await links(page).nth(link).getAttribute('href');
  await links(page).nth(link).click();
  await page.waitForURL(`**${guide}${hash}`);
  await page.waitForFunction((id) => document.activeElement?.id === id, hash?.slice(1));
  return page.evaluate(() => window.scrollY);
}

describe('the browser’s history', () => {
  it('goes back and forward through links within a page, each to its own position', async () => {
    const page = await site.open(guide);
    await scroll(page, 450);
    const first = await follow(page, 2);
    const second = await follow(page, 4);
    expect(second).toBeGreaterThan(first);
    await page.goBack();
    await scrolledTo(page, first);
    await page.goBack();
    await scrolledTo(page, 450);
    await page.goForward();
    await scrolledTo(page, first);
    await page.reload();
    await scrolledTo(page, first);
  });

  it('restores each page and post where it was left; only a link goes to the top', async () => {
    const page = await site.open('/blog');
    await scroll(page, 700);
    await page.locator('.blog-grid .post-card-title a').first().click();
    await page.locator('.article-body').waitFor();
    await scrolledTo(page, 0);
    const post = page.url();
    await scroll(page, 900);
    await page.locator('.post-margin .post-card-title a').first().click();
    await page.waitForURL((url) => url.href !== post);
    await scrolledTo(page, 0);
    await page.goBack();
    await page.waitForURL(post);
    await scrolledTo(page, 900);
    await page.goBack();
    await scrolledTo(page, 700);
  });

  it('starts a page at its top though it was left further down before', async () => {
    const page = await site.open(guide);
    await scroll(page, 800);
    await page.goto('/services/visitor-visa');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('opens the details that hold the figure an address or a link names', async () => {
    const page = await site.open('/changes#visa-500-charge');
    await page.locator('#visa-500-charge').waitFor();
    expect(await page.locator('#visa-600-stay').isVisible()).toBe(false);
    const link = page.locator('.changes section[aria-labelledby] li > a').first();
    const hash = new URL((await link.getAttribute('href')) ?? '', site.url()).hash;
    await page.goto('/changes');
    expect(await page.locator(hash).isVisible()).toBe(false);
    await link.click();
    await page.locator(hash).waitFor();
    await page.goto('/changes?visa=500');
    await page.locator('#visa-500-charge').waitFor();
  });

  it('requests a page once when its link is pressed, and navigates on release', async () => {
    const page = await site.open('/blog');
    const link = page.locator('.blog-grid .post-card-title a').first();
    const address = (await link.getAttribute('href')) ?? '';
    const slug = address.split('/').at(-1) ?? '';
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/api/blogs`) && request.url().includes(slug))
        asked.push(request.url());
    });
    await link.hover();
    await page.mouse.down();
    await expect.poll(() => asked.length).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/blog');
    await page.mouse.up();
    await page.waitForURL(`**${address}`);
    await page.locator('.article-body').waitFor();
    expect(asked).toHaveLength(1);
  });

  it('redirects a link to a post whose slug was changed meanwhile', async () => {
    const page = await site.openSignedIn('/blog');
    const link = page.locator('.blog-grid .post-card-title a').first();
    const slug = (await link.getAttribute('href'))?.split('/').at(-1);
    const filter = JSON.stringify({ slug });
    const [post] = await (await page.request.get(`/api/blogs?filter=${filter}`)).json();
    const data = { ...post, slug: `${slug}-moved` };
    const headers = { Origin: site.url() };
    expect((await page.request.put(`/api/blogs/${post.id}`, { data, headers })).status()).toBe(200);
    await link.click();
    await page.waitForURL(`**/blog/${slug}-moved`);
    await page.getByRole('heading', { level: 1, name: post.title }).waitFor();
    await page.goBack();
    await page.waitForURL('**/blog');
  });
});
