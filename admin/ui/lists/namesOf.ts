const mostNamed = 5;

/** Names records by their titles, as '“One”, “Two” and 3 more'. */
export function namesOf(titles: readonly string[]): string {
  const more = titles.length - mostNamed;
  const named = titles.slice(0, mostNamed).map((title) => `“${title}”`);
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
