import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freeResources } from '../site/content/resources';
import { siteFixture } from './fixture';
import { startProvider } from './provider';

const provider = await startProvider();
const site = siteFixture({ BREVO_URL: provider.url, BREVO_API_KEY: 'a-key-of-the-test' });

const allow = /Failed to load resource/;

function accessOf(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Your name'),
    email: main.getByLabel('Your email'),
    button: main.getByRole('button', { name: 'Get Free Access' }),
  };
}

describe('/resources', () => {
  it("scrolls to the element with id contact at 'Book Free Consultation'", async () => {
    const page = await site.open('/resources');
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    await page.waitForFunction(() => {
      const top = document.getElementById('contact')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight / 2;
    });
    expect(page.url()).toBe(`${site.url()}/resources#contact`);
  });

  it("leads to /points-calculator at 'Take Free Assessment'", async () => {
    const page = await site.open('/resources');
    await page.getByRole('link', { name: 'Take Free Assessment' }).click();
    await page.waitForURL('**/points-calculator');
  });
});

describe('free-access form', () => {
  it('reports errors beside each field, and focuses the first', async () => {
    const page = await site.open('/resources', { allow });
    const { name, email, button } = accessOf(page);
    await email.fill('nobody@nowhere@example');
    await button.click();
    await page.getByText('Please enter your name.').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
    const reason = await email.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${reason}"]`).innerText()).toBe(
      'Please enter a valid email address.',
    );
    expect(await email.inputValue()).toBe('nobody@nowhere@example');
  });

  it("opens the four guides and passes on the visitor's own name", async () => {
    const page = await site.open('/resources');
    const { name, email, button } = accessOf(page);
    await name.fill('Thuy Nguyen');
    await email.fill('thuy@example.com');
    await button.click();
    const done = page.getByRole('heading', { name: 'Here they are' });
    await done.waitFor();
    expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expect.poll(() => provider.calls.length).toBe(1);
    expect(provider.calls.splice(0)[0]?.body).toMatchObject({
      email: 'thuy@example.com',
      attributes: { FNAME: 'Thuy', LNAME: 'Nguyen' },
    });
    const guides = page.getByRole('region', { name: 'Here they are' }).getByRole('link');
    expect(await guides.count()).toBe(4);
    await guides.first().click();
    await page.getByRole('heading', { level: 1, name: 'Visa Document Checklist' }).waitFor();
    await page.goBack();
    await guides.nth(3).waitFor();
  });

  it('reads Sending… while it submits, and offers email if the request fails', async () => {
    const page = await site.open('/resources', { allow });
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/free-access', async (route) => {
      await held;
      await route.abort();
    });
    const { name, email, button } = accessOf(page);
    await name.fill('Wei');
    await email.fill('wei@example.com');
    await button.click();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    fail();
    const problem = page.getByRole('alert');
    await problem.waitFor();
    expect(await problem.locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await email.inputValue()).toBe('wei@example.com');
  });

  it('opens the guides once its form is sent without scripts', async () => {
    const page = await site.open('/resources', { javaScriptEnabled: false });
    const access = page.getByRole('region', { name: 'Get free access' });
    await access.getByLabel('Your name').fill('www.spam.example');
    await access.getByLabel('Your email').fill('plain@example.com');
    await access.getByRole('button').click();
    await access.getByText('Please enter your name.').waitFor();
    await access.getByLabel('Your name').fill('Wei Chen');
    await access.getByLabel('Your email').fill('plain@example.com');
    await access.getByRole('button').click();
    await page.getByRole('heading', { name: 'Here they are' }).waitFor();
    await page.getByRole('link', { name: 'Points Test Worksheet' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Points Test Worksheet' }).waitFor();
  });
});

describe('/resources/:guide', () => {
  it.each(freeResources)('$path prints on $pages A4 pages', async ({ path, title, pages }) => {
    const page = await site.open(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });

  it('prints its lines to write on, and keeps each heading with its content', async () => {
    const page = await site.open('/resources/genuine-student-workbook');
    await page.emulateMedia({ media: 'print' });
    const lines = await page
      .locator('.sheet-lines > div')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line).borderBottomStyle));
    expect(lines.length).toBeGreaterThan(20);
    expect(new Set(lines)).toEqual(new Set(['solid']));
    const leading = page.locator('.sheet :is(h2, h3, .sheet-text:not(:last-child))');
    const breaks = await leading.evaluateAll((all) =>
      all.map((element) => getComputedStyle(element).breakAfter),
    );
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    expect(await page.locator('#contact-info').isVisible()).toBe(false);
  });

  it('has boxes to tick and tables to fill in, and a print button', async () => {
    const page = await site.open('/resources/visa-document-checklist');
    expect(await page.locator('.sheet-box').count()).toBeGreaterThan(40);
    expect(await page.getByRole('table').count()).toBeGreaterThan(5);
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.getByRole('button', { name: 'Print this guide' }).click();
    await expect.poll(() => page.title()).toBe('printed');
  });
});
