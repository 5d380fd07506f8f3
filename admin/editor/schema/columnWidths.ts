import type { Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { lengthOf, styleOf, withProperty } from '../html/styleText';

/** The table's columns as elements of their own, one for each. */
function columnsOf(table: Node): HTMLElement[] {
  const html = `<table>${String(table.attrs.columns ?? '')}</table>`;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const columns = [...body.querySelectorAll('col')].flatMap((column) => {
    const { span } = column;
    column.removeAttribute('span');
    return Array.from({ length: span }, () => column.cloneNode() as HTMLElement);
  });
  const { width } = TableMap.get(table);
  const missing = Math.max(0, width - columns.length);
  const added = Array.from({ length: missing }, () => body.ownerDocument.createElement('col'));
  return [...columns, ...added].slice(0, width);
}

/** The width of each column as CSS writes it; empty where the column has none. */
export function columnWidths(table: Node): string[] {
  return columnsOf(table).map(
    (column) => lengthOf(styleOf(column, 'width') || (column.getAttribute('width') ?? '')) ?? '',
  );
}

/** The table's `columns` attribute with other widths; empty ones are taken off. */
export function withColumnWidths(table: Node, widths: readonly string[]): string | null {
  const columns = columnsOf(table);
  for (const [index, column] of columns.entries()) {
    const style = withProperty(column.getAttribute('style') ?? '', 'width', widths[index] || null);
    column.removeAttribute('width');
    if (style) column.setAttribute('style', style);
    else column.removeAttribute('style');
  }
  const isPlain = columns.every((column) => column.attributes.length === 0);
  return isPlain
    ? null
    : `<colgroup>${columns.map((column) => column.outerHTML).join('')}</colgroup>`;
}
