import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { postValuesOf } from '../../../shared/post';
import { flushEditors } from '../../editor/flushEditors';
import { DraftSaver } from './DraftSaver';
import type { OpenedPost } from './openPost';
import { versionsOf } from './postApi';

/** Saves the form while typing, and when the page or editor is left. */
export function useDraftSaver({ id, stored, draft, live }: OpenedPost) {
  const { getValues, subscribe } = useFormContext();
  const [saver] = useState(
    () => new DraftSaver({ id, values: stored, ...versionsOf({ draft, live }) }),
  );
  const save = useSyncExternalStore(saver.subscribe, saver.getState);

  /** Reads the current values. */
  const collect = useCallback(() => {
    flushEditors();
    saver.change(postValuesOf(getValues()));
  }, [getValues, saver]);

  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => saver.change(postValuesOf(values)),
    });
    // The form already contains the local copy of an earlier visit.
    saver.change(postValuesOf(getValues()));
    return stop;
  }, [saver, subscribe, getValues]);

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
