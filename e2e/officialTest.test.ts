import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const path = '/points-calculator/official';
const sixtyFive = `${path}?visa=189&age=25&english=proficient&qualification=bachelor&partner=single`;

describe('the official points test', () => {
  it('takes over the quick answers and recalculates without a reload, also by keyboard', async () => {
    const page = await site.open(
      '/points-calculator?visaType=189&age=25-32&education=master&englishLevel=proficient&partnerPoints=no',
    );
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.getByRole('link', { name: 'Take the official points test' }).click();
    await page
      .getByRole('region', { name: 'Your result Not enough yet Total points: 55' })
      .waitFor();
    await page.getByText('Not answered, so counted as 0:').waitFor();
    await page.getByText('For answers like yours our quick estimate gives 60.').waitFor();
    await page.getByText('a master’s degree earns 15 there, not 20').waitFor();
    expect(await page.getByLabel('25–32 years').isChecked()).toBe(true);
    await page.getByLabel(/^No, or my partner is/).check();
    await page.getByText('You’ve changed an answer since.').waitFor();
    await page.getByRole('button', { name: 'Count the points' }).press('Enter');
    await page
      .getByRole('region', { name: 'Your result Enough for the pool Total points: 65' })
      .waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'result');
    expect(page.url()).toContain('partner=single');

    await page.getByLabel('TOEFL iBT').check();
    await page.getByLabel('Date of the test').fill('2026-01-31');
    for (const part of ['Listening', 'Reading', 'Writing', 'Speaking']) {
      await page.getByLabel(part).fill('30');
    }
    await page.getByRole('button', { name: 'Count the points' }).click();
    await page.getByRole('region', { name: /Enough for the pool Total points: 75/ }).waitFor();
    await page.goBack();
    await page.getByRole('region', { name: /Total points: 65/ }).waitFor();
    expect(loads).toEqual([]);
  });

  it('works with JavaScript off, down to invalid scores', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    await page.getByLabel('PTE Academic').check();
    await page.getByLabel('40–44 years').check();
    await page.getByLabel('Listening').fill('69');
    await page.getByRole('button', { name: 'Count the points' }).click();
    const field = page.getByRole('group', { name: 'Which English test did you take?' });
    await field.getByText('Give the date of the test').waitFor();
    await page.getByText('No result yet.').waitFor();
    expect(await page.getByRole('region', { name: /your result/i }).count()).toBe(0);
    expect(await page.getByLabel('Listening').inputValue()).toBe('69');
    await page.getByLabel('Date of the test').fill('2026-01-31');
    for (const [part, score] of [
      ['Reading', '70'],
      ['Writing', '85'],
      ['Speaking', '88'],
    ] as const) {
      await page.getByLabel(part).fill(score);
    }
    await page.getByRole('button', { name: 'Count the points' }).click();
    await page
      .getByRole('region', { name: 'Your result Not enough yet Total points: 35' })
      .waitFor();
    await page.getByText('Superior: PTE Academic 69/70/85/88, 31 January 2026').waitFor();
    expect(page.url()).toBe(
      `${site.url()}${path}?age=40&test=pte&taken=2026-01-31&listening=69&reading=70&writing=85&speaking=88&visa=#result`,
    );
  });

  it('prints the result without the form', async () => {
    const page = await site.open(sixtyFive);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Count the points' }).isVisible()).toBe(false);
    expect(await page.getByRole('table', { name: 'How it adds up' }).isVisible()).toBe(true);
  });
});
