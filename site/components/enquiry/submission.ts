import type { EnquiryKind } from '../../content/enquiryForm';
import { answerBy } from '../../enquiry/answerBy';
import { answerPrefix, type FormValues } from '../../enquiry/formValues';
import { type FormAnswer, postForm } from '../postForm';
import { createStore, createTabStore, type Store } from '../store';
import { gatheredEvidence } from './proofOfWork';

/** What a tab keeps of a form until it is sent; closing the tab forgets it. */
interface Draft {
  values: FormValues;
  /** The request whose outcome isn't known: sent again, it counts once. */
  attempt?: { id: string; body: string };
}

/** How far a form's sending has come. */
type Submission =
  | { state: 'open' | 'sending' }
  | { state: 'refused'; message?: string; errors: FormValues }
  /** `answerBy` is an ISO time. */
  | { state: 'sent'; answerBy: string };

const open: Submission = { state: 'open' };
const perKind = <Value>(make: (kind: EnquiryKind) => Store<Value>) => ({
  enquiry: make('enquiry'),
  consultation: make('consultation'),
  assessment: make('assessment'),
});

/** The state of each form in this tab; it outlives the form, which a dialog takes away. */
export const submissions = perKind(() => createStore<Submission>(open));
export const drafts = perKind((kind) =>
  createTabStore<Draft | undefined>(`enquiry-form-${kind}`, undefined, readDraft),
);

function readDraft(kept: unknown): Draft | undefined {
  const { values } = Object(kept) as { values?: unknown };
  const isDraft =
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string');
  return isDraft ? (kept as Draft) : undefined;
}

/** Begins anew with an empty form. */
export function forgetSubmission(kind: EnquiryKind): void {
  drafts[kind].set(undefined);
  submissions[kind].set(open);
}

/**
 * Sends a form, once however often it is asked to: what is on its way is not sent again, and what may
 * have arrived goes under the same id. What didn't arrive is kept, to be sent again.
 * @param values what the visitor typed.
 * @param answered what was answered before the form came, in an assessment.
 */
export async function submitForm(
  kind: EnquiryKind,
  values: FormValues,
  answered?: FormValues,
): Promise<void> {
  const submission = submissions[kind];
  if (submission.get().state === 'sending') return;
  submission.set({ state: 'sending' });
  const content = enquiryContent(kind, values, answered);
  const body = JSON.stringify(content);
  const before = drafts[kind].get()?.attempt;
  const attempt = before?.body === body ? before : { id: newId(), body };
  drafts[kind].set({ values, attempt });
  const evidence = await gatheredEvidence();
  const sent = { ...content, ...evidence, submission_id: attempt.id };
  const answer = await postForm('/api/enquiries', sent);
  if (answer.accepted) drafts[kind].set(undefined);
  submission.set(outcomeOf(answer));
}

/** A form's fields as the server takes them from a script (`api/enquiries/fields.ts`). */
function enquiryContent(kind: EnquiryKind, values: FormValues, answered: FormValues = {}) {
  const fields: Record<string, string> = {};
  const answers: Record<string, string> = { ...answered };
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(answerPrefix)) answers[name.slice(answerPrefix.length)] = value;
    else fields[name] = value;
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const newsletter = values.newsletter !== undefined;
  return { ...fields, kind, answers, newsletter, time_zone: timeZone };
}

function outcomeOf(answer: FormAnswer): Submission {
  if (answer.accepted) return { state: 'sent', answerBy: answerBy(new Date()).toISOString() };
  return { state: 'refused', message: answer.message, errors: answer.errors ?? {} };
}

/** Sites without https have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
