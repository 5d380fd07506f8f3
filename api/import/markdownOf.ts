import { attribute, type Element, isElement, type Node } from '../posts/html/tree';
import { blocksOf } from './markdownText';
import { parseText, textOfTree } from './treeText';

/**
 * A stored text as Markdown, where `blocksOf` makes the very same HTML of it again: what Markdown
 * can't say stays HTML in it.
 * @returns undefined where no Markdown gives the same bytes.
 */
export function markdownOf(html: string): { body: string; joined: string } | undefined {
  const blocks = blockTexts(html);
  if (!blocks) return undefined;
  const written = blocks.texts.map((text) => {
    const simple = blockMarkdown(text);
    return simple !== undefined && isSame(simple, text) ? simple : text;
  });
  const body = written.join('\n\n');
  const again = blocksOf(body).join(blocks.joined);
  return again === html ? { body: `${body}\n`, joined: blocks.joined } : undefined;
}

const isSame = (markdown: string, html: string): boolean => {
  const blocks = blocksOf(markdown);
  return blocks.length === 1 && blocks[0] === html;
};

/** The blocks of a text, where all stand between the same white space. */
function blockTexts(html: string): { texts: string[]; joined: string } | undefined {
  const tree = parseText(html);
  const texts: string[] = [];
  let rest = html;
  let joined: string | undefined;
  for (const node of tree.childNodes) {
    if (!isElement(node)) continue;
    const text = cleanTextOf(node, rest);
    if (text === undefined) return undefined;
    const [between = ''] = /^\s*/.exec(rest) ?? [];
    if (texts.length > 0) {
      joined ??= between;
      if (between !== joined) return undefined;
    }
    texts.push(text);
    rest = rest.slice(between.length + text.length);
  }
  return rest === '' ? { texts, joined: joined ?? '' } : undefined;
}

/** An element's own bytes at the beginning of a text, up to where its end tag closes it. */
function cleanTextOf({ tagName }: Element, rest: string): string | undefined {
  const text = rest.trimStart();
  if (!text.startsWith(`<${tagName}`)) return undefined;
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of text.matchAll(
    new RegExp(`<(/?)${tagName}\\b[^>]*>`, 'g'),
  )) {
    if (slash) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth === 0) return text.slice(0, index + tag.length);
  }
  return undefined;
}

/** One block as Markdown, or undefined for what has attributes or elements that it doesn't know. */
function blockMarkdown(html: string): string | undefined {
  const [element] = parseText(html).childNodes;
  if (!element || !isElement(element) || element.attrs.length > 0) return undefined;
  const { tagName, childNodes } = element;
  try {
    if (tagName === 'p') return inline(childNodes);
    if (tagName === 'hr') return '---';
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level) return `${'#'.repeat(Number(level))} ${inline(childNodes)}`;
    if (tagName === 'blockquote') return quote(element);
    if (tagName === 'ul' || tagName === 'ol') return list(element, tagName === 'ol');
    return undefined;
  } catch (error) {
    if (error instanceof NotMarkdown) return undefined;
    throw error;
  }
}

class NotMarkdown extends Error {}

function quote({ childNodes }: Element): string {
  const parts = childNodes.filter(
    (node) => isElement(node) || !('value' in node) || node.value.trim() !== '',
  );
  const lines = parts.map((node) => blockMarkdown(textOfTree({ ...fragment, childNodes: [node] })));
  if (lines.some((line) => line === undefined)) throw new NotMarkdown();
  return lines.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function list({ childNodes }: Element, isNumbered: boolean): string {
  return childNodes
    .filter(isElement)
    .map((item, index) => {
      if (item.tagName !== 'li' || item.attrs.length > 0) throw new NotMarkdown();
      return `${isNumbered ? `${index + 1}.` : '-'} ${inline(item.childNodes)}`;
    })
    .join('\n');
}

const marks: Record<string, string> = { strong: '**', em: '*', code: '`', del: '~~' };
const fragment = parseText('');

function inline(nodes: readonly Node[]): string {
  return nodes.map(inlineOne).join('');
}

function inlineOne(node: Node): string {
  if (!isElement(node)) {
    if (!('value' in node)) throw new NotMarkdown();
    return node.value
      .replace(/[\\`*_{}[\]<>&~|]/g, '\\$&')
      .replace(/^(\s*)([#+-]|\d+[.)])/g, '$1\\$2');
  }
  const mark = marks[node.tagName];
  const inner = () => inline(node.childNodes);
  if (mark && node.attrs.length === 0) return `${mark}${inner()}${mark}`;
  if (node.tagName === 'a' && node.attrs.length === 1)
    return `[${inner()}](${attribute(node, 'href') ?? ''})`;
  // Anything else in a line is HTML, which Markdown leaves as it is.
  return textOfTree({ ...fragment, childNodes: [node] });
}
