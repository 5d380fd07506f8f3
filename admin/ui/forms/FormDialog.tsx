import type { DialogProps } from '@mui/material';
import { AppDialog } from '../layout/AppDialog';
import { ResourceForm, type ResourceFormProps } from './ResourceForm';

interface Props
  extends Omit<ResourceFormProps, 'layout' | 'onCancel'>,
    Pick<DialogProps, 'maxWidth'> {
  title: string;
  /** Closes it. */
  onClose(): void;
  /** True if Escape and a click on the backdrop close it too. Default: true. */
  canDismiss?: boolean;
}

/** A dialog with a form, such as for a name or a password. */
export const FormDialog = ({
  title,
  onClose,
  maxWidth = 'xs',
  canDismiss = true,
  ...form
}: Props) => (
  <AppDialog title={title} onClose={canDismiss ? onClose : undefined} maxWidth={maxWidth}>
    <ResourceForm {...form} layout="dialog" onCancel={onClose} />
  </AppDialog>
);
