import { useMemo, useState, useSyncExternalStore } from 'react';
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
  const [isKept] = useState(
    () => typeof window !== 'undefined' && !refused && readDraft(kind) !== undefined,
  );
  const isRestored = isTaken && isKept;
  // Read then, with what was typed meanwhile.
  const kept = useMemo(
    () => (isRestored ? readDraft(kind)?.values : undefined),
    [isRestored, kind],
  );
  return { values: kept ?? refused ?? none, key: String(isRestored) };
}
