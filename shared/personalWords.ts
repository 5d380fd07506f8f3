/** An email address, phone or passport number, in any script's digits: personal, and no topic. */
const personal = /@|\p{Nd}[\p{Nd}\s()+.-]{5,}/u;
/** Controls and marks that turn or hide what is read. */
const unreadable = /[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/u;

/**
 * Tells whether what a stranger typed may be listed for the office: it names nobody, and is read as
 * it is written.
 */
export function mayBeListed(text: string): boolean {
  const plain = text.normalize('NFKC');
  return !personal.test(plain) && !unreadable.test(plain);
}
