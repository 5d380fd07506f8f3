import { expect, it } from 'vitest';
import { menu } from '../shared/resources';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

/** Pages beside those of the menu. */
const others = [
  'change-day',
  'signatures',
  'duties',
  'bookings/create',
  'redirects/create',
  'blogs/edit/1/history',
];
const pages = ['', ...menu.map(({ page }) => page), ...others];

/** Parameters of any page, with values that none of them means. */
const odd = [
  'week=2026-13-45&day=2026-02-30&person=nobody&tab=nothing&note=none&one=x&other=y',
  'week=9999-12-31&day=0000-00-00&at=yesterday&enquiry=..%2F..%2Fadmins&from=%E2%80%AE',
  'week=&day=&page=-1&perPage=x&order=UP&filter=%7B&displayedFilters=%5B',
];

it('an address with odd parameters shows its page, or says what is wrong', async () => {
  const page = await site.openSignedIn('/admin', { allow: /40\d/ });
  for (const path of pages) {
    for (const query of odd) {
      await visit(page, `/admin/${path}?${query}`);
      const heading = page.locator('h1').first();
      await heading.waitFor();
      expect(await heading.innerText(), `${path}?${query}`).not.toMatch(/stopped working/);
    }
  }
});

it('a week or a change day that doesn’t exist is today’s', async () => {
  const page = await site.openSignedIn('/admin/bookings?week=2026-13-45');
  const shown = page.getByRole('status').filter({ hasText: / to / });
  const today = await shown.innerText();
  await visit(page, '/admin/bookings');
  await expect.poll(() => shown.innerText()).toBe(today);
  await visit(page, '/admin/bookings?week=2026-11-26');
  await expect.poll(() => shown.innerText()).toBe('23 Nov 2026 to 29 Nov 2026');
});
