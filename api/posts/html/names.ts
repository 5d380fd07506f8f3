import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Prefix for every id and name in articles, so that none collides with the page's or the browser's.
 * The editor hides it.
 */
const namePrefix = 'post-';

export function withPrefix(name: string): string {
  const trimmed = name.trim();
  return trimmed === '' || trimmed.startsWith(namePrefix) ? trimmed : namePrefix + trimmed;
}

/** Adds the prefix to a list of ids separated by spaces. */
export function withPrefixes(names: string): string {
  return names.split(/\s+/).filter(Boolean).map(withPrefix).join(' ');
}

/** Returns the anchors in an article, with their prefix. */
export function anchorsIn(parent: Tree.ParentNode, anchors = new Set<string>()): Set<string> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    for (const { name, value } of node.attrs) {
      if (name === 'id' || (name === 'name' && node.tagName === 'a'))
        anchors.add(withPrefix(value));
    }
    anchorsIn(node, anchors);
  }
  return anchors;
}

/** Adds the prefix to a fragment (`#…`) of one of `anchors`; others stay. */
export function prefixedFragment(hash: string, anchors: ReadonlySet<string>): string {
  const anchor = withPrefix(decoded(hash.slice(1)));
  return anchors.has(anchor) ? `#${encodeURIComponent(anchor)}` : hash;
}

/** Adds the prefix to a fragment of another post's address. */
export function prefixedHash(hash: string): string {
  const name = hash.slice(1);
  return name === '' || name.startsWith(namePrefix) ? hash : `#${namePrefix}${name}`;
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
