import type { Editor } from '@tiptap/core';
import { keptIn, keptProperty, withKept } from '../html/keptAttributes';
import { lengthOf, withProperty } from '../html/styleText';
import { captionText } from '../schema/table';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';
import { captionHtml, type Headers, isInTable, newTable, tableAround } from './table';

const size: readonly DialogField[] = [
  { name: 'rows', label: 'Rows', type: 'number', isRequired: true },
  { name: 'columns', label: 'Columns', type: 'number', isRequired: true },
  {
    name: 'headers',
    label: 'Headers',
    choices: [
      ['row', 'First row'],
      ['column', 'First column'],
      ['both', 'Both'],
      ['none', 'None'],
    ],
  },
];

const properties: readonly DialogField[] = [
  { name: 'caption', label: 'Caption' },
  { name: 'border', label: 'Border size', type: 'number' },
  { name: 'width', label: 'Width', isShort: true, helperText: 'As 500px or 100%' },
];

/** Inside a table the dialog changes that table. */
export const tableDialog: EditorDialog = {
  title: 'Table',
  fields: (editor) => (isInTable(editor) ? properties : [...size, ...properties]),
  read(editor): FieldValues {
    const table = tableAround(editor.state)?.node;
    if (!table) return { rows: '3', columns: '2', headers: 'row', border: '1', width: '100%' };
    const kept = keptIn(table.attrs);
    return {
      caption: captionText(table),
      border: kept.border ?? '',
      width: keptProperty(kept, 'width') ?? kept.width ?? '',
    };
  },
  apply(editor, values) {
    const width = lengthOf(values.width ?? '');
    if (width === undefined) return 'Give the width as 500px or 100%.';
    if (!isInTable(editor)) return insertTable(editor, values, width);
    changeTable(editor, values, width);
  },
  isPressed: isInTable,
};

function changeTable(editor: Editor, { caption = '', border = '' }: FieldValues, width: string) {
  const around = tableAround(editor.state);
  if (!around) return;
  const { node, pos } = around;
  const tr = editor.state.tr.setNodeAttribute(pos, 'kept', look(keptIn(node.attrs), border, width));
  if (caption !== captionText(node)) tr.setNodeAttribute(pos, 'caption', captionHtml(caption));
  editor.view.dispatch(tr);
}

export function insertTable(
  editor: Editor,
  values: FieldValues,
  width: string,
): string | undefined {
  const { caption = '', border = '', headers } = values;
  const rows = Number(values.rows);
  const columns = Number(values.columns);
  if (!isCount(rows, 200) || !isCount(columns, 30)) return 'Up to 200 rows and 30 columns.';
  const at = editor.state.selection.from;
  const attrs = { kept: look({}, border, width), caption: captionHtml(caption) };
  editor
    .chain()
    .insertContent({ ...newTable(rows, columns, headers as Headers), attrs })
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

function look(kept: Readonly<Record<string, string>>, border: string, width: string) {
  const style = withProperty(kept.style ?? '', 'width', width || null);
  return withKept(kept, { border, style, ...(kept.width && { width: '' }) });
}
