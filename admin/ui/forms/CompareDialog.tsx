import { Button, DialogContentText } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../layout/AppDialog';
import { FieldDifference } from './FieldDifference';
import type { FieldSpec } from './fields';

interface Props {
  title?: string | undefined;
  /** The typed text is older: the other one is preselected. */
  isTypedOlder?: boolean | undefined;
  fields: readonly FieldSpec[];
  /** The server's values; undefined closes the dialog. */
  stored: FieldValues | undefined;
  typed: FieldValues;
  /** Absent if one must be chosen. */
  onClose?: (() => void) | undefined;
  onTake(): void;
  onKeep(): void;
  /** Labels of the two buttons. */
  take?: string;
  keep?: string;
}

/** Shows the differences between stored and typed values, and lets the editor choose. */
export function CompareDialog(props: Props) {
  const { title = 'This was saved meanwhile', fields, stored, typed, isTypedOlder, ...on } = props;
  const { take = 'Take theirs', keep = 'Keep mine' } = props;
  const differing = fields.filter(
    ({ source }) => JSON.stringify(stored?.[source]) !== JSON.stringify(typed[source]),
  );
  if (!stored) return null;
  return (
    <AppDialog
      onClose={on.onClose}
      maxWidth="md"
      title={title}
      actions={
        <>
          {on.onClose && <Button onClick={on.onClose}>Go back</Button>}
          <Button onClick={on.onTake} variant={isTypedOlder ? 'contained' : 'text'}>
            {take}
          </Button>
          <Button onClick={on.onKeep} variant={isTypedOlder ? 'text' : 'contained'}>
            {keep}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        Nothing was overwritten.{' '}
        {differing.length > 0 ? 'These fields differ:' : 'Nothing differs.'}
      </DialogContentText>
      {differing.map((field) => (
        <FieldDifference
          key={field.source}
          field={field}
          before={stored?.[field.source] ?? null}
          after={typed[field.source] ?? null}
          titles={['Stored now', 'Yours']}
        />
      ))}
    </AppDialog>
  );
}
