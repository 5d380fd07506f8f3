import { useSyncExternalStore } from 'react';
import type { EnquiryKind } from '../../content/enquiryForm';
import { onSubmission, type Submission, submissionOf } from './submissions';

const open: Submission = { state: 'open' };

/** How far the sending of a form has come in this tab; on the server it hasn't begun. */
export function useSubmission(kind: EnquiryKind): Submission {
  return useSyncExternalStore(
    onSubmission,
    () => submissionOf(kind),
    () => open,
  );
}
