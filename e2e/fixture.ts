import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  request,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { browserPages, type TakeOptions } from './browserPages';
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

interface OpenOptions extends TakeOptions {
  /** Done before the page is asked for. */
  prepare?(page: Page): Promise<unknown>;
}

let running: Promise<Browser> | undefined;

/** The browser of all test files of a process; it ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  if (running && (await running).isConnected()) return running;
  running = chromium.launch({ executablePath: inject('browserPath'), args: browserArguments });
  return running;
}

/**
 * The built server on a copy of the seeded file, and a browser, for all tests of a file.
 */
export function siteFixture(environment: Record<string, string> = {}) {
  let server: BuiltServer;
  let browser: Browser;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wattlepath-e2e-'));
    file = join(folder, 'site.db');
    copyFileSync(inject('seededFile'), file);
    server = await startServer(file, environment);
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await pages.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const pages = browserPages(
    () => browser,
    () => server.url,
  );

  /** A page at a path; what its console says beside what is allowed fails the test. */
  async function open(path: string, { prepare, ...options }: OpenOptions = {}): Promise<Page> {
    const { page, leave } = await pages.take(options);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') console.error(`${page.url()}:\n${await pageText(page)}`);
      await leave();
    });
    await prepare?.(page);
    await page.goto(path);
    return page;
  }

  let signedIn: Promise<BrowserContextOptions['storageState']> | undefined;

  const session = () => {
    signedIn ??= signInThroughApi(server.url);
    return signedIn;
  };

  /** As `open`, signed in by the one session that the tests of a file share: none may end it. */
  async function openSignedIn(path: string, options: OpenOptions = {}) {
    // Wide enough for a post's details beside its text.
    const viewport = { width: 1440, height: 900 };
    return open(path, { storageState: await session(), viewport, ...options });
  }

  /** Ends the server and starts it again at the same address. */
  async function restart() {
    await server.stop();
    await start();
  }

  /** Starts the server again at the same address. */
  async function start() {
    server = await startServer(file, { ...environment, PORT: new URL(server.url).port });
  }

  /** Ends the server as a crash does. */
  const kill = () => server.kill();

  return {
    open,
    openSignedIn,
    restart,
    kill,
    start,
    url: () => server.url,
    file: () => file,
  };
}

/** What a page shows, to tell why a test failed. */
const pageText = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText.slice(0, 3000)).catch(String);

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

/** Signs in through the sign-in page and waits for the start page, where something is due. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Start' }).waitFor();
}
