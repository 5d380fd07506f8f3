import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';
import { nameOutsideForms } from './outsideForms';

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

describe('a company that uses other companies’ forms and booking pages', () => {
  beforeAll(() => nameOutsideForms(site.url()));

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

  it('requests the outside form only once it is opened, then shows it in a frame', async () => {
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
    const height = async () => (await page.locator('.booking').boundingBox())?.height;
    const before = await height();
    await page.getByRole('button', { name: 'Open the enquiry form' }).click();
    await page.getByText('Loading the enquiry form…').waitFor();
    expect(await height()).toBe(before);
    letGo();
    const frame = page.frameLocator('iframe[title="Enquiry form"]');
    await frame.getByRole('heading', { name: 'Enquiry' }).waitFor();
    await page.getByText('Loading the enquiry form…').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.url()}/contact`);
  });

  it('offers a link, the phone and email if the form is blocked', async () => {
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

  it('opens the form in its own tab without scripts', async () => {
    const page = await site.open('/contact', { javaScriptEnabled: false, allow });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open the enquiry form' }).click();
    await opened;
    const form = page.locator('.enquiry form');
    expect(await form.getAttribute('action')).toBe('https://forms.wattlepath.example/enquiry');
  });

  it.each([
    ['Start Your Journey', 'Consultation form', 'forms.wattlepath.example/consultation'],
    ['Book Consultation', 'Booking calendar', 'booking.wattlepath.example/widget/consultation-30'],
  ])('%s opens its frame in a dialog', async (button, title, address) => {
    const page = await site.open('about:blank');
    await page.route(/(forms|booking)\.wattlepath\.example/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Times</h1>' }),
    );
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: button }).first().click();
    const frame = page.getByRole('dialog').locator(`iframe[title="${title}"]`);
    expect(await frame.getAttribute('src')).toBe(`https://${address}`);
    await frame.contentFrame().getByRole('heading', { name: 'Times' }).waitFor();
  });

  it('links from the calculator to the booking page in a new tab', async () => {
    const page = await site.open('/points-calculator');
    const link = page.getByRole('main').getByRole('link', { name: /Book Free Consultation/ });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });
});

it('a company that takes its outside forms away has ours on an open tab’s next page', async () => {
  await nameOutsideForms(site.url());
  const page = await site.open('/contact');
  await page.getByRole('button', { name: 'Open the enquiry form' }).waitFor();
  const policy = async () =>
    (await page.request.get('/contact')).headers()['content-security-policy'] ?? '';
  expect(await policy()).toContain(
    "connect-src 'self' https://booking.wattlepath.example https://forms.wattlepath.example;",
  );
  await nameOutsideForms(site.url(), {});
  expect(await policy()).toContain("connect-src 'self';");
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Our Story' }).click();
  await page.waitForURL('**/about');
  await menu.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await page.getByRole('button', { name: 'Book Free Consultation' }).waitFor();
});
