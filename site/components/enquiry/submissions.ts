import { answerBy } from '../../companyHours';
import type { EnquiryKind } from '../../content/enquiryForm';
import { type Draft, keepDraft, readDraft } from './draft';
import { type EnquiryAnswer, postEnquiry } from './postEnquiry';
import { gatheredEvidence } from './proofOfWork';

/** How far a form's sending has come. */
export type Submission =
  | { state: 'open' | 'sending' }
  | { state: 'refused'; message?: string; errors: Readonly<Record<string, string>> }
  /** `answerBy` is an ISO time. */
  | { state: 'sent'; answerBy: string };

const open: Submission = { state: 'open' };
const submissions = new Map<EnquiryKind, Submission>();
const listeners = new Set<() => void>();

/** The state of a form in this tab; it outlives the form, which a dialog takes away. */
export function submissionOf(kind: EnquiryKind): Submission {
  return submissions.get(kind) ?? open;
}

export function onSubmission(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins anew with an empty form. */
export function forgetSubmission(kind: EnquiryKind): void {
  keepDraft(kind, undefined);
  change(kind, open);
}

/**
 * Sends a form, once however often it is asked to: what is on its way is not sent again, and what may
 * have arrived goes under the same id. What didn't arrive is kept, to be sent again.
 * @param values what the visitor typed, to be kept.
 * @param content what the server is sent of it.
 */
export async function submitForm(
  kind: EnquiryKind,
  values: Draft['values'],
  content: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (submissionOf(kind).state === 'sending') return;
  change(kind, { state: 'sending' });
  const body = JSON.stringify(content);
  const before = readDraft(kind)?.attempt;
  const attempt = before?.body === body ? before : { id: newId(), body };
  keepDraft(kind, { values, attempt });
  const evidence = await gatheredEvidence();
  const answer = await postEnquiry({ ...content, ...evidence, submission_id: attempt.id });
  if (answer.accepted) keepDraft(kind, undefined);
  change(kind, outcomeOf(answer));
}

function outcomeOf(answer: EnquiryAnswer): Submission {
  if (answer.accepted) return { state: 'sent', answerBy: answerBy(new Date()).toISOString() };
  return { state: 'refused', message: answer.message, errors: answer.errors ?? {} };
}

function change(kind: EnquiryKind, submission: Submission): void {
  submissions.set(kind, submission);
  for (const listener of listeners) listener();
}

/** Sites without https have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
