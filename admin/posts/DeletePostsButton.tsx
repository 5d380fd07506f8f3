import { Button, type ButtonProps } from '@mui/material';
import type { Identifier } from 'react-admin';
import { write } from '../dataProvider';
import { useChange } from '../useChange';

interface Props extends Pick<ButtonProps, 'color' | 'size'> {
  ids: readonly Identifier[];
  /** Runs before deleting. */
  onStart?(): Promise<unknown>;
  onDeleted?(): void;
}

/** Moves posts to the trash without asking; the toast offers Undo. */
export function DeletePostsButton({ ids, onStart, onDeleted, ...button }: Props) {
  const remove = useChange<void, void>('blogs', {
    act: async () => {
      await onStart?.();
      await Promise.all(ids.map((id) => write('blogs', { id: String(id) })));
    },
    done:
      ids.length === 1
        ? 'Blog post deleted. It stays in the trash for 30 days.'
        : 'Blog posts deleted. They stay in the trash for 30 days.',
    undo: () => Promise.all(ids.map((blog_id) => write('recoveries', { data: { blog_id } }))),
    onSuccess: onDeleted,
  });
  return (
    <Button
      size="small"
      disabled={remove.isPending}
      onClick={(event) => {
        // Otherwise the row would open.
        event.stopPropagation();
        remove.mutate();
      }}
      {...button}
    >
      Delete
    </Button>
  );
}
