import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());
const menu = 'Rows, columns and cells';
const small =
  '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

test('a new table with headers, caption, border and width', async () => {
  const { page, goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('Table');
  await fill({
    Rows: '2',
    Columns: '2',
    Caption: 'Fees & terms',
    'Border size': '1',
    Width: '500',
  });
  await page.keyboard.type('Visa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fee');
  expect(await stored()).toContain(
    '<table border="1" style="width:500px"><caption>Fees &amp; terms</caption><thead><tr><th scope="col">Visa</th><th scope="col">Fee</th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
  );
});

test.each([
  [
    'Insert row above',
    '<tr><td></td><td></td></tr><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>',
  ],
  [
    'Insert row below',
    '<tr><td>a</td><td>b</td></tr><tr><td></td><td></td></tr><tr><td>c</td><td>d</td></tr>',
  ],
  ['Delete row', '<tr><td>c</td><td>d</td></tr>'],
  [
    'Insert column before',
    '<tr><td></td><td>a</td><td>b</td></tr><tr><td></td><td>c</td><td>d</td></tr>',
  ],
  [
    'Insert column after',
    '<tr><td>a</td><td></td><td>b</td></tr><tr><td>c</td><td></td><td>d</td></tr>',
  ],
  ['Delete column', '<tr><td>b</td></tr><tr><td>d</td></tr>'],
  ['Header column', '<tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr>'],
  ['Header cell', '<tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr>'],
])('%s', async (command, rows) => {
  const { goBehind, choose, stored } = await edit(`<p>one</p>${small}`);
  await goBehind('a');
  await choose(menu, command);
  expect(await stored()).toBe(`<p>one</p>\n<table><tbody>${rows}</tbody></table>`);
});

test('a header row is the table’s head, and the table can be deleted', async () => {
  const { goBehind, choose, stored } = await edit(
    `<p>one</p>${small}<p>two</p>${small.replace('>a<', '>x<')}`,
  );
  await goBehind('a');
  await choose(menu, 'Header row');
  await goBehind('x');
  await choose(menu, 'Delete table');
  expect(await stored()).toBe(
    '<p>one</p>\n<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>\n<p>two</p>',
  );
});

test('cells are merged and split', async () => {
  const { page, goBehind, choose, stored } = await edit(`<p>one</p>${small}`);
  await page.getByRole('cell', { name: 'a' }).dragTo(page.getByRole('cell', { name: 'b' }));
  await choose(menu, 'Merge cells');
  await expect.poll(() => page.locator('td[colspan="2"]').count()).toBe(1);
  await choose(menu, 'Split cell');
  await expect.poll(() => page.locator('td[colspan="2"]').count()).toBe(0);
  await goBehind('c');
  await page.keyboard.type('!');
  expect(await stored()).toContain('<td>c!</td><td>d</td>');
});

test('the dialog changes the table around the cursor', async () => {
  const { goBehind, press, fill, stored } = await edit(small);
  await goBehind('d');
  await press('Table');
  await fill({ Caption: 'New', 'Border size': '2', Width: '50%' });
  expect(await stored()).toContain(
    '<table border="2" style="width:50%"><caption>New</caption><tbody>',
  );
});
