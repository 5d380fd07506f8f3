import { Box } from '@mui/material';
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { mayPublish } from '../../signedIn';
import { CompareDialog } from '../../ui/forms/CompareDialog';
import { PresenceNotice } from '../../ui/layout/PresenceNotice';
import { MarkedNotes } from '../notes/MarkedNotes';
import { postFields } from '../postFields';
import { useProposedSlug } from '../slug';
import { BeforeDialog } from './BeforeDialog';
import { Canvas } from './Canvas';
import { DetailsPanel } from './DetailsPanel';
import { EditorBar } from './EditorBar';
import type { OpenedPost } from './openPost';
import { PanelFrame, usePanel } from './PanelFrame';
import { PostEditorContext, type PostEditorContextValue } from './PostEditorContext';
import { AskForPublishing, PublicationNotice } from './PublicationRequest';
import { ScheduleDialog, ScheduleNotice } from './schedule';
import { UnpublishDialog } from './UnpublishDialog';
import { UnsentPosts } from './UnsentPosts';
import { useComparison } from './useComparison';
import { usePostActions } from './usePostActions';
import { usePublishing } from './usePublishing';
import { useWrittenPost } from './useWrittenPost';

export interface PostEditorProps {
  opened: OpenedPost;
  /** Opened as a new post in this visit. */
  isNew: boolean;
  /** Reloads the post and starts over. */
  reopen(): void;
}

/** The editor: bar, canvas, panel and dialogs. */
export function PostEditor({ opened, isNew, reopen }: PostEditorProps) {
  const frame = useRef<HTMLFormElement>(null);
  const { clearErrors, handleSubmit } = useFormContext();
  const post = useWrittenPost(opened, reopen);
  const { id, collect, status, problem, setProblem } = post;
  const { comparison, ...choice } = useComparison(post);
  const publishing = usePublishing(post, choice.compareWithStored);
  const actions = usePostActions(post, publishing);
  const { saveDraft, asked, stopAsking } = actions;
  const { uncoverCanvas, ...panel } = usePanel(problem, post.focus);
  useProposedSlug(id, !status.live);

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    saveDraft();
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
    // The form validates its own fields alone, and would not submit with another's error.
    clearErrors();
    void handleSubmit(actions.publish)(event);
  }

  /** Enter in a field saves a draft, never publishes. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    // React events also bubble from menus above the page.
    if (target.form !== frame.current && !target.closest('#post-details')) return;
    event.preventDefault();
    saveDraft();
  }

  const editor: PostEditorContextValue = { ...post, ...actions, uncoverCanvas };

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
            {status.publication?.error && <ScheduleNotice />}
            {isNew && !post.isStored && <UnsentPosts openedId={id} />}
            <PublicationNotice />
            <Canvas isNew={isNew} />
            <MarkedNotes />
          </Box>
          <PanelFrame {...panel}>
            <DetailsPanel />
          </PanelFrame>
        </Box>
      </Box>
      {asked?.about === 'schedule' && (
        <ScheduleDialog
          planned={status.publication?.publish_at}
          keptDate={asked.keptDate}
          onClose={stopAsking}
          onSchedule={actions.schedule}
        />
      )}
      {asked?.about === 'ask' && <AskForPublishing id={id} onClose={stopAsking} />}
      {asked?.about === 'before' && (
        <BeforeDialog
          {...asked.toKnow}
          action={asked.action}
          onGo={() => void asked.go()}
          onClose={stopAsking}
        />
      )}
      {asked?.about === 'unpublish' && status.live && (
        <UnpublishDialog
          slug={status.live.slug}
          isPlanned={status.publication !== undefined}
          onClose={stopAsking}
          onUnpublish={actions.unpublish}
        />
      )}
      <CompareDialog
        title={comparison?.title}
        isTypedOlder={comparison?.isTypedOlder}
        fields={postFields}
        stored={comparison?.stored}
        typed={comparison?.typed ?? {}}
        onClose={comparison?.canClose ? choice.close : undefined}
        onTake={choice.takeTheirs}
        onKeep={async () => {
          if ((await choice.keepMine()) && mayPublish()) await publishing.publish();
        }}
      />
    </PostEditorContext.Provider>
  );
}

export const editorStyles = {
  '--app-bar': '48px',
  '--editor-bar': { xs: '92px', lg: '60px' },
  display: 'flex',
  flexDirection: 'column',
  mx: { xs: -2, sm: -3 },
  mb: -4,
  minHeight: 'calc(100dvh - var(--app-bar))',
  bgcolor: 'action.hover',
} as const;
