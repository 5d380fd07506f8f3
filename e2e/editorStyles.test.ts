import { expect, test } from 'vitest';
import { brand } from '../shared/brand';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

/** A unique word per paragraph, none the prefix of another. */
const word = (index: number) => `w${String.fromCharCode(97 + index)}`;

/** What each choice does to a paragraph in which `w` is selected. */
const menus: readonly [menu: string | RegExp, choice: string, made: (w: string) => string][] = [
  ['Styles', 'Lead paragraph', (w) => `<p class="lead">one ${w} three</p>`],
  ['Styles', 'Callout box', (w) => `<div class="callout"><p>one ${w} three</p></div>`],
  [
    'Styles',
    'Warning box',
    (w) => `<div class="callout callout-warning"><p>one ${w} three</p></div>`,
  ],
  ['Styles', 'Marker', (w) => `<p>one <mark>${w}</mark> three</p>`],
  ['Styles', 'Keyboard phrase', (w) => `<p>one <kbd>${w}</kbd> three</p>`],
  ['Styles', 'Inline quotation', (w) => `<p>one <q>${w}</q> three</p>`],
  [/^Format/, 'Heading 2', (w) => `<h2>one ${w} three</h2>`],
  [/^Format/, 'Heading 6', (w) => `<h6>one ${w} three</h6>`],
  [/^Format/, 'Formatted', (w) => `<pre>one ${w} three</pre>`],
  [/^Format/, 'Address', (w) => `<address><p>one ${w} three</p></address>`],
  [
    /^Font/,
    'Georgia',
    (w) => `<p>one <span style="font-family:Georgia, serif">${w}</span> three</p>`,
  ],
  [/^Size/, '24', (w) => `<p>one <span style="font-size:24px">${w}</span> three</p>`],
];

test('the menus for styles, format, font and size', async () => {
  const { select, choose, stored } = await edit(
    menus.map((_, index) => `<p>one ${word(index)} three</p>`).join(''),
  );
  for (const [index, [menu, choice]] of menus.entries()) {
    await select(word(index));
    await choose(menu, choice);
  }
  const wanted = menus.map(([, , made], index) => made(word(index)));
  expect((await stored()).split('\n')).toEqual(wanted);
});

test('colours, and removing styles', async () => {
  const { button, select, choose, fill, stored } = await edit(
    '<p>text</p><p>back</p><p><span style="color:#ff0000; font-size:24px">off</span></p><h2>head</h2><p class="lead">led</p>',
  );
  await select('text');
  await choose('Text colour', 'Leaf');
  await expect.poll(() => button('Text colour').getAttribute('aria-pressed')).toBe('true');
  await select('back');
  await choose('Background colour', 'Other…');
  await fill({ Colour: '#abcdef' });
  await select('off');
  await choose('Text colour', 'Automatic');
  await choose(/^Size: 24/, 'Default size');
  await select('head');
  await choose('Format: Heading 2', 'Normal');
  await select('led');
  await choose('Styles: Lead paragraph', 'Lead paragraph');
  expect((await stored()).split('\n')).toEqual([
    `<p><span style="color:${brand.colours.leaf}">text</span></p>`,
    '<p><span style="background-color:#abcdef">back</span></p>',
    '<p>off</p>',
    '<p>head</p>',
    '<p>led</p>',
  ]);
});

test('a callout is removed by the command that added it, and its div keeps its id', async () => {
  const { select, choose, stored } = await edit(
    '<div id="fees" class="note"><p>one</p></div><div class="callout"><p>two</p></div>',
  );
  await select('one');
  await choose('Styles', 'Warning box');
  await select('two');
  await choose(/^Styles/, 'Callout box');
  expect((await stored()).split('\n')).toEqual([
    '<div id="post-fees" class="callout callout-warning"><p>one</p></div>',
    '<p>two</p>',
  ]);
});
