import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import type { Paper } from '../../api/types';
import { paperInWords } from '../../shared/papers';
import { useRead } from '../reads';
import { AppDialog } from '../ui/layout/AppDialog';
import { PaperUpload } from './PaperUpload';

interface Props {
  onChoose(paper: Paper): void;
  onClose(): void;
}

const all = '?range=[0,499]&sort=["created_at","DESC"]';

/** Chooses a paper of the library, or uploads it. */
export function PaperChooser({ onChoose, onClose }: Props) {
  const { data, error } = useRead<Paper[]>('papers', all);
  return (
    <AppDialog isOfText title="Link to a PDF" onClose={onClose}>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        <PaperUpload resource="papers" label="Upload PDFs" />
        <List aria-label="Papers">
          {data?.map((paper, index) => (
            <ListItemButton key={paper.id} autoFocus={index === 0} onClick={() => onChoose(paper)}>
              <ListItemText primary={paper.title} secondary={paperInWords(paper)} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </AppDialog>
  );
}
