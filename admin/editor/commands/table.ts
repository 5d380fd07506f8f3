import { type Editor, findParentNodeClosestToPos, type JSONContent } from '@tiptap/core';
import type { Selection, Transaction } from '@tiptap/pm/state';
import { addColumn, addRow, TableMap } from '@tiptap/pm/tables';
import type { FieldValues } from '../dialogs/EditorDialog';
import { type ExtraAttributes, withExtraAttributes } from '../html/extraAttributes';
import { withProperty } from '../html/styleText';
import { elementHtml } from './rawPiece';

/** The section that a row stores. */
const thead = '<thead></thead>';

export const currentTable = ({ selection }: { selection: Selection }) =>
  findParentNodeClosestToPos(selection.$from, ({ type }) => type.name === 'table');

export const isInTable = (editor: Editor): boolean => Boolean(currentTable(editor.state));

export const captionHtml = (text: string): string | null =>
  text ? elementHtml('caption', {}, text) : null;

/** Sets a table's border and width as CSS, replacing older attributes. */
export function tableAttributes(extra: ExtraAttributes, border: string, width: string) {
  const style = withProperty(extra.style ?? '', 'width', width || null);
  return withExtraAttributes(extra, { border, style, ...(extra.width && { width: '' }) });
}

/** @param width of the table in CSS. @returns a message if there would be too many cells. */
export function insertTable(
  editor: Editor,
  { caption = '', border = '', headers = '', ...size }: FieldValues,
  width: string,
): string | undefined {
  const [rows, columns] = [Number(size.rows), Number(size.columns)];
  if (!isCount(rows, 200) || !isCount(columns, 30)) return 'Up to 200 rows and 30 columns.';
  const at = editor.state.selection.from;
  const attrs = {
    extraAttributes: tableAttributes({}, border, width),
    caption: captionHtml(caption),
  };
  editor
    .chain()
    .insertContent({ type: 'table', attrs, content: newRows(rows, columns, headers) })
    .command(({ tr, commands }) => {
      let first: number | undefined;
      tr.doc.nodesBetween(Math.max(0, at - 1), tr.doc.content.size, (node, position) => {
        if (first === undefined && node.type.spec.tableRole === 'row') first = position + 3;
        return first === undefined;
      });
      return first === undefined || commands.setTextSelection(first);
    })
    .run();
}

const isCount = (value: number, max: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= max;

function newRows(rows: number, columns: number, headers: string): JSONContent[] {
  const hasHeadRow = headers === 'row' || headers === 'both';
  const hasHeadColumn = headers === 'column' || headers === 'both';
  const cell = (row: number, column: number): JSONContent => {
    const content = [{ type: 'paragraph' }];
    const scope =
      hasHeadRow && row === 0 ? 'col' : hasHeadColumn && column === 0 ? 'row' : undefined;
    if (!scope) return { type: 'tableCell', content };
    return { type: 'tableHeader', attrs: { extraAttributes: { scope } }, content };
  };
  return Array.from({ length: rows }, (_row, row) => ({
    type: 'tableRow',
    attrs: { section: hasHeadRow && row === 0 ? thead : null },
    content: Array.from({ length: columns }, (_column, column) => cell(row, column)),
  }));
}

/** Drops the column widths of the current table, which no longer fit its columns. */
function dropColumnWidths(tr: Transaction): void {
  const table = currentTable(tr);
  if (table?.node.attrs.columns) tr.setNodeAttribute(table.pos, 'columns', null);
}

export function changeColumns(
  editor: Editor,
  command: 'addColumnBefore' | 'addColumnAfter' | 'deleteColumn',
) {
  editor
    .chain()
    .command(({ tr }) => {
      dropColumnWidths(tr);
      return true;
    })
    [command]()
    .run();
}

/** Adds a row or column at the end of the current table, wherever the cursor is in it. */
export function growTable(editor: Editor, what: 'row' | 'column'): void {
  editor
    .chain()
    .focus(null, { scrollIntoView: false })
    .command(({ tr }) => {
      const current = currentTable(tr);
      if (!current) return false;
      const { node: table, start: tableStart, pos } = current;
      const map = TableMap.get(table);
      const whole = {
        map,
        table,
        tableStart,
        left: 0,
        top: 0,
        right: map.width,
        bottom: map.height,
      };
      if (what === 'row') addRow(tr, whole, map.height);
      else {
        addColumn(tr, whole, map.width);
        dropColumnWidths(tr);
      }
      const grown = tr.doc.nodeAt(pos);
      const index = what === 'row' ? map.height * map.width : map.width;
      const at = grown && TableMap.get(grown).map[index];
      if (at != null && grown?.nodeAt(at)?.type.name === 'tableHeader') {
        const scope = what === 'row' ? 'row' : 'col';
        tr.setNodeAttribute(tableStart + at, 'extraAttributes', { scope });
      }
      return true;
    })
    .run();
}

/** Toggles the first row between header and ordinary row. */
export function toggleHeadRow(editor: Editor): void {
  editor
    .chain()
    .toggleHeaderRow()
    .command(({ tr }) => {
      const table = currentTable(tr);
      const first = table?.node.firstChild;
      if (!table || !first) return true;
      const isHead = first.children.every(({ type }) => type.name === 'tableHeader');
      tr.setNodeAttribute(table.pos + 1, 'section', isHead ? thead : null);
      return true;
    })
    .run();
}
