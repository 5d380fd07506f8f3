import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** The title as it will be read: over as many lines as it needs, none of which the editor breaks. */
export function TitleField({ autoFocus }: { autoFocus: boolean }) {
  const { id, field, fieldState } = useInput({ source: 'title', parse: oneLine });
  const { setFocus } = useFormContext();
  const { ref, ...input } = field;
  const message = fieldState.error?.message;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  return (
    <>
      <Box data-text={field.value} sx={growing}>
        <textarea
          {...input}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          id={id}
          rows={1}
          placeholder="Title"
          aria-label="Title"
          aria-required
          aria-invalid={fieldState.invalid}
          aria-describedby={`${id}-help`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            setFocus('content');
          }}
        />
      </Box>
      <Typography id={`${id}-help`} variant="body2" sx={{ color: 'error.main', minHeight: 4 }}>
        {message}
      </Typography>
    </>
  );
}

/**
 * The same text stands unseen behind the field and gives it its height: a height that is measured
 * would be wrong as soon as a font or a style sheet arrives.
 */
const growing = {
  display: 'grid',
  fontFamily: 'var(--display, "Newsreader Variable", Georgia, serif)',
  fontSize: 'var(--size-4, 2.5rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
  '& > textarea, &::after': {
    gridArea: '1 / 1',
    // Room for the accents of capitals, which a text area would cut.
    p: '0.12em 0 0',
    whiteSpace: 'pre-wrap',
  },
  '&::after': { content: 'attr(data-text) " "', visibility: 'hidden' },
  '& > textarea': {
    width: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    outline: 'none',
    overflow: 'hidden',
    resize: 'none',
  },
  '& > textarea::placeholder': { color: 'var(--ink-soft)', opacity: 0.75 },
} as const;

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
