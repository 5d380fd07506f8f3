import type { Editor } from '@tiptap/core';
import { cellDialog } from '../commands/cellDialog';
import { changeColumns, isInTable, toggleHeadRow } from '../commands/table';
import { CommandDialog } from '../dialogs/CommandDialog';
import { useEditorShell } from '../EditorShell';
import { type Choice, MenuButton } from '../toolbar/MenuButton';

const inTable = (label: string, run: (editor: Editor) => void): Choice => ({
  label,
  run,
  isPossible: isInTable,
});

const choices: readonly Choice[] = [
  { label: 'Cell properties…', isPossible: isInTable, dialog: 'cell' },
  { label: 'Table properties…', isPossible: isInTable, dialog: 'table' },
  inTable('Insert row above', (editor) => editor.commands.addRowBefore()),
  inTable('Insert row below', (editor) => editor.commands.addRowAfter()),
  inTable('Delete row', (editor) => editor.commands.deleteRow()),
  inTable('Insert column before', (editor) => changeColumns(editor, 'addColumnBefore')),
  inTable('Insert column after', (editor) => changeColumns(editor, 'addColumnAfter')),
  inTable('Delete column', (editor) => changeColumns(editor, 'deleteColumn')),
  inTable('Header row', toggleHeadRow),
  inTable('Header column', (editor) => editor.commands.toggleHeaderColumn()),
  inTable('Header cell', (editor) => editor.commands.toggleHeaderCell()),
  {
    label: 'Merge cells',
    isPossible: (editor) => editor.can().mergeCells(),
    run: (editor) => editor.commands.mergeCells(),
  },
  {
    label: 'Split cell',
    isPossible: (editor) => editor.can().splitCell(),
    run: (editor) => editor.commands.splitCell(),
  },
  inTable('Delete table', (editor) => editor.commands.deleteTable()),
];

export function TableMenu() {
  const { dialog } = useEditorShell();
  return (
    <>
      <MenuButton label="Rows, columns and cells" face="Cells" choices={choices} />
      {dialog === 'cell' && <CommandDialog asks={cellDialog} />}
    </>
  );
}
