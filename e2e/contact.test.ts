import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
describe('/contact', () => {
  it('promises a reply within 24 hours and says when the phone is answered', async () => {
    const page = await site.open('/contact');
    const main = page.getByRole('main');
    await main.getByText('We reply within 24 hours.').waitFor();
    const hours = (await main.locator('.hours').innerText()).replace(/\s+/g, ' ');
    expect(hours).toBe('Mon–Fri 9:00 AM–6:00 PM Sat 10:00 AM–2:00 PM Sun Closed');
  });

  it('gives every office with address, phone and email as links', async () => {
    const page = await site.open('/contact');
    const offices = page.locator('#contact-info .office');
    expect(await offices.count()).toBe(3);
    expect(await offices.locator('address').count()).toBe(3);
    expect(await offices.locator('a[href^="tel:+"]').count()).toBe(3);
    expect(await offices.locator('a[href^="mailto:"]').count()).toBe(3);
    expect(await page.locator('#contact-info').count()).toBe(1);
  });
});
