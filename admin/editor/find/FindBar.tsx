import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  TextField,
  Typography,
} from '@mui/material';
import { findNext, findPrev, replaceAll, replaceNext } from 'prosemirror-search';
import type { KeyboardEvent } from 'react';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';
import { useFind } from './useFind';

const field = { margin: 'none', fullWidth: false, sx: { flex: '1 1 10rem' } } as const;

/** Finds and replaces in the text, which stays in sight. */
export function FindBar() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  const { query, change, place, run } = useFind(editor);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') closeDialog();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Enter would send the post's form.
      event.preventDefault();
      run(event.shiftKey ? findPrev : findNext);
    } else return;
    event.stopPropagation();
  }

  return (
    <Box
      role="search"
      aria-label="Find and replace"
      onKeyDown={onKeyDown}
      sx={{
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <TextField
        {...field}
        label="Find"
        value={query.search}
        autoFocus
        onChange={(event) => change({ search: event.target.value })}
      />
      <TextField
        {...field}
        label="Replace with"
        value={query.replace}
        onChange={(event) => change({ replace: event.target.value })}
      />
      <Typography role="status" variant="body2" sx={{ minWidth: '5em' }}>
        {place}
      </Typography>
      <Button onClick={() => run(findPrev)}>Previous</Button>
      <Button onClick={() => run(findNext)}>Next</Button>
      <Button onClick={() => run(replaceNext)}>Replace</Button>
      <Button onClick={() => run(replaceAll)}>Replace all</Button>
      {(
        [
          ['Match case', 'caseSensitive'],
          ['Whole word', 'wholeWord'],
        ] as const
      ).map(([label, name]) => (
        <FormControlLabel
          key={label}
          label={label}
          control={
            <Checkbox
              size="small"
              checked={query[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
          }
        />
      ))}
      <IconButton aria-label="Close find and replace" onClick={closeDialog} sx={{ ml: 'auto' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
