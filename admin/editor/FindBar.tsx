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
import type { Editor } from '@tiptap/core';
import type { Command, EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import {
  findNext,
  findPrev,
  getSearchState,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useArticleEditor, useEditorUi } from './EditorUiContext';

const field = { margin: 'none', fullWidth: false, sx: { flex: '1 1 10rem' } } as const;

/** Find and replace, with the text in view. */
export function FindBar() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  const { query, change, position, run } = useFind(editor);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') closeDialog();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Enter would submit the post's form.
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
        {position}
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

/** Highlights matches while the bar is open. */
function useFind(editor: Editor) {
  const [query, setQuery] = useState(() => ({
    search: selectedWords(editor),
    replace: '',
    caseSensitive: false,
    wholeWord: false,
  }));
  const change = (part: Partial<typeof query>) => setQuery((last) => ({ ...last, ...part }));

  useEffect(() => {
    const literal = new SearchQuery({ ...query, literal: true });
    editor.view.dispatch(setSearchState(editor.state.tr, literal));
  }, [editor, query]);

  useEffect(
    () => () => {
      if (editor.isDestroyed) return;
      editor.view.dispatch(setSearchState(editor.state.tr, new SearchQuery({ search: '' })));
    },
    [editor],
  );

  const position = useEditorState({ editor, selector: () => placeOfMatch(editor.state) });

  function run(command: Command) {
    command(editor.state, (transaction) => editor.view.dispatch(transaction), editor.view);
  }

  return { query, change, position, run };
}

function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, '\n');
  return text.length <= 60 && !text.includes('\n') ? text : '';
}

/** Returns the position of the selected match. */
function placeOfMatch(state: EditorState): string {
  const query = getSearchState(state)?.query;
  if (!query?.valid || query.search === '') return '';
  let count = 0;
  let current = 0;
  let match = query.findNext(state, 0);
  while (match && match.to > match.from) {
    count += 1;
    if (match.from === state.selection.from && match.to === state.selection.to) current = count;
    match = query.findNext(state, match.to);
  }
  if (count === 0) return 'Not found';
  return current ? `${current} of ${count}` : `${count} found`;
}
