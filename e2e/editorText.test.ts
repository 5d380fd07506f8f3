import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

test.each([
  ['Bold', '<p>one <strong>two</strong> three</p>'],
  ['Italic', '<p>one <em>two</em> three</p>'],
  ['Underline', '<p>one <u>two</u> three</p>'],
  ['Strikethrough', '<p>one <s>two</s> three</p>'],
  ['Subscript', '<p>one <sub>two</sub> three</p>'],
  ['Superscript', '<p>one <sup>two</sup> three</p>'],
  ['Numbered list', '<ol><li>one two three</li></ol>'],
  ['Bulleted list', '<ul><li>one two three</li></ul>'],
  ['Increase indent', '<p style="margin-left:40px">one two three</p>'],
  ['Block quotation', '<blockquote><p>one two three</p></blockquote>'],
  ['Align left', '<p style="text-align:left">one two three</p>'],
  ['Align centre', '<p style="text-align:center">one two three</p>'],
  ['Align right', '<p style="text-align:right">one two three</p>'],
  ['Justify', '<p style="text-align:justify">one two three</p>'],
])('%s', async (button, expected) => {
  const editor = await edit('<p>one two three</p>');
  await editor.select('two');
  await editor.press(button);
  expect(await editor.stored()).toBe(expected);
});

test('keys for bold, italic, underline and a list, and buttons that show them', async () => {
  const { page, text, select, stored } = await edit('<p>one two three</p>');
  await select('two');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Control+u');
  await page.keyboard.press('Control+Shift+8');
  for (const name of ['Bold', 'Italic', 'Underline', 'Bulleted list']) {
    const button = page.getByRole('button', { name, exact: true });
    expect(await button.getAttribute('aria-pressed'), name).toBe('true');
  }
  await text.press('End');
  await text.press('Enter');
  await page.keyboard.type('four');
  expect(await stored()).toBe(
    '<ul><li>one <strong><em><u>two</u></em></strong> three</li><li>four</li></ul>',
  );
});

test('remove format takes every look off but leaves links', async () => {
  const { select, press, stored } = await edit(
    '<p>one <a href="/x"><strong><span style="color:red"><kbd>two</kbd></span></strong></a> three</p>',
  );
  await select('two');
  await press('Remove format');
  expect(await stored()).toBe('<p>one <a href="/x">two</a> three</p>');
});

test('decrease indent moves a block and a list item back', async () => {
  const { goBehind, press, stored } = await edit(
    '<p class="x" style="margin-left:80px">one</p><ul><li>two<ul><li>three</li></ul></li></ul>',
  );
  await goBehind('one');
  await press('Decrease indent');
  await goBehind('three');
  await press('Decrease indent');
  expect(await stored()).toBe(
    '<p class="x" style="margin-left:40px">one</p>\n<ul><li>two</li><li>three</li></ul>',
  );
});

test('undo and redo', async () => {
  const { page, goBehind, press, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await page.keyboard.type(' two');
  await press('Undo');
  await press('Redo');
  expect(await stored()).toBe('<p>one two</p>');
});

test('find and replace', async () => {
  const { page, press, stored } = await edit(
    '<p>Visa, visa and <strong>vi</strong>sa; envisage</p>',
  );
  await press('Find and replace');
  await page.getByLabel('Find', { exact: true }).fill('visa');
  await page.getByRole('status').getByText('4 found').waitFor();
  await page.getByLabel('Whole word').check();
  await page.getByLabel('Replace with').fill('permit');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('status').getByText('1 of 3').waitFor();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByLabel('Match case').check();
  await page.getByRole('button', { name: 'Replace all' }).click();
  await page.getByLabel('Replace with').press('Escape');
  expect(await stored()).toMatch(/^<p>permit, permit and .*permit.*; envisage<\/p>$/);
});

test('select all', async () => {
  const { page, press, goBehind, stored } = await edit('<p>one</p><p>two</p>');
  await goBehind('one');
  await press('Select all');
  await page.keyboard.type('new');
  expect(await stored()).toBe('<p>new</p>');
});

test('cut, copy and paste', async () => {
  const { page, select, goBehind, press, stored } = await edit(
    '<p>one <strong>two</strong> three</p><p>end</p>',
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
  await select('two');
  await press('Copy');
  await goBehind('end');
  await press('Paste');
  await page.getByText('endtwo').waitFor();
  await select('three');
  await press('Cut');
  await goBehind('end');
  await press('Paste as plain text');
  await expect.poll(() => page.getByText('endthreetwo').count()).toBe(1);
  expect(await stored()).toBe(
    '<p>one <strong>two</strong> </p>\n<p>endthree<strong>two</strong></p>',
  );
});

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1 class=MsoNormal style='mso-pagination:none'>Fees<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> <span style='color:red;mso-x:y'>text</span><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>First</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.</span>Inner</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

test('paste from Word', async () => {
  const { page, press, select, stored } = await edit('<p>here</p>', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.evaluate(
    (html) =>
      navigator.clipboard.write([
        new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
      ]),
    wordHtml,
  );
  await select('here');
  await press('Paste from Word');
  await page.getByText('Second').waitFor();
  expect(await stored()).toBe(
    '<h1>Fees</h1>\n<p><strong>Bold</strong> text</p>\n<ul><li>First<ol><li>Inner</li></ol></li><li>Second</li></ul>',
  );
});

test('where the clipboard may not be read, a dialog takes what is pasted', async () => {
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
