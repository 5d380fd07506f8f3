import { splitBlock } from '@tiptap/pm/commands';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { containerAround } from '../commands/blocks';

type Side = 'before' | 'after';

/**
 * Allows typing before and after blocks without their own text, or in boxes: videos, figures,
 * callouts, tables. Adds a paragraph only on demand.
 */
export const escapeBlock = new Plugin({
  props: {
    handleClick: (view, _position, event) => {
      const side = sideOfClick(view, event);
      return side !== undefined && writeAtEdge(view, side);
    },
    handleKeyDown(view, event) {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (event.key === 'ArrowDown') return leaveByArrow(view, 'after');
      if (event.key === 'ArrowUp') return leaveByArrow(view, 'before');
      return event.key === 'Enter' && leaveByEnter(view);
    },
    handleTextInput: (view, _from, _to, text) => {
      const side = besidePiece(view.state.selection);
      return side !== undefined && writeBeside(view, side, text);
    },
  },
});

const isPiece = ({ type }: Node): boolean => type.name === 'rawInline' || type.name === 'rawBlock';

/** Tells whether a paragraph contains only videos or images. */
const holdsOnlyPieces = (node: Node): boolean =>
  node.isTextblock &&
  node.childCount > 0 &&
  node.children.every((child) => child.isAtom && !child.isText);

const isClosed = (node: Node | null): boolean =>
  node !== null && (!node.isTextblock || holdsOnlyPieces(node));

function sideOfClick({ dom, state }: EditorView, event: MouseEvent): Side | undefined {
  const { firstElementChild: first, lastElementChild: last } = dom;
  const isBelow = last && event.clientY > last.getBoundingClientRect().bottom;
  if (isBelow) return isClosed(state.doc.lastChild) ? 'after' : undefined;
  const isAbove = first && event.clientY < first.getBoundingClientRect().top;
  return isAbove && isClosed(state.doc.firstChild) ? 'before' : undefined;
}

function writeAtEdge(view: EditorView, side: Side): boolean {
  const { doc } = view.state;
  return writeAt(view, side === 'after' ? doc.content.size : 0);
}

function writeAt(view: EditorView, position: number, text = ''): boolean {
  const { tr, schema } = view.state;
  tr.insert(position, schema.node('paragraph', null, text ? schema.text(text) : []));
  tr.setSelection(TextSelection.create(tr.doc, position + 1 + text.length));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Leaves the last line of the last block, or the first of the first, by arrow key. */
function leaveByArrow(view: EditorView, side: Side): boolean {
  const { doc, selection } = view.state;
  if (!isClosed(side === 'after' ? doc.lastChild : doc.firstChild)) return false;
  const isText = selection instanceof TextSelection;
  if (isText && !view.endOfTextblock(side === 'after' ? 'down' : 'up')) return false;
  return isAtEdge(view, side) && writeAtEdge(view, side);
}

/** Tells whether the cursor is on the text's last or first line. */
function isAtEdge(view: EditorView, side: Side): boolean {
  const { doc, selection } = view.state;
  const edge = side === 'after' ? Selection.atEnd(doc).to : Selection.atStart(doc).from;
  const far = view.coordsAtPos(edge);
  const own = view.coordsAtPos(side === 'after' ? selection.to : selection.from);
  return side === 'after' ? far.top < own.bottom : far.bottom > own.top;
}

/** Adds a paragraph after a selected piece, or after a figure at the end of its caption. */
function leaveByEnter(view: EditorView): boolean {
  const { selection } = view.state;
  if (selection instanceof NodeSelection) {
    if (isPiece(selection.node)) return writeBeside(view, 'after', '');
    return selection.node.type.name === 'image' && leavePicture(view, selection);
  }
  const { $from, empty } = selection;
  const isCaption = $from.depth > 2 && $from.node(-1).attrs.tag === 'figcaption';
  if (!isCaption || !empty || $from.parentOffset < $from.parent.content.size) return false;
  return writeAt(view, $from.after($from.depth - 2));
}

/** Adds a paragraph after the image or its figure. */
function leavePicture(view: EditorView, { $from, to }: NodeSelection): boolean {
  const figure = containerAround($from, 'figure');
  if (figure) return writeAt(view, figure.pos + figure.node.nodeSize);
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, to)));
  return splitBlock(view.state, view.dispatch);
}

/** Returns the side of a video where typing would go. */
function besidePiece(selection: Selection): Side | undefined {
  if (selection instanceof NodeSelection) return isPiece(selection.node) ? 'after' : undefined;
  const { $from, empty } = selection;
  const line = $from.parent;
  const isVideo = line.children.some(isFrame) && holdsOnlyPieces(line);
  if (!empty || !isVideo) return;
  return $from.parentOffset === 0 ? 'before' : 'after';
}

const isFrame = (node: Node): boolean => isPiece(node) && /^<iframe/i.test(String(node.attrs.html));

function writeBeside(view: EditorView, side: Side, text: string): boolean {
  const { $from, from, to } = view.state.selection;
  const isBlock = !$from.parent.isTextblock;
  if (isBlock) return writeAt(view, side === 'after' ? to : from, text);
  if (!holdsOnlyPieces($from.parent)) return false;
  return writeAt(view, side === 'after' ? $from.after() : $from.before(), text);
}
