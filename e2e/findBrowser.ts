import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// The first has no window to draw: a page takes a tenth less CPU, its opening half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the browser to test in: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's own,
 * or Debian's package if this user may install it. Reports what it installs.
 * @throws Error that says what to install if there is none.
 */
export function findBrowser(): string {
  const browser = process.env.CHROME_PATH || installed();
  if (browser) return browser;
  console.log('No Chrome or Chromium found (CHROME_PATH names one): installing one for the tests.');
  const own = chromium.executablePath();
  if (attempt("Playwright's own Chromium", installPlaywrights) && existsSync(own)) return own;
  if (process.getuid?.() === 0) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const debians =
        attempt(`Debian's package ${name}`, () => installDebians(name)) && installed();
      if (debians) return debians;
    }
  }
  throw new Error('No browser to test in. Install Chrome or Chromium, or set CHROME_PATH.');
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places, chromium.executablePath()].find((path) => existsSync(path));
}

function attempt(what: string, install: () => void): boolean {
  console.log(`Installing ${what} …`);
  try {
    install();
    return true;
  } catch {
    console.log(`Could not install ${what}.`);
    return false;
  }
}

function installPlaywrights(): void {
  const cli = join(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
    '../cli.js',
  );
  execFileSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 240_000,
  });
}

function installDebians(name: string): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
}
