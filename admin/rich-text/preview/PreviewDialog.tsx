import { Box, Button, DialogActions, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { postValues } from '../../posts/edit/postValues';
import { ToolDialog } from '../dialogs/ToolDialog';
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

/** The unsaved post as its page will show it. */
export function PreviewDialog({ html, onClose }: Props) {
  const [width, setWidth] = useState('100%');
  const { getValues } = useFormContext();
  const [page] = useState(() => articleDocument(html, postValues(getValues())));
  return (
    <ToolDialog title="Preview" onClose={onClose} fullScreen>
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
    </ToolDialog>
  );
}
