import { answerBy } from '../../companyHours';
import type { EnquiryKind } from '../../content/enquiryForm';
import { type Draft, keepDraft, readDraft } from './draft';
import { type EnquiryAnswer, postEnquiry } from './postEnquiry';
import { gatheredEvidence } from './proof';

/** How far a form's sending has come. */
export type Submission =
  | { state: 'open' | 'sending' | 'waiting' }
  | { state: 'refused'; message?: string; errors: Readonly<Record<string, string>> }
  /** `answerBy` is an ISO time. */
  | { state: 'sent'; answerBy: string };

const open: Submission = { state: 'open' };
const submissions = new Map<EnquiryKind, Submission>();
const listeners = new Set<() => void>();
/** Seconds between two tries while the browser takes itself to be online. */
const pauses = [5, 15, 30, 60];

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
 * have arrived goes under the same id. Without a network it is kept and sent when there is one.
 * @param values what the visitor typed, to be kept.
 * @param content what the server is sent of it.
 */
export async function submitForm(
  kind: EnquiryKind,
  values: Draft['values'],
  content: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { state } = submissionOf(kind);
  if (state === 'sending' || state === 'waiting') return;
  const body = JSON.stringify(content);
  const before = readDraft(kind)?.attempt;
  keepDraft(kind, { values, attempt: before?.body === body ? before : { id: newId(), body } });
  await send(kind);
}

/** Sends at once what waits for the network. */
export async function retry(kind: EnquiryKind): Promise<void> {
  if (submissionOf(kind).state === 'waiting') await send(kind);
}

/** Goes on waiting for the network after the page was loaded anew. */
export function resumeWaiting(kind: EnquiryKind): void {
  if (submissionOf(kind) === open && readDraft(kind)?.waits) void waitForNetwork(kind, 0);
}

/** Stops waiting for the network; what was written stays, to be changed. */
export function stopWaiting(kind: EnquiryKind): void {
  const draft = readDraft(kind);
  if (draft) keepDraft(kind, { ...draft, waits: false });
  if (submissionOf(kind).state === 'waiting') change(kind, open);
}

async function send(kind: EnquiryKind, tries = 0): Promise<void> {
  change(kind, { state: 'sending' });
  const draft = readDraft(kind);
  const { id, body } = draft?.attempt ?? { id: newId(), body: '{}' };
  const evidence = await gatheredEvidence();
  const fields = JSON.parse(body) as object;
  const answer = await postEnquiry({ ...fields, ...evidence, submission_id: id });
  if (answer === 'none') {
    await waitForNetwork(kind, tries);
    return;
  }
  if (answer.accepted) keepDraft(kind, undefined);
  else if (draft) keepDraft(kind, { ...draft, waits: false });
  change(kind, outcomeOf(answer));
}

async function waitForNetwork(kind: EnquiryKind, tries: number): Promise<void> {
  const draft = readDraft(kind);
  if (draft) keepDraft(kind, { ...draft, waits: true });
  const waiting: Submission = { state: 'waiting' };
  change(kind, waiting);
  do await networkOrPause(pauses[Math.min(tries, pauses.length - 1)] ?? 60);
  while (!navigator.onLine && submissionOf(kind) === waiting);
  // Meanwhile the visitor may have sent it, or gone back to change it.
  if (submissionOf(kind) === waiting) await send(kind, tries + 1);
}

function outcomeOf(answer: EnquiryAnswer): Submission {
  if (answer.accepted) return { state: 'sent', answerBy: answerBy(new Date()).toISOString() };
  return { state: 'refused', message: answer.message, errors: answer.errors ?? {} };
}

function networkOrPause(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    addEventListener('online', done);
  });
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
