import { type Editor, findParentNodeClosestToPos, type JSONContent } from '@tiptap/core';
import type { Selection } from '@tiptap/pm/state';
import { escapeText } from '../html/writeTag';
import type { Section } from '../schema/tableSection';

export type Headers = 'none' | 'row' | 'column' | 'both';

const thead: Section = { tag: 'thead', number: 0, kept: null };

export const tableAround = ({ selection }: { selection: Selection }) =>
  findParentNodeClosestToPos(selection.$from, ({ type }) => type.name === 'table');

export const isInTable = (editor: Editor): boolean => Boolean(tableAround(editor.state));

export function newTable(rows: number, columns: number, headers: Headers): JSONContent {
  const hasHeadRow = headers === 'row' || headers === 'both';
  const hasHeadColumn = headers === 'column' || headers === 'both';
  const cell = (row: number, column: number): JSONContent => {
    const content = [{ type: 'paragraph' }];
    const scope =
      hasHeadRow && row === 0 ? 'col' : hasHeadColumn && column === 0 ? 'row' : undefined;
    if (!scope) return { type: 'tableCell', content };
    return { type: 'tableHeader', attrs: { kept: { scope } }, content };
  };
  return {
    type: 'table',
    content: Array.from({ length: rows }, (_row, row) => ({
      type: 'tableRow',
      attrs: { section: hasHeadRow && row === 0 ? thead : null },
      content: Array.from({ length: columns }, (_column, column) => cell(row, column)),
    })),
  };
}

export const captionHtml = (text: string): string | null =>
  text ? `<caption>${escapeText(text)}</caption>` : null;

/** Widths of columns no longer fit once there is one more or less. */
export function changeColumns(
  editor: Editor,
  command: 'addColumnBefore' | 'addColumnAfter' | 'deleteColumn',
) {
  editor
    .chain()
    .command(({ tr }) => {
      const table = tableAround(tr);
      if (table?.node.attrs.columns) tr.setNodeAttribute(table.pos, 'columns', null);
      return true;
    })
    [command]()
    .run();
}

/** Makes the first row the table's head or an ordinary row again. */
export function toggleHeadRow(editor: Editor): void {
  editor
    .chain()
    .toggleHeaderRow()
    .command(({ tr }) => {
      const table = tableAround(tr);
      const first = table?.node.firstChild;
      if (!table || !first) return true;
      const isHead = first.children.every(({ type }) => type.name === 'tableHeader');
      tr.setNodeAttribute(table.pos + 1, 'section', isHead ? thead : null);
      return true;
    })
    .run();
}
