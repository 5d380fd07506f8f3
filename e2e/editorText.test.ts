import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

/** A unique word per paragraph, none the prefix of another. */
const word = (index: number) => `w${String.fromCharCode(97 + index)}`;

/** What each button does to a paragraph in which `w` is selected. */
const buttons: readonly [button: string, made: (w: string) => string][] = [
  ['Bold', (w) => `<p>one <strong>${w}</strong> three</p>`],
  ['Italic', (w) => `<p>one <em>${w}</em> three</p>`],
  ['Underline', (w) => `<p>one <u>${w}</u> three</p>`],
  ['Strikethrough', (w) => `<p>one <s>${w}</s> three</p>`],
  ['Subscript', (w) => `<p>one <sub>${w}</sub> three</p>`],
  ['Superscript', (w) => `<p>one <sup>${w}</sup> three</p>`],
  ['Numbered list', (w) => `<ol><li>one ${w} three</li></ol>`],
  ['Bulleted list', (w) => `<ul><li>one ${w} three</li></ul>`],
  ['Block quotation', (w) => `<blockquote><p>one ${w} three</p></blockquote>`],
  ['Align left', (w) => `<p style="text-align:left">one ${w} three</p>`],
  ['Align centre', (w) => `<p style="text-align:center">one ${w} three</p>`],
  ['Align right', (w) => `<p style="text-align:right">one ${w} three</p>`],
  ['Justify', (w) => `<p style="text-align:justify">one ${w} three</p>`],
];

test('basic styles, lists, quotation and alignment, with buttons that show them', async () => {
  const { button, select, press, stored } = await edit(
    buttons.map((_, index) => `<p>one ${word(index)} three</p>`).join(''),
  );
  for (const [index, [name]] of buttons.entries()) {
    await select(word(index));
    expect(await button(name).getAttribute('aria-pressed'), name).toBe('false');
    await press(name);
    await expect.poll(() => button(name).getAttribute('aria-pressed')).toBe('true');
  }
  const wanted = buttons.map(([, made], index) => made(word(index)));
  expect((await stored()).split('\n')).toEqual(wanted);
});

test('select all, undo and redo, keys, remove format and indents', async () => {
  const { page, text, select, goBehind, press, stored } = await edit(
    [
      '<p>one two three</p>',
      '<p>one <a href="/x"><strong><span style="color:red"><kbd>plain</kbd></span></strong></a></p>',
      '<p class="x" style="margin-left:80px">back</p>',
      '<ul><li>list<ul><li>inner</li></ul></li><li>last</li></ul>',
      '<p>further</p>',
    ].join('\n'),
  );
  await goBehind('back');
  await press('Select all');
  await page.keyboard.type('x');
  const hasOnlyX = text.getByText(/^x$/);
  await hasOnlyX.waitFor();
  await press('Undo');
  await text.getByText('further').waitFor();
  await press('Redo');
  await hasOnlyX.waitFor();
  await page.keyboard.press('Control+z');
  await text.getByText('further').waitFor();

  await select('two');
  for (const key of ['b', 'i', 'u', 'Shift+8']) await page.keyboard.press(`Control+${key}`);
  await goBehind('three');
  await page.keyboard.press('Enter');
  await page.keyboard.type('four');
  await select('plain');
  await press('Remove format');
  await goBehind('back');
  await press('Decrease indent');
  await goBehind('inner');
  await press('Decrease indent');
  await goBehind('last');
  await press('Increase indent');
  await goBehind('further');
  await press('Increase indent');
  await press('Increase indent');
  expect((await stored()).split('\n')).toEqual([
    '<ul><li>one <strong><em><u>two</u></em></strong> three</li><li>four</li></ul>',
    '<p>one <a href="/x">plain</a></p>',
    '<p class="x" style="margin-left:40px">back</p>',
    '<ul><li>list</li><li>inner<ul><li>last</li></ul></li></ul>',
    '<p style="margin-left:80px">further</p>',
  ]);
});

test('find and replace', async () => {
  const { page, press, stored } = await edit(
    '<p>Visa, visa and <strong>vi</strong>sa; envisage</p>',
  );
  const bar = page.getByRole('search', { name: 'Find and replace' });
  const status = bar.getByRole('status');
  await press('Find and replace');
  await bar.getByRole('textbox', { name: 'Find' }).fill('visa');
  await status.getByText('4 found').waitFor();
  await bar.getByLabel('Whole word').check();
  await bar.getByLabel('Replace with').fill('permit');
  await bar.getByRole('button', { name: 'Next' }).click();
  await status.getByText('1 of 3').waitFor();
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await status.getByText('1 of 2').waitFor();
  await bar.getByRole('button', { name: 'Previous' }).click();
  await status.getByText('2 of 2').waitFor();
  await bar.getByLabel('Match case').check();
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await status.getByText('Not found').waitFor();
  await bar.getByLabel('Replace with').press('Escape');
  await bar.waitFor({ state: 'hidden' });
  expect(await stored()).toBe('<p>permit, permit and <strong>permit</strong>; envisage</p>');
});

