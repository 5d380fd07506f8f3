import { expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();

it('a link opens a page with its figures, requested once', async () => {
  const page = await site.open('/services');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/facts')) asked.push(request.url());
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Student/ })
    .first()
    .click();
  await page.locator('.guide-facts', { hasText: 'From $2,500 (before: $2,000)' }).waitFor();
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Visitor/ })
    .first()
    .click();
  await page.locator('.guide-facts', { hasText: '3, 6 or 12 months' }).waitFor();
  expect(asked).toHaveLength(1);
});

it('an article shows the same figures after a link as when loaded', async () => {
  const path = '/blog/temporary-graduate-visa-485';
  const first = await site.open(path);
  const drawn = await first.locator('.article-body').innerHTML();
  expect(drawn).toContain('class="figure');
  const page = await site.open('/blog');
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await page.locator('.article-body').waitFor();
  expect(await page.locator('.article-body').innerHTML()).toBe(drawn);
});

it('a figure shows its date by keyboard and by tap, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.open('/services/student-visa', { javaScriptEnabled });
    const figure = page.locator('.guide-facts .figure', { hasText: '$2,500' });
    const note = figure.locator('small');
    expect(await note.isVisible()).toBe(false);
    await figure.focus();
    await note.waitFor();
    expect(await note.innerText()).toBe(
      'since 1 July 2026 · confirm on the Department’s page · its history',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    );
    expect(await note.isVisible()).toBe(true);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.locator('.guide-text .figure').first().click();
    const box = await page.locator('.guide-text .figure small').first().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  }
});

it('a family’s cost updates at once, and its address shows the same', async () => {
  const proposer = await site.openSignedIn('/services/student-visa');
  for (const [key, value] of [
    ['adult', '1500'],
    ['child', '500'],
  ]) {
    const source = { valid_from: '2026-07-01', source_title: 'A test' };
    const data = { fact_key: `visa-500-charge-${key}`, value, ...source };
    const options = { data, headers: { Origin: site.url() } };
    expect((await proposer.request.post('/api/fact-values', options)).status()).toBe(201);
  }
  const page = await site.open('/services/student-visa');
  const sum = page.locator('#family-cost output');
  expect(await sum.innerText()).toBe('$2,500');
  await page.getByLabel('Further adults').fill('1');
  await page.getByLabel('Children').fill('2');
  await expect.poll(() => sum.innerText()).toBe('$5,000');
  await page.getByRole('button', { name: 'Add it up' }).click();
  await page.waitForURL('**?adults=1&children=2#family-cost');
  await page.reload();
  expect(await sum.innerText()).toBe('$5,000');
});
