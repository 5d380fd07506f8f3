import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DraftNote } from '../../../api/types';
import { useRead } from '../../reads';
import { usePostEditor } from '../edit/PostEditorContext';

const refreshMs = 8000;

/** Reads the post's notes, oldest first, and again now and then: others add some. */
export function useDraftNotes() {
  const { id, isStored } = usePostEditor();
  return useRead<DraftNote[]>('draft-notes', `?${new URLSearchParams({ blog_id: id })}`, {
    enabled: isStored,
    refetchInterval: refreshMs,
  });
}

export const openNotes = (notes: readonly DraftNote[] = []) =>
  notes.filter(({ resolved_at }) => resolved_at === null);

/** Marks the words of open notes in the text, as soon as it is there. */
export function useMarkedWords(notes: readonly DraftNote[]): void {
  const { article } = usePostEditor();
  const marks = useSyncExternalStore(article.subscribeAttached, () => article.notes);
  const mark = useEffectEvent(() => marks?.mark(notes));
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks other notes.
  useEffect(() => mark(), [marks, JSON.stringify(notes.map(({ id }) => id))]);
}
