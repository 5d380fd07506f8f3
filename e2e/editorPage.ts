import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { signIn, type siteFixture } from './fixture';

export interface EditorPage {
  page: Page;
  /** The text being edited. */
  text: Locator;
  press(button: string): Promise<void>;
  /** Chooses from one of the toolbar's menus. */
  choose(menu: string | RegExp, choice: string): Promise<void>;
  /** Fills the open dialog's fields by label and takes them. */
  fill(fields: Record<string, string | boolean>): Promise<void>;
  /** Selects the words in the text, as a double click or Shift with the arrow keys does. */
  select(words: string): Promise<void>;
  /** Puts the cursor behind the words. */
  goBehind(words: string): Promise<void>;
  /** Saves the post and reads what the server stored. */
  stored(): Promise<string>;
}

/** Opens posts in the editor, all with one sign-in. */
export function editorOf(site: ReturnType<typeof siteFixture>) {
  let storageState: BrowserContextOptions['storageState'];
  let number = 0;

  async function signedIn(options: Parameters<typeof site.open>[1]): Promise<Page> {
    if (storageState) return site.open('/robots.txt', { ...options, storageState });
    const page = await site.open('/admin/login', { ...options, allow: /401|404/ });
    await signIn(page);
    storageState = await page.context().storageState();
    return page;
  }

  return async function edit(
    content: string,
    options: Parameters<typeof site.open>[1] = { allow: /404/ },
  ): Promise<EditorPage> {
    const page = await signedIn(options);
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
    const created = await page.request.post('/api/blogs', { data: post });
    if (!created.ok()) throw new Error(await created.text());
    const { id }: { id: string } = await created.json();
    await page.goto(`/admin/blogs/${id}`);
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.waitFor();
    return { page, text, ...actionsOf(page, text, id) };
  };
}

function actionsOf(page: Page, text: Locator, id: string): Omit<EditorPage, 'page' | 'text'> {
  const toolbar = page.getByRole('toolbar', { name: 'Content toolbar' });
  const press = (button: string) =>
    toolbar.getByRole('button', { name: button, exact: true }).click();
  return {
    press,
    async choose(menu, choice) {
      await toolbar.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: choice, exact: true }).click();
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
    async select(words) {
      await text.focus();
      await text.evaluate(selectWords, { words, isBehind: false });
    },
    async goBehind(words) {
      await text.focus();
      await text.evaluate(selectWords, { words, isBehind: true });
    },
    async stored() {
      await page.getByRole('button', { name: 'Update Post' }).click();
      await page.getByText('Blog post updated.').waitFor();
      const response = await page.request.get(`/api/blogs/${id}`);
      const { content }: { content: string } = await response.json();
      return content;
    },
  };
}

/** Runs in the page. */
function selectWords(root: HTMLElement | SVGElement, where: { words: string; isBehind: boolean }) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const start = (walker.currentNode.nodeValue ?? '').indexOf(where.words);
    if (start < 0) continue;
    const end = start + where.words.length;
    const from = where.isBehind ? end : start;
    getSelection()?.setBaseAndExtent(walker.currentNode, from, walker.currentNode, end);
    // The editor reads the selection when the browser tells it, a moment later.
    return new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The text doesn't hold: ${where.words}`);
}
