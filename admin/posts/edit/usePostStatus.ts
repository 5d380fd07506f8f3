import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { postValuesOf } from '../../../shared/post';
import type { DraftSaver } from './DraftSaver';
import type { PostStatus } from './PostEditorContext';
import { readStored, type StoredPost } from './postApi';

const statusOfPost = ({ live, publication }: StoredPost): PostStatus => ({ live, publication });

/** Allows for a server clock that is slightly behind. */
const graceMs = 1500;
/** Limits timers, because of browsers and sleeping computers. */
const longestWaitMs = 60 * 60 * 1000;
/** Maximum polling interval if the post isn't live on time. */
const longestPauseMs = 60_000;

/** Returns whether the post is live or scheduled, refreshed at its time. */
export function usePostStatus(opened: StoredPost & { id: string }, saver: DraftSaver) {
  const { id } = opened;
  const { setValue } = useFormContext();
  const [status, setStatus] = useState(() => statusOfPost(opened));
  const [checks, setChecks] = useState(0);

  const time = status.publication?.error ? undefined : status.publication?.publish_at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an early check plans the next.
  useEffect(() => {
    if (!time) return;
    /** Refreshes the post's state; further typing is based on it. */
    async function refresh() {
      const stored = await readStored(id);
      setStatus(statusOfPost(stored));
      const { draft, live } = stored;
      const isOurs =
        (draft?.updated_at ?? saver.versions.draftVersion) === saver.versions.draftVersion;
      if (live && isOurs && live.updated_at !== saver.versions.baseVersion) {
        const versions = { draftVersion: draft?.updated_at, baseVersion: live.updated_at };
        // Publishing may have set its date.
        if (!draft && !saver.isDirty) setValue('date', live.date);
        saver.rebase(versions, postValuesOf(draft ?? live));
      }
    }
    const left = Date.parse(time) - Date.now();
    const wait =
      left > 0
        ? Math.min(left + graceMs, longestWaitMs)
        : Math.min(Math.max(-left, graceMs), longestPauseMs);
    const timer = window.setTimeout(async () => {
      if (Date.parse(time) <= Date.now()) await refresh().catch(() => undefined);
      setChecks((count) => count + 1);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [time, id, saver, checks]);

  return { status, setStatus };
}
