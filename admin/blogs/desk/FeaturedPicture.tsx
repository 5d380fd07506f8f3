import { useController } from 'react-hook-form';
import { PictureField } from '../../media/PictureField';

/** The post's picture, and what it says to who can't see it. */
export function FeaturedPicture() {
  const picture = useController({ name: 'image_url' });
  const words = useController({ name: 'image_alt' });
  return (
    <PictureField
      label="Featured Image"
      path={picture.field.value ?? ''}
      buttonRef={picture.field.ref}
      problem={picture.fieldState.error?.message}
      onChange={(path, alt) => {
        picture.field.onChange(path);
        words.field.onChange(alt);
      }}
      words={{
        value: words.field.value ?? null,
        onChange: words.field.onChange,
        problem: words.fieldState.error?.message,
        inputRef: words.field.ref,
      }}
    />
  );
}
