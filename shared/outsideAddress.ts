/** A host name of letters, digits and hyphens between dots. */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/**
 * Returns the address of a page or form of another company as browsers read it; undefined unless it
 * is https with a plain host. Headers name its origin: nothing else may stand in it.
 */
export function outsideAddress(typed: string): string | undefined {
  // The parser would take `https:evil` and `https:\\evil` for it, and drop line breaks.
  if (!/^https:\/\/[^\s\\\p{Cc}]+$/iu.test(typed) || !URL.canParse(typed)) return undefined;
  const { href, hostname, username, password } = new URL(typed);
  return plainHost.test(hostname) && username === '' && password === '' ? href : undefined;
}
