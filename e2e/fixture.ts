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
import { browserPages, type TakeOptions, visit } from './browserPages';
import { adminPassword, type BuiltServer, freePort, startServer } from './server';

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
  // Drawing in a process of its own copies every frame.
  '--in-process-gpu',
  // A test ends before optimised code is worth its making: a load takes a third less.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${disabledFeatures.join()}`,
];

interface OpenOptions extends TakeOptions {
  /** Done before the page is asked for. */
  prepare?(page: Page): Promise<unknown>;
}

// Those of all test files of a process; they end with it.
let running: Promise<Browser> | undefined;
const pages = browserPages();
/** Ports of ended servers. The same port is the same origin, whose files the browser still has. */
const freePorts: string[] = [];

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
  let port: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wattlepath-e2e-'));
    file = join(folder, 'site.db');
    copyFileSync(inject('seededFile'), file);
    port = freePorts.pop() ?? (await freePort());
    server = await startServer(file, { ...environment, PORT: port });
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await pages.leaveAdmin();
    await server?.stop();
    freePorts.push(port);
    rmSync(folder, { recursive: true, force: true });
  });

  async function take({ prepare, ...options }: OpenOptions): Promise<Page> {
    const { page, leave } = await pages.take(browser, server.url, options);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') console.error(`${page.url()}:\n${await pageText(page)}`);
      await leave();
    });
    await prepare?.(page);
    return page;
  }

  /** A page at a path; what its console says beside what is allowed fails the test. */
  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await take(options);
    await page.goto(path);
    return page;
  }

  let shared: Promise<BrowserContextOptions['storageState']> | undefined;

  const session = () => {
    shared ??= signInThroughApi(server.url);
    return shared;
  };

  /**
   * A page signed in by the one session that the tests of a file share: none may end it. It is blank,
   * or in the admin, where `visit` needs no load.
   */
  async function signedIn(options: OpenOptions = {}): Promise<Page> {
    // Wide enough for a post's details beside its text.
    const viewport = { width: 1440, height: 900 };
    return take({ storageState: await session(), viewport, ...options });
  }

  /** As `signedIn`, at a page of the admin. */
  async function openSignedIn(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await signedIn(options);
    await (path.startsWith('/admin') ? visit(page, path) : page.goto(path));
    return page;
  }

  /** Ends the server and starts it again at the same address. */
  async function restart() {
    await server.stop();
    await start();
  }

  /** Starts the server again at the same address. */
  async function start() {
    server = await startServer(file, { ...environment, PORT: port });
  }

  /** Ends the server as a crash does. */
  const kill = () => server.kill();

  return {
    open,
    signedIn,
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
