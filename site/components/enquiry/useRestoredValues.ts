import { useState, useSyncExternalStore } from 'react';
import type { EnquiryKind } from '../../content/enquiryForm';
import { type FormValues, readDraft } from './draft';

const never = () => () => {};
const none: FormValues = {};

/**
 * What a form's fields hold at first: what this tab kept of it. The first view is the server's, which
 * knows nothing of that.
 * @param refused what the server shows again of a form that was sent without a script.
 * @returns a key that changes when the fields have to be made anew.
 */
export function useRestoredValues(kind: EnquiryKind, refused: FormValues | undefined) {
  const isTaken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [kept] = useState(() =>
    typeof window === 'undefined' || refused ? undefined : readDraft(kind)?.values,
  );
  const isRestored = isTaken && kept !== undefined;
  return { values: (isRestored ? kept : refused) ?? none, key: String(isRestored) };
}
