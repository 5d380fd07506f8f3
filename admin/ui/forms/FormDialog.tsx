import type { DialogProps } from '@mui/material';
import { AppDialog } from '../layout/AppDialog';
import { type ReadRow, ResourceForm, type ResourceFormProps } from './ResourceForm';

interface Props<Row extends ReadRow>
  extends Omit<ResourceFormProps<Row>, 'layout' | 'onCancel'>,
    Pick<DialogProps, 'maxWidth'> {
  title: string;
  onClose(): void;
  /** True if Escape and a click on the backdrop close it too. Default: true. */
  canDismiss?: boolean;
}

/** A dialog with a form, such as for a name or a password. */
export const FormDialog = <Row extends ReadRow>({
  title,
  onClose,
  maxWidth = 'xs',
  canDismiss = true,
  ...form
}: Props<Row>) => (
  <AppDialog title={title} onClose={canDismiss ? onClose : undefined} maxWidth={maxWidth}>
    <ResourceForm {...form} layout="dialog" onCancel={onClose} />
  </AppDialog>
);
