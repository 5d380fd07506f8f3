import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { each } from './treeText';

/** How often a text has which elements, attributes and styles. */
export type Parts = Map<string, number>;

/** What comes anew, or means nothing by itself. */
const silent =
  /^(data-|srcset$|sizes$|loading$|decoding$|fetchpriority$|rel$|sandbox$|allow|referrerpolicy$|controls$|style$|xmlns|tabindex$|itemprop$)/;
const wrappers = new Set(['html', 'head', 'body', 'tbody', 'path', 'g', 'rect', 'circle']);

const add = (parts: Parts, name: string) => parts.set(name, (parts.get(name) ?? 0) + 1);

function addElement(
  parts: Parts,
  tag: string,
  attributes: { name: string; value: string }[],
): void {
  if (!wrappers.has(tag)) add(parts, `<${tag}>`);
  for (const { name, value } of attributes) {
    if (name === 'style') {
      for (const [, property = ''] of value.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g))
        add(parts, `style ${property.toLowerCase()}`);
    } else if (!silent.test(name)) add(parts, `attribute ${name}`);
  }
}

export function partsOfTree(tree: Tree.DocumentFragment): Parts {
  const parts: Parts = new Map();
  each(tree, ({ tagName, attrs }) => addElement(parts, tagName, attrs));
  return parts;
}

/** The same of a text as the cleaner writes it. */
export function partsOfClean(text: string): Parts {
  const parts: Parts = new Map();
  for (const [, tag = '', written = ''] of text.matchAll(
    /<([a-z][a-z0-9]*)((?: [\w:-]+(?:="[^"]*")?)*) ?\/?>/g,
  )) {
    const attributes = Array.from(
      written.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g),
      ([, name = '', value = '']) => ({ name, value }),
    );
    addElement(parts, tag, attributes);
  }
  return parts;
}

/** What a text had and has no more. */
export function partsLost(before: Parts, after: Parts): string[] {
  const lost: string[] = [];
  for (const [name, count] of before) {
    const gone = count - (after.get(name) ?? 0);
    if (gone > 0) lost.push(name);
  }
  return lost;
}
