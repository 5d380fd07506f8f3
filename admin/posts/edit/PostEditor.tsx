import { Box } from '@mui/material';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '../../../api/types';
import { write } from '../../dataProvider';
import { useUploading } from '../../media/upload';
import { postsPath } from '../../postPaths';
import { readOnce } from '../../reads';
import { CompareDialog } from '../../ui/forms/CompareDialog';
import { PresenceNotice } from '../../ui/layout/PresenceNotice';
import { useChange } from '../../useChange';
import { postFields } from '../postFields';
import { useProposedSlug } from '../slug';
import { Canvas } from './Canvas';
import { DetailsPanel } from './DetailsPanel';
import { EditorBar } from './EditorBar';
import type { OpenedPost } from './openPost';
import { PanelFrame, usePanel } from './PanelFrame';
import { PostEditorContext, type PostEditorContextValue, type Problem } from './PostEditorContext';
import { usePreview } from './PreviewLinks';
import { discardDraft } from './postApi';
import { ScheduleDialog, ScheduleNotice } from './schedule';
import { UnpublishDialog } from './UnpublishDialog';
import { UnsentPosts } from './UnsentPosts';
import { useComparison } from './useComparison';
import { useDraftSaver } from './useDraftSaver';
import { usePostStatus } from './usePostStatus';
import { unchanged, usePublishing } from './usePublishing';

export interface PostEditorProps {
  opened: OpenedPost;
  /** Opened as a new post in this visit. */
  isNew: boolean;
  /** Reloads the post and starts over. */
  reopen(): void;
}

/** The editor: bar, canvas, panel and dialogs. */
export function PostEditor({ opened, isNew, reopen }: PostEditorProps) {
  const { id } = opened;
  const notify = useNotify();
  const redirect = useRedirect();
  const { getValues, handleSubmit } = useFormContext();
  const frame = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const isUploading = useUploading();
  const [asks, setAsks] = useState<'schedule' | 'unpublish'>();
  const [keptDate, setKeptDate] = useState<string>();
  const stopAsking = () => setAsks(undefined);
  const { saver, save, collect } = useDraftSaver(opened);
  const { status, setStatus } = usePostStatus(opened, saver);
  const { live, publication } = status;
  const { comparison, close, compareWithLive, takeTheirs, keepMine } = useComparison(
    opened,
    saver,
    save,
    reopen,
    (published) => setStatus({ live: published, publication: undefined }),
  );
  const publishing = usePublishing({
    id,
    saver,
    status,
    setStatus,
    isUploading,
    setProblem,
    onConflict: compareWithLive,
  });
  const { uncoverCanvas, ...panel } = usePanel(problem);
  useProposedSlug(id, !live);

  const isStored = Boolean(live) || saver.versions.draftVersion !== undefined;

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

  async function openSchedule() {
    collect();
    if (!publishing.isComplete()) return;
    // Writes what was typed, and nothing else.
    const isSaved = await saver.flush();
    const hasDraft = isSaved && saver.versions.draftVersion !== undefined;
    const draft = hasDraft ? await readOnce<Draft>('drafts', `/${id}`).catch(() => null) : null;
    const isKept = draft ? draft.is_date_set : live !== undefined;
    setKeptDate(isKept ? getValues('date') : undefined);
    setAsks('schedule');
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

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    void saveDraft();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  /** Leads to the problem's place once more. */
  function showProblem() {
    setProblem((problem) => problem && { ...problem });
    if (problem?.cause === 'checks') panel.setOpen(true);
  }

  function onSubmit(event: SubmitEvent) {
    collect();
    void handleSubmit(publishing.publish)(event);
  }

  /** Enter in a field saves a draft, never publishes. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    // React events also bubble from menus above the page.
    if (target.form !== frame.current && !target.closest('#post-details')) return;
    event.preventDefault();
    void saveDraft();
  }

  const editor: PostEditorContextValue = {
    id,
    saver,
    save,
    status,
    setStatus,
    hasDraft: saver.versions.draftVersion !== undefined || saver.isDirty,
    isStored,
    isUploading,
    problem,
    uncoverCanvas,
    saveDraft: () => void saveDraft(),
    preview,
    openSchedule: () => void openSchedule(),
    discard: () => discard.mutate(),
    openUnpublish: () => setAsks('unpublish'),
  };

  return (
    <PostEditorContext.Provider value={editor}>
      <Box
        component="form"
        ref={frame}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        sx={editorStyles}
      >
        <EditorBar
          isNew={isNew}
          panel={panel}
          onHeight={(height) => frame.current?.style.setProperty('--editor-bar', `${height}px`)}
          onShowProblem={showProblem}
          onCloseProblem={() => setProblem(undefined)}
        />
        <Box sx={{ display: 'flex', flexGrow: 1 }}>
          <Box sx={{ flex: '1 1 0', minWidth: 0, px: { sm: 2 } }}>
            <PresenceNotice resource="posts" id={id} noun="post" />
            {publication?.error && <ScheduleNotice />}
            {isNew && !isStored && <UnsentPosts openedId={id} />}
            <Canvas isNew={isNew} />
          </Box>
          <PanelFrame {...panel}>
            <DetailsPanel />
          </PanelFrame>
        </Box>
      </Box>
      {asks === 'schedule' && (
        <ScheduleDialog
          planned={publication?.publish_at}
          keptDate={keptDate}
          onClose={stopAsking}
          onSchedule={schedule}
        />
      )}
      {asks === 'unpublish' && live && (
        <UnpublishDialog
          slug={live.slug}
          isPlanned={publication !== undefined}
          onClose={stopAsking}
          onUnpublish={unpublish}
        />
      )}
      <CompareDialog
        title={comparison?.title}
        isTypedOlder={comparison?.isTypedOlder}
        fields={postFields}
        stored={comparison?.stored}
        typed={comparison?.typed ?? {}}
        onClose={comparison?.canClose ? close : undefined}
        onTake={takeTheirs}
        onKeep={async () => {
          if (await keepMine()) await publishing.publish();
        }}
      />
    </PostEditorContext.Provider>
  );
}

const editorStyles = {
  '--app-bar': '48px',
  '--editor-bar': { xs: '92px', lg: '60px' },
  display: 'flex',
  flexDirection: 'column',
  mx: { xs: -2, sm: -3 },
  mb: -4,
  minHeight: 'calc(100dvh - var(--app-bar))',
  bgcolor: 'action.hover',
} as const;
