import { Alert, Button } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Loading, useGetRecordId, useLogoutIfAccessDenied } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { NoPost } from '../NoPost';
import { type OpenedPost, openPost } from './openPost';
import { PostEditor, type PostEditorProps } from './PostEditor';
import type { PostValues } from './postValues';

/** Opens the post of the address on the desk. */
export function PostEditorPage() {
  const id = String(useGetRecordId());
  return <OpenedPostEditor key={id} id={id} />;
}

function OpenedPostEditor({ id }: { id: string }) {
  const { state } = useLocation();
  const [isNew] = useState(state?.isNew === true);
  const { opened, problem, reopen } = useOpenedPost(id, isNew);

  if (problem) {
    return (
      <Alert severity="error" sx={{ mt: 2 }} action={<Button onClick={reopen}>Retry</Button>}>
        The post could not be opened. {problem}
      </Alert>
    );
  }
  if (!opened) return <Loading loadingPrimary="Loading" loadingSecondary="" />;
  if (!opened.post) return <NoPost />;
  return <NewForm key={opened.number} opened={opened.post} isNew={isNew} reopen={reopen} />;
}

function NewForm(props: PostEditorProps) {
  const [defaultValues] = useState(props.opened.values);
  const form = useForm<PostValues>({ defaultValues });
  return (
    <FormProvider {...form}>
      <PostEditor {...props} />
    </FormProvider>
  );
}

function useOpenedPost(id: string, isNew: boolean) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [number, setNumber] = useState(0);
  const [opened, setOpened] = useState<{ post: OpenedPost | undefined; number: number }>();
  const [problem, setProblem] = useState<string>();
  const reopen = useCallback(() => setNumber((last) => last + 1), []);

  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    openPost(id, isNew).then(
      (post) => {
        if (isCurrent) setOpened({ post, number });
      },
      async (error: unknown) => {
        if (await logoutIfAccessDenied(error)) return;
        if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isNew, number, logoutIfAccessDenied]);

  return { opened, problem, reopen };
}
