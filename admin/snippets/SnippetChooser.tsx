import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { snippetPrefix, snippetWords } from '../../shared/snippets';
import { AppDialog } from '../ui/layout/AppDialog';
import { LinkButton } from '../ui/layout/LinkButton';
import { knownSnippetsQuery } from './knownSnippets';

interface Props {
  /** Called with what an article stores: the reference, and the words of today. */
  onChoose(chosen: { value: string; text: string }): void;
  onClose(): void;
}

export function SnippetChooser({ onChoose, onClose }: Props) {
  const { data, error } = useQuery(knownSnippetsQuery);
  return (
    <AppDialog isOfText title="Insert a snippet" onClose={onClose}>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && (
          <Alert severity="info">
            There are none yet: a text that stands in several posts, such as a disclaimer or how to
            reach you, is written once under Snippets.
          </Alert>
        )}
        <List aria-label="Snippets">
          {data?.map(({ id, name, text }, index) => (
            <ListItemButton
              key={id}
              autoFocus={index === 0}
              onClick={() => onChoose({ value: snippetPrefix + name, text: snippetWords(text) })}
            >
              <ListItemText
                primary={name}
                secondary={snippetWords(text)}
                slotProps={{ secondary: { noWrap: true } }}
              />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <LinkButton to="/snippets">All snippets</LinkButton>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </AppDialog>
  );
}
