import { DialogContentText } from '@mui/material';
import { useGetList } from 'react-admin';
import type { Post } from '../../../api/types';
import { FieldInput } from '../../ui/forms/FieldInput';
import { FormDialog } from '../../ui/forms/FormDialog';
import type { FieldSpec } from '../../ui/forms/fields';
import { titleOf } from '../PostTitle';

interface Props {
  slug: string;
  /** A version is scheduled. */
  isPlanned: boolean;
  onClose(): void;
  /** @param redirectTo target of its address, empty for none. */
  onUnpublish(redirectTo: string): Promise<void>;
}

/** Asks before unpublishing: shows what links to the post, and offers a redirect. */
export function UnpublishDialog({ slug, isPlanned, onClose, onUnpublish }: Props) {
  const { data: linking = [] } = useGetList<Post>('blogs', {
    filter: { links_to: slug },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'created_at', order: 'DESC' },
    meta: { fields: 'id,title' },
  });
  const redirectTo: FieldSpec = {
    source: 'redirect_to',
    label: 'Redirect visitors to (optional)',
    isOptional: true,
    help: `Leave blank to show “not found” at /blog/${slug}.`,
  };
  return (
    <FormDialog
      title="Unpublish?"
      fields={[redirectTo]}
      submit="Unpublish"
      cancel="Go back"
      maxWidth="sm"
      values={{ redirect_to: '' }}
      onClose={onClose}
      save={({ redirect_to }) => onUnpublish(redirect_to)}
    >
      <DialogContentText>
        Visitors will no longer see this post. Its text is kept as a draft, and its versions stay in
        the history.
      </DialogContentText>
      {isPlanned && (
        <DialogContentText role="alert" color="error" sx={{ mt: 1 }}>
          A version of it is scheduled to go live. Unschedule that first.
        </DialogContentText>
      )}
      {linking.length > 0 && (
        <DialogContentText sx={{ mt: 1 }}>
          These posts link to it: {linking.map((post) => `“${titleOf(post)}”`).join(', ')}.
        </DialogContentText>
      )}
      <FieldInput field={redirectTo} placeholder="/blog" />
    </FormDialog>
  );
}
