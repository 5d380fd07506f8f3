import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const path = '/points-calculator';
const sixtyFive = `${path}?visaType=189&age=25-32&education=master&experience=3&englishLevel=proficient`;

describe('the points calculator', () => {
  it('shows nothing until Calculate Points is pressed, then the result, which gets the focus', async () => {
    const page = await site.open(path);
    const result = page.getByRole('region', { name: /your result/i });
    await page.getByText('Skilled Independent').click();
    await page.getByText('25–32 years').click();
    await page.getByText('Master’s degree').click();
    await page.getByText('Australian qualification').click();
    await page.getByText('Superior (IELTS 8.0)').click();
    expect(await result.count()).toBe(0);
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.getByRole('region', { name: 'Your result Eligible Total points: 75' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'result');
    const text = await result.innerText();
    for (const part of [
      '189 Skilled Independent',
      'Pass mark',
      'about 85+',
      '$4,910 until 30 June 2026',
    ]) {
      expect(text.replaceAll('\n', ' ')).toContain(part);
    }
    const rows = await result.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.replaceAll('\t', ' '))).toEqual([
      'What counts Your answer Points',
      'Age 25–32 years 30',
      'Education Master’s degree 20',
      'Australian qualification Yes 5',
      'Skilled work experience No answer 0',
      'English Superior (IELTS 8.0) 20',
      'Partner No answer 0',
      'Total points 75',
    ]);
  });

  it('keeps the choices in the address, without a reload, and the back button restores them', async () => {
    const page = await site.open(`${sixtyFive}`);
    await page.getByRole('region', { name: 'Your result Eligible Total points: 65' }).waitFor();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.getByText('0–2 years').click();
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.getByRole('region', { name: /Not Eligible Total points: 60/ }).waitFor();
    expect(page.url()).toContain('experience=0');
    await page.goBack();
    await page.getByRole('region', { name: 'Your result Eligible Total points: 65' }).waitFor();
    expect(await page.getByLabel('3+ years').isChecked()).toBe(true);
    expect(loads).toEqual([]);
  });

  it('marks the result as outdated while the answers differ, and announces it politely', async () => {
    const page = await site.open(sixtyFive);
    const region = page.getByRole('region', { name: 'Your result Eligible Total points: 65' });
    const changed = region.getByRole('status');
    expect(await changed.innerText()).toBe('');
    await page.getByText('0–2 years').click();
    await changed.getByText('You’ve changed an answer since.').waitFor();
    expect(await region.getAttribute('data-current')).toBe('false');
    await page.getByLabel('3+ years').check();
    await changed.getByText('You’ve changed').waitFor({ state: 'detached' });
    await page.getByText('0–2 years').click();
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.getByRole('region', { name: /Not Eligible Total points: 60/ }).waitFor();
    expect(await page.getByText('You’ve changed an answer since.').count()).toBe(0);
  });

  it('reports a missing visa at its field, and gives no result', async () => {
    const page = await site.open(path);
    await page.getByText('25–32 years').click();
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    const field = page.getByRole('group', { name: 'Which visa are you thinking of?' });
    await field.getByText('Choose a visa first.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'visaType');
    expect(await page.getByRole('region', { name: /your result/i }).count()).toBe(0);
    expect(await page.getByLabel('25–32 years').isChecked()).toBe(true);
  });

  it.each([
    ['eligible', sixtyFive, 'You meet the minimum requirements! Consider booking a consultation'],
    ['not eligible', `${path}?visaType=189`, 'Gain more work experience to increase your points'],
    ['a student visa', `${path}?visaType=500`, 'Submit your Expression of Interest (EOI)'],
  ])('recommends what to do next: %s', async (_, address, text) => {
    const page = await site.open(address);
    await page.getByRole('listitem').filter({ hasText: text }).waitFor();
  });

  it('works with JavaScript off, down to the missing visa', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.getByText('Choose a visa first.').waitFor();
    await page.getByText('Skilled Regional').click();
    await page.getByText('18–24 years').click();
    await page.getByRole('button', { name: 'Calculate Points' }).click();
    await page.getByRole('region', { name: /Not Eligible Total points: 25/ }).waitFor();
    expect(page.url()).toBe(`${site.url()}${path}?visaType=491&age=18-24#result`);
    expect(await page.getByRole('button', { name: 'Print this result' }).isVisible()).toBe(false);
  });

  it('redirects an address with mistakes to a clean one, and keeps its other parameters', async () => {
    const asked = `${site.url()}${path}?visaType=189&age=12&education=&utm_source=mail`;
    const answer = await fetch(asked, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(`${path}?visaType=189`);
    const shared = await fetch(`${site.url()}${sixtyFive}&utm_source=mail`, { redirect: 'manual' });
    expect(shared.status).toBe(200);
    const html = await shared.text();
    expect(html).toMatch(/rel="canonical" href="[^"]*\/points-calculator"/);
  });

  it('links to the assessment, the consultation form, the contact page and the official calculator', async () => {
    const page = await site.open(path);
    const main = page.getByRole('main');
    const link = (name: RegExp) => main.getByRole('link', { name });
    expect(await link(/Free Visa Assessment/).getAttribute('href')).toBe('/visa-assessment');
    expect(await link(/Contact Us/).getAttribute('href')).toBe('/contact');
    expect(await link(/Back to Home/).getAttribute('href')).toBe('/');
    const official = link(/official government calculator/);
    expect(await official.getAttribute('target')).toBe('_blank');
    expect(await official.getAttribute('rel')).toContain('noopener');
    await main.getByRole('button', { name: 'Book Free Consultation' }).click();
    await page.getByRole('dialog', { name: /consultation/ }).waitFor();
    await main.getByText(/Results are indicative only/).waitFor();
  });

  it('prints the result without the form', async () => {
    const page = await site.open(sixtyFive);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Calculate Points' }).isVisible()).toBe(false);
    expect(await page.getByRole('table', { name: 'How it adds up' }).isVisible()).toBe(true);
  });
});
