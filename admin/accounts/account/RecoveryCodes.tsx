import { Alert, Box, Button } from '@mui/material';
import { saveFile } from '../../ui/lists/saveFile';

interface Props {
  codes: string[];
  onKept(): void;
}

/** Shows new recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <>
      <Alert severity="info" role="status">
        Keep these ten recovery codes where you find them without your phone: after the password,
        each signs you in once. They are shown only now.
      </Alert>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
          gap: 0.5,
          p: 0,
          my: 2,
          listStyle: 'none',
          fontFamily: 'monospace',
          fontSize: '1rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          Save as a file
        </Button>
        <Button variant="contained" onClick={onKept}>
          I have kept them
        </Button>
      </Box>
    </>
  );
}
