import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const edit = editorOf(site);

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/(RichTextField|SourceView)\b.*\.js$/.exec(name)?.[1])
      .filter(Boolean),
  );

test('the source is loaded when first opened, and changes only what is edited in it', async () => {
  const written = '<p>one</p>\n\n<p>two <b>bold</b></p>\n<p>three</p>';
  const { page, text, button, press, stored } = await edit(written);
  const source = page.getByRole('textbox', { name: 'Content source' });
  expect(await scriptsOf(page)).toEqual(['RichTextField']);
  await press('Source');
  await source.getByText('three').waitFor();
  expect(await scriptsOf(page)).toEqual(['RichTextField', 'SourceView']);
  expect(await button('Source').getAttribute('aria-pressed')).toBe('true');
  expect(await button('Bold').getAttribute('aria-disabled')).toBe('true');
  await press('Source');
  await text.getByText('three').waitFor();

  await page.getByLabel('Title').fill('Another title');
  const unchanged = await stored();
  expect(unchanged).toBe(written);

  await press('Source');
  await source.getByText('three').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n<h2 class="x" onclick="x()">New</h2>');
  await press('Source');
  await text.getByRole('heading', { name: 'New' }).waitFor();
  expect(await stored()).toBe(
    '<p>one</p>\n<p>two <b>bold</b></p>\n<p>three</p>\n<h2 class="x">New</h2>',
  );
  // Checks parse the typed text inertly: the console stays silent.
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('Blog post updated.').waitFor();
});

test('preview opens the page with the unsaved text, print shows it and runs no scripts', async () => {
  const { page, goBehind, press } = await edit(
    '<h2>Head</h2><p class="lead">text</p><form><input name="n"></form>',
    { allow: /script-src 'none'/, own: true },
  );
  await goBehind('text');
  await page.keyboard.type(' unsaved');
  const opened = page.waitForEvent('popup');
  await press('Preview');
  const preview = await opened;
  await preview.getByText('text unsaved').waitFor();
  await preview.getByRole('heading', { level: 1, name: /^Editor/ }).waitFor();
  await preview.close();

  await page.addInitScript(() => {
    window.print = () => {
      window.parent.document.title = `Printed: ${document.body.textContent}`;
    };
  });
  await press('Print');
  await expect.poll(() => page.title()).toMatch(/^Printed: Head\s*text unsaved/);
});

test('maximise, show blocks and the height', async () => {
  const { page, text, button, goBehind, press, fill } = await edit(
    '<h2>Head</h2><form name="f"><p>text</p></form><ul><li>item</li></ul>',
    { viewport: { width: 1280, height: 800 } },
  );
  const height = async () => (await text.boundingBox())?.height;
  const empty = await height();
  expect(empty).toBeGreaterThanOrEqual(300);

  await press('Show blocks');
  expect(await button('Show blocks').getAttribute('aria-pressed')).toBe('true');
  const labels = await text.evaluate((root) =>
    [...root.querySelectorAll('h2, div, p, li')].map(
      (element) => getComputedStyle(element, '::after').content,
    ),
  );
  expect(labels).toEqual(['"h2"', '"form"', '"p"', '"li"', '"p"']);
  await press('Show blocks');

  await press('Maximize');
  const toolbar = page.getByRole('toolbar', { name: 'Content toolbar' });
  expect(await toolbar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
  const box = await page.getByText('1 min read').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0);
  await goBehind('text');
  await press('Special character or smiley');
  await page.getByRole('button', { name: 'Euro sign' }).click();
  await text.getByText('text€').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button('Maximize').getAttribute('aria-pressed')).toBe('false');
  expect(await height()).toBe(empty);

  await press('Table');
  await fill({ Rows: '60' });
  // The page scrolls, not the text in it.
  await expect.poll(height).toBeGreaterThan(800);
});

test('the toolbar by keyboard, its tooltips, and axe on the form, a dialog and the source', async () => {
  const { page, text, button, goBehind, press } = await edit('<h2>Head</h2><p>text</p>', {
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const toolbar = page.getByRole('toolbar', { name: 'Content toolbar' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? undefined);
  expect(await toolbar.locator('button[tabindex="0"]').count()).toBe(1);
  await goBehind('text');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Undo');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Redo');
  await page.keyboard.press('End');
  expect(await focused()).toBe('More');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Font');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Button');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('More');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('More');
  await goBehind('text');
  await page.keyboard.press('Alt+F10');
  expect(await focused()).toBe('More');
  await button('Bold').focus();
  await page.getByRole('tooltip', { name: 'Bold (Ctrl+B)' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await button('Bold').getAttribute('aria-pressed')).toBe('true');
  await text.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('strong');
  await text.getByText('strong').waitFor();
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await press('Table');
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await press('Source');
  await page.getByRole('textbox', { name: 'Content source' }).waitFor();
  // A fading tooltip has too little contrast.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  expect(await violations(page)).toEqual([]);
});

const phone = ['Format', 'Bold', 'Bulleted list', 'Link', 'Image'];
const tablet = [...phone, 'Italic', 'Numbered list', 'Image from media', 'Fact', 'Video', 'Undo'];
const laptop = [...tablet, 'Table', 'Redo', 'Underline'];

const toolsInReach = 'daily tools are in view and every tool can be reached, %i px wide';

test.each([
  [1280, laptop],
  [390, phone],
])(toolsInReach, checkTools);

test.each([
  [1440, [...laptop, 'Block quotation']],
  [820, tablet],
])(toolsInReach, { tags: ['slow'] }, checkTools);

async function checkTools(width: number, daily: string[]) {
  const { page, button, goBehind } = await edit('<p>text</p>', {
    viewport: { width, height: 900 },
  });
  await goBehind('text');
  const row = page.locator('.main-tools button');
  await row.first().waitFor();
  const values = () => row.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  await expect.poll(values).toEqual(expect.arrayContaining(daily));
  await button('More').click();
  const tools = page.getByRole('toolbar', { name: 'Content toolbar' }).getByRole('button');
  await button('Source').waitFor();
  const outside = await tools.evaluateAll((all) =>
    all
      .filter((tool) => {
        const row = tool.closest('.main-tools')?.getBoundingClientRect();
        const { left, right } = tool.getBoundingClientRect();
        return left < 0 || right > innerWidth || (row && right > row.right + 1);
      })
      .map((tool) => tool.getAttribute('aria-label')),
  );
  expect(outside).toEqual([]);
  expect(await tools.count()).toBe(62);
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('smi');
  await expect.poll(() => page.locator('.more-tools button').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Special character or smiley' }).waitFor();
}

test('the list loads the editor once it is idle', async () => {
  const page = await site.openSignedIn('/admin/blogs', { own: true });
  await page.getByRole('link', { name: /^Edit/ }).first().waitFor();
  await expect.poll(() => scriptsOf(page), { timeout: 10_000 }).not.toEqual([]);
});

test('if the editor can’t be loaded, HTML can be edited and saved', async () => {
  const page = await site.openSignedIn('/admin/blogs', {
    allow: /RichTextField|Failed to/,
    own: true,
  });
  await page.route(/RichTextField.*\.js$/, (route) => route.abort());
  const edit = page.getByRole('link', { name: /^Edit/ }).first();
  await edit.waitFor();
  await page.reload();
  await edit.click();
  const html = page.getByRole('textbox', { name: 'Content' });
  await html.fill('<p>two</p>');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('Blog post updated.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect.poll(() => html.inputValue()).toBe('<p>two</p>');
});
