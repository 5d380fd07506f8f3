import { Button, DialogContentText } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { TitledDialog } from '../layout/TitledDialog';
import { FieldDifference } from './FieldDifference';
import type { FormField } from './fields';

interface Props {
  title?: string | undefined;
  /** What is typed is the older of the two: the other one is proposed. */
  isTypedOlder?: boolean | undefined;
  fields: readonly FormField[];
  /** What the server has; the dialog is closed without it. */
  stored: FieldValues | undefined;
  typed: FieldValues;
  /** Absent where one of the two has to be chosen. */
  onClose?: (() => void) | undefined;
  onTake(): void;
  onKeep(): void;
}

/** Shows what differs between what is stored and what is typed, and lets the editor choose. */
export function CompareDialog(props: Props) {
  const { title = 'This was saved meanwhile', fields, stored, typed, isTypedOlder, ...on } = props;
  const differing = fields.filter(({ source, shown }) => {
    // A cleared field is null to react-admin; only of an alt text it means something of its own.
    const empty = shown === 'altText' ? null : '';
    return (stored?.[source] ?? empty) !== (typed[source] ?? empty);
  });
  return (
    <TitledDialog
      open={Boolean(stored)}
      onClose={on.onClose}
      maxWidth="md"
      fullWidth
      title={title}
      actions={
        <>
          {on.onClose && <Button onClick={on.onClose}>Go back</Button>}
          <Button onClick={on.onTake} variant={isTypedOlder ? 'contained' : 'text'}>
            Take theirs
          </Button>
          <Button onClick={on.onKeep} variant={isTypedOlder ? 'text' : 'contained'}>
            Keep mine
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
    </TitledDialog>
  );
}
