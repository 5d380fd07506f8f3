import { Box, Skeleton, type Theme } from '@mui/material';
import { Suspense } from 'react';
import { RichTextField } from '../../editor';
import { usePostEditor } from './PostEditorContext';
import { TitleField } from './TitleField';

/** What a post is written on: as on its page, dark in the dark theme. */
export function Canvas({ isNew }: { isNew: boolean }) {
  const { preview } = usePostEditor();
  return (
    <Box sx={[canvasStyles, tones]}>
      <TitleField autoFocus={isNew} />
      <Suspense fallback={<Skeleton variant="rounded" height={340} />}>
        <RichTextField source="content" label="Content" onPreview={preview} />
      </Suspense>
    </Box>
  );
}

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
  '--desk-top': 'calc(var(--app-bar) + var(--editor-bar))',
  '& .ra-input-content > .MuiFormHelperText-root': { color: 'error.main', fontSize: '0.875rem' },
  // The number of words.
  '& p.MuiTypography-caption': { color: 'var(--ink-soft)' },
} as const;

/** The site's tokens, which its article styles name, where the theme is dark. */
const darkTokens: Record<string, string> = {
  '--paper': '#1A211D',
  '--white': '#222B26',
  '--sand': '#2A342E',
  '--ink': '#ECE8DD',
  '--ink-soft': '#B3BDB5',
  '--rule': '#4A564F',
  '--leaf': '#8CC9A8',
  '--eucalypt': '#B5DDC6',
  '--ochre': '#F0A28C',
};

const tokens: Record<string, string> = {
  '--paper': '#FBF8F1',
  '--ink': '#17211C',
  '--ink-soft': '#4A564F',
};

const tones = ({ palette }: Theme) => (palette.mode === 'dark' ? darkTokens : tokens);
