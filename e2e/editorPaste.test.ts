import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { toast } from './adminPage';
import { docs, excel, excelCell, sheets, word } from './clipboards';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

/** Pastes clipboard content as a browser hands it to the editor. */
const paste = (text: Locator, html: string, plain = '') =>
  text.evaluate(
    (root, data) => {
      const clipboardData = new DataTransfer();
      if (data.html) clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.plain);
      const init = { clipboardData, bubbles: true, cancelable: true };
      root.dispatchEvent(new ClipboardEvent('paste', init));
    },
    { html, plain },
  );

test('content copied from Excel, Sheets, Word and Docs keeps its structure', async () => {
  const { page, text, select, stored } = await edit(
    ['excel', 'cell', 'sheets', 'word', 'docs', 'text', 'end'].map((w) => `<p>${w}</p>`).join(''),
  );
  await select('excel');
  await paste(text, excel, 'Visa\tFee');
  await select('cell');
  await paste(text, excelCell, '$1,600');
  await select('sheets');
  await paste(text, sheets);
  await select('word');
  await paste(text, word);
  await toast(page, /^2 images could not be pasted/).waitFor();
  await select('docs');
  await paste(text, docs);
  await select('text');
  await paste(text, '', 'a\tb\r\nc\t\r\n');
  expect((await stored()).split('\n')).toEqual([
    '<table border="1" style="width:100%"><thead><tr><th scope="col">Visa</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Student &amp; family</td><td style="text-align:right">$1,600</td></tr><tr><td>Late</td><td style="text-align:right">$700</td></tr></tbody></table>',
    '<p>$1,600</p>',
    '<table border="1" style="width:100%"><thead><tr><th scope="col">Step</th><th scope="col">Days</th></tr></thead><tbody><tr><td>Lodge</td><td style="text-align:right">5</td></tr></tbody></table>',
    '<h2>Fees</h2>',
    '<p><strong>Bold</strong> red leaf other marked</p>',
    '<ul><li>First<ol><li>Inner<ol><li>Deep</li></ol></li></ol></li><li>Second</li></ul>',
    '<p>After</p>',
    '<h2>Heading</h2>',
    '<p><strong>Bold</strong> and <a href="https://example.org/">link</a></p>',
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
    '<table border="1" style="width:100%"><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>',
    '<p>end</p>',
  ]);
});

test('Google’s redirects in pasted links are replaced with their targets', async () => {
  const { text, select, stored } = await edit('<p>one</p>');
  await select('one');
  const target = 'https://immi.homeaffairs.gov.au/visas?a=1&b=2';
  const wrapped = `https://www.google.com/url?q=${encodeURIComponent(target)}&sa=D&ust=1`;
  await paste(
    text,
    `<p><a href="${wrapped}">fees</a> <a href="https://www.google.com/url?q=javascript:alert(1)">x</a></p>`,
  );
  expect(await stored()).toContain(`<a href="${target.replace('&', '&amp;')}">fees</a>`);
});

test('copied cells are pasted into the cells of a table', async () => {
  const { text, select, stored } = await edit(
    '<table><tbody><tr><td>ta</td><td>tb</td></tr><tr><td>tc</td><td>td</td></tr></tbody></table><p>end</p>',
  );
  await select('tb');
  await paste(text, '', 'one\ttwo\nthree\tfour');
  expect(await stored()).toBe(
    '<table><tbody><tr><td>ta</td><td>one</td><td>two</td></tr><tr><td>tc</td><td>three</td><td>four</td></tr></tbody></table>\n<p>end</p>',
  );
});
