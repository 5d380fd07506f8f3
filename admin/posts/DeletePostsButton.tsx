import DeleteIcon from '@mui/icons-material/Delete';
import { type MouseEvent, useState } from 'react';
import {
  Button,
  type ButtonProps,
  type Identifier,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import { send } from '../httpClient';
import { UndoButton } from '../ui/layout/UndoButton';
import { useRowError } from './useRowError';

interface Props extends Pick<ButtonProps, 'color' | 'size'> {
  ids: readonly Identifier[];
  /** What has to be done first. */
  onStart?(): Promise<unknown>;
  onDeleted?(): void;
}

/** Moves posts to the trash at once and without a question; the toast's Undo brings them back. */
export function DeletePostsButton({ ids, onStart, onDeleted, ...button }: Props) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useRowError();
  const [isBusy, setIsBusy] = useState(false);

  async function recover(deleted: readonly Identifier[]) {
    try {
      await Promise.all(deleted.map((id) => send('POST', '/api/recoveries', { blog_id: id })));
      refresh();
    } catch (error) {
      onError(error);
    }
  }

  async function remove(event: MouseEvent) {
    // The row would open.
    event.stopPropagation();
    setIsBusy(true);
    await onStart?.();
    const answers = await Promise.allSettled(ids.map((id) => dataProvider.delete('blogs', { id })));
    setIsBusy(false);
    // Where the session has ended, react-admin answers with an empty record.
    const deleted = ids.filter((_, index) => {
      const answer = answers[index];
      return answer?.status === 'fulfilled' && answer.value.data.id !== undefined;
    });
    if (deleted.length > 0) {
      notify(ids.length === 1 ? 'Blog post deleted.' : 'Blog posts deleted.', {
        action: <UndoButton onUndo={() => void recover(deleted)} />,
      });
      onDeleted?.();
    }
    const failed = answers.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') onError(failed.reason);
    else refresh();
  }

  return (
    <Button label="ra.action.delete" disabled={isBusy} onClick={remove} {...button}>
      <DeleteIcon />
    </Button>
  );
}
