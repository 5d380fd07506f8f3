import type { MadeBooking } from '../../../shared/bookings';
import type { Firm } from '../../../shared/publicFirm';
import { bookingPage } from '../../content/bookingPage';
import type { EnquiryKind } from '../../content/enquiryForm';
import { answerPrefix, type FormValues } from '../../enquiry/formValues';
import { promisedReply } from '../../enquiry/promisedReply';
import type { FormKind } from '../../formState';
import { type FormResponse, postForm } from '../postForm';
import { createStore, createTabStore, type Store } from '../store';
import { arrival } from './arrival';
import { gatheredEvidence } from './proofOfWork';

/** A form's unsent values, stored in this tab. */
interface Draft {
  values: FormValues;
  /** A request with unknown outcome: repeated, it counts once. */
  attempt?: { id: string; body: string };
}

/** State of sending a form. */
type Submission =
  | { state: 'open' | 'sending' }
  | { state: 'refused'; message?: string; errors: FormValues }
  | Sent;

interface Sent {
  state: 'sent';
  /** ISO time. */
  answerBy: string;
  made?: MadeBooking | undefined;
  /** Its random id, and the address that was entered. */
  id: string;
  email: string;
}

const open: Submission = { state: 'open' };
const perKind = <Value>(make: (kind: FormKind) => Store<Value>) => ({
  enquiry: make('enquiry'),
  consultation: make('consultation'),
  assessment: make('assessment'),
  booking: make('booking'),
});

/** The state of each form in this tab. Outlives the form, which dialogs unmount. */
export const submissions = perKind(() => createStore<Submission>(open));
export const drafts = perKind((kind) =>
  createTabStore<Draft | undefined>(`enquiry-form-${kind}`, undefined, readDraft),
);

function readDraft(stored: unknown): Draft | undefined {
  const { values } = Object(stored) as { values?: unknown };
  const isDraft =
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string');
  return isDraft ? (stored as Draft) : undefined;
}

/** Starts over with an empty form. */
export function forgetSubmission(kind: FormKind): void {
  drafts[kind].set(undefined);
  submissions[kind].set(open);
}

/**
 * Sends a form. Repeated calls send it once; after an unknown outcome the same id is used again.
 * Values are kept until they arrived.
 * @param values typed by the visitor.
 * @param content the same as JSON for `path`.
 * @param firm promises when it replies.
 */
export async function submitForm(
  kind: FormKind,
  values: FormValues,
  { path, content }: { path: string; content: object },
  firm: Firm,
): Promise<void> {
  const submission = submissions[kind];
  if (submission.get().state === 'sending') return;
  submission.set({ state: 'sending' });
  const body = JSON.stringify(content);
  const before = drafts[kind].get()?.attempt;
  const attempt = before?.body === body ? before : { id: newId(), body };
  drafts[kind].set({ values, attempt });
  const evidence = await gatheredEvidence();
  const sent = { ...content, ...evidence, submission_id: attempt.id };
  const response = await postForm(path, sent);
  if (response.accepted) drafts[kind].set(undefined);
  submission.set(sendOutcome(response, firm, { id: attempt.id, email: values.email ?? '' }));
}

/** Sends the link of a booking again, or to another address. @returns what went wrong. */
export async function sendLinkAgain(email?: string): Promise<string | undefined> {
  const submission = submissions.booking;
  const before = submission.get();
  if (before.state !== 'sent') return undefined;
  const sent = { submission_id: before.id, ...(email && { email }) };
  const response = await postForm('/api/booking-mails', sent);
  if (!response.accepted) {
    const [problem = response.message] = Object.values(response.errors ?? {});
    return problem ?? bookingPage.made.mail.failed;
  }
  submission.set({ ...before, made: response.booking, email: email ?? before.email });
  return undefined;
}

/** Returns a form's fields as JSON for the server (`api/intake/fields.ts`). */
export function enquiryContent(kind: EnquiryKind, values: FormValues, answered: FormValues = {}) {
  const fields: Record<string, string> = {};
  const answers: Record<string, string> = { ...answered };
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(answerPrefix)) answers[name.slice(answerPrefix.length)] = value;
    else fields[name] = value;
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const newsletter = values.newsletter !== undefined;
  return { ...fields, kind, answers, newsletter, came_from: arrival.get(), time_zone: timeZone };
}

function sendOutcome(
  response: FormResponse,
  firm: Firm,
  sent: Pick<Sent, 'id' | 'email'>,
): Submission {
  if (response.accepted) {
    const answerBy = promisedReply(new Date(), firm).toISOString();
    const { booking: made } = response;
    return { state: 'sent', answerBy, made, ...sent };
  }
  return { state: 'refused', message: response.message, errors: response.errors ?? {} };
}

/** Sites without https have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
