import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());
const menu = 'Rows, columns and cells';

/** A table whose cells, named after it, can be told from others. */
const table = (name: string) =>
  `<table><tbody><tr><td>${name}a</td><td>${name}b</td></tr><tr><td>${name}c</td><td>${name}d</td></tr></tbody></table>`;

/** Menu commands, and the rows each makes of `table('t')` with the cursor in its first cell. */
const commands: readonly [command: string, rows: string][] = [
  [
    'Insert row above',
    '<tr><td></td><td></td></tr><tr><td>ta</td><td>tb</td></tr><tr><td>tc</td><td>td</td></tr>',
  ],
  [
    'Insert row below',
    '<tr><td>ta</td><td>tb</td></tr><tr><td></td><td></td></tr><tr><td>tc</td><td>td</td></tr>',
  ],
  ['Delete row', '<tr><td>tc</td><td>td</td></tr>'],
  [
    'Insert column before',
    '<tr><td></td><td>ta</td><td>tb</td></tr><tr><td></td><td>tc</td><td>td</td></tr>',
  ],
  [
    'Insert column after',
    '<tr><td>ta</td><td></td><td>tb</td></tr><tr><td>tc</td><td></td><td>td</td></tr>',
  ],
  ['Delete column', '<tr><td>tb</td></tr><tr><td>td</td></tr>'],
  ['Header column', '<tr><th>ta</th><td>tb</td></tr><tr><th>tc</th><td>td</td></tr>'],
  ['Header cell', '<tr><th>ta</th><td>tb</td></tr><tr><td>tc</td><td>td</td></tr>'],
];

test('the commands for rows, columns and headers, and deleting a table', async () => {
  const { goBehind, choose, stored } = await edit(
    `${commands.map((_, index) => table(`n${index}`)).join('<p>-</p>')}<p>-</p>${table('gone')}<p>-</p>${table('head')}<p>end</p>`,
  );
  for (const [index, [command]] of commands.entries()) {
    await goBehind(`n${index}a`);
    await choose(menu, command);
  }
  await goBehind('gonea');
  await choose(menu, 'Delete table');
  await goBehind('heada');
  await choose(menu, 'Header row');
  await choose(menu, 'Insert row below');
  const made = commands.map(([, rows], index) => {
    const own = rows.replace(/t([abcd])</g, `n${index}$1<`);
    return `<table><tbody>${own}</tbody></table>`;
  });
  expect((await stored()).split('\n<p>-</p>\n')).toEqual([
    ...made,
    '<p>-</p>\n<table><thead><tr><th>heada</th><th>headb</th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td>headc</td><td>headd</td></tr></tbody></table>\n<p>end</p>',
  ]);
});

test('a new table, the dialog for an existing one, and cells merged and split', async () => {
  const { page, text, goBehind, press, choose, fill, stored } = await edit(
    `<p>one</p>${table('x')}<p>two</p>${table('y')}`,
  );
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
  await goBehind('xd');
  await press('Table');
  await fill({ Caption: 'New', 'Border size': '2', Width: '50%' });

  const cell = (name: string) => text.getByRole('cell', { name });
  await cell('xa').dragTo(cell('xb'));
  await choose(menu, 'Merge cells');
  await cell('ya').dragTo(cell('yb'));
  await choose(menu, 'Merge cells');
  await expect.poll(() => text.locator('td[colspan="2"]').count()).toBe(2);
  await choose(menu, 'Split cell');
  await expect.poll(() => text.locator('td[colspan="2"]').count()).toBe(1);
  expect((await stored()).split('\n')).toEqual([
    '<p>one</p>',
    '<table border="1" style="width:500px"><caption>Fees &amp; terms</caption><thead><tr><th scope="col">Visa</th><th scope="col">Fee</th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
    '<table border="2" style="width:50%"><caption>New</caption><tbody><tr><td colspan="2"><p>xa</p><p>xb</p></td></tr><tr><td>xc</td><td>xd</td></tr></tbody></table>',
    '<p>two</p>',
    '<table><tbody><tr><td><p>ya</p><p>yb</p></td><td></td></tr><tr><td>yc</td><td>yd</td></tr></tbody></table>',
  ]);
});

test('cells in their dialog, column widths by mouse, and a new row by Tab', async () => {
  const { page, text, goBehind, choose, fill, stored } = await edit(`<p>one</p>${table('w')}`);
  await goBehind('wa');
  await choose(menu, 'Cell properties…');
  await fill({
    'Text alignment': 'Right',
    'Vertical alignment': 'Middle',
    'Kind of cell': 'Header of its column',
    Background: 'Light yellow',
  });
  const cell = await text.getByRole('columnheader', { name: 'wa' }).boundingBox();
  const border = (cell?.x ?? 0) + (cell?.width ?? 0);
  const height = (cell?.y ?? 0) + 5;
  await page.mouse.move(border - 1, height);
  await page.mouse.down();
  await page.mouse.move(border - 101, height);
  await page.mouse.up();
  await goBehind('wd');
  await page.keyboard.press('Tab');
  await page.keyboard.type('new');
  const html = await stored();
  const width = Number(/<col style="width:(\d+)px" \/>/.exec(html)?.[1]);
  expect(Math.abs(width - (cell?.width ?? 0) + 100)).toBeLessThan(3);
  expect(html.replace(/\d+px/, '0px')).toBe(
    '<p>one</p>\n<table><colgroup><col style="width:0px" /><col /></colgroup><tbody><tr><th style="text-align:right;vertical-align:middle;background-color:#fff8c4" scope="col">wa</th><td>wb</td></tr><tr><td>wc</td><td>wd</td></tr><tr><td>new</td><td></td></tr></tbody></table>',
  );
  await goBehind('wa');
  await choose(menu, 'Cell properties…');
  await fill({ 'Width of the column in pixels': '120' });
  expect(await stored()).toContain('<col style="width:120px" /><col />');
  await choose(menu, 'Cell properties…');
  await fill({ 'Width of the column in pixels': '' });
  expect(await stored()).not.toContain('<col');
});

test('a column added at the edge continues the header row', async () => {
  const { page, goBehind, stored } = await edit(
    '<table><thead><tr><th scope="col">one</th></tr></thead><tbody><tr><td>two</td></tr></tbody></table><p>end</p>',
  );
  await goBehind('two');
  await page.getByRole('button', { name: 'Add a column at the end' }).click();
  expect(await stored()).toContain('<th scope="col">one</th><th scope="col"></th>');
});

test('a table grows by the handles at its edge, wherever the cursor is in it', async () => {
  const { page, goBehind, stored } = await edit(`${table('t')}<p>end</p>`);
  const addRow = page.getByRole('button', { name: 'Add a row at the end' });
  await goBehind('end');
  expect(await addRow.count()).toBe(0);
  await goBehind('ta');
  await addRow.click();
  await page.getByRole('button', { name: 'Add a column at the end' }).click();
  await page.keyboard.type('!');
  expect(await stored()).toBe(
    '<table><tbody><tr><td>ta!</td><td>tb</td><td></td></tr><tr><td>tc</td><td>td</td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>\n<p>end</p>',
  );
});
