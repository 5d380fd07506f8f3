import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../site/routes';
import { violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();
const addresses = [
  ...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  '/blog/partner-visa-evidence-that-convinces',
  '/points-calculator?visaType=189&age=25-32',
  '/points-calculator?visaType=',
  '/no-such-page',
];

function openAt(path: string, width: number): Promise<Page> {
  return site.open(path, {
    viewport: { width, height: 844 },
    bypassCSP: true,
    reducedMotion: 'reduce',
    allow: /404/,
  });
}

describe.each(addresses)('%s', (path) => {
  it.each([390, 1280])('breaks no rule of axe at %i px', async (width) => {
    const page = await openAt(path, width);
    await page.evaluate(() => document.fonts.ready);
    expect(await violations(page)).toEqual([]);
  });

  it('needs no scrolling sideways at 320 px', async () => {
    const page = await openAt(path, 320);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      const names = wide.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`);
      return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...names] : [];
    });
    expect(overflow).toEqual([]);
  });
});
