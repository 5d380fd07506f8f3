import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();

/** The consultation form is on another site, which these tests don't need and can't reach. */
const allow = /ERR_/;

const phone = { viewport: { width: 390, height: 844 } };

const main = (page: Page) => page.locator('main');

describe('a guide', () => {
  it('opens the consultation dialog by keyboard, returns the focus, and links back', async () => {
    const page = await site.open('/services/student-visa', { allow });
    const button = main(page).getByRole('button', { name: 'Book Free Consultation' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Back to Services' }).click();
    await page.waitForURL(`${site.url()}/services`);
  });

  it('marks the section in view in its table of contents', async () => {
    const page = await site.open('/services/student-visa');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'What it costs' }).click();
    await page.waitForURL(/#costs$/);
    const current = contents.locator('[aria-current]');
    await current.filter({ hasText: 'What it costs' }).waitFor();
    expect(await current.count()).toBe(1);
  });

  it('collapses its table of contents on a phone', async () => {
    const page = await site.open('/services/student-visa', phone);
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    expect(await link.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await link.click();
    await page.waitForURL(/#what-it-allows$/);
  });

  it('keeps a table’s rows and columns on a phone', async () => {
    const page = await site.open('/services/student-visa', phone);
    const table = page.getByRole('table', { name: /What courses commonly ask for/ });
    const row = table.getByRole('row', { name: /PTE Academic/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['42–65', '47']);
    const [first, second] = await row.getByRole('cell').all();
    const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
    expect(right?.y).toBe(left?.y);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  it('prints its text and its links’ addresses without the navigation', async () => {
    const page = await site.open('/services/student-visa');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'What it costs' }).isVisible()).toBe(true);
    const address = await page
      .locator('.guide-text a[href^="https://cricos"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('https://cricos.education.gov.au/');
    const ownAddress = await page
      .locator('.guide-text a[href^="/"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(ownAddress).toMatch(/ \(localhost:\d+\/\w+/);
  });
});

describe('/services', () => {
  it('scrolls to the contact section from a service’s button', async () => {
    const page = await site.open('/services');
    await page.getByRole('link', { name: 'Book a Consultation about Visitor Visas' }).click();
    await page.waitForFunction(() => {
      const box = document.getElementById('contact-info')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.top < window.innerHeight / 2;
    });
  });

  it('opens a guide from anywhere in its entry', async () => {
    const page = await site.open('/services');
    // The link covers the whole entry.
    await page.locator('.services-entry-art').nth(2).click({ force: true });
    await page.waitForURL(`${site.url()}/services/student-visa`);
    await page.getByRole('heading', { level: 1, name: 'Student visa guide' }).waitFor();
  });
});
