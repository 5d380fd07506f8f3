/** Every string in a piece of content, in order; addresses and paths are left out. */
export function stringsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    ['href', 'url', 'path', 'kind', 'id', 'icon'].includes(key) ? [] : stringsOf(inner),
  );
}

export function textOf(content: unknown): string {
  return stringsOf(content).join('\n');
}

/** How many words a reader meets. */
export function wordCount(content: unknown): number {
  return textOf(content).split(/\s+/).length;
}
