import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../site/pageList';
import { postOf } from './adminPage';
import { isShownIn, violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();
const options = {
  ...({ bypassCSP: true, reducedMotion: 'reduce', allow: /404/ } as const),
  // Asked for by the browser, which then shows more than the server drew.
  prepare: (page: Page) => page.route('**/api/slots?*', () => undefined),
};

/** A page of each kind. */
const kinds = [
  '/',
  '/about',
  '/services',
  '/services/student-visa',
  '/blog',
  '/blog/partner-visa-evidence-that-convinces',
  '/resources',
  '/resources/student-budget-planner',
  '/contact',
  '/contact?about=consultation',
  '/book?how=video&topic=&person=&zone=Australia%2FSydney',
  '/points-calculator?visaType=189&age=25-32',
  '/points-calculator/official?visa=190&age=25&english=competent&overseas=8&australian=3',
  '/visa-assessment',
  '/changes',
  '/search?q=parter+visa',
  '/no-such-page',
];
const others = [
  ...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  // Addresses reached by a link or a form without script: each is rendered by the server first.
  '/services/student-visa?adults=1&children=2',
  '/blog/temporary-graduate-visa-485',
  '/blog/from-idea-to-launch-development-process',
  '/resources/genuine-student-workbook',
  '/points-calculator?visaType=',
  '/points-calculator?visaType=500',
  '/points-calculator/official?visa=&test=toefl&listening=x',
  '/contact?sent=enquiry&by=2026-11-24T05:30:00.000Z',
  '/search?q=zzqqzz',
].filter((path) => !kinds.includes(path));

/**
 * Opens a page as the server drew it and checks that the browser takes it over unchanged (React says
 * differences in the console, which fails the test), and that it holds at 320 px.
 */
async function openChecked(path: string): Promise<Page> {
  const page = await site.open(path, options);
  // Pause buttons and their texts exist only while something moves.
  const read = async () =>
    (await page.locator('main').innerText()).replace(
      /^(?:Pause |Sent now,|If you write now,).*\n+/gm,
      '',
    );
  const text = await read();
  expect(text).not.toContain('{{');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  expect(await read()).toBe(text);
  await page.evaluate(() => document.fonts.ready);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(widerThanPage)).toEqual([]);
  expect(await page.evaluate(brokenNumbers), '320 px').toEqual([]);
  return page;
}

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** Checks the looks of an open page, with axe and by measuring. */
async function checkLooks(page: Page) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await isShownIn(page, colorScheme);
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(tooClose), `${width} px`).toEqual([]);
    expect(await page.evaluate(brokenNumbers), `${width} px`).toEqual([]);
  }
}

describe('a page of each kind', () => {
  it.each(kinds)(
    '%s is taken over by the browser as the server drew it, needs no scrolling sideways at 320 px, breaks no rule of axe, light and dark, and no number over two lines, and keeps its blocks apart',
    async (path) => {
      await checkLooks(await openChecked(path));
    },
  );
});

describe('every other page', () => {
  it.each(others)(
    '%s is taken over by the browser as the server drew it, and needs no scrolling sideways at 320 px',
    async (path) => {
      await openChecked(path);
    },
  );

  it.each(others)(
    '%s breaks no rule of axe, light and dark, and no number over two lines, and keeps its blocks apart',
    { tags: ['slow'] },
    async (path) => {
      await checkLooks(await site.open(path, options));
    },
  );
});

it('forms need no scrolling sideways without script either', async () => {
  const page = await site.open('about:blank', { javaScriptEnabled: false, allow: /./ });
  for (const path of [
    '/visa-assessment',
    '/visa-assessment?form=plain',
    '/contact',
    '/points-calculator',
    '/contact?about=consultation',
    '/book',
    '/points-calculator/official',
    '/resources',
    '/book?how=video&topic=&person=&zone=Asia%2FKolkata',
  ]) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site.url()}${path}`);
      expect(await page.evaluate(widerThanPage), `${path}, ${width} px`).toEqual([]);
    }
  }
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };
/** Half a pixel less than what is asked, for rounding. */
const minHeight = 43.5;

it('on touch screens every button and every link outside a sentence is at least 44 pixels high', async () => {
  const page = await site.open('about:blank', phone);
  for (const [path, { viewport }] of [
    ['/', phone],
    ['/about', phone],
    ['/contact?about=consultation', phone],
    ['/resources', phone],
    ['/services/student-visa', phone],
    ['/blog/from-idea-to-launch-development-process', phone],
    ['/points-calculator?visaType=189', phone],
    ['/services/student-visa', tablet],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url()}${path}`);
    expect(await page.evaluate(smallTargets, minHeight), path).toEqual([]);
  }
});

/** Runs in the page. Returns what is wider than the page, or in a table than the table. */
function widerThanPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = wide.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`);
  const tables = [...document.querySelectorAll('main table')].filter(
    (table) => table.scrollWidth > table.clientWidth,
  );
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px`, ...names] : []),
    ...tables.map(({ className }) => `the table ${className}`),
  ];
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

/** Runs in the page. Exempts links in running text, and those extended by `::after`. */
function smallTargets(height: number): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a, button, summary, label:has(input)'),
  ];
  return targets
    .filter((target) => target.checkVisibility() && !target.closest('.honeypot, .skip-link'))
    .filter((target) => {
      const around = target.closest('p, li, dd, td');
      const isInline = getComputedStyle(target).display === 'inline';
      return !isInline || around?.textContent?.trim() === target.textContent?.trim();
    })
    .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
    .filter((target) => target.getBoundingClientRect().height < height)
    .map((target) => `${target.className} ${target.innerText}`);
}

it('an author’s colours, chosen on light paper, can be read in the dark theme', async () => {
  const admin = await site.openSignedIn('/blog');
  const content = [
    '<p><span style="color:#12372a">letters alone</span> in a sentence</p>',
    '<p><span style="font-weight:700;color:#17211c">bold letters</span></p>',
    '<p style="background-color:#f1eadb">a ground, <a href="/services">with a link</a></p>',
    '<p style="background-color:#12372a;color:#fbf8f1">both</p>',
    '<table><tr><td style="background-color:#f1eadb"><span style="color:#8f3519">within</span></td></tr></table>',
    '<div class="callout"><p>a callout</p></div><div class="callout callout-warning"><p>a warning</p></div>',
    '<p><mark>marked</mark> <code>code</code> <del>gone</del> <small>small</small></p>',
  ].join('');
  const data = { ...postOf('coloured'), content, published: true };
  expect((await admin.request.post('/api/blogs', { data })).status()).toBe(201);
  const page = await site.open('/blog/coloured', options);
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await isShownIn(page, colorScheme);
    expect(await violations(page), colorScheme).toEqual([]);
  }
  const colour = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('both')).toBe('rgb(251, 248, 241)');
  expect(await colour('within')).toBe('rgb(143, 53, 25)');
});
