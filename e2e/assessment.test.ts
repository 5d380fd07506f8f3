import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const path = '/visa-assessment';

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: /^(Next|See my result)$/ }).click();
  await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  await page.waitForFunction(
    (text) => document.activeElement?.textContent?.includes(text),
    heading,
  );
}

/** Answers only the questions that the rules need. */
async function answer(page: Page, goal: string, age: string, heading: string): Promise<void> {
  await page.getByText(goal, { exact: true }).click();
  await goOn(page, 'About you');
  await page.getByLabel('Your age').fill(age);
  await goOn(page, 'Study and English');
  await goOn(page, 'Work and savings');
  await goOn(page, 'Shall we get in touch?');
  await goOn(page, heading);
}

describe('the free visa assessment', () => {
  it.each([
    ['Study', '', 'Student Visa (500)', '95%', '4–8 weeks'],
    ['Work and settle', '45', 'Skilled Independent (189)', '85%', '8–12 months'],
    ['Join my partner', '', 'Partner Visa (820/801)', '90%', '12–24 months'],
  ])('recommends to %s (age “%s”) the %s', async (goal, age, visa, suitability, timeline) => {
    const page = await site.open(path);
    await answer(page, goal, age, visa);
    const result = page.getByRole('region', { name: visa });
    await result.getByText(suitability).waitFor();
    await result.getByText(timeline).waitFor();
    await result.getByText(/Suitability is indicative/).waitFor();
  });

  it.each([
    ['Work and settle', '46'],
    ['Something else, or I’m not sure', ''],
  ])('says that %s (age “%s”) needs a conversation', async (goal, age) => {
    const page = await site.open(path);
    await answer(page, goal, age, 'This one needs a conversation');
  });

  it('names what is missing beside the field, which gets the focus', async () => {
    const page = await site.open(path);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Choose what you would like to do.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'visaGoal');
    await page.getByText('Work and settle').click();
    await goOn(page, 'About you');
    await page.getByRole('button', { name: 'Next' }).click();
    const age = page.getByLabel('Your age');
    await page.getByText('Enter your age in years, from 16 to 100.').waitFor();
    expect(await age.getAttribute('aria-invalid')).toBe('true');
    expect(await age.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('goes back with its button and the browser’s, and keeps the answers', async () => {
    const page = await site.open(path);
    await page.getByText('Study', { exact: true }).click();
    await goOn(page, 'About you');
    await page.getByLabel('Your age').fill('28');
    await goOn(page, 'Study and English');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'About you' }).waitFor();
    expect(await page.getByLabel('Your age').inputValue()).toBe('28');
    await page.goBack();
    await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor();
    expect(await page.getByLabel('Study', { exact: true }).isChecked()).toBe(true);
    expect(page.url()).toBe(`${site.url()}${path}`);
  });

  it('keeps the answers over a reload and other pages, and each step in its address', async () => {
    const page = await site.open(path);
    await page.getByText('Work and settle').click();
    await goOn(page, 'About you');
    await page.getByLabel('Your age').fill('31');
    await goOn(page, 'Study and English');
    await page.getByText('PhD', { exact: true }).click();
    const address = page.url();
    await page.reload();
    await page.getByRole('heading', { name: 'Study and English' }).waitFor();
    expect(await page.getByLabel('PhD').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page.waitForURL('**/blog');
    await page.goBack();
    await page.waitForURL(address);
    expect(await page.getByLabel('PhD').isChecked()).toBe(true);
    await page.goBack();
    expect(await page.getByLabel('Your age').inputValue()).toBe('31');
    await page.goForward();
    await page.getByRole('heading', { name: 'Study and English' }).waitFor();
  });

  it('redirects from a step that the answers don’t reach to the first open one, and skips none after', async () => {
    const page = await site.open(`${path}?step=work`);
    await page.waitForURL(`${site.url()}${path}`);
    await page.getByText('Study', { exact: true }).click();
    await goOn(page, 'About you');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Work and settle').click();
    await page.goForward();
    await page.goto(`${path}?step=contact`);
    await page.waitForURL(`${site.url()}${path}?step=you`);
    await page.getByLabel('Your age').fill('31');
    await goOn(page, 'Study and English');
  });

  it('sends nothing until the visitor does', async () => {
    const page = await site.open(path);
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url().replace(site.url(), '')}`),
    );
    await answer(page, 'Work and settle', '31', 'Skilled Independent (189)');
    // Asset names end in a hash, which may contain any digits.
    const others = sent.filter((line) => !line.startsWith('GET /assets/'));
    expect(others.filter((line) => !line.startsWith('GET ') || line.includes('31'))).toEqual([]);
    await page.getByRole('button', { name: 'Write to us' }).click();
    await page.getByRole('heading', { name: 'Shall we get in touch?' }).waitFor();
  });

  it('ends in the calculator, filled in from its answers', async () => {
    const page = await site.open(path);
    await answer(page, 'Work and settle', '31', 'Skilled Independent (189)');
    expect(await page.getByLabel('25–32 years').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.getByRole('region', { name: /Not Eligible Total points: 30/ }).waitFor();
  });

  it('says with JavaScript off what it needs, and offers other ways', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { name: /needs JavaScript/ }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Next' }).isVisible()).toBe(false);
    for (const address of ['/points-calculator', '/contact']) {
      expect(await page.locator(`main a[href="${address}"]`).first().isVisible()).toBe(true);
    }
  });
});
