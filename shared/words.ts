/** Normalizes text for finding: without case, and with `1,600` found as `1600` and `1,600`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/(\d),(?=\d{3})/g, '$1');

/** Tells whether a text has every word of what was typed, in any order; parts of words count. */
export function hasWords(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
