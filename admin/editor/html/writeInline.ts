import type { Mark, Node } from '@tiptap/pm/model';
import { escapeText, tagOf, tagOfNode, writeTag } from './writeTag';

interface Piece {
  node: Node;
  marks: readonly Mark[];
}

/** Inline content with its marks nested: the one that reaches farthest is outside. */
export function writeInline(parent: Node): string {
  return nest(parent.children.map((node) => ({ node, marks: node.marks })));
}

function nest(pieces: readonly Piece[]): string {
  let html = '';
  for (let start = 0; start < pieces.length; ) {
    const piece = pieces[start];
    if (!piece) break;
    const [outer, end] = outermost(piece.marks, pieces, start);
    if (outer) {
      const inner = pieces
        .slice(start, end)
        .map(({ node, marks }) => ({ node, marks: marks.filter((mark) => !mark.eq(outer)) }));
      html += writeMark(outer, nest(inner));
    } else {
      html += writeLeaf(piece.node);
    }
    start = end;
  }
  return html;
}

function outermost(
  marks: readonly Mark[],
  pieces: readonly Piece[],
  start: number,
): [Mark | undefined, number] {
  let outer: Mark | undefined;
  let reach = start + 1;
  for (const mark of marks) {
    let end = start + 1;
    while (pieces[end]?.marks.some((other) => other.eq(mark))) end += 1;
    if (!outer || end > reach) {
      outer = mark;
      reach = end;
    }
  }
  return [outer, reach];
}

/** Text, or an inline node that holds nothing the editor looks into. */
function writeLeaf(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  if (node.type.name === 'rawInline') return String(node.attrs.html);
  const inner = node.type.name === 'fact' ? escapeText(String(node.attrs.text)) : '';
  return writeTag(tagOfNode(node), inner);
}

function writeMark(mark: Mark, inner: string): string {
  const tag = tagOf(mark.type.spec.toDOM?.(mark, true));
  const isEmptyStyle = mark.type.name === 'textStyle' && !tag.attributes.style;
  return isEmptyStyle ? inner : writeTag(tag, inner);
}
