import { rename, unwrap } from '../html/elements';
import { readStyle } from '../html/styleText';

/** Whether Excel, Google Sheets or LibreOffice's tables put it on the clipboard. */
export const isFromCells = (html: string): boolean =>
  /schemas-microsoft-com:office:excel|content="?(Microsoft )?Excel|google-sheets-html-origin|content="LibreOffice[^>]*>(?=[\s\S]*<table)/i.test(
    html,
  );

/** Copied cells as one of the editor's own tables; a single cell as what it says. */
export function cleanCells(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    for (const part of table.querySelectorAll('colgroup, col')) part.remove();
    for (const part of [table, ...table.querySelectorAll('tr, td, th')]) {
      part.removeAttribute('width');
      part.removeAttribute('height');
    }
    if (table.querySelectorAll('td, th').length === 1) {
      for (const part of table.querySelectorAll('tbody, tr, td, th')) unwrap(part);
      rename(table, 'p').removeAttribute('border');
      continue;
    }
    table.setAttribute('border', '1');
    table.setAttribute('style', 'width: 100%');
    makeHead(table);
  }
}

/** A first row in bold above others is what heads the columns. */
function makeHead(table: HTMLTableElement): void {
  const [first, second] = table.rows;
  if (!first || !second || table.tHead || !isBold(first) || isBold(second)) return;
  for (const cell of [...first.cells]) {
    for (const strong of cell.querySelectorAll('strong')) unwrap(strong);
    rename(cell, 'th').setAttribute('scope', 'col');
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

/** Excel says how a cell looks in rules of its own: puts them on the cells that they name. */
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
  ...['font-weight', 'font-style', 'text-decoration', 'text-align', 'color', 'background'],
  'background-color',
]);
