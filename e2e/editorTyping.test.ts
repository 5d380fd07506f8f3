import { expect, test } from 'vitest';
import { violations } from './axe';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());
const frame =
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="560" height="315" title="Talk"></iframe>';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the slash menu by keyboard and by mouse, ${colorScheme}`, async () => {
    const { page, text, goBehind, stored } = await edit('<p>one</p>', {
      bypassCSP: true,
      reducedMotion: 'reduce',
      colorScheme,
      viewport: { width: colorScheme === 'dark' ? 390 : 1440, height: 844 },
    });
    const menu = page.getByRole('listbox', { name: 'Insert a block' });
    await goBehind('one');
    await page.keyboard.type('/ no menu');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await menu.waitFor();
    expect(await text.getAttribute('aria-activedescendant')).toBe(
      await menu.getByRole('option', { name: 'Heading 2' }).getAttribute('id'),
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('head');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'hidden' });
    await page.keyboard.type('Part');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/note');
    await menu.getByRole('option', { name: 'Callout box' }).click();
    await page.keyboard.type('Known');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.keyboard.type('video');
    expect(await menu.count()).toBe(0);
    expect((await stored()).split('\n')).toEqual([
      '<p>one/ no menu</p>',
      '<h3>Part</h3>',
      '<div class="callout"><p>Known</p><p>/video</p></div>',
    ]);
  });
}

test('typed addresses become links, words are counted', async () => {
  const { page, goBehind, select, text, stored } = await edit('<p>see</p><p>over</p>');
  await goBehind('see');
  await page.keyboard.type(' www.example.org/a (https://example.org) a@example.org no.link ');
  await page.keyboard.type('x https://example.org/b ');
  await page.keyboard.press('Control+z');
  await page.keyboard.type('http://example.org');
  await page.keyboard.press('Enter');
  await page.keyboard.type('next');
  await select('over');
  await text.evaluate((root) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'www.example.org');
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await page.getByText('10 words · 1 min read').waitFor();
  expect((await stored()).split('\n')).toEqual([
    '<p>see <a href="https://www.example.org/a">www.example.org/a</a> (<a href="https://example.org/">https://example.org</a>) <a href="mailto:a@example.org">a@example.org</a> no.link x https://example.org/b <a href="http://example.org/">http://example.org</a></p>',
    '<p>next</p>',
    '<p><a href="https://www.example.org/">over</a></p>',
  ]);
});

test('a line can be typed before and after a video, a figure and a callout', async () => {
  const { page, text, goBehind, stored } = await edit(
    `<div class="callout"><p>first</p></div><p>${frame}</p><figure><img src="/favicon.svg" alt="x" /><figcaption>caption</figcaption></figure><div class="callout"><p>last</p></div>`,
  );
  await goBehind('first');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('above');
  await text.getByText('YouTube video').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('below');
  // Away from the first click, which would otherwise make a double click.
  await text.locator('[data-frame]').click({ position: { x: 20, y: 20 } });
  await page.keyboard.type('typed');
  await goBehind('caption');
  await page.keyboard.press('Enter');
  await page.keyboard.type('after');
  await goBehind('last');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('end');
  const html = (await stored()).replace(/ (sandbox|loading|allow|referrerpolicy)="[^"]*"/g, '');
  expect(html.split('\n')).toEqual([
    '<p>above</p>',
    '<div class="callout"><p>first</p></div>',
    `<p>${frame}</p>`,
    '<p>typed</p>',
    '<p>below</p>',
    '<figure><img src="/favicon.svg" alt="x" /><figcaption>caption</figcaption></figure>',
    '<p>after</p>',
    '<div class="callout"><p>last</p></div>',
    '<p>end</p>',
  ]);
});

test('a click below the last block starts a paragraph; a double click opens a block’s dialog', async () => {
  const { page, text, stored } = await edit(
    `<p><input name="n" type="text" /> ${frame}</p><div class="callout"><p>box</p></div>`,
  );
  const dialog = page.getByRole('dialog');
  await text.getByText('YouTube video').dblclick();
  await dialog.getByRole('heading', { name: 'Video' }).waitFor();
  expect(await dialog.getByLabel('What the video shows').inputValue()).toBe('Talk');
  await page.keyboard.press('Escape');
  await text.getByText('Text field: n').dblclick();
  await dialog.getByRole('heading', { name: 'Text field' }).waitFor();
  await page.keyboard.press('Escape');
  const box = await text.boundingBox();
  await text.click({ position: { x: 60, y: (box?.height ?? 0) - 8 } });
  await page.keyboard.type('on');
  expect(await stored()).toMatch(/<div class="callout"><p>box<\/p><\/div>\n<p>on<\/p>$/);
});

test('Markdown typed in a line becomes formatting, and Backspace takes it back', async () => {
  const { page, goBehind, stored } = await edit(
    '<p>one</p><p>two</p><p><data value="visa-500-charge">$1</data>three</p>',
  );
  await goBehind('one');
  await page.keyboard.type(' **b c** and *i* and `c d` and [our page](/contact), 2*3*4, a * b * c');
  await page.keyboard.type(', [bad](javascript:alert(1)).');
  await goBehind('two');
  await page.keyboard.type(' **kept**');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.');
  await goBehind('three');
  await page.keyboard.type(' *i*');
  const [one, two, three] = (await stored()).split('\n');
  expect(one).toBe(
    '<p>one <strong>b c</strong> and <em>i</em> and <code>c d</code> and <a href="/contact">our page</a>, 2*3*4, a * b * c, [bad](javascript:alert(1)).</p>',
  );
  expect(two).toBe('<p>two **kept**.</p>');
  expect(three).toContain('three <em>i</em></p>');
});
