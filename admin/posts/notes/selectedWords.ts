import { useEffect, useSyncExternalStore } from 'react';
import type { Quote } from './places';
import { quoteOf, readText, writingArea } from './textOfEditor';

/** Where the words stand that were selected last; undefined if none are. */
let last: Pick<Range, 'startContainer' | 'startOffset' | 'endContainer' | 'endOffset'> | undefined;
/** What they say, read when the text loses the focus. */
let words: Quote | undefined;
const listeners = new Set<() => void>();

/** Runs at every move of the cursor: what the words say is read later. */
function readSelection(): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const area = writingArea();
  if (!area?.contains(selection.anchorNode)) return;
  // A drawer that takes the focus ends the selection, not what it was.
  if (selection.isCollapsed && !area.contains(document.activeElement)) return;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const place = { startContainer, startOffset, endContainer, endOffset };
  setPlace(selection.isCollapsed ? undefined : place);
}

function setPlace(place: typeof last): void {
  const isTold = (place === undefined) !== (last === undefined);
  last = place;
  if (!place) words = undefined;
  if (isTold) for (const tell of listeners) tell();
}

/** Follows the selection while the editor is open. */
export function useFollowedSelection(): void {
  useEffect(() => {
    document.addEventListener('selectionchange', readSelection);
    document.addEventListener('blur', readWords, true);
    return () => {
      document.removeEventListener('selectionchange', readSelection);
      document.removeEventListener('blur', readWords, true);
      setPlace(undefined);
    };
  }, []);
}

/** Before the editor draws the selection that it keeps, which replaces the nodes of the text. */
function readWords({ target }: FocusEvent): void {
  const area = writingArea();
  if (area && last && target === area) words = quoteOf(readText(area), last);
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Tells whether words are selected in the text, also while something else has the focus. */
export const useAreWordsSelected = (): boolean =>
  useSyncExternalStore(subscribe, () => last !== undefined);

/** Returns the words that were selected when the text lost the focus. */
export const selectedWords = (): Quote | undefined => words;

export const forgetSelection = (): void => setPlace(undefined);
