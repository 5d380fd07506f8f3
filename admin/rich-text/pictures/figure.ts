import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { boxAround, isBox } from '../commands/boxes';

type Figure = NonNullable<ReturnType<typeof figureAround>>;

/** The figure around a place, with where it begins. */
export const figureAround = ($place: ResolvedPos) => boxAround($place, 'figure');

export function captionOf(editor: Editor): string {
  return captionIn(figureAround(editor.state.selection.$from)?.node)?.textContent ?? '';
}

const captionIn = (figure: Node | undefined): Node | undefined =>
  figure?.children.find((child) => isBox(child, 'figcaption'));

/** Writes the selected picture's caption; a figure is made for it, and goes with the last word of it. */
export function setCaption(editor: Editor, words: string): void {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || words === captionOf(editor)) return;
  const figure = figureAround(selection.$from);
  if (!figure) wrapInFigure(editor, selection, words);
  else if (words) writeCaption(editor, figure, words);
  else removeCaption(editor, figure);
}

function box(editor: Editor, tag: string, content: readonly Node[]): Node | undefined {
  return editor.schema.nodes.container?.createChecked({ tag }, content);
}

function caption(editor: Editor, words: string): Node | undefined {
  const line = editor.schema.nodes.paragraph?.create(
    { bare: 'container' },
    editor.schema.text(words),
  );
  return line && box(editor, 'figcaption', [line]);
}

function wrapInFigure(editor: Editor, { $from, node, from }: NodeSelection, words: string): void {
  const { paragraph } = editor.schema.nodes;
  const written = caption(editor, words);
  if (!paragraph || !written || $from.parent.type !== paragraph) return;
  const picture = paragraph.create({ bare: 'container' }, node);
  const figure = box(editor, 'figure', [picture, written]);
  if (!figure) return;
  const offset = from - $from.start();
  const rest = [
    $from.parent.content.cut(0, offset),
    $from.parent.content.cut(offset + node.nodeSize),
  ].map((content) => (content.size > 0 ? $from.parent.copy(content) : undefined));
  const blocks = [rest[0], figure, rest[1]].filter((block) => block !== undefined);
  const tr = editor.state.tr.replaceWith($from.before(), $from.after(), Fragment.from(blocks));
  const start = $from.before() + (rest[0]?.nodeSize ?? 0);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, start + 2)));
}

function writeCaption(editor: Editor, { node, pos }: Figure, words: string): void {
  const written = caption(editor, words);
  if (!written) return;
  const old = placeOfCaption(node, pos);
  const end = pos + node.nodeSize - 1;
  const [from, to] = old ?? [end, end];
  editor.view.dispatch(editor.state.tr.replaceWith(from, to, written));
}

function removeCaption(editor: Editor, { node, pos }: Figure): void {
  const old = placeOfCaption(node, pos);
  if (old) editor.view.dispatch(editor.state.tr.delete(...old));
}

function placeOfCaption(figure: Node, position: number): [number, number] | undefined {
  let start = position + 1;
  for (const child of figure.children) {
    if (isBox(child, 'figcaption')) return [start, start + child.nodeSize];
    start += child.nodeSize;
  }
  return undefined;
}
