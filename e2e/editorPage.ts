import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import { signInThroughApi, type siteFixture } from './fixture';

export interface EditorPage {
  page: Page;
  /** The text being edited. */
  text: Locator;
  /** A button of the toolbar. */
  button(name: string): Locator;
  press(button: string): Promise<void>;
  /** Chooses from one of the toolbar's menus. */
  choose(menu: string | RegExp, choice: string): Promise<void>;
  /** Fills the open dialog's fields by label and takes them. */
  fill(fields: Record<string, string | boolean>): Promise<void>;
  /** Selects the words in the text, as a double click or Shift with the arrow keys does. */
  select(words: string): Promise<void>;
  /** Puts the cursor behind the words. */
  goBehind(words: string): Promise<void>;
  /** Saves the post, which leads to the list, and reads what the server stored. */
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
    const created = await (await client).post('/api/blogs', { data: post });
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
    return { page, text, ...actionsOf(page, text, id) };
  };
}

function actionsOf(page: Page, text: Locator, id: string): Omit<EditorPage, 'page' | 'text'> {
  const toolbar = page.getByRole('toolbar', { name: 'Content toolbar' });
  const button = (name: string) => toolbar.getByRole('button', { name, exact: true });
  return {
    button,
    press: (name) => button(name).click(),
    async choose(menu, choice) {
      await toolbar.getByRole('button', { name: menu }).click();
      const item = page.getByRole('menuitem', { name: choice, exact: true });
      await item.click();
      await item.waitFor({ state: 'hidden' });
    },
    async fill(fields) {
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries(fields)) {
        const field = dialog.getByLabel(label);
        if (typeof value === 'boolean') await field.setChecked(value);
        else if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
          await field.selectOption({ label: value });
        } else await field.fill(value);
      }
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'hidden' });
    },
    select: (words) => text.evaluate(selectWords, { words, isBehind: false }),
    goBehind: (words) => text.evaluate(selectWords, { words, isBehind: true }),
    async stored() {
      await page.getByRole('button', { name: 'Update Post' }).click();
      await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
      const response = await page.request.get(`/api/blogs/${id}`);
      const { content }: { content: string } = await response.json();
      return content;
    },
  };
}

/** Runs in the page; done once the editor, too, has the selection. */
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
