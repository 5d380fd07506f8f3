import { HttpError, type RaRecord, type SaveContextValue } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../api/types';
import type { FormErrors } from './FormField';

export type SaveOutcome =
  | { kind: 'saved' }
  /** Somebody else saved in the meantime; `stored` is what is there now. */
  | { kind: 'stale'; stored: RaRecord }
  | { kind: 'refused'; message: string; errors: FormErrors }
  /** The session ended; react-admin is on its way to the sign-in page. */
  | { kind: 'signedOut' };

/** Saves through the surrounding create or edit context and says what came of it. */
export async function saveOutcome(
  save: SaveContextValue['save'],
  values: FieldValues,
): Promise<SaveOutcome> {
  let saved: Partial<RaRecord> | undefined;
  let failure: unknown;
  await save?.(values, {
    onSuccess: (record) => {
      saved = record;
    },
    onError: (error) => {
      failure = error;
    },
  });
  if (failure !== undefined) return failureOutcome(failure);
  // An ended session makes react-admin call a save that failed successful, with an empty record.
  return saved?.id === undefined ? { kind: 'signedOut' } : { kind: 'saved' };
}

function failureOutcome(failure: unknown): SaveOutcome {
  const body: Partial<ApiError> & { current?: RaRecord } =
    (failure instanceof HttpError && failure.body) || {};
  if (body.current) return { kind: 'stale', stored: body.current };
  const message = body.message ?? 'Failed to submit form. Please try again.';
  return { kind: 'refused', message, errors: body.errors ?? {} };
}
