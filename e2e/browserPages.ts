import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';
import { toast } from './adminPage';

const viewport = { width: 1280, height: 800 };

/** How many times slower each page's CPU is: `SLOWED=4 npm test` finds what waits by luck. */
const slowed = Number(process.env.SLOWED ?? 1);

export interface TakeOptions extends BrowserContextOptions {
  /** Console messages to ignore. */
  allow?: RegExp;
  /**
   * A page not shared with other tests: for an empty cache, or where no reset takes back what the
   * test does, as with its own clock or a script in every document.
   */
  own?: boolean;
}

interface KeptPage {
  /** Options it was created with; it is reused only for the same ones. */
  made: string;
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  isInAdmin?: boolean;
}

/**
 * Keeps browser pages for all tests of a worker. Pages are reset and reused, since opening a window
 * costs as much as loading a page, and loading the admin five times as much as moving within it.
 */
export function browserPages() {
  const spare: KeptPage[] = [];

  /**
   * Returns a blank page, or one that is in the admin.
   * @returns also a function that ends its use and throws if the console had a message not matching
   *   `allow`.
   */
  async function take(
    browser: Browser,
    baseURL: string,
    { allow, own, storageState, ...options }: TakeOptions,
  ) {
    const made = JSON.stringify({ baseURL, ...options });
    const spared = own ? undefined : spare.find((one) => one.made === made);
    if (spared) spare.splice(spare.indexOf(spared), 1);
    const stored = spared ?? (await make(browser, { baseURL, ...options }, made));
    const { context, page } = stored;
    await setSpeed(stored, slowed);
    const cookies = typeof storageState === 'object' ? storageState.cookies : [];
    if (stored.isInAdmin && cookies.length === 0) await blank(stored);
    // An open admin is never without a session, which it might ask with just then.
    await context.clearCookies(stored.isInAdmin ? { name: /^(?!session$)/ } : {});
    await context.addCookies(cookies);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem && !allow?.test(message.text())) {
        problems.push(`${message.text()} (${message.location().url})`);
      }
    });
    async function leave() {
      const isKept =
        !own && options.javaScriptEnabled !== false && (await isReset(stored, options));
      if (isKept) {
        // A slowed page takes time even while nothing happens in it.
        await setSpeed(stored, 1);
        stored.isInAdmin = isInAdmin(page);
        spare.push(stored);
      } else await context.close();
      if (problems.length > 0) throw new Error(`The browser's console: ${problems.join('\n')}`);
    }
    return { page, leave };
  }

  /** Takes the pages out of the admin, whose server and sessions are about to end. */
  async function leaveAdmin() {
    for (const stored of spare) if (stored.isInAdmin) await blank(stored);
  }

  return { take, leaveAdmin };
}

/** Ends a page's scripts and clears its storage, by way of an image. */
async function blank(stored: KeptPage): Promise<void> {
  stored.isInAdmin = false;
  await stored.page.goto('/favicon.svg');
  await stored.page.evaluate(() => sessionStorage.clear());
  const origin = new URL(stored.page.url()).origin;
  await stored.devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

async function make(
  browser: Browser,
  options: BrowserContextOptions,
  made: string,
): Promise<KeptPage> {
  const context = await browser.newContext({
    // Differs from the server's: output that depends on the zone shows up as a React error.
    timezoneId: 'America/Los_Angeles',
    viewport,
    // Nothing has to be waited for that only moves; tests of movement ask for it.
    reducedMotion: 'reduce',
    ...options,
  });
  // On a busy machine an image takes longer than Playwright's default of half a minute.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForReact(page);
  return { made, context, page, devTools: await context.newCDPSession(page) };
}

async function setSpeed({ devTools }: KeptPage, rate: number): Promise<void> {
  if (slowed > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

const listenedTo = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** @returns whether the page could be reset: a test may have closed it, or stopped the server. */
const isReset = (stored: KeptPage, options: BrowserContextOptions): Promise<boolean> =>
  reset(stored, options).then(
    () => true,
    () => false,
  );

/** Ends what a test started, and clears storage and test settings. */
async function reset(stored: KeptPage, options: BrowserContextOptions) {
  const { context, page } = stored;
  for (const event of listenedTo) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  const isSignedIn = (await context.cookies()).some(({ name }) => name === 'session');
  if (isSignedIn && (await leaveAdminPage(page))) await page.evaluate(emptyStorage);
  else await blank(stored);
  await page.setViewportSize(options.viewport ?? viewport);
  const { colorScheme = 'light', reducedMotion = 'reduce' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.mouse.move(0, 0);
}

/** Runs in the admin, which keeps its database open, and who is signed in. */
async function emptyStorage(): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key !== 'wattlepath-username') localStorage.removeItem(key);
  }
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = reject;
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = [...database.objectStoreNames];
        const emptying = database.transaction(stores, 'readwrite');
        for (const store of stores) emptying.objectStore(store).clear();
        emptying.oncomplete = resolve;
        database.close();
      };
    });
  }
}

/**
 * Moves the admin from the page that a test was on to one without data or form.
 * @returns false where no admin is open, or where it asks something first.
 */
async function leaveAdminPage(page: Page): Promise<boolean> {
  if (!isInAdmin(page)) return false;
  await moveInAdmin(page, '/admin/nothing');
  const left = unknownPage(page);
  await left.or(page.getByRole('dialog')).first().waitFor();
  if (!(await left.isVisible()) || (await page.getByRole('dialog').count()) > 0) return false;
  // The next test would take a toast for its own.
  while ((await toast(page).count()) > 0) {
    // One that is leaving already is never still enough for Playwright's click.
    await toast(page).getByRole('button', { name: 'Close' }).evaluateAll(press);
    await toast(page).waitFor({ state: 'hidden' });
  }
  return true;
}

/** Runs in the page. */
function press(buttons: Element[]): void {
  for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/**
 * Goes to a page of the admin; where the admin is open, as its links do: nothing is loaded again, but
 * for the page that is shown.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const isThere = page.url().endsWith(path);
  if (!isInAdmin(page) || isThere) await page.goto(path);
  else {
    await moveInAdmin(page, path);
    await unknownPage(page).waitFor({ state: 'hidden' });
  }
}

/** The page without data or form on which the admin waits for its next test. */
const unknownPage = (page: Page) => page.getByRole('heading', { name: 'Page not found' });

function isInAdmin(page: Page): boolean {
  const { pathname } = new URL(page.url());
  return pathname.startsWith('/admin') && !pathname.startsWith('/admin/login');
}

/** Shows the page of an address as the admin's links do; `idx` is how its router counts. */
async function moveInAdmin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 }: { idx?: number } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: String(idx + 1), usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
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
