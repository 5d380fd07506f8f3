import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

const maxProposal = 80;

/** Derives a slug from a title: 'Études in Australia' gives 'etudes-in-australia'. */
function proposeSlug(title: string): string {
  return finishedSlug(typedSlug(title.replace(/['’]/g, '')).slice(0, maxProposal));
}

/** Removes trailing hyphens from a typed slug. */
export function finishedSlug(slug: string): string {
  return slug.replace(/^-+|-+$/g, '');
}

/** Converts typed text to a slug, allowing a trailing hyphen. */
export function typedSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Lets the slug of an unpublished post follow its title until the editor changes it. */
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
