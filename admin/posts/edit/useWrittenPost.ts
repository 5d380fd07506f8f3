import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { NotePlaces } from '../../../shared/draftNotes';
import { type PostValues, postValuesOf } from '../../../shared/post';
import { ArticleText } from '../../editor/ArticleText';
import { useUploading } from '../../media/upload';
import type { OpenedPost } from './openPost';
import type { Problem, WrittenPost } from './PostEditorContext';
import { useDraftSaver } from './useDraftSaver';
import { usePostStatus } from './usePostStatus';

/** Opens a post for writing. @param reopen reloads it and starts over. */
export function useWrittenPost(opened: OpenedPost, reopen: () => void): WrittenPost {
  const [problem, setProblem] = useState<Problem>();
  const isUploading = useUploading();
  const { getValues, reset, setFocus } = useFormContext();
  const [article] = useState(() => new ArticleText(opened.values.content, opened.notePlaces));
  const values = useCallback(
    () => postValuesOf({ ...getValues(), content: article.read() }),
    [getValues, article],
  );
  function load({ content, ...head }: PostValues, notePlaces?: NotePlaces) {
    reset(head);
    article.load(content, notePlaces);
  }
  const focus = useCallback(
    (field: string) => (field === 'content' ? article.focus() : setFocus(field)),
    [setFocus, article],
  );
  const { saver, save, collect } = useDraftSaver(opened, article, values);
  const { status, setStatus } = usePostStatus(opened, saver);
  const isDraft = saver.versions.draftVersion !== undefined;
  return {
    id: opened.id,
    opened,
    reopen,
    article,
    values,
    load,
    focus,
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
