import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { Draft, DraftNote, SignatureChanges } from '../../../api/types';
import { write } from '../../dataProvider';
import { postsPath } from '../../postPaths';
import { readOnce } from '../../reads';
import { mayPublish } from '../../signedIn';
import { useChange } from '../../useChange';
import { openNotes } from '../notes/useDraftNotes';
import type { ToKnow } from './BeforeDialog';
import type { WrittenPost } from './PostEditorContext';
import { usePreview } from './PreviewLinks';
import { discardDraft } from './postApi';
import { unchanged, type usePublishing } from './usePublishing';

type Asked =
  /** With the post's date, if publishing keeps it. */
  | { about: 'schedule'; keptDate: string | undefined }
  | { about: 'unpublish' }
  | { about: 'ask' }
  /** What to know before something is done: `action`, as on its button. */
  | { about: 'before'; toKnow: ToKnow; action: string; go(): Promise<void> };

/** What can be done with the post besides publishing it at once. */
export function usePostActions(post: WrittenPost, publishing: ReturnType<typeof usePublishing>) {
  const { id, saver, collect, values, reopen } = post;
  const notify = useNotify();
  const redirect = useRedirect();
  const [asked, setAsked] = useState<Asked>();
  const stopAsking = () => setAsked(undefined);

  async function saveDraft() {
    collect();
    if (!publishing.isComplete(1)) return;
    if (!(await saver.flush(true))) return;
    if (publishing.isUnchanged()) notify(unchanged, { type: 'info' });
    else notify('Draft saved.', { type: 'success' });
  }

  const preview = usePreview(id, () => {
    collect();
    return saver.flush(true);
  });

  /** Says before `go` is done which notes are open, and whose signature ends by which words. */
  async function afterAsking(action: string, go: () => Promise<void>) {
    collect();
    await saver.flush();
    const query = `?${new URLSearchParams({ blog_id: id })}`;
    const [notes, signature] = await Promise.all([
      readOnce<DraftNote[]>('draft-notes', query).catch(() => []),
      readOnce<SignatureChanges | null>('signature-changes', `/${id}?of=draft`).catch(() => null),
    ]);
    const isEnding = signature?.ended === null && signature.ends;
    const toKnow = { notes: openNotes(notes), signature: isEnding ? signature : undefined };
    if (toKnow.notes.length === 0 && !toKnow.signature) return go();
    setAsked({
      about: 'before',
      toKnow,
      action,
      go: () => {
        stopAsking();
        return go();
      },
    });
  }

  /** Asks those who publish, of an account that doesn't. */
  async function ask() {
    if (!publishing.isComplete()) return;
    if (!(await saver.flush(true))) return;
    if (publishing.isUnchanged()) notify(unchanged, { type: 'info' });
    else setAsked({ about: 'ask' });
  }

  const publish = () =>
    mayPublish()
      ? afterAsking(post.status.live ? 'Update' : 'Publish', publishing.publish)
      : afterAsking('Ask', ask);

  async function openSchedule() {
    collect();
    if (!publishing.isComplete()) return;
    // Saves only the typed fields.
    const isSaved = await saver.flush();
    const hasDraft = isSaved && saver.versions.draftVersion !== undefined;
    const draft = hasDraft ? await readOnce<Draft>('drafts', `/${id}`).catch(() => null) : null;
    const isKept = draft ? draft.is_date_set : post.status.live !== undefined;
    setAsked({ about: 'schedule', keptDate: isKept ? values().date : undefined });
  }

  async function schedule(publishAt: string) {
    const problem = await publishing.schedule(publishAt);
    if (problem === undefined) {
      stopAsking();
      notify('Blog post scheduled.', { type: 'success' });
    }
    return problem;
  }

  const discard = useChange<boolean, void>('drafts', {
    act: async () => {
      // Unsaved text couldn't be recovered.
      collect();
      await saver.flush();
      const isTrashed = await saver.holding(() => discardDraft(id));
      await saver.discard();
      return isTrashed;
    },
    done: (isTrashed) =>
      isTrashed
        ? 'The post was moved to the trash. It stays there for 30 days.'
        : 'Draft discarded.',
    undo: (isTrashed) =>
      write(isTrashed ? 'recoveries' : 'draft-recoveries', { data: { blog_id: id } }).then(reopen),
    onSuccess: (isTrashed) => (isTrashed ? redirect(postsPath) : reopen()),
  });

  async function unpublish(redirectTo: string) {
    await saver.flush();
    const data = { blog_id: id, ...(redirectTo && { redirect_to: redirectTo }) };
    await write('unpublications', { data });
    stopAsking();
    notify('Post unpublished. Visitors no longer see it.', { type: 'success' });
    reopen();
  }

  return {
    saveDraft: () => void saveDraft(),
    preview,
    publish,
    openSchedule: () => void afterAsking('Schedule', openSchedule),
    schedule,
    discard: () => discard.mutate(),
    openUnpublish: () => setAsked({ about: 'unpublish' }),
    unpublish,
    asked,
    stopAsking,
  };
}
