import { useEffect } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ApiError, Finding, Publication } from '../../../api/types';
import { write } from '../../dataProvider';
import { formErrors } from '../../ui/forms/fields';
import { postFields } from '../postFields';
import type { SaveState } from './DraftSaver';
import type { WrittenPost } from './PostEditorContext';
import { publisherOf, publishPost, readStored, type StoredPost, statusOf } from './postApi';

export const unchanged = 'Nothing has changed: visitors already see this text.';
const failed = 'Failed to submit form. Please try again.';
const unreachable = 'The server can’t be reached. Your text is kept in this browser.';
const unpublished = 'The server can’t be reached. Your text is saved: try again to publish it.';

/**
 * Publishes the post in the editor once it is complete, now or at a given time.
 * @param onConflict the draft isn't the one in the editor, or based on another version than the live one.
 */
export function usePublishing(
  post: WrittenPost,
  onConflict: (stored: StoredPost, publishedBy: string | undefined) => void,
) {
  const { id, saver, status, setStatus, isUploading, setProblem, article, values } = post;
  const { setValue, setError, clearErrors, getFieldState, subscribe } = useFormContext();
  const notify = useNotify();

  // Clears a field's error once it is filled in or fixed.
  useEffect(() => {
    const clear = (name: string | undefined) => {
      if (!name || !getFieldState(name).error) return;
      const fields = postFields.filter(({ source }) => source === name);
      if (Object.keys(formErrors(fields, values())).length > 0) return;
      clearErrors(name);
      setProblem((problem) => (problem?.field === name ? undefined : problem));
    };
    const stops = [
      subscribe({ formState: { values: true }, callback: ({ name }) => clear(name) }),
      article.subscribe(() => clear('content')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [subscribe, article, values, getFieldState, clearErrors, setProblem]);

  /** Reports missing fields. @param only the first one, if given. */
  function isComplete(only = postFields.length): boolean {
    setProblem(undefined);
    if (isUploading) {
      notify('Please wait for the image to upload.', { type: 'error' });
      return false;
    }
    const fields = postFields.slice(0, only);
    const missing = Object.entries(formErrors(fields, values()));
    for (const [field, message] of missing) setError(field, { type: 'server', message });
    const [first] = missing;
    if (!first) return true;
    const [field, message] = first;
    setProblem({ message, field });
    notify(message, { type: 'error', title: 'Validation Error' });
    return false;
  }

  async function publish(): Promise<void> {
    if (!isComplete()) return;
    const sent = values();
    try {
      if (!(await saver.flush(true))) return explainUnsaved();
      if (isUnchanged()) return notify(unchanged, { type: 'info' });
      const live = await saver.holding(async () => {
        const published = await publishPost(id, saver.versions.draftVersion);
        const versions = { draftVersion: undefined, baseVersion: published.updated_at };
        saver.rebase(versions, saver.saved);
        return published;
      });
      // Inline images have addresses now, and the date may have changed.
      const hasData = /src="data:/.test(sent.content);
      const stored = { ...sent, date: live.date, ...(hasData && { content: live.content }) };
      const now = values();
      if (stored.date !== sent.date && now.date === sent.date) setValue('date', stored.date);
      if (hasData && now.content === sent.content) article.load(stored.content);
      saver.rebase(saver.versions, stored);
      notify(status.live ? 'Blog post updated.' : 'Blog post created.', { type: 'success' });
      setStatus({ live, publication: undefined });
    } catch (error) {
      await explain(error);
    }
  }

  /**
   * @returns why it can't be scheduled, for the dialog; undefined if it was, or the form shows an
   *   error.
   */
  async function schedule(publishAt: string): Promise<string | undefined> {
    try {
      if (!(await saver.flush(true))) {
        explainUnsaved();
        return unsavedMessage(saver.getState());
      }
      if (isUnchanged()) return unchanged;
      const { draftVersion } = saver.versions;
      const plan = { blog_id: id, updated_at: draftVersion, publish_at: publishAt };
      const publication = await saver.holding(() =>
        write<Publication>('publications', { data: plan }),
      );
      setStatus({ live: status.live, publication });
      return undefined;
    } catch (error) {
      const time = bodyOf(error)?.errors?.publish_at;
      if (!time) await explain(error);
      return time ?? messageOf(error);
    }
  }

  /** Tells whether what is saved is what visitors see. */
  const isUnchanged = (): boolean =>
    status.live !== undefined &&
    status.publication === undefined &&
    saver.versions.draftVersion === undefined;

  function explainUnsaved() {
    const state = saver.getState();
    if (state.kind === 'stale') return;
    const message = state.kind === 'refused' ? state.message : unsavedMessage(state);
    setProblem({ message, cause: 'server' });
  }

  async function explain(error: unknown) {
    const errors = Object.entries(bodyOf(error)?.errors ?? {});
    for (const [field, message] of errors) setError(field, { type: 'server', message });
    const [field] = errors[0] ?? [];
    if (statusOf(error) === 409 && !field) {
      const [stored, publisher] = await Promise.all([readStored(id), publisherOf(id)]);
      return onConflict(stored, publisher);
    }
    if (bodyOf(error)?.findings?.length)
      return setProblem({ message: messageOf(error), cause: 'checks' });
    const isReached = statusOf(error) !== undefined;
    setProblem({ message: messageOf(error), field, ...(!isReached && { cause: 'server' }) });
  }

  return { isComplete, isUnchanged, publish, schedule };
}

function bodyOf(error: unknown): (Partial<ApiError> & { findings?: Finding[] }) | undefined {
  return error instanceof HttpError ? error.body : undefined;
}

/** Returns the server's message; without one, that it wasn't reached or nothing changed. */
function messageOf(error: unknown): string {
  return bodyOf(error)?.message ?? (statusOf(error) === undefined ? unpublished : failed);
}

const unsavedMessage = (state: SaveState): string =>
  state.kind === 'kept' && state.reason === 'offline' ? unreachable : failed;
