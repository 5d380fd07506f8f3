import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();

describe('/about', () => {
  it('tells the story and names four specialisations, each linked to its guide', async () => {
    const page = await site.open('/about');
    expect(await page.title()).toContain('Our Story');
    const fields = page.getByRole('region', { name: 'What we do most' });
    expect(await fields.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Student visas',
      'Permanent residency',
      'Work visas',
      'Family visas',
    ]);
    await page.getByRole('heading', { name: 'How it began' }).waitFor();
  });

  it('shows 8 members with name, role and bio', async () => {
    const page = await site.open('/about');
    const members = page.getByRole('region', { name: 'The people you will meet' }).locator('li');
    expect(await members.count()).toBe(8);
    const nisha = members.filter({ hasText: 'Nisha Shah' });
    expect(await nisha.innerText()).toMatch(/Admissions counsellor[\s\S]+first semester/);
  });

  it('shows three offices with their hours: Australia Mon–Fri 9–6, Ahmedabad Mon–Sat 10–7', async () => {
    const page = await site.open('/about');
    const offices = page.getByRole('region', { name: 'Three offices' }).locator('.office');
    expect(await offices.count()).toBe(3);
    const texts = (await offices.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(texts[0]).toMatch(/Canberra Head office .*Mon–Fri 9:00 AM–6:00 PM/);
    expect(texts[1]).toMatch(/Adelaide .*Mon–Fri 9:00 AM–6:00 PM/);
    expect(texts[2]).toMatch(/Ahmedabad .*Mon–Sat 10:00 AM–7:00 PM/);
  });

  it("opens the consultation dialog at 'Start Your Journey', and leads to /services", async () => {
    const page = await site.open('/about', { allow: /Failed to load resource|ERR_/ });
    await page.waitForLoadState('networkidle');
    const start = page.getByRole('button', { name: 'Start Your Journey' });
    await start.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await start.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'See our services' }).click();
    await page.waitForURL('**/services');
  });
});

describe('/privacy-policy', () => {
  it('has 11 sections, the date of its last change, and a link home', async () => {
    const page = await site.open('/privacy-policy');
    const main = page.getByRole('main');
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    await main.getByText('Last updated August 25, 2025').waitFor();
    await main.getByText('governed by the Australian Privacy Act 1988').waitFor();
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${site.url()}/`);
  });

  it('opens mail and phone links in the same tab', async () => {
    const page = await site.open('/privacy-policy');
    const mail = page.locator('#contact a[href^="mailto:"]');
    expect(await mail.getAttribute('target')).toBeNull();
  });
});
