import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../../../shared/post';
import type { ArticleText } from '../../editor/ArticleText';
import { DraftSaver } from './DraftSaver';
import type { OpenedPost } from './openPost';
import { versionsOf } from './postApi';

/**
 * Saves the post while it is typed, and when the page or editor is left.
 * @param values returns what is typed now.
 */
export function useDraftSaver(
  { id, stored, notePlaces, draft, live }: OpenedPost,
  article: ArticleText,
  values: () => PostValues,
) {
  const { subscribe } = useFormContext();
  const [saver] = useState(
    () => new DraftSaver({ id, values: stored, notePlaces, ...versionsOf({ draft, live }) }),
  );
  const save = useSyncExternalStore(saver.subscribe, saver.getState);

  const collect = useCallback(
    () => saver.change(values(), article.notePlaces()),
    [saver, values, article],
  );

  useEffect(() => {
    const stops = [
      subscribe({ formState: { values: true }, callback: collect }),
      article.subscribe(collect),
    ];
    // The page already contains the local copy of an earlier visit.
    collect();
    return () => {
      for (const stop of stops) stop();
    };
  }, [subscribe, article, collect]);

  useEffect(() => {
    const leave = () => {
      collect();
      saver.leave();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const ask = (event: BeforeUnloadEvent) => {
      collect();
      if (saver.isDirty && !saver.isKept) event.preventDefault();
    };
    const left = new AbortController();
    const { signal } = left;
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', hide, { signal });
    window.addEventListener('online', () => saver.retry(), { signal });
    window.addEventListener('beforeunload', ask, { signal });
    return () => {
      left.abort();
      leave();
    };
  }, [saver, collect]);

  return { saver, save, collect };
}
