import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';

const viewport = { width: 1280, height: 800 };

export interface TakeOptions extends BrowserContextOptions {
  /** What the console may say. */
  allow?: RegExp;
  /** Nobody had the page before or gets it after: for an empty cache, and for what stays in it. */
  own?: boolean;
}

interface KeptPage {
  /** What it was made with: only who asks for the same gets it. */
  made: string;
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
}

/**
 * The browser's pages for the tests of a file. One that a test leaves is emptied and given to the
 * next: to begin in a new window costs the browser as much as the page itself.
 */
export function browserPages(browser: () => Browser, baseURL: () => string) {
  const spare: KeptPage[] = [];

  async function make(options: BrowserContextOptions, made: string): Promise<KeptPage> {
    const context = await browser().newContext({
      baseURL: baseURL(),
      // Not the server's: what differs by zone is then an error of React's in the console.
      timezoneId: 'America/Los_Angeles',
      viewport,
      ...options,
    });
    // On a busy machine a picture takes longer than Playwright's own half a minute.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    if (options.javaScriptEnabled !== false) waitForReact(page);
    return { made, context, page, devTools: await context.newCDPSession(page) };
  }

  /**
   * A page at no address yet.
   * @returns also what ends its use, with an error where its console said what `allow` doesn't name.
   */
  async function take({ allow, own, storageState, ...options }: TakeOptions) {
    const made = JSON.stringify(options);
    const found = own ? undefined : spare.find((one) => one.made === made);
    if (found) spare.splice(spare.indexOf(found), 1);
    const kept = found ?? (await make(options, made));
    const { context, page } = kept;
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem && !allow?.test(message.text())) problems.push(message.text());
    });
    const leave = async () => {
      const isKept =
        !own && options.javaScriptEnabled !== false && (await isEmptied(kept, options));
      if (isKept) spare.push(kept);
      else await context.close();
      if (problems.length > 0) throw new Error(`The browser's console: ${problems.join('\n')}`);
    };
    return { page, leave };
  }

  return {
    take,
    close: () => Promise.all(spare.map(({ context }) => context.close())),
  };
}

const listenedTo = [
  ...['console', 'dialog', 'download', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
];

/** @returns whether it could be: a test may have closed it, or ended the server. */
const isEmptied = (kept: KeptPage, options: BrowserContextOptions): Promise<boolean> =>
  empty(kept, options).then(
    () => true,
    () => false,
  );

/** Ends what runs in a page, what it stored and what a test set; a picture takes its place. */
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

/** Lets `goto` and `reload` end only when React has taken over the frame of a page of the site. */
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
