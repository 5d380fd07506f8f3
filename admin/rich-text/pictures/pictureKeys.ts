import type { Editor } from '@tiptap/core';
import { NodeSelection, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { figureAround } from './figure';
import { resizeBy } from './resize';

const step = 10;

/** Enter beside a selected picture starts a paragraph behind it; with Alt and Shift, arrows resize it. */
export const pictureKeys = (editor: Editor) =>
  new Plugin({
    key: new PluginKey('pictureKeys'),
    props: {
      handleKeyDown(_view, event) {
        const { selection } = editor.state;
        const isPicture =
          selection instanceof NodeSelection && selection.node.type.name === 'image';
        if (!isPicture) return false;
        if (event.key === 'Enter') return startParagraph(editor, selection);
        if (!event.altKey || !event.shiftKey) return false;
        const by = { ArrowRight: step, ArrowLeft: -step }[event.key];
        return by !== undefined && resizeBy(editor, by);
      },
    },
  });

function startParagraph(editor: Editor, selection: NodeSelection): boolean {
  const { tr } = editor.state;
  const figure = figureAround(selection.$from);
  if (!figure) {
    tr.setSelection(TextSelection.create(tr.doc, selection.to));
    editor.view.dispatch(tr);
    return editor.commands.splitBlock();
  }
  const end = figure.pos + figure.node.nodeSize;
  tr.insert(end, editor.schema.node('paragraph')).setSelection(
    TextSelection.create(tr.doc, end + 1),
  );
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}
