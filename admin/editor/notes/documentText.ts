import type { Node } from '@tiptap/pm/model';
import { cut, cutBefore } from '../../../shared/cut';
import { noteLengths } from '../../../shared/draftNotes';
import type { Quote, Span } from './findQuote';

interface Piece {
  position: number;
  /** Its offset in the text. */
  from: number;
  length: number;
  /** A figure: one position, however long its text is. */
  isAtom: boolean;
}

/** A document's text as one string, in which blocks end with a line break. */
export interface DocumentText {
  text: string;
  pieces: readonly Piece[];
}

export function textOf(doc: Node): DocumentText {
  const pieces: Piece[] = [];
  let text = '';
  doc.descendants((node, position) => {
    if (node.isTextblock && text !== '') text += '\n';
    const own = node.isText ? (node.text ?? '') : node.isInline ? leafText(node) : '';
    if (own === '') return;
    pieces.push({ position, from: text.length, length: own.length, isAtom: !node.isText });
    text += own;
  });
  return { text, pieces };
}

/** A figure says its value; a line break within a block ends no words. */
export function leafText(node: Node): string {
  const toText: unknown = node.type.spec.toText;
  return typeof toText === 'function' ? String(toText({ node })).replace(/^\n$/, '') : '';
}

/** Returns the positions of a part of the text; undefined if it is empty. */
export function positionsOf({ pieces }: DocumentText, { from, to }: Span): Span | undefined {
  const start = pieces.findLast((piece) => piece.from <= from);
  const end = pieces.findLast((piece) => piece.from < to);
  if (!start || !end) return undefined;
  const begins = start.isAtom ? 0 : Math.min(from - start.from, start.length);
  const ends = end.isAtom ? 1 : Math.min(to - end.from, end.length);
  const span = { from: start.position + begins, to: end.position + ends };
  return span.from < span.to ? span : undefined;
}

export function offsetOf({ pieces }: DocumentText, position: number): number {
  const piece = pieces.findLast((one) => one.position <= position);
  if (!piece) return 0;
  const within = position - piece.position;
  return piece.from + (piece.isAtom && within > 0 ? piece.length : Math.min(within, piece.length));
}

export const wordsBetween = (read: DocumentText, { from, to }: Span): string =>
  read.text.slice(offsetOf(read, from), offsetOf(read, to));

/** Returns the words between two positions with what stands before them; undefined if there are none. */
export function quoteBetween(read: DocumentText, span: Span): Quote | undefined {
  const whole = wordsBetween(read, span);
  const quote = cut(whole.trim(), noteLengths.quote);
  if (quote === '') return undefined;
  const start = offsetOf(read, span.from) + whole.length - whole.trimStart().length;
  return { quote, before: cutBefore(read.text.slice(0, start), noteLengths.before) };
}
