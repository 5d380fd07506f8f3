import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { RichTextField } from '../../rich-text';
import { usePostEditor } from './PostEditorContext';
import { TitleField } from './TitleField';

/** The paper that a post is written on: as on its page, in the dark theme too. */
export function Canvas({ isNew }: { isNew: boolean }) {
  const { preview } = usePostEditor();
  return (
    <Box sx={sheetStyles}>
      <TitleField autoFocus={isNew} />
      <Suspense fallback={<Skeleton variant="rounded" height={340} />}>
        <RichTextField source="content" label="Content" onPreview={preview} />
      </Suspense>
    </Box>
  );
}

const sides = { xs: '1.25rem', sm: '3.5rem' };

const sheetStyles = {
  width: '100%',
  maxWidth: '50rem',
  mx: 'auto',
  my: { xs: 0, sm: 3 },
  px: sides,
  pt: { xs: 2.5, sm: 5 },
  pb: 6,
  color: '#17211C',
  bgcolor: '#FBF8F1',
  border: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 1 },
  '--desk-top': 'calc(var(--app-bar) + var(--desk-bar))',
  '& .ra-input-content > .MuiFormHelperText-root': { color: '#A8412A', fontSize: '0.875rem' },
  // The number of words.
  '& p.MuiTypography-caption': { color: '#4A564F' },
} as const;
