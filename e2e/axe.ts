import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe violations of the page, which must be opened with `bypassCSP`. */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.addScriptTag({ path: source });
  // What fades in has too little contrast until it is there.
  await page.evaluate(animationsEnd);
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

/** Waits until a page has a dark or a light ground. */
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
] as const;
const narrowest = 320;

/**
 * Lists axe violations of an admin page, light at 1440 px and dark at 390 px, and whether it is wider
 * than these or 320 px.
 */
export async function problems(page: Page): Promise<string[]> {
  const all: string[] = [];
  const measure = async (width: number) => {
    const taken = await page.evaluate(() => document.documentElement.scrollWidth);
    if (taken > width) all.push(`${width} px: ${taken} px wide`);
  };
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await isShownIn(page, colorScheme);
    const found = await violations(page);
    all.push(...found.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    await measure(width);
  }
  await page.setViewportSize({ width: narrowest, height: 844 });
  await measure(narrowest);
  await page.setViewportSize({ width: 1280, height: 844 });
  return all;
}

/** Runs in the page. Endless spinners would never finish. */
async function animationsEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}
