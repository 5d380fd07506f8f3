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
    '%s breaks no rule of axe and no number over two lines, keeps its blocks apart, and needs no scrolling sideways at 320 px',
    async (path) => {
      const page = await site.open(path, options);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await violations(page), `${width} px`).toEqual([]);
        expect(await page.evaluate(tooClose), `${width} px`).toEqual([]);
        expect(await page.evaluate(brokenNumbers), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(widerThanPage)).toEqual([]);
      expect(await page.evaluate(brokenNumbers), '320 px').toEqual([]);
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

/** Runs in the page. Returns stacked blocks of text less than 3 px apart. */
function tooClose(): string[] {
  const blocks = ':is(p, ul, ol, dl, table, form, nav, h1, h2, h3, figure, blockquote)';
  const measure = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const { display, float, paddingTop, paddingBottom, position, visibility } =
      getComputedStyle(element);
    const isInFlow =
      float === 'none' && !display.startsWith('inline') && /static|relative/.test(position);
    return {
      top: top + Number.parseFloat(paddingTop),
      bottom: bottom - Number.parseFloat(paddingBottom),
      left,
      right,
      isBlock: isInFlow && visibility !== 'hidden' && width > 2 && height > 2,
    };
  };
  return [...document.querySelectorAll(`main ${blocks} + ${blocks}`)].flatMap((next) => {
    const previous = next.previousElementSibling;
    if (!previous) return [];
    const above = measure(previous);
    const below = measure(next);
    const isStacked = below.top > above.top && below.left < above.right && above.left < below.right;
    const gap = below.top - above.bottom;
    return above.isBlock && below.isBlock && isStacked && gap < 3
      ? [`${gap.toFixed(1)} px above ${next.outerHTML.slice(0, 80)}`]
      : [];
  });
}

/** Runs in the page. Returns numbers broken across two lines. */
function brokenNumbers(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: number, index } of node.data.matchAll(/\d[\d,.]*\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
        broken.push(`${number} in ${node.data.trim().slice(0, 60)}`);
    }
  }
  return broken;
}
