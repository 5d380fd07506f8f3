import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

const maxProposal = 80;

/** A slug made of a title's words: 'Études in Australia' gives 'etudes-in-australia'. */
function proposeSlug(title: string): string {
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

/** Has the slug of a post that never was live follow its title until the editor types another. */
export function useProposedSlug(isFollowing: boolean): void {
  const { getValues, setValue } = useFormContext();
  const title: string = useWatch({ name: 'title' }) ?? '';
  const lastTitle = useRef(title);

  useEffect(() => {
    const slug: string = getValues('slug') ?? '';
    const isProposal = slug === '' || slug === proposeSlug(lastTitle.current);
    lastTitle.current = title;
    const proposal = proposeSlug(title);
    if (!isFollowing || !isProposal || slug === proposal) return;
    setValue('slug', proposal, { shouldDirty: true });
  }, [title, isFollowing, getValues, setValue]);
}
