const maxNamed = 5;

/** Names records by their titles, as '“One”, “Two” and 3 more'. */
export function namesOf(titles: readonly string[]): string {
  const more = titles.length - maxNamed;
  const named = titles.slice(0, maxNamed).map((title) => `“${title}”`);
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
