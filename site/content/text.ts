/** Returns every string in a piece of content, in order, except addresses and paths. */
export function stringsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    ['href', 'url', 'path', 'kind', 'id', 'icon'].includes(key) ? [] : stringsOf(inner),
  );
}

export function stringValue(content: unknown): string {
  return stringsOf(content).join('\n');
}

/** Counts the visible words. */
export function wordCount(content: unknown): number {
  return stringValue(content).split(/\s+/).length;
}
