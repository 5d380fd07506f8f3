import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import type { Blog, Draft } from '../api/types';
import { readJson } from './adminPage';
import { signInThroughApi, type siteFixture } from './fixture';

export interface EditorPage {
  page: Page;
  /** The text being edited. */
  text: Locator;
  /** Locates a toolbar button. */
  button(name: string): Locator;
  press(button: string): Promise<void>;
  /** Chooses from a toolbar menu. */
  choose(menu: string | RegExp, choice: string): Promise<void>;
  /** Fills the open dialog's fields by label and confirms it. */
  fill(fields: Record<string, string | boolean>): Promise<void>;
  /** Selects words in the text. */
  select(words: string): Promise<void>;
  /** Puts the cursor behind the words. */
  goBehind(words: string): Promise<void>;
  /** Saves the text and returns it as it was sent. */
  sent(): Promise<string>;
  /** Saves the text and returns it as the server would publish it. */
  stored(): Promise<string>;
}

/** Opens posts in the editor. */
export function editorOf(site: ReturnType<typeof siteFixture>) {
  let client: Promise<APIRequestContext> | undefined;
  let number = 0;

  async function signedInClient(): Promise<APIRequestContext> {
    const storageState = await signInThroughApi(site.url());
    return request.newContext({ baseURL: site.url(), storageState });
  }

  async function createPost(content: string): Promise<string> {
    client ??= signedInClient();
    number += 1;
    const post = {
      title: `Editor ${number}`,
      slug: `editor-${number}`,
      excerpt: 'An excerpt',
      date: '2025-08-25',
      author: 'Tester',
      category: 'Visa News',
      content,
    };
    // The idle connection may have been closed by the server.
    const created = await (await client).post('/api/blogs', { data: post, maxRetries: 2 });
    if (!created.ok()) throw new Error(await created.text());
    const { id }: { id: string } = await created.json();
    return id;
  }

  return async function edit(
    content: string,
    options?: Parameters<typeof site.open>[1],
  ): Promise<EditorPage> {
    const id = await createPost(content);
    const page = await site.openSignedIn(`/admin/blogs/${id}`, options);
    const text = page.getByRole('textbox', { name: 'Content', exact: true });
    await text.waitFor();
    const sent = async () => (await savedDraft(page, id)).content;
    return { page, text, ...actionsOf(page, text), sent, stored: () => storedText(page, id) };
  };
}

const toolButton = (page: Page, name: string | RegExp) =>
  page
    .getByRole('toolbar', { name: 'Content toolbar' })
    .getByRole('button', { name, exact: true, includeHidden: true });

/** Presses an editor tool, opening "More" if the toolbar has no room for it. */
export async function pressTool(page: Page, name: string | RegExp): Promise<void> {
  const button = toolButton(page, name);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await toolButton(page, 'More').click();
  await button.click();
}

function actionsOf(
  page: Page,
  text: Locator,
): Omit<EditorPage, 'page' | 'text' | 'sent' | 'stored'> {
  const button = (name: string | RegExp) => toolButton(page, name);
  const press = (name: string | RegExp) => pressTool(page, name);
  return {
    button,
    press,
    async choose(menu, choice) {
      await press(menu);
      const item = page.getByRole('menuitem', { name: choice, exact: true });
      await item.click();
      await item.waitFor({ state: 'hidden' });
    },
    async fill(fields) {
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries(fields)) {
        const field = dialog.getByLabel(label);
        if (typeof value === 'boolean') await field.setChecked(value);
        else if (await field.evaluate((element) => element.matches('div[role=combobox]'))) {
          await field.click();
          await page.getByRole('option', { name: value, exact: true }).click();
        } else await field.fill(value);
      }
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'hidden' });
    },
    select: (words) => text.evaluate(selectWords, { words, isBehind: false }),
    goBehind: (words) => text.evaluate(selectWords, { words, isBehind: true }),
  };
}

/** Saves the post. @returns the draft, with its text as it was sent; unchanged, the live post. */
export async function savedDraft(page: Page, id: string): Promise<Draft | Blog> {
  await page.keyboard.press('Control+s');
  const saved = page.getByRole('status').filter({ hasText: /· saved \d/ });
  const unchanged = page.getByText('Nothing has changed: visitors already see this text.');
  await saved.or(unchanged).first().waitFor();
  const isSaved = await saved.isVisible();
  return readJson<Draft | Blog>(page, isSaved ? `/api/drafts/${id}` : `/api/blogs/${id}`);
}

/** Returns the text as the server stores it, by creating a new post with it. */
export async function storedText(page: Page, id: string): Promise<string> {
  const draft = await savedDraft(page, id);
  const data = { ...draft, id: undefined, slug: `stored-${randomUUID()}` };
  const created = await page.request.post('/api/blogs', { data, maxRetries: 2 });
  if (!created.ok()) throw new Error(await created.text());
  const { content }: Blog = await created.json();
  return content;
}

/** Runs in the page; resolves once the editor has the selection too. */
async function selectWords(
  root: HTMLElement | SVGElement,
  { words, isBehind }: { words: string; isBehind: boolean },
): Promise<void> {
  root.focus();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const findStart = () => (walker.currentNode.nodeValue ?? '').indexOf(words);
  while (findStart() < 0) {
    if (!walker.nextNode()) throw new Error(`The text doesn't hold: ${words}`);
  }
  const node = walker.currentNode;
  const end = findStart() + words.length;
  const start = isBehind ? end : findStart();
  const selection = getSelection();
  if (selection?.anchorNode === node && selection.anchorOffset === start) {
    if (selection.focusNode === node && selection.focusOffset === end) return;
  }
  const seen = new Promise((resolve) =>
    document.addEventListener('selectionchange', resolve, { once: true }),
  );
  selection?.setBaseAndExtent(node, start, node, end);
  await seen;
}
