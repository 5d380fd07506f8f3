import { Button, DialogContentText } from '@mui/material';
import type { Post } from '../../api/types';
import { TitledDialog } from '../ui/layout/TitledDialog';
import { titleOf } from './PostTitle';

interface Props {
  post: Post;
  isOpen: boolean;
  isDeleting: boolean;
  onCancel(): void;
  onDelete(): void;
}

/** Says what is lost before a post is deleted for good. */
export function DeleteForGoodDialog({ post, isOpen, isDeleting, onCancel, onDelete }: Props) {
  // A click in the dialog would reach the table's row, of which it is a child to React.
  return (
    <TitledDialog
      open={isOpen}
      onClose={onCancel}
      onClick={(event) => event.stopPropagation()}
      title={`Delete “${titleOf(post)}” for good?`}
      actions={
        <>
          <Button onClick={onCancel} autoFocus>
            Keep it in the trash
          </Button>
          <Button variant="contained" color="error" disabled={isDeleting} onClick={onDelete}>
            Delete for good
          </Button>
        </>
      }
    >
      <DialogContentText>
        Its text, its working copy, all its versions and its preview links are lost, and the
        addresses that led to it. Pictures that nothing else uses go later. This can’t be undone.
      </DialogContentText>
    </TitledDialog>
  );
}
