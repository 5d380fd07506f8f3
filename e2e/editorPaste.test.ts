import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { toast } from './adminPage';
import {
  commentOfDocs,
  docs,
  endnotesOfWord,
  excel,
  excelCell,
  footnotesOfDocs,
  footnotesOfWord,
  interruptedWord,
  levelsOnly,
  pictureOfWord,
  reviewedWord,
  sheets,
  struckOut,
  word,
  wordOnline,
} from './clipboards';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pastes clipboard content as a browser hands it to the editor. */
const paste = (text: Locator, html: string, plain = '', picture = '') =>
  text.evaluate(
    (root, data) => {
      const clipboardData = new DataTransfer();
      if (data.html) clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.plain);
      if (data.picture) {
        const bytes = Uint8Array.from(atob(data.picture), (one) => one.charCodeAt(0));
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      }
      const init = { clipboardData, bubbles: true, cancelable: true };
      root.dispatchEvent(new ClipboardEvent('paste', init));
    },
    { html, plain, picture },
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

test('numbered lists of Word go on with their numbers, and Word Online’s lists nest', async () => {
  const { text, select, stored } = await edit('<p>word</p><p>online</p><p>levels</p><p>end</p>');
  await select('word');
  await paste(text, interruptedWord);
  await select('online');
  await paste(text, wordOnline);
  await select('levels');
  await paste(text, levelsOnly);
  expect((await stored()).split('\n')).toEqual([
    '<ol><li>Apply</li><li>Pay</li></ol>',
    '<p>Then wait.</p>',
    '<ol start="3"><li>Travel</li><li>Arrive</li></ol>',
    '<p>Intro</p>',
    '<ul><li>One<ul><li>Two<ol><li>Three</li><li>Four</li></ol></li></ul></li><li>Five</li></ul>',
    '<ol start="7"><li>Seventh</li></ol>',
    '<ul><li>Level 1<ul><li>Level 2<ul><li>Level 3</li></ul></li></ul></li></ul>',
    '<p>end</p>',
  ]);
});

test('Markdown that was typed comes back with one undo, by key and by button', async () => {
  const { page, text, select, press } = await edit('<p>one</p>');
  await select('one');
  await page.keyboard.type('It is *sdf*');
  await text.locator('em', { hasText: 'sdf' }).waitFor();
  await page.keyboard.press('Control+z');
  expect(await text.innerHTML()).toContain('It is *sdf*');
  await page.keyboard.type(' and **so**');
  await text.locator('strong', { hasText: 'so' }).waitFor();
  await press('Undo');
  expect(await text.innerText()).toBe('It is *sdf* and **so**');
  await press('Undo');
  expect(await text.innerText()).not.toContain('**so**');
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

test('comments and tracked deletions are left out, and that is said; insertions stay', async () => {
  const { page, text, select, stored } = await edit('<p>word</p><p>page</p>');
  await select('word');
  await paste(text, reviewedWord);
  await toast(page, '2 comments and 1 tracked deletion were left out.').waitFor();
  await select('page');
  await paste(text, struckOut);
  expect((await stored()).split('\n')).toEqual([
    '<p>You may work 48 hours a fortnight in term.</p>',
    '<p>Second.</p>',
    '<p>Was <del>$500</del> <ins>$600</ins>.</p>',
  ]);
});

test('footnotes of Word and Docs become notes at the end, with links both ways', async () => {
  const { page, text, select, stored } = await edit('<p>word</p><p>docs</p>');
  await select('word');
  await paste(text, footnotesOfWord);
  await select('docs');
  await paste(text, footnotesOfDocs);
  await toast(page, '1 comment was left out.').waitFor();
  const html = await stored();
  expect(html).not.toMatch(/_ftn|ftnt|cmnt|Not for print/);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(links).toHaveLength(6);
  expect(new Set(links)).toEqual(new Set(ids));
  expect(new Set(ids).size).toBe(6);
  const plain = html.replace(/<a[^>]*>|<\/a>/g, '').split('\n');
  expect(plain).toEqual([
    '<p>The charge rises<sup>1</sup> each July<sup>2</sup>.</p>',
    '<ol class="footnotes"><li>Migration <em>Regulations</em> 1994. ↩</li><li>By the index. ↩</li></ol>',
    '<p>It was so<sup>1</sup> and said.</p>',
    '<ol class="footnotes"><li>See the Act. ↩</li></ol>',
  ]);
});

test('endnotes and comments in cells and lists are treated as those of paragraphs', async () => {
  const { page, text, select, stored } = await edit('<p>word</p><p>docs</p>');
  await select('word');
  await paste(text, endnotesOfWord);
  await toast(page, '1 comment and 1 tracked deletion were left out.').waitFor();
  await select('docs');
  await paste(text, commentOfDocs);
  const html = await stored();
  expect(html).not.toMatch(/_edn|cmnt|msocom|Wei Chen|Haddad|never again/);
  expect(html).toMatch(/Charge<sup>.*href="#post-note-[^"]+">1</);
  expect(html.replace(/<[^>]*>/g, '|')).toMatch(/In Australian dollars\. .*By the family\. /s);
  expect(html).toContain('<li>Health cover</li>');
});

test('a single picture copied in Word is taken from the clipboard’s file; a page with one isn’t', async () => {
  const { page, text, select, sent } = await edit('<p>word</p><p>page</p>');
  await select('word');
  await paste(text, pictureOfWord, '', pixel);
  await text.locator('img').first().waitFor();
  await select('page');
  await paste(text, '<p>A cell</p>', 'A cell', pixel);
  await text.getByText('A cell').waitFor();
  expect(await text.locator('img[src]').count()).toBe(1);
  expect(await sent()).toMatch(/<img[^>]* src="\/images\/|<img src="\/images\//);
  // Without a file there is nothing to take.
  await select('A cell');
  await paste(text, pictureOfWord);
  await toast(page, /^An image could not be pasted/).waitFor();
});
