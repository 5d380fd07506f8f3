import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { PersonalData } from '../../api/types';
import { saveFile } from '../lists/saveFile';
import { countsOf } from './counts';

interface Props {
  data: PersonalData;
  /** What else can be done with it. */
  children: ReactNode;
}

/** What is kept of an address: how much of each kind, and all of it as JSON. */
export function FoundData({ data, children }: Props) {
  const id = useId();
  const json = JSON.stringify(data, null, 2);
  const { email, ...kinds } = data;
  const counts = countsOf(kinds);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Typography role="status">{counts ? `${counts}.` : 'Nothing is kept of it.'}</Typography>
      {counts && (
        <>
          <Stack direction="row" useFlexGap spacing={1} sx={{ my: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              onClick={() => saveFile('personal-data.json', 'application/json', json)}
            >
              Download
            </Button>
            {children}
          </Stack>
          <Box component="pre" tabIndex={0} role="group" aria-label="As JSON" sx={jsonStyles}>
            {json}
          </Box>
        </>
      )}
    </Box>
  );
}

const jsonStyles = {
  m: 0,
  p: 2,
  maxHeight: '60vh',
  overflow: 'auto',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
