import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { CellSelection, cellAround, selectedRect } from '@tiptap/pm/tables';
import { isInTable } from '../commands/table';
import { palette } from '../data/palette';
import { extraIn, extraProperty, withExtraAttributes } from '../html/extraAttributes';
import { withProperty } from '../html/styleText';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';

const usual = ['', 'As usual'] as const;

const fields: readonly DialogField[] = [
  {
    name: 'text-align',
    label: 'Text alignment',
    choices: [usual, ['left', 'Left'], ['center', 'Centre'], ['right', 'Right']],
  },
  {
    name: 'vertical-align',
    label: 'Vertical alignment',
    choices: [usual, ['top', 'Top'], ['middle', 'Middle'], ['bottom', 'Bottom']],
  },
  {
    name: 'header',
    label: 'Kind of cell',
    choices: [
      ['', 'Ordinary'],
      ['col', 'Header of its column'],
      ['row', 'Header of its row'],
    ],
  },
];

const width: DialogField = {
  name: 'width',
  label: 'Width of the column in pixels',
  type: 'number',
};

const styles = ['text-align', 'vertical-align', 'background-color'];

/** Changes every selected cell, or the one with the cursor. */
export const cellDialog: EditorDialog = {
  title: 'Cells',
  fields(editor) {
    const own = readCell(editor)['background-color'] ?? '';
    const named = palette.map(([label, value]) => [value, label] as const);
    const isNamed = own === '' || named.some(([value]) => value === own);
    const choices = [['', 'None'] as const, ...(isNamed ? [] : [[own, own] as const]), ...named];
    return [...fields, { name: 'background-color', label: 'Background', choices }, width];
  },
  read: readCell,
  apply(editor, values) {
    changeCells(editor, values);
    changeWidths(editor, Number(values.width));
    return undefined;
  },
  isPressed: isInTable,
};

interface Cell {
  node: Node;
  position: number;
}

function selectedCells({ state }: Editor): Cell[] {
  const { selection } = state;
  const cells: Cell[] = [];
  if (selection instanceof CellSelection) {
    selection.forEachCell((node, position) => cells.push({ node, position }));
    return cells;
  }
  const spot = cellAround(selection.$from);
  const node = spot?.nodeAfter;
  return spot && node ? [{ node, position: spot.pos }] : [];
}

function readCell(editor: Editor): FieldValues {
  const cell = selectedCells(editor)[0];
  if (!cell || !isInTable(editor)) return {};
  const extra = extraIn(cell.node.attrs);
  const [width = 0] = cell.node.attrs.colwidth ?? [];
  const look = styles.map((name) => [name, extraProperty(extra, name)?.toLowerCase() ?? '']);
  return {
    ...Object.fromEntries(look),
    header: cell.node.type.name === 'tableHeader' ? (extra.scope ?? 'col') : '',
    width: width ? String(width) : '',
  };
}

function changeCells(editor: Editor, values: FieldValues): void {
  const { tr, schema } = editor.state;
  const { header = '' } = values;
  const type = header ? schema.nodes.tableHeader : schema.nodes.tableCell;
  for (const { node, position } of selectedCells(editor)) {
    const extra = extraIn(node.attrs);
    const style = styles.reduce(
      (text, name) => withProperty(text, name, values[name] || null),
      extra.style ?? '',
    );
    // New header cells get a scope; existing ones keep theirs, or none.
    const isSame = (node.type.name === 'tableHeader') === Boolean(header);
    const scope = isSame && !extra.scope && header === 'col' ? '' : header;
    tr.setNodeMarkup(position, type, {
      ...node.attrs,
      extraAttributes: withExtraAttributes(extra, { style, scope }),
    });
  }
  editor.view.dispatch(tr);
}

/** @param width in pixels, 0 for none. */
function changeWidths(editor: Editor, width: number): void {
  const { tr } = editor.state;
  const { tableStart, map, left, right } = selectedRect(editor.state);
  for (let column = left; column < right; column += 1) {
    const cells = map.cellsInRect({ left: column, right: column + 1, top: 0, bottom: map.height });
    for (const position of cells) {
      const { colspan, colwidth } = tr.doc.nodeAt(tableStart + position)?.attrs ?? {};
      const widths: number[] = [...(colwidth ?? Array(colspan).fill(0))];
      const index = column - map.colCount(position);
      if ((widths[index] ?? 0) === width) continue;
      widths[index] = width;
      const set = widths.some(Boolean) ? widths : null;
      tr.setNodeAttribute(tableStart + position, 'colwidth', set);
    }
  }
  editor.view.dispatch(tr);
}