const clipboard = {
  permissions: ['clipboard-read', 'clipboard-write'],
  // Chrome's message about another page's `onclick`, which it doesn't run.
  allow: /inline event handler/,
};

test('cut, copy, paste, plain paste, and what other pages and Word put on the clipboard', async () => {
  const { page, text, select, goBehind, press, stored } = await edit(
    '<p>one <strong>two</strong> three</p><p>end</p><p>web</p><p>word</p>',
    clipboard,
  );
  const copyElsewhere = (html: string) =>
    page.evaluate((source) => {
      const data = { 'text/html': new Blob([source], { type: 'text/html' }) };
      return navigator.clipboard.write([new ClipboardItem(data)]);
    }, html);
  await select('two');
  await press('Copy');
  await goBehind('end');
  await press('Paste');
  await text.getByText('endtwo').waitFor();
  await select('three');
  await press('Cut');
  await goBehind('end');
  await press('Paste as plain text');
  await text.getByText('endthreetwo').waitFor();
  await copyElsewhere(foreignHtml);
  await select('web');
  await press('Paste');
  await text.getByText('A paragraph').waitFor();
  await copyElsewhere(wordHtml);
  await select('word');
  await press('Paste from Word');
  await text.getByText('Second').waitFor();
  expect((await stored()).split('\n')).toEqual([
    '<p>one <strong>two</strong> </p>',
    '<p>endthree<strong>two</strong></p>',
    '<h2>Title</h2>',
    '<h3>Part</h3>',
    '<p>A paragraph with <strong>weight</strong> and <a href="https://example.org/">a link</a></p>',
    '<h2>Fees</h2>',
    '<p><strong>Bold</strong> text</p>',
    '<ul><li>First<ol><li>Inner</li></ol></li><li>Second</li></ul>',
  ]);
});

const foreignHtml = `<div class="page" style="color:red" onclick="x()"><h1>Title</h1><h2 id="p">Part</h2>
<div>A paragraph with <span style="font-weight:700">weight</span> and <a href="https://example.org/" class="btn" target="_blank">a link</a></div></div><script>x()</script>`;

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1 class=MsoNormal style='mso-pagination:none'>Fees<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> <span style='color:red;mso-x:y'>text</span><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>First</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.</span>Inner</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

test('a dialog accepts the paste if the clipboard can’t be read', async () => {
  const { page, press, goBehind, text, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('Paste as plain text');
  const box = page.getByRole('dialog').getByRole('textbox');
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' two');
    clipboardData.setData('text/html', '<b> two</b>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await text.getByText('one two').waitFor();
  expect(await stored()).toBe('<p>one two</p>');
});

test('links to posts, pages and headings are found by text, and Enter goes from the title to the text', async () => {
  const { page, text, goBehind, press, stored } = await edit(
    '<h2>Fees and charges</h2><p>one</p><p>two</p><p>three</p>',
  );
  const address = page.getByRole('dialog').getByLabel('Address');
  await goBehind('one');
  await press('Link');
  await address.fill('charges');
  await page.getByRole('option', { name: 'Fees and charges' }).click();
  expect(await address.inputValue()).toBe('#fees-and-charges');
  await page.getByRole('dialog').getByLabel('Text to show').fill(' see fees');
  await page.getByRole('button', { name: 'OK' }).click();
  await goBehind('two');
  await press('Link');
  await address.fill('student visa');
  await page.getByRole('option').first().click();
  expect(await address.inputValue()).toMatch(/^\/blog\/[a-z0-9-]+$/);
  await page.getByRole('button', { name: 'OK' }).click();
  await goBehind('three');
  await press('Link');
  await address.fill('about us');
  const pages = page.getByRole('listbox').getByText('Pages', { exact: true }).locator('..');
  await pages.getByRole('option').first().click();
  expect(await address.inputValue()).toBe('/about');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Title').press('Enter');
  await text.and(page.locator(':focus')).waitFor();
  expect(await stored()).toMatch(
    /^<h2 id="post-fees-and-charges">.*<p>one<a href="#post-fees-and-charges"> see fees<\/a><\/p>\n<p>two<a href="\/blog\//s,
  );
});
