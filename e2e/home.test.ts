import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { approvals } from '../site/content/socialProof';
import { siteFixture } from './fixture';

const site = siteFixture();

/** As visitors who don't mind movement. */
const moving = { reducedMotion: 'no-preference' } as const;

/** Opens the home page with a clock controlled by the test. */
async function openStopped(options = {}): Promise<Page> {
  const page = await site.open('about:blank', { ...moving, ...options, own: true });
  await page.clock.install();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return page;
}

const figuresOf = (page: Page) => page.locator('.hero-stats dd').allInnerTexts();
const approvalOf = async (page: Page) => ({
  person: await page.locator('.approval-person:visible').innerText(),
  count: Number(await page.locator('.approval-count strong').innerText()),
});

describe('hero stats', () => {
  it('start at 1000 clients, 98 success rate and 6 average processing time, also without scripts', async () => {
    const page = await site.open('/', { javaScriptEnabled: false });
    expect(await figuresOf(page)).toEqual(['1000+', '98%', '6']);
    expect(await page.locator('.hero-stats dt').allInnerTexts()).toEqual([
      'clients helped',
      'success rate',
      'weeks, average student visa processing',
    ]);
  });

  it('every 30 s: clients grow by 0-2, success rate is 98 or 99, processing time 6-8', async () => {
    const page = await openStopped();
    await page.clock.runFor(29_000);
    expect(await figuresOf(page)).toEqual(['1000+', '98%', '6']);
    await page.clock.runFor(1000);
    let clients = 1000;
    const growths = new Set<number>();
    const rates = new Set<string | undefined>();
    const times = new Set<string | undefined>();
    for (let tick = 0; tick < 40; tick += 1) {
      const [shown, rate, time] = await figuresOf(page);
      const now = Number.parseInt(shown ?? '', 10);
      growths.add(now - clients);
      clients = now;
      rates.add(rate);
      times.add(time);
      await page.clock.runFor(30_000);
    }
    expect([...growths].sort()).toEqual([0, 1, 2]);
    expect([...rates].sort()).toEqual(['98%', '99%']);
    expect([...times].sort()).toEqual(['6', '7', '8']);
  });

  it('can be paused and resumed, and are never announced', async () => {
    const page = await openStopped();
    await page.getByRole('button', { name: 'Pause the figures' }).click();
    await page.clock.runFor(300_000);
    expect(await figuresOf(page)).toEqual(['1000+', '98%', '6']);
    await page.getByRole('button', { name: 'Resume the figures' }).click();
    await page.clock.runFor(300_000);
    expect(await figuresOf(page)).not.toEqual(['1000+', '98%', '6']);
    const announced = page.locator(':is([aria-live], [role=status], [role=alert])');
    expect(await announced.locator('.hero-stats, .approval').count()).toBe(0);
  });
});

describe('approval notice', () => {
  it('every 15 s shows the next of 5, and its count moves by 1 from 8 between 3 and 12', async () => {
    const page = await openStopped();
    let { person, count } = await approvalOf(page);
    expect([person, count]).toEqual([approvals[0]?.person, 8]);
    for (let tick = 1; tick <= 45; tick += 1) {
      await page.clock.runFor(15_000);
      const next = await approvalOf(page);
      expect(next.person).toBe(approvals[tick % 5]?.person);
      expect(Math.abs(next.count - count)).toBe(1);
      expect(next.count).toBeGreaterThanOrEqual(3);
      expect(next.count).toBeLessThanOrEqual(12);
      ({ person, count } = next);
    }
  });

  it('can be paused', async () => {
    const page = await openStopped();
    await page.getByRole('button', { name: 'Pause the approvals' }).click();
    const before = await approvalOf(page);
    await page.clock.runFor(60_000);
    expect(await approvalOf(page)).toEqual(before);
  });
});

it('nothing moves by itself for visitors who prefer reduced motion', async () => {
  const page = await openStopped({ reducedMotion: 'reduce' });
  await page.clock.runFor(300_000);
  expect(await figuresOf(page)).toEqual(['1000+', '98%', '6']);
  expect(await approvalOf(page)).toEqual({ person: approvals[0]?.person, count: 8 });
  expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
});

describe('partner strip', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'Partners' });
  const position = (page: Page) => strip(page).evaluate((element) => element.scrollLeft);
  /** Measures how far it moves in this many frames. */
  const moves = (page: Page, frames: number) =>
    strip(page).evaluate(async (element, count) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      const before = element.scrollLeft;
      for (let i = 0; i < count; i += 1) await nextFrame();
      return element.scrollLeft - before;
    }, frames);

  it('shows 25 institutions with their names, doubled under the mouse for the eye only', async () => {
    const page = await site.open('/', moving);
    expect(await strip(page).locator('img').count()).toBe(25);
    await strip(page).hover();
    await strip(page).locator('img').nth(49).waitFor();
    expect(await strip(page).getByRole('listitem').count()).toBe(25);
    await strip(page).getByText('Lake Merrin University').first().waitFor();
  });

  it('moves 1 px a frame only while the mouse is over it', async () => {
    const page = await site.open('/', moving);
    await page.waitForLoadState('networkidle');
    await strip(page).scrollIntoViewIfNeeded();
    expect(await moves(page, 20)).toBe(0);
    await strip(page).hover();
    expect(await moves(page, 30)).toBe(30);
    await page.mouse.move(2, 2);
    expect(await moves(page, 20)).toBe(0);
  });

  it('wraps to the start at the halfway point', async () => {
    const page = await site.open('/', moving);
    await page.waitForLoadState('networkidle');
    await strip(page).hover();
    await strip(page).locator('img').nth(49).waitFor({ state: 'attached' });
    const half = await strip(page).evaluate((element) => {
      element.scrollLeft = element.scrollWidth / 2 - 5;
      return element.scrollWidth / 2;
    });
    await moves(page, 20);
    expect(await position(page)).toBeLessThan(half / 2);
  });

  it('scrolls by keyboard', async () => {
    const page = await site.open('/', moving);
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => (document.querySelector('.partner-strip')?.scrollLeft ?? 0) > 0,
    );
  });
});

it('the home page shows four of the team, and links to all', async () => {
  const page = await site.open('/', moving);
  const team = page.getByRole('region', { name: 'The people you will meet' });
  expect(await team.getByRole('heading', { level: 3 }).count()).toBe(4);
  await team.getByRole('link', { name: 'Meet the whole team' }).click();
  await page.waitForURL('**/about');
});
