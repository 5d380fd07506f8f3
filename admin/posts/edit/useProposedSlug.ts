import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { proposeSlug } from '../proposeSlug';

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
