import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DraftNote } from '../../../api/types';
import { write } from '../../dataProvider';
import { useRead } from '../../reads';
import { usePostEditor } from '../edit/PostEditorContext';
import { findQuote } from './places';
import { quoteOf, rangeOf, readText, writingArea } from './textOfEditor';

const refreshMs = 8000;
const settleMs = 700;
const highlight = 'draft-notes';

/** Reads the post's notes, oldest first, and again now and then: others add some. */
export function useDraftNotes() {
  const { id, isStored } = usePostEditor();
  return useRead<DraftNote[]>('draft-notes', `?${new URLSearchParams({ blog_id: id })}`, {
    enabled: isStored,
    refetchInterval: refreshMs,
  });
}

/** The open ones. */
export const openNotes = (notes: readonly DraftNote[] = []) =>
  notes.filter(({ resolved_at }) => resolved_at === null);

/**
 * Marks the words of open notes in the text, without touching it, and follows them while they are
 * edited: what they say now is told to the server once typing rests.
 */
export function useMarkedWords(notes: readonly DraftNote[]): void {
  const { article } = usePostEditor();
  const isThere = useSyncExternalStore(article.subscribeAttached, article.isAttached);
  const mark = useEffectEvent((isTyped: boolean) => {
    if (!('highlights' in CSS)) return;
    const area = notes.length > 0 && writingArea();
    if (!area) return void CSS.highlights.delete(highlight);
    const read = readText(area);
    const ranges = notes.flatMap((note) => {
      const span = findQuote(read.text, note);
      const range = span && rangeOf(read, span);
      return range ? [[note, range] as const] : [];
    });
    CSS.highlights.set(highlight, new Highlight(...ranges.map(([, range]) => range)));
    for (const [note, range] of ranges) {
      const words = isTyped && quoteOf(read, range);
      if (!words || words.quote === note.quote) continue;
      void write('draft-notes', { id: note.id, data: words }).catch(() => undefined);
    }
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => mark(true), settleMs);
    };
    document.addEventListener('input', soon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', soon);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks other notes, and once the text is there.
  useEffect(() => mark(false), [JSON.stringify(notes), isThere]);
  useEffect(
    () => () => {
      if ('highlights' in CSS) CSS.highlights.delete(highlight);
    },
    [],
  );
}

/** Selects a note's words in the text. @returns false if they are gone. */
export function showWords(note: DraftNote): boolean {
  const area = writingArea();
  const read = area && readText(area);
  const span = read && findQuote(read.text, note);
  const range = span && rangeOf(read, span);
  if (!area || !range) return false;
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  area.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return true;
}
