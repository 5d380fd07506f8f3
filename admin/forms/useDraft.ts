import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from './draftStorage';

const pause = 400;

/**
 * Keeps what is typed in the browser until it is saved, and puts back what an earlier visit kept.
 * @param done is true once the form was saved or given up: nothing is kept after that.
 */
export function useDraft(key: string, done: RefObject<boolean>) {
  const form = useFormContext();
  const notify = useNotify();
  const { dirtyFields } = useFormState();
  const isDirty = useRef(false);
  isDirty.current = Object.keys(dirtyFields).length > 0;
  const isTooLarge = useRef(false);
  const [isReady, setIsReady] = useState(false);
  const [restoredFrom, setRestoredFrom] = useState<string>();

  // The form resets itself in an effect after those of its children: what is put back waits for it.
  useEffect(() => setIsReady(true), []);
  useEffect(() => {
    const draft = isReady ? readDraft(key) : undefined;
    if (!draft) return;
    for (const [name, value] of Object.entries(draft.values)) {
      form.setValue(name, value, { shouldDirty: true });
    }
    setRestoredFrom(draft.savedAt);
  }, [isReady, key, form]);

  const keep = useCallback(() => {
    if (done.current) return;
    if (!isDirty.current) return removeDraft(key);
    if (writeDraft(key, form.getValues()) || isTooLarge.current) return;
    isTooLarge.current = true;
    notify('The browser has no room to keep a draft of this. Save it before you leave.', {
      type: 'warning',
    });
  }, [done, key, form, notify]);

  useEffect(() => {
    if (!isReady) return;
    let timer: number | undefined;
    const flush = () => {
      if (timer === undefined) return;
      window.clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(flush, pause);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [isReady, form, keep]);

  const discard = useCallback(() => {
    form.reset();
    removeDraft(key);
    setRestoredFrom(undefined);
  }, [form, key]);

  return { restoredFrom, discard };
}
