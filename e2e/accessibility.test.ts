import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../site/pageList';
import { violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();
const options = { bypassCSP: true, reducedMotion: 'reduce', allow: /404/ } as const;
const addresses = [
  ...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  '/blog/partner-visa-evidence-that-convinces',
  '/points-calculator?visaType=189&age=25-32',
  '/points-calculator?visaType=',
  '/points-calculator/official?visa=190&age=25&english=competent&overseas=8&australian=3',
  '/points-calculator/official?visa=&test=toefl&listening=x',
  '/contact?about=consultation',
  '/contact?sent=enquiry&by=2026-11-24T05:30:00.000Z',
  '/search?q=parter+visa',
  '/search?q=zzqqzz',
  '/no-such-page',
];

describe('every page', () => {
  it.each(addresses)(
    '%s breaks no rule of axe at 1280 and 390 px, and needs no scrolling sideways at 320',
    async (path) => {
      const page = await site.open(path, options);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await violations(page), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(widerThanPage)).toEqual([]);
    },
  );
});

/** Runs in the page. */
function widerThanPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = wide.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`);
  return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...names] : [];
}
