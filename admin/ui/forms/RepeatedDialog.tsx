import { HttpError } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CompareDialog } from './CompareDialog';
import { type FieldSpec, valuesFor } from './fields';

/** Returns what is stored under the id that a call was sent with, if that is why it was refused. */
export function repeatedBy(error: unknown): FieldValues | undefined {
  return error instanceof HttpError ? error.body?.repeated : undefined;
}

interface Props {
  fields: readonly FieldSpec[];
  /** What arrived first. */
  stored: FieldValues;
  typed: FieldValues;
  /** Goes on with what is stored. */
  onOpen(): void;
  /** Sends what is typed under another id. */
  onAnother(): void;
  onClose(): void;
}

/** An answer was lost and the text then changed: shows what arrived, and asks what to do with it. */
export const RepeatedDialog = ({ fields, stored, typed, onOpen, onAnother, onClose }: Props) => (
  <CompareDialog
    title="This was saved already, with another text"
    fields={fields.filter((field) => field.source in stored && !isMoment(field))}
    stored={valuesFor(fields, stored)}
    typed={typed}
    take="Open what was saved"
    keep="Send as another"
    onTake={onOpen}
    onKeep={onAnother}
    onClose={onClose}
  />
);

/** Typed by Sydney's clock and stored in UTC. */
const isMoment = (field: FieldSpec): boolean => 'type' in field && field.type === 'datetime-local';
