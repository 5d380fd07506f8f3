import { useEffect, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { finishedSlug, proposeSlug, typedSlug } from './proposeSlug';

/** The post's address. A new post's follows its title until the editor types another. */
export function SlugInput() {
  const { getValues, setValue } = useFormContext();
  useProposedSlug();

  function finish() {
    const slug: string = getValues('slug') ?? '';
    const finished = finishedSlug(slug);
    if (finished !== slug) setValue('slug', finished, { shouldDirty: true });
  }

  return (
    <TextInput
      source="slug"
      label="Slug"
      isRequired
      parse={typedSlug}
      onBlur={finish}
      helperText="The post’s address on the site: lower-case letters, numbers and hyphens."
    />
  );
}

function useProposedSlug() {
  const { getValues, setValue } = useFormContext();
  const isNew = getValues('id') === undefined;
  const title: string = useWatch({ name: 'title' }) ?? '';
  const lastTitle = useRef(title);

  useEffect(() => {
    const slug: string = getValues('slug') ?? '';
    const isProposal = slug === '' || slug === proposeSlug(lastTitle.current);
    lastTitle.current = title;
    const proposal = proposeSlug(title);
    if (!isNew || !isProposal || slug === proposal) return;
    setValue('slug', proposal, { shouldDirty: true });
  }, [title, isNew, getValues, setValue]);
}
