import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { finishedSlug, typedSlug } from './proposeSlug';

/** The post's address. */
export function SlugInput() {
  const { getValues, setValue } = useFormContext();

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
