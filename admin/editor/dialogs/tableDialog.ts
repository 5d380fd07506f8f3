import type { Editor } from '@tiptap/core';
import {
  captionHtml,
  currentTable,
  insertTable,
  isInTable,
  tableAttributes,
} from '../commands/table';
import { extraIn, extraProperty } from '../html/extraAttributes';
import { lengthOf } from '../html/styleText';
import { captionText } from '../schema/table';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';

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

/** Inside a table the dialog edits that table. */
export const tableDialog: EditorDialog = {
  title: 'Table',
  fields: (editor) => (isInTable(editor) ? properties : [...size, ...properties]),
  read(editor): FieldValues {
    const table = currentTable(editor.state)?.node;
    if (!table) return { rows: '3', columns: '2', headers: 'row', border: '1', width: '100%' };
    const extra = extraIn(table.attrs);
    return {
      caption: captionText(table),
      border: extra.border ?? '',
      width: extraProperty(extra, 'width') ?? extra.width ?? '',
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
  const around = currentTable(editor.state);
  if (!around) return;
  const { node, pos } = around;
  const look = tableAttributes(extraIn(node.attrs), border, width);
  const tr = editor.state.tr.setNodeAttribute(pos, 'extraAttributes', look);
  if (caption !== captionText(node)) tr.setNodeAttribute(pos, 'caption', captionHtml(caption));
  editor.view.dispatch(tr);
}
