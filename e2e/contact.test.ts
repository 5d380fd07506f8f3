import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const forms = 'https://forms.wattlepath.example/**';
const allow = /Failed to load resource|ERR_/;

function requestsElsewhere(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url())) urls.push(request.url());
  });
  return urls;
}

describe('/contact', () => {
  it('promises a reply within 24 hours and says when the phone is answered', async () => {
    const page = await site.open('/contact');
    const main = page.getByRole('main');
    await main.getByText('We reply within 24 hours.').waitFor();
    const hours = (await main.locator('.hours').innerText()).replace(/\s+/g, ' ');
    expect(hours).toBe('Mon–Fri 9:00 AM–6:00 PM Sat 10:00 AM–2:00 PM Sun Closed');
  });

  it('gives every office with address, phone and e-mail as links', async () => {
    const page = await site.open('/contact');
    const offices = page.locator('#contact-info .office');
    expect(await offices.count()).toBe(3);
    expect(await offices.locator('address').count()).toBe(3);
    expect(await offices.locator('a[href^="tel:+"]').count()).toBe(3);
    expect(await offices.locator('a[href^="mailto:"]').count()).toBe(3);
    expect(await page.locator('#contact-info').count()).toBe(1);
  });

  it("opens the booking page in a new tab at 'Book Free Consultation', 30 minutes", async () => {
    const page = await site.open('/contact');
    const booking = page.getByRole('region', { name: 'Book a time' });
    await booking.getByText('takes 30 minutes').waitFor();
    const link = booking.getByRole('link', { name: 'Book Free Consultation' });
    expect(await link.getAttribute('href')).toBe(
      'https://booking.wattlepath.example/consultation-30',
    );
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener');
  });

  it('asks the enquiry form of nobody until it is opened, then shows it in a frame', async () => {
    const page = await site.open('about:blank');
    const elsewhere = requestsElsewhere(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(forms, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Enquiry</h1>' });
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
    await page.getByRole('button', { name: 'Open the enquiry form' }).click();
    await page.getByText('Loading the enquiry form…').waitFor();
    letGo();
    const frame = page.frameLocator('iframe[title="Enquiry form"]');
    await frame.getByRole('heading', { name: 'Enquiry' }).waitFor();
    await page.getByText('Loading the enquiry form…').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.url()}/contact`);
  });

  it('offers a link, the phone and e-mail where the form is blocked', async () => {
    const page = await site.open('about:blank', { allow });
    await page.route(forms, (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open the enquiry form' }).click();
    const instead = page.getByRole('status').filter({ hasText: 'can’t be loaded here' });
    await instead.waitFor();
    const link = instead.getByRole('link', { name: 'Open the enquiry form' });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await instead.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await instead.locator('a[href^="mailto:"]').count()).toBe(1);
  });

  it('opens the form in a tab of its own where scripts are off', async () => {
    const page = await site.open('/contact', { javaScriptEnabled: false, allow });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open the enquiry form' }).click();
    await opened;
    const form = page.locator('.enquiry form');
    expect(await form.getAttribute('action')).toBe('https://forms.wattlepath.example/enquiry');
  });
});
