import { useEffect, useState } from 'react';
import { useGetRecordId } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import type { HeadName, PostValues } from '../../../shared/post';
import { newId } from '../../newId';
import { editPath } from '../../postPaths';
import { RetryAlert } from '../../ui/lists/RetryAlert';
import { NoPost } from '../NoPost';
import { OpeningPost } from './OpeningPost';
import { type OpenedPost, openPost } from './openPost';
import { PostEditor, type PostEditorProps } from './PostEditor';

/** A new post has its address from the start, so that saving doesn't navigate. */
export function NewPost() {
  const [id] = useState(newId);
  return <Navigate to={editPath(id)} state={{ isNew: true }} replace />;
}

/** Opens the post at the address in the editor. */
export function PostEditorPage() {
  const id = String(useGetRecordId());
  const { state } = useLocation();
  const [isNew] = useState(state?.isNew === true);
  const { opened, problem, reopen } = useOpenedPost(id, isNew);

  if (problem) {
    return (
      <RetryAlert retry={reopen} sx={{ mt: 2 }}>
        The post could not be opened. {problem}
      </RetryAlert>
    );
  }
  if (!opened) return <OpeningPost id={id} isNew={isNew} />;
  if (!opened.post) return <NoPost />;
  return <EditorForm key={opened.number} opened={opened.post} isNew={isNew} reopen={reopen} />;
}

function EditorForm(props: PostEditorProps) {
  const [{ content: _, ...defaultValues }] = useState(props.opened.values);
  // Its text is in `ArticleText`.
  const form = useForm<Pick<PostValues, HeadName>>({ defaultValues });
  return (
    <FormProvider {...form}>
      <PostEditor {...props} />
    </FormProvider>
  );
}

function useOpenedPost(id: string, isNew: boolean) {
  const [number, setNumber] = useState(0);
  const [opened, setOpened] = useState<{ post: OpenedPost | undefined; number: number }>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    openPost(id, isNew).then(
      (post) => {
        if (isCurrent) setOpened({ post, number });
      },
      (error: unknown) => {
        if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isNew, number]);

  return { opened, problem, reopen: () => setNumber((last) => last + 1) };
}
