import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { articleDocument } from './articleDocument';
import { printArticle } from './printArticle';

interface Props {
  html: string;
  onClose(): void;
}

const widths = [
  { value: '100%', label: 'Desktop' },
  { value: '768px', label: 'Tablet' },
  { value: '390px', label: 'Phone' },
];

/** The unsaved text as the article page will show it. */
export function PreviewDialog({ html, onClose }: Props) {
  const id = useId();
  const [width, setWidth] = useState('100%');
  const [page] = useState(() => articleDocument(html));
  return (
    <Dialog
      open
      transitionDuration={0}
      onClose={onClose}
      fullScreen
      disableRestoreFocus
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ py: 1 }}>
        Preview
      </DialogTitle>
      <Box sx={{ flex: 1, minHeight: 0, backgroundColor: 'action.hover', textAlign: 'center' }}>
        <Box
          component="iframe"
          title="Preview of the article"
          srcDoc={page}
          sx={{ border: 0, width, maxWidth: '100%', height: '100%', backgroundColor: '#FBF8F1' }}
        />
      </Box>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label="Width"
          onChange={(_event, chosen: string | null) => chosen && setWidth(chosen)}
          sx={{ mr: 'auto' }}
        >
          {widths.map(({ value, label }) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={() => printArticle(html)}>Print</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
