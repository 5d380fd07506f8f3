import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guides } from '../site/content/guides';
import { inGuide, pointsTable } from '../site/content/points';
import { services } from '../site/content/services';
import { siteFixture } from './fixture';

const site = siteFixture();

/** The consultation form is on another site, which these tests don't need and can't reach. */
const allow = /ERR_/;

const phone = { viewport: { width: 390, height: 844 } };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const main = (page: Page) => page.locator('main');

/** Each guide's figures from the specification's section 9 and its table of routes. */
const figures: Record<string, readonly string[]> = {
  '/services/student-visa': [
    ...['4–8 weeks', 'From $2,000', '48 hours a fortnight', 'Course length + 1–4 years'],
    ...['$29,710 a year', '5.5–7.0', '42–65', '46–94', '162–185'],
  ],
  '/services/permanent-residency': ['65+', 'about 85+', 'about 65+ with nomination'],
  '/services/employer-sponsored': ['2–4 years', 'Under 45'],
  '/services/post-study-work': [
    ...['Under 35', '6 months', '2 years (92 weeks)', '18 months', '2–4 years', '2–3 years'],
  ],
  '/services/visitor-visa': ['3, 6 or 12 months', 'Up to 3 months', 'No work'],
  '/services/partner-visa': [
    ...['29–37 months', '24–35 months', '18–27 months', '9–15 months', 'About 2 years'],
  ],
};

describe.each(guides.map((guide) => [guide.path, guide] as const))('%s', (path, guide) => {
  it('shows its title, subclass, figures and contents with JavaScript off, and its breadcrumbs to search engines', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([guide.title]);
    const text = await main(page).innerText();
    expect(text).toContain(guide.subclass);
    for (const figure of figures[path] ?? []) expect(text).toContain(figure);
    const facts = await page.locator('.guide-facts').innerText();
    for (const { label } of guide.facts) expect(facts).toContain(label);
    expect(facts).not.toContain('{{');
    const sources = await page.locator('#sources').innerText();
    for (const { title } of guide.sources) expect(sources).toContain(title);

    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = await contents.getByRole('link').all();
    expect(links).toHaveLength(guide.sections.length + 1);
    for (const link of links) {
      const section = page.locator((await link.getAttribute('href')) ?? '');
      const heading = section.getByRole('heading', { level: 2 });
      expect(await heading.innerText()).toBe(await link.innerText());
    }

    const json = await page.locator('script[type="application/ld+json"]').first().textContent();
    const graph = JSON.parse(json ?? '')['@graph'] as Record<string, unknown>[];
    expect(graph.find((entry) => entry['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Services' },
        { position: 3, name: guide.title, item: expect.stringContaining(path) },
      ],
    });
  });

  it('fits a phone, opens the consultation dialog, returns the focus, and links on', async () => {
    const page = await site.open(path, { allow, viewport: { width: 320, height: 800 } });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const over = await page
        .locator('.guide-table')
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      expect(Math.max(0, ...over)).toBe(0);
    }

    const button = main(page).getByRole('button', { name: guide.callToAction.primary.label });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    const { label, path: calculator } = guide.callToAction.secondary;
    expect(calculator).toBe('/points-calculator');
    const secondary = main(page).getByRole('link', { name: label }).last();
    expect(await secondary.getAttribute('href')).toBe(calculator);
    await page.getByRole('link', { name: 'Back to Services' }).click();
    await page.waitForURL(`${site.url()}/services`);
  });
});

describe('a guide', () => {
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

  it.each([
    ['/services/student-visa', 6],
    ['/services/permanent-residency', 8],
    ['/services/partner-visa', 2],
  ])('%s numbers its %i steps', async (path, count) => {
    const page = await site.open(path);
    expect(await page.locator('.guide-trail > li').count()).toBe(count);
  });
});

it('the permanent-residency guide shows the points table as the guide reads it', async () => {
  const page = await site.open('/services/permanent-residency');
  const table = page.getByRole('table', { name: /Points for the 189/ });
  for (const item of Object.values(pointsTable).flatMap(inGuide)) {
    const row = table.getByRole('row', { name: item.label }).first();
    expect(await row.getByRole('cell').innerText()).toBe(String(item.points));
  }
  const master = table.getByRole('row', { name: 'Master’s degree' });
  expect(await master.getByRole('cell').innerText()).toBe('15');
});

it('the permanent-residency guide has three visas, and buttons to the free resources', async () => {
  const page = await site.open('/services/permanent-residency');
  expect(await page.locator('#visas .guide-card-figure strong').allInnerTexts()).toEqual([
    ...['65+', '65+', '65+'],
  ]);
  const buttons = page.locator('#free-resources').getByRole('link');
  expect(await buttons.count()).toBe(3);
  for (const button of await buttons.all()) {
    expect(await button.getAttribute('href')).toBe('/resources');
  }
});

it('the partner guide sorts evidence under the four aspects', async () => {
  const page = await site.open('/services/partner-visa');
  const aspects = page.locator('#evidence .guide-card h3');
  expect(await aspects.allInnerTexts()).toEqual(['Financial', 'Social', 'Household', 'Commitment']);
});

describe('/services', () => {
  it('shows the six services with their subclasses and descriptions', async () => {
    const page = await site.open('/services', { javaScriptEnabled: false });
    const entries = page.locator('.services-entry');
    expect(await entries.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      services.map(({ title }) => title),
    );
    for (const [i, { subclasses, description, path }] of services.entries()) {
      const entry = entries.nth(i);
      const text = await entry.innerText();
      for (const part of [...subclasses, description]) expect(text).toContain(part);
      const guide = entry.getByRole('link', { name: /Read the guide/ });
      expect(await guide.getAttribute('href')).toBe(path);
    }
  });

  it('scrolls to the contact section from a service’s button', async () => {
    const page = await site.open('/services');
    await page.getByRole('link', { name: 'Book a Consultation about Visitor Visas' }).click();
    await page.waitForFunction(() => {
      const box = document.getElementById('contact-info')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.top < window.innerHeight / 2;
    });
  });

  it('opens the consultation dialog from its closing block, and returns the focus', async () => {
    const page = await site.open('/services', { allow });
    const button = main(page).getByRole('button', { name: 'Book Your Free Consultation' });
    await button.click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens a guide from anywhere in its entry', async () => {
    const page = await site.open('/services');
    // The link covers the whole entry.
    await page.locator('.services-entry-art').nth(2).click({ force: true });
    await page.waitForURL(`${site.url()}/services/student-visa`);
    await page.getByRole('heading', { level: 1, name: 'Student visa guide' }).waitFor();
  });

  it.each([320, 390])('holds at %i pixels without scrolling sideways', async (width) => {
    const page = await site.open('/services', { viewport: { width, height: 800 } });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});
