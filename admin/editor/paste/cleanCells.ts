import { changeTag, unwrap } from '../html/elements';
import { readStyle } from '../html/styleText';

/** Tells whether Excel, Google Sheets or LibreOffice Calc copied it. */
export const isFromCells = (html: string): boolean =>
  /schemas-microsoft-com:office:excel|content="?(Microsoft )?Excel|google-sheets-html-origin|content="LibreOffice[^>]*>(?=[\s\S]*<table)/i.test(
    html,
  );

/** Converts copied cells to a table; a single cell to its text. */
export function cleanCells(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    for (const part of table.querySelectorAll('colgroup, col')) part.remove();
    for (const part of [table, ...table.querySelectorAll('tr, td, th')]) {
      part.removeAttribute('width');
      part.removeAttribute('height');
    }
    if (table.querySelectorAll('td, th').length === 1) {
      for (const part of table.querySelectorAll('tbody, tr, td, th')) unwrap(part);
      changeTag(table, 'p').removeAttribute('border');
      continue;
    }
    table.setAttribute('border', '1');
    table.setAttribute('style', 'width: 100%');
    makeHead(table);
  }
}

/** Converts a bold first row to header cells. */
function makeHead(table: HTMLTableElement): void {
  const [first, second] = table.rows;
  if (!first || !second || table.tHead || !isBold(first) || isBold(second)) return;
  for (const cell of [...first.cells]) {
    for (const strong of cell.querySelectorAll('strong')) unwrap(strong);
    changeTag(cell, 'th').setAttribute('scope', 'col');
  }
  table.createTHead().append(first);
}

function isBold(row: HTMLTableRowElement): boolean {
  const filled = [...row.cells].filter((cell) => cell.textContent?.trim());
  return filled.length > 0 && filled.every(isBoldCell);
}

const isBoldCell = (cell: HTMLTableCellElement): boolean =>
  [...cell.querySelectorAll('strong, b')].some(
    (strong) => strong.textContent?.trim() === cell.textContent?.trim(),
  );

/** Applies Excel's style rules to the cells they select. */
export function styleByRules(document: Document): void {
  for (const style of document.querySelectorAll('style')) {
    const text = style.textContent?.replace(/<!--|-->/g, '') ?? '';
    for (const [, name = '', rule = ''] of text.matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g)) {
      const looks = readStyle(rule).filter(([property]) => cellLooks.has(property));
      const css = looks.map(([property, value]) => `${property}:${value}`).join(';');
      for (const cell of document.getElementsByClassName(name)) {
        cell.setAttribute('style', `${css};${cell.getAttribute('style') ?? ''}`);
      }
    }
  }
}

const cellLooks = new Set([
  'font-weight',
  'font-style',
  'text-decoration',
  'text-align',
  'color',
  'background',
  'background-color',
]);
