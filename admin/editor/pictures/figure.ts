import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { containerAround, isContainer } from '../commands/blocks';

type Figure = NonNullable<ReturnType<typeof figureAround>>;

/** Returns the figure around a position, with its start. */
export const figureAround = ($place: ResolvedPos) => containerAround($place, 'figure');

export const captionOf = (editor: Editor): string =>
  figureAround(editor.state.selection.$from)?.node.children.find(isCaption)?.textContent ?? '';

const isCaption = (node: Node): boolean => isContainer(node, 'figcaption');

/** Sets the selected image's caption, creating or removing its figure. */
export function setCaption(editor: Editor, text: string): void {
  const { selection, schema } = editor.state;
  if (!(selection instanceof NodeSelection) || text === captionOf(editor)) return;
  const implicit = { implicit: 'container' };
  const line = text && schema.node('paragraph', implicit, schema.text(text));
  const caption = line ? [schema.node('container', { tag: 'figcaption' }, line)] : [];
  const figure = figureAround(selection.$from);
  if (figure) replaceCaption(editor, figure, caption);
  else if (selection.$from.parent.type.name === 'paragraph') {
    const picture = schema.node('paragraph', implicit, selection.node);
    const made = schema.node('container', { tag: 'figure' }, [picture, ...caption]);
    putBesideText(editor, selection, made);
  }
}

/** Moves text beside the image into separate lines. */
function putBesideText(editor: Editor, { $from, node, from }: NodeSelection, figure: Node): void {
  const offset = from - $from.start();
  const [before, after] = [
    $from.parent.content.cut(0, offset),
    $from.parent.content.cut(offset + node.nodeSize),
  ].map((content) => (content.size > 0 ? [$from.parent.copy(content)] : []));
  const blocks = [...(before ?? []), figure, ...(after ?? [])];
  const tr = editor.state.tr.replaceWith($from.before(), $from.after(), blocks);
  const start = $from.before() + (before?.[0]?.nodeSize ?? 0);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, start + 2)));
}

function replaceCaption(editor: Editor, { node, pos }: Figure, caption: readonly Node[]): void {
  let start = pos + 1;
  let size = 0;
  for (const child of node.children) {
    if (isCaption(child)) size = child.nodeSize;
    if (size > 0) break;
    start += child.nodeSize;
  }
  editor.view.dispatch(editor.state.tr.replaceWith(start, start + size, caption));
}
