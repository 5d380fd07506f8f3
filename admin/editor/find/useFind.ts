import type { Editor } from '@tiptap/core';
import type { Command, EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { getSearchState, SearchQuery, setSearchState } from 'prosemirror-search';
import { useEffect, useState } from 'react';

/** The search that the editor shows in its text, for as long as the bar is open. */
export function useFind(editor: Editor) {
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

  const place = useEditorState({ editor, selector: () => placeOfMatch(editor.state) });

  function run(command: Command) {
    command(editor.state, (transaction) => editor.view.dispatch(transaction), editor.view);
  }

  return { query, change, place, run };
}

function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, '\n');
  return text.length <= 60 && !text.includes('\n') ? text : '';
}

/** Which of the matches is selected. */
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
