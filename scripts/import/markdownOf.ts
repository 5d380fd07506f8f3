import { parseFragment } from 'parse5';
import { attribute, type Element, isElement, type Node } from '../../api/posts/html/tree';
import { blocksOf } from './markdownText';
import { textOfTree } from './text';

/**
 * Converts stored HTML to Markdown from which `blocksOf` recreates exactly the same HTML. Other
 * parts stay HTML.
 * @returns undefined if no Markdown gives the same bytes.
 */
export function markdownOf(html: string): { body: string; joined: string } | undefined {
  const blocks = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.filter(isElement);
  const places = blocks.map(
    (block) => block.sourceCodeLocation ?? { startOffset: 0, endOffset: 0 },
  );
  const joined = html.slice(places[0]?.endOffset ?? 0, places[1]?.startOffset ?? 0);
  const written = blocks.map((block, index) => {
    const own = html.slice(places[index]?.startOffset, places[index]?.endOffset);
    const simple = blockMarkdown(block);
    const again = simple === undefined ? [] : blocksOf(simple);
    return simple !== undefined && again.length === 1 && again[0] === own ? simple : own;
  });
  const body = written.join('\n\n');
  return blocksOf(body).join(joined) === html ? { body: `${body}\n`, joined } : undefined;
}

/** Converts one block, or returns undefined for unknown attributes or elements. */
function blockMarkdown({ tagName, attrs, childNodes }: Element): string | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (attrs.length > 0) return undefined;
  if (tagName === 'p') return inline(childNodes);
  if (tagName === 'hr') return '---';
  if (level) return `${'#'.repeat(Number(level))} ${inline(childNodes)}`;
  const inside = childNodes.filter(isElement);
  if (tagName === 'blockquote') {
    const lines = inside.map(blockMarkdown);
    return lines.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
  }
  if (tagName !== 'ul' && tagName !== 'ol') return undefined;
  const items = inside.map(({ childNodes: item }) => inline(item));
  return items.map((item, at) => `${tagName === 'ol' ? `${at + 1}.` : '-'} ${item}`).join('\n');
}

const marks: Record<string, string> = { strong: '**', em: '*', code: '`', del: '~~' };

function inline(nodes: readonly Node[]): string {
  return nodes.map(inlineOne).join('');
}

function inlineOne(node: Node): string {
  if (!isElement(node)) {
    const text = 'value' in node ? node.value : '';
    return text.replace(/[\\`*_{}[\]<>&~|]/g, '\\$&').replace(/^(\s*)([#+-]|\d+[.)])/g, '$1\\$2');
  }
  const mark = marks[node.tagName];
  const inner = () => inline(node.childNodes);
  if (mark && node.attrs.length === 0) return `${mark}${inner()}${mark}`;
  if (node.tagName === 'a' && node.attrs.length === 1)
    return `[${inner()}](${attribute(node, 'href') ?? ''})`;
  // Other inline content stays HTML, which Markdown passes through.
  const whole = parseFragment('');
  whole.childNodes = [node];
  return textOfTree(whole);
}
