import { cut, cutBefore } from '../../../shared/cut';
import { noteLengths } from '../../../shared/draftNotes';
import type { Quote, Span } from './places';

/** The editor's text as one string, and where each piece of it stands. */
export interface EditorText {
  text: string;
  pieces: readonly { node: Text; from: number }[];
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre, blockquote, figcaption, caption, div';

/** Returns the writing area; undefined while its source is shown, or it hasn't come yet. */
export const writingArea = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('.article-text:not([hidden]) .ProseMirror') ?? undefined;

/** Reads the text of the writing area; blocks end with a line break. */
export function readText(area: HTMLElement): EditorText {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const pieces: { node: Text; from: number }[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const own: Element | null = node.parentElement?.closest(blocks) ?? null;
    if (text !== '' && own !== block) text += '\n';
    block = own;
    pieces.push({ node, from: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** Returns a part of the text in the document. */
export function rangeOf({ pieces }: EditorText, { from, to }: Span): Range | undefined {
  const start = pieces.findLast((piece) => piece.from <= from);
  const end = pieces.findLast((piece) => piece.from < to);
  if (!start || !end) return undefined;
  const range = document.createRange();
  range.setStart(start.node, Math.min(from - start.from, start.node.length));
  range.setEnd(end.node, Math.min(to - end.from, end.node.length));
  return range;
}

/** Returns the words of a part of the document, with what stands before them. */
export function quoteOf(
  read: EditorText,
  range: Pick<Range, 'startContainer' | 'startOffset' | 'endContainer' | 'endOffset'>,
): Quote | undefined {
  const from = offsetOf(read, range.startContainer, range.startOffset);
  const to = offsetOf(read, range.endContainer, range.endOffset);
  if (from === undefined || to === undefined || to <= from) return undefined;
  const whole = read.text.slice(from, to);
  const quote = cut(whole.trim(), noteLengths.quote);
  if (quote === '') return undefined;
  const start = from + whole.length - whole.trimStart().length;
  return { quote, before: cutBefore(read.text.slice(0, start), noteLengths.before) };
}

function offsetOf({ text, pieces }: EditorText, node: Node, offset: number): number | undefined {
  const piece = pieces.find((one) => one.node === node);
  if (piece) return piece.from + offset;
  // A place between elements: that of the next text.
  const point = document.createRange();
  point.setStart(node, offset);
  const next = pieces.find((one) => point.comparePoint(one.node, 0) >= 0);
  return next ? next.from : text.length;
}
