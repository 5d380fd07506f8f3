import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Before every id and name of an article, so that none is one that the page or the browser's own
 * objects know. The editor shows them without it.
 */
const namePrefix = 'post-';

export function withPrefix(name: string): string {
  const trimmed = name.trim();
  return trimmed === '' || trimmed.startsWith(namePrefix) ? trimmed : namePrefix + trimmed;
}

/** The same for an attribute that holds several ids with spaces between them. */
export function withPrefixes(names: string): string {
  return names.split(/\s+/).filter(Boolean).map(withPrefix).join(' ');
}

/** The places in an article that links can lead to, with their prefix. */
export function anchorsIn(parent: Tree.ParentNode, found = new Set<string>()): Set<string> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    for (const { name, value } of node.attrs) {
      if (name === 'id' || (name === 'name' && node.tagName === 'a')) found.add(withPrefix(value));
    }
    anchorsIn(node, found);
  }
  return found;
}

/** A fragment (`#…`) that follows its anchor; one that leads to none of `anchors` stays. */
export function prefixedFragment(hash: string, anchors: ReadonlySet<string>): string {
  const anchor = withPrefix(decoded(hash.slice(1)));
  return anchors.has(anchor) ? `#${encodeURIComponent(anchor)}` : hash;
}

/** A fragment of another post's address, whose anchors have the prefix too. */
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
