import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { Draft, DraftNote } from '../../../api/types';
import { write } from '../../dataProvider';
import { postsPath } from '../../postPaths';
import { readOnce } from '../../reads';
import { useChange } from '../../useChange';
import { openNotes } from '../notes/useDraftNotes';
import type { WrittenPost } from './PostEditorContext';
import { usePreview } from './PreviewLinks';
import { discardDraft } from './postApi';
import { unchanged, type usePublishing } from './usePublishing';

/** A dialog about the post. */
type Asked =
  /** With the post's date, if publishing keeps it. */
  | { about: 'schedule'; keptDate: string | undefined }
  | { about: 'unpublish' }
  /** Notes that are open, before something is done: `action`, as on its button. */
  | { about: 'notes'; notes: readonly DraftNote[]; action: string; go(): Promise<void> };

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

  /** Names the open notes before `go` is done, if there are any. */
  async function afterNotes(action: string, go: () => Promise<void>) {
    const query = `?${new URLSearchParams({ blog_id: id })}`;
    const notes = await readOnce<DraftNote[]>('draft-notes', query).catch(() => []);
    const open = openNotes(notes);
    if (open.length === 0) return go();
    setAsked({
      about: 'notes',
      notes: open,
      action,
      go: () => {
        stopAsking();
        return go();
      },
    });
  }

  const publish = () => afterNotes(post.status.live ? 'Update' : 'Publish', publishing.publish);

  async function openSchedule() {
    collect();
    if (!publishing.isComplete()) return;
    // Writes what was typed, and nothing else.
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
    openSchedule: () => void afterNotes('Schedule', openSchedule),
    schedule,
    discard: () => discard.mutate(),
    openUnpublish: () => setAsked({ about: 'unpublish' }),
    unpublish,
    asked,
    stopAsking,
  };
}
