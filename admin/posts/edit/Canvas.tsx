import { Box, Skeleton, Typography, useTheme } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { RichTextField } from '../../editor';
import { useShowLink } from '../checks/ChecksPanel';
import { usePostEditor } from './PostEditorContext';

/** The writing area, looking like the page, dark in the dark theme. */
export function Canvas({ isNew }: { isNew: boolean }) {
  const { article, preview } = usePostEditor();
  useShowLink();
  return (
    <CanvasFrame>
      <TitleField autoFocus={isNew} onEnter={() => article.focus()} />
      <Suspense fallback={<TextOnItsWay />}>
        <RichTextField article={article} source="content" label="Content" onPreview={preview} />
      </Suspense>
    </CanvasFrame>
  );
}

export const TextOnItsWay = () => <Skeleton variant="rounded" height={340} />;

/** The sheet that the writing area lies on. */
export const CanvasFrame = ({ children }: { children: ReactNode }) => (
  <Box sx={canvasStyles} data-dark={useTheme().palette.mode === 'dark' || undefined}>
    {children}
  </Box>
);

/** The title as displayed: it wraps, but contains no line breaks. */
function TitleField({ autoFocus, onEnter }: { autoFocus: boolean; onEnter(): void }) {
  const { id, field, fieldState } = useInput({ source: 'title', parse: oneLine });
  const { ref, ...input } = field;
  const message = fieldState.error?.message;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  return (
    <>
      <Box data-text={field.value} sx={autoGrowStyles}>
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
            onEnter();
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
 * A hidden copy of the text sets the field's height; a measured height would be wrong once fonts
 * arrive.
 */
export const autoGrowStyles = {
  display: 'grid',
  fontFamily: 'var(--display, "Newsreader Variable", Georgia, serif)',
  fontSize: 'var(--size-4, 2.5rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
  '& > textarea, &::after': {
    gridArea: '1 / 1',
    // Text areas would clip the accents of capitals.
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

const sides = { xs: '1.25rem', sm: '3.5rem' };

const canvasStyles = {
  width: '100%',
  maxWidth: '50rem',
  mx: 'auto',
  my: { xs: 0, sm: 3 },
  px: sides,
  pt: { xs: 2.5, sm: 5 },
  pb: 6,
  color: 'var(--ink)',
  bgcolor: 'var(--paper)',
  border: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 1 },
  '--editor-top': 'calc(var(--app-bar) + var(--editor-bar))',
  '--editor-sides': sides,
  '& .ra-input-content > .MuiFormHelperText-root': { color: 'error.main', fontSize: '0.875rem' },
  // The number of words.
  '& p.MuiTypography-caption': { color: 'var(--ink-soft)' },
} as const;
