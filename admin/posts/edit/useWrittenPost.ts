import { useState } from 'react';
import { useUploading } from '../../media/upload';
import type { OpenedPost } from './openPost';
import type { Problem, WrittenPost } from './PostEditorContext';
import { useDraftSaver } from './useDraftSaver';
import { usePostStatus } from './usePostStatus';

/** Opens a post for writing. @param reopen reloads it and starts over. */
export function useWrittenPost(opened: OpenedPost, reopen: () => void): WrittenPost {
  const [problem, setProblem] = useState<Problem>();
  const isUploading = useUploading();
  const { saver, save, collect } = useDraftSaver(opened);
  const { status, setStatus } = usePostStatus(opened, saver);
  const isDraft = saver.versions.draftVersion !== undefined;
  return {
    id: opened.id,
    opened,
    reopen,
    saver,
    save,
    collect,
    status,
    setStatus,
    problem,
    setProblem,
    isUploading,
    hasDraft: isDraft || saver.isDirty,
    isStored: isDraft || status.live !== undefined,
  };
}
