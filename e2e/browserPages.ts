import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';

const viewport = { width: 1280, height: 800 };

export interface TakeOptions extends BrowserContextOptions {
  /** Console messages to ignore. */
  allow?: RegExp;
  /** A page not shared with other tests, for an empty cache or lasting changes. */
  own?: boolean;
}

interface KeptPage {
  /** Options it was created with; it is reused only for the same ones. */
  made: string;
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
}

/**
 * Pools browser pages for the tests of a file. Pages are reset and reused, since opening a window
 * costs as much as loading a page.
 */
export function browserPages(browser: () => Browser, baseURL: () => string) {
  const spare: KeptPage[] = [];

  async function make(options: BrowserContextOptions, made: string): Promise<KeptPage> {
    const context = await browser().newContext({
      baseURL: baseURL(),
      // Differs from the server's: output that depends on the zone shows up as a React error.
      timezoneId: 'America/Los_Angeles',
      viewport,
      ...options,
    });
    // On a busy machine an image takes longer than Playwright's default of half a minute.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    if (options.javaScriptEnabled !== false) waitForReact(page);
    return { made, context, page, devTools: await context.newCDPSession(page) };
  }

  /**
   * Returns a blank page.
   * @returns also a function that ends its use and throws if the console had a message not matching
   *   `allow`.
   */
  async function acquire({ allow, own, storageState, ...options }: TakeOptions) {
    const made = JSON.stringify(options);
    const spared = own ? undefined : spare.find((one) => one.made === made);
    if (spared) spare.splice(spare.indexOf(spared), 1);
    const stored = spared ?? (await make(options, made));
    const { context, page } = stored;
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem && !allow?.test(message.text())) problems.push(message.text());
    });
    const leave = async () => {
      const isKept =
        !own && options.javaScriptEnabled !== false && (await isEmptied(stored, options));
      if (isKept) spare.push(stored);
      else await context.close();
      if (problems.length > 0) throw new Error(`The browser's console: ${problems.join('\n')}`);
    };
    return { page, leave };
  }

  return {
    take: acquire,
    close: () => Promise.all(spare.map(({ context }) => context.close())),
  };
}

const listenedTo = [
  ...['console', 'dialog', 'download', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
];

/** @returns whether the page could be reset: a test may have closed it, or stopped the server. */
const isEmptied = (stored: KeptPage, options: BrowserContextOptions): Promise<boolean> =>
  empty(stored, options).then(
    () => true,
    () => false,
  );

/** Stops a page's scripts and clears storage and test settings, by way of a blank image. */
async function empty({ context, page, devTools }: KeptPage, options: BrowserContextOptions) {
  for (const event of listenedTo) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.clear());
  const origin = new URL(page.url()).origin;
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await page.setViewportSize(options.viewport ?? viewport);
  const { colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.mouse.move(0, 0);
}

/** Makes `goto` and `reload` wait until React has hydrated the page. */
function waitForReact(page: Page): void {
  const isTakenOver = () =>
    document.getElementById('page-data') === null ||
    document.documentElement.dataset.ready !== undefined;
  const { goto, reload } = page;
  page.goto = async (...parameters) => {
    const response = await goto.apply(page, parameters);
    await page.waitForFunction(isTakenOver);
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload.apply(page, parameters);
    await page.waitForFunction(isTakenOver);
    return response;
  };
}
