import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

test.each([
  ['Styles', 'Lead paragraph', '<p class="lead">one two three</p>'],
  ['Styles', 'Callout box', '<div class="callout"><p>one two three</p></div>'],
  ['Styles', 'Marker', '<p>one <mark>two</mark> three</p>'],
  ['Styles', 'Keyboard phrase', '<p>one <kbd>two</kbd> three</p>'],
  [/^Format/, 'Heading 2', '<h2>one two three</h2>'],
  [/^Format/, 'Heading 4', '<h4>one two three</h4>'],
  [/^Format/, 'Formatted', '<pre>one two three</pre>'],
  [/^Format/, 'Address', '<address><p>one two three</p></address>'],
  [/^Font/, 'Georgia', '<p>one <span style="font-family:Georgia, serif">two</span> three</p>'],
  [/^Size/, '24', '<p>one <span style="font-size:24px">two</span> three</p>'],
])('%s: %s', async (menu, choice, expected) => {
  const { select, choose, stored } = await edit('<p>one two three</p>');
  await select('two');
  await choose(menu, choice);
  expect(await stored()).toBe(expected);
});

test.each([
  ['Text colour', 'color:#2f6b4f'],
  ['Background colour', 'background-color:#2f6b4f'],
])('%s', async (button, style) => {
  const { page, select, press, stored } = await edit('<p>one two three</p>');
  await select('two');
  await press(button);
  await page.getByRole('dialog').getByRole('button', { name: 'Leaf' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await stored()).toBe(`<p>one <span style="${style}">two</span> three</p>`);
});

test('a colour is taken off again', async () => {
  const { page, select, press, stored } = await edit(
    '<p>one <span style="color:#ff0000">two</span></p>',
  );
  await select('two');
  await press('Text colour');
  await page.getByRole('button', { name: 'Automatic' }).click();
  expect(await stored()).toBe('<p>one two</p>');
});
