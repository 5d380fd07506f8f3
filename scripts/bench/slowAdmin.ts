import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/findBrowser';
import { median } from './median';
import { type Site, startSite } from './server';
import { cpuReader } from './typing';

const slowdown = 4;
const times = 3;
const word = 'visitor';
const row = '.RaDataTable-row';

/** Where someone opens the admin, and what they wait for there. */
const rooms: Record<string, [path: string, ready: string]> = {
  'first list, posts': ['/admin/blogs', row],
  'first list, enquiries': ['/admin/enquiries', row],
  editor: ['/admin/blogs/3', '.ProseMirror[contenteditable=true]'],
};

/** Milliseconds in the page. */
export interface SlowFigures {
  shown?: number;
  'CPU a key'?: number;
}

/**
 * Opens the built admin with a CPU slowed four times, each time in a new browser that has none of its
 * files, and types a search. Times are medians, from navigation until what is waited for is drawn.
 */
export async function slowAdmin(folder: string): Promise<Record<string, SlowFigures>> {
  const site = await startSite(folder, {
    posts: 5000,
    enquiries: 20_000,
    pictures: 5000,
    bookings: 2000,
  });
  const figures: Record<string, SlowFigures> = {};
  try {
    for (const [name, [path, ready]] of Object.entries(rooms)) {
      const shown: number[] = [];
      for (let time = 0; time < times; time += 1) {
        shown.push(await onSlowPage(site, (page) => opened(page, path, ready)));
      }
      figures[name] = { shown: Math.round(median(shown)) };
    }
    for (const path of ['/admin/blogs', '/admin/enquiries']) {
      figures[`search in ${path}`] = {
        'CPU a key': await onSlowPage(site, (page) => searched(page, path)),
      };
    }
  } finally {
    await site.stop();
  }
  return figures;
}

async function onSlowPage(site: Site, work: (page: Page) => Promise<number>): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const headers = { Cookie: site.Cookie, Origin: site.url };
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: headers });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** @returns how long it took until `ready` stood in the page, and a frame was drawn with it. */
async function opened(page: Page, path: string, ready: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(selector)
            ? requestAnimationFrame(() => resolve(performance.now()))
            : requestAnimationFrame(look);
        look();
      }),
    ready,
  );
}

/** @returns the CPU time of the page's thread for a key of a search and all that follows from it. */
async function searched(page: Page, path: string): Promise<number> {
  await opened(page, path, row);
  const readCpu = await cpuReader(page);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('searchbox')
    .or(page.getByLabel(/^Search/))
    .first()
    .click();
  const before = await readCpu();
  await page.keyboard.type(word, { delay: 250 });
  await page.waitForLoadState('networkidle');
  const after = await readCpu();
  return Math.round(((after.all - before.all) * 10_000) / word.length) / 10;
}
