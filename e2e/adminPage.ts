import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { adminPassword } from './server';

/** Locates the toast by its text, including title and message; by default any. */
export function toast(page: Page, text: string | RegExp = /./): Locator {
  return page.locator('.MuiSnackbar-root').filter({ hasText: text });
}

/** Closes the toast, which sends an undoable change. */
export async function closeToast(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button', { name: 'Close' }).click();
  await toast(page, text).waitFor({ state: 'hidden' });
}

/** Returns a post's fields for the API. */
export function postOf(slug: string, title = slug) {
  return {
    title,
    slug,
    excerpt: `About ${title}, "quoted"`,
    date: '2025-03-31',
    author: 'Tester',
    category: 'Student Visas',
    content: `<p>${title}</p>`,
  };
}

/** Sends a GET with the page's session and returns the JSON. */
export async function readJson<Answer>(page: Page, path: string): Promise<Answer> {
  return (await page.request.get(path)).json();
}

/** Confirms the password of the page's session, so that nothing asks for it for ten minutes. */
export async function prove(page: Page): Promise<void> {
  const data = { password: adminPassword };
  const confirmed = await page.request.post('/api/session/confirmation', { data });
  expect(confirmed.ok()).toBe(true);
}

/** Enters the password in the dialog that asks for it. */
export async function givePassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** Fills a post's form, by label. */
export async function fillPost(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    if (label === 'Category') {
      await page.getByLabel('Category').click();
      await page.getByRole('option', { name: value }).click();
    } else if (label === 'Content') {
      await page.getByRole('textbox', { name: 'Content' }).click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(value);
    } else await page.getByLabel(label).fill(value);
  }
}

/** Holds matching requests back until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Presses a key until the named element has the focus.
 * @param key must not leave the page, since focus doesn't always return from the browser's own
 *   controls.
 */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 120; press += 1) {
    const reached = await page.evaluate(() => {
      const { activeElement } = document;
      const labels = (activeElement as HTMLInputElement | null)?.labels;
      const namedBy = activeElement?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
      const label = document.getElementById(namedBy) ?? labels?.[0] ?? activeElement;
      return activeElement?.getAttribute('aria-label') ?? label?.textContent ?? '';
    });
    const isIt = name instanceof RegExp ? name.test(reached) : reached.replace(/\W+$/, '') === name;
    if (isIt) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} doesn't reach ${name}.`);
}

/** As when a tab is shown again: what is polled is read now. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** @returns a function that waits until no request is pending. */
export function requestsOf(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return () => expect.poll(() => running.size).toBe(0);
}
