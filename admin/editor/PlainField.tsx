import { TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { RichTextFieldProps } from './RichTextField';

/** A plain text area for the article's HTML, if the editor fails to load. */
export function PlainField({ article, source, label }: RichTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const error = useFormState({ name: source }).errors[source];
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    return article.attach({
      read: () => current.value,
      load(html) {
        current.value = html;
      },
      focus: () => current.focus(),
    });
  }, [article]);
  return (
    <TextField
      inputRef={area}
      label={label}
      defaultValue={article.read()}
      onChange={article.changed}
      error={error !== undefined}
      helperText={String(error?.message ?? 'HTML. Reload the page to try the editor again.')}
      required
      multiline
      minRows={12}
      maxRows={30}
      fullWidth
    />
  );
}
