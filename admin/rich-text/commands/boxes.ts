import { type Editor, findParentNodeClosestToPos } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type Kept, keptIn, withKept } from '../html/keptAttributes';
import type { EditorDialog } from './EditorDialog';

export const isBox = (node: Node, tag: string): boolean =>
  node.type.name === 'container' && node.attrs.tag === tag;

/** The innermost box of that kind around a place, as the cursor's. */
export const boxAround = ($place: ResolvedPos, tag: string) =>
  findParentNodeClosestToPos($place, (node) => isBox(node, tag));

const boxOf = ({ state }: Editor, tag: string) => boxAround(state.selection.$from, tag);

export const isInBox = (editor: Editor, tag: string): boolean => Boolean(boxOf(editor, tag));

/** Changes the box around the cursor, or puts one around the selected blocks. */
export function setBox(editor: Editor, tag: string, kept: Kept | null): void {
  const box = boxOf(editor, tag);
  if (!box) editor.commands.wrapIn('container', { tag, kept });
  else editor.view.dispatch(editor.state.tr.setNodeAttribute(box.pos, 'kept', kept));
}

/** Takes the box away and leaves what is in it. */
function removeBox(editor: Editor, tag: string): void {
  const box = boxOf(editor, tag);
  if (!box) return;
  const { pos, node } = box;
  editor.view.dispatch(editor.state.tr.replaceWith(pos, pos + node.nodeSize, node.content));
}

export const divDialog: EditorDialog = {
  title: 'Div container',
  fields: [
    { name: 'class', label: 'Look', isShort: true, helperText: 'A class, as callout' },
    { name: 'id', label: 'Name for links', isShort: true, helperText: 'Links lead here with #' },
    { name: 'lang', label: 'Language', isShort: true, helperText: 'Its code, as en or zh' },
    { name: 'title', label: 'Hint shown under the mouse', isShort: true },
    { name: 'style', label: 'Own style (CSS)' },
  ],
  read: (editor) => ({ ...keptAround(editor, 'div') }),
  apply(editor, values) {
    setBox(editor, 'div', withKept({}, values));
  },
  ...ofBox('div', 'Remove container'),
};

export const formDialog: EditorDialog = {
  title: 'Form',
  fields: [
    { name: 'name', label: 'Name', isShort: true },
    { name: 'action', label: 'Sent to', helperText: 'The address that takes the answers' },
    {
      name: 'method',
      label: 'Sent by',
      choices: [
        ['get', 'GET'],
        ['post', 'POST'],
      ],
    },
  ],
  read: (editor) => ({ method: 'get', ...keptAround(editor, 'form') }),
  apply(editor, { name = '', action = '', method = '' }) {
    setBox(editor, 'form', withKept(keptAround(editor, 'form'), { name, action, method }));
  },
  ...ofBox('form', 'Remove form'),
};

const keptAround = (editor: Editor, tag: string) => keptIn(boxOf(editor, tag)?.node.attrs ?? {});

function ofBox(tag: string, label: string) {
  return {
    isPressed: (editor: Editor) => isInBox(editor, tag),
    remove: { label, run: (editor: Editor) => removeBox(editor, tag) },
  };
}
