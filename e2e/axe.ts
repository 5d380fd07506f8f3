import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe violations of the page, which must be opened with `bypassCSP`. */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.addScriptTag({ path: source });
  return page.evaluate(async (runTags) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // Fading toasts have too little contrast.
    const context = { include: document, exclude: '.MuiSnackbar-root' };
    const result = await checker.run(context, {
      runOnly: runTags,
      resultTypes: ['violations'],
    });
    return result.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}`),
    );
  }, tags);
}

/** Waits until a page of the admin has a dark or a light ground. */
export async function isShownIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    const isDark = parts.slice(0, 3).every((part) => Number(part) < 128);
    return isDark === (scheme === 'dark');
  }, colorScheme);
}

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

/** Lists axe violations and overflow of an admin page at 1440, 390 and 320 px, in light and dark. */
export async function problems(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await isShownIn(page, colorScheme);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    );
    all.push(...(await violations(page)).map((one) => `${width} ${colorScheme}: ${one}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    if (overflow > width) all.push(`${width} px: ${overflow} px wide`);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  return all;
}
