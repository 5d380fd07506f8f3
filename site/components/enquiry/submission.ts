import type { MadeBooking } from '../../../shared/bookings';
import type { Firm } from '../../../shared/publicFirm';
import { bookingPage } from '../../content/bookingPage';
import type { EnquiryKind } from '../../content/enquiryForm';
import { answerPrefix, type FormValues } from '../../enquiry/formValues';
import { promisedReply } from '../../enquiry/promisedReply';
import type { FormKind } from '../../formState';
import { createStore, createTabStore, type Store } from '../../store';
import { postForm } from '../postForm';
import { notSent, type Refusal } from '../useForm';
import { arrival } from './arrival';
import { formTime } from './formTime';

/** A form's unsent values, stored in this tab. */
interface Draft {
  values: FormValues;
  /** A request with unknown outcome: repeated, it counts once. */
  attempt?: { id: string; body: string };
}

/** What is known of a form once it was accepted. */
interface Receipt {
  /** ISO time. */
  answerBy: string;
  made?: MadeBooking | undefined;
  /** Its random id, and the address that was entered. */
  id: string;
  email: string;
}

const perKind = <Value>(make: (kind: FormKind) => Value) => ({
  enquiry: make('enquiry'),
  consultation: make('consultation'),
  assessment: make('assessment'),
  booking: make('booking'),
});

const drafts = perKind((kind) =>
  createTabStore<Draft | undefined>(`enquiry-form-${kind}`, undefined, readDraft),
);
/** Of each form in this tab. They outlive the form, which dialogs unmount. */
export const receipts = perKind(() => createStore<Receipt | undefined>(undefined));
export const sendings = perKind(() => createStore(notSent));
export const keptValues = perKind<Store<FormValues | undefined>>((kind) => ({
  ...drafts[kind],
  first: undefined,
  get: () => drafts[kind].get()?.values,
  set: (values) => drafts[kind].set(values && { ...drafts[kind].get(), values }),
}));

function readDraft(stored: unknown): Draft | undefined {
  const { values } = Object(stored) as { values?: unknown };
  const isDraft =
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string');
  return isDraft ? (stored as Draft) : undefined;
}

/** Where and as what a form is sent. */
export interface Destination {
  path: string;
  /** Returns its values as JSON for `path`. */
  content(values: FormValues): object;
}

/**
 * Sends a form; after an unknown outcome the same id is used again. Values are kept until they
 * arrived.
 * @param firm promises when it replies.
 * @returns undefined if it was accepted.
 */
export async function sendForm(
  kind: FormKind,
  values: FormValues,
  { path, content }: Destination,
  firm: Firm,
): Promise<Refusal | undefined> {
  const fields = content(values);
  const body = JSON.stringify(fields);
  const before = drafts[kind].get()?.attempt;
  const attempt = before?.body === body ? before : { id: newId(), body };
  drafts[kind].set({ values, attempt });
  const response = await postForm(path, { ...fields, ...formTime(), submission_id: attempt.id });
  if (!response.accepted) return response;
  drafts[kind].set(undefined);
  receipts[kind].set({
    answerBy: promisedReply(new Date(), firm).toISOString(),
    made: response.booking,
    id: attempt.id,
    email: values.email ?? '',
  });
  return undefined;
}

/** Sends the link of a booking again, or to another address. @returns what went wrong. */
export async function sendLinkAgain(email?: string): Promise<string | undefined> {
  const before = receipts.booking.get();
  if (!before) return undefined;
  const sent = { submission_id: before.id, ...(email && { email }) };
  const response = await postForm('/api/booking-mails', sent);
  if (!response.accepted) {
    const [problem = response.message] = Object.values(response.errors ?? {});
    return problem ?? bookingPage.made.mail.failed;
  }
  receipts.booking.set({ ...before, made: response.booking, email: email ?? before.email });
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
  const newsletter = Boolean(values.newsletter);
  return { ...fields, kind, answers, newsletter, came_from: arrival.get(), time_zone: timeZone };
}

/** Sites without https have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
