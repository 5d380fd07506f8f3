import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  request,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { adminPassword, type BuiltServer, startServer } from './server';

/** The first are what Playwright turns off: a browser heeds only the last such list. */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  // Pages of the address bar that nobody sees: they took a third of the time of opening a page.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // A process kept ready for a page that never comes, one for each page that does.
  'SpareRendererForSitePerProcess',
];
const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${disabledFeatures.join()}`,
];

const viewport = { width: 1280, height: 800 };

/** `allow` names what the console may say. */
type OpenOptions = BrowserContextOptions & { allow?: RegExp };

let running: Promise<Browser> | undefined;

/** The browser of all test files of a process; it ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  if (running && (await running).isConnected()) return running;
  running = chromium.launch({ executablePath: inject('browserPath'), args: browserArguments });
  return running;
}

/**
 * The built server on a copy of the seeded file, and a browser, for all tests of a file.
 * @param build gives the folder of another build than `dist`.
 */
export function siteFixture(
  environment: Record<string, string> = {},
  build?: () => Promise<string>,
) {
  let server: BuiltServer;
  let browser: Browser;
  let folder: string;
  let file: string;
  let built: string | undefined;
  const shared: BrowserContext[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wattlepath-e2e-'));
    file = join(folder, 'site.db');
    copyFileSync(inject('seededFile'), file);
    built = await build?.();
    server = await startServer(file, environment, [], [], built);
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    for (const context of shared) await context.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A page in a context of its own, and what the browser's console has said of it so far. */
  async function newPage({ allow, ...contextOptions }: OpenOptions) {
    const context = await browser.newContext({
      baseURL: server.url,
      // Not the server's: what differs by zone is then an error of React's in the console.
      timezoneId: 'America/Los_Angeles',
      viewport,
      ...contextOptions,
    });
    // On a busy machine a picture takes longer than Playwright's own half a minute.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    if (contextOptions.javaScriptEnabled !== false) waitForReact(page);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem && !allow?.test(message.text())) problems.push(message.text());
    });
    return { context, page, problems };
  }

  /** A page in a context of its own, whose console problems fail the test. */
  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const { context, page, problems } = await newPage(options);
    onTestFinished(async () => {
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      failOver(problems);
    });
    await page.goto(path);
    return page;
  }

  /**
   * What opens a path in one page for all tests of a file, which costs half as much as pages of
   * their own: for tests that only look, since what is begun in a page may be sent on leaving it.
   */
  function visits(options: OpenOptions = {}, isSignedIn = false) {
    let opened: ReturnType<typeof newPage> | undefined;
    async function openOnce() {
      const signedInto = isSignedIn ? { storageState: await session() } : {};
      const made = await newPage({ ...signedInto, ...options });
      shared.push(made.context);
      return made;
    }
    /** @param prepare is done before the page is asked for. */
    return async (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
      opened ??= openOnce();
      const { page, problems } = await opened;
      onTestFinished(async () => {
        await leave(page);
        failOver(problems.splice(0));
      });
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme: 'light' });
      await prepare?.(page);
      await page.goto(path);
      return page;
    };
  }

  let signedIn: Promise<BrowserContextOptions['storageState']> | undefined;

  const session = () => {
    signedIn ??= signInThroughApi(server.url);
    return signedIn;
  };

  /** As `open`, signed in by the one session that the tests of a file share: none may end it. */
  async function openSignedIn(path: string, options: OpenOptions = {}) {
    return open(path, { storageState: await session(), ...options });
  }

  /** Ends the server and starts it anew at the same address. */
  async function restart() {
    await server.stop();
    await start();
  }

  /** Starts the server anew at the same address. */
  async function start() {
    server = await startServer(
      file,
      { ...environment, PORT: new URL(server.url).port },
      [],
      [],
      built,
    );
  }

  /** Ends the server as a crash does. */
  const kill = () => server.kill();

  return {
    open,
    openSignedIn,
    visits,
    restart,
    kill,
    start,
    url: () => server.url,
    file: () => file,
  };
}

/** Ends what runs in a shared page and what it stored: a document without script takes its place. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
}

function failOver(problems: string[]): void {
  if (problems.length > 0) throw new Error(`The browser's console: ${problems.join('\n')}`);
}

/** Lets `goto` and `reload` end only when React has taken over a page of the site. */
function waitForReact(page: Page): void {
  const isTakenOver = () =>
    document.getElementById('page-data') === null ||
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));
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

/** A session of its own, as the state that a browser context starts from. */
export async function signInThroughApi(
  url: string,
  credentials = { username: 'admin', password: adminPassword },
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const client = await request.newContext({ baseURL: url });
  const response = await client.post('/api/session', { data: credentials });
  if (!response.ok()) throw new Error(`sign-in: ${response.status()} ${await response.text()}`);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

/** Signs in through the sign-in page and waits for the list of posts. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
}
