const maxProposal = 80;

/** A slug made of a title's words: 'Études in Australia' gives 'etudes-in-australia'. */
export function proposeSlug(title: string): string {
  return finishedSlug(typedSlug(title.replace(/['’]/g, '')).slice(0, maxProposal));
}

/** A typed slug without the hyphens that waited for another word. */
export function finishedSlug(slug: string): string {
  return slug.replace(/^-+|-+$/g, '');
}

/** What is left of typed text in a slug; a hyphen may still be waiting for the next word. */
export function typedSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
