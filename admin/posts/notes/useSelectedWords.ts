import { useEffect, useState } from 'react';
import type { Quote } from './places';
import { quoteOf, readText, writingArea } from './textOfEditor';

/** Returns the words that were selected last in the text: a button outside it takes the selection. */
export function useSelectedWords(): [Quote | undefined, () => void] {
  const [words, setWords] = useState<Quote>();
  useEffect(() => {
    const read = () => {
      const selection = getSelection();
      const area = writingArea();
      if (!area || !selection?.rangeCount || !area.contains(selection.anchorNode)) return;
      const range = selection.getRangeAt(0);
      // A drawer that takes the focus ends the selection, not what it was.
      if (range.collapsed && !area.contains(document.activeElement)) return;
      setWords(range.collapsed ? undefined : quoteOf(readText(area), range));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return [words, () => setWords(undefined)];
}
