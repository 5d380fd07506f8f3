import { admins } from '../../db/accounts/admins';
import type { Database } from '../../db/client';
import {
  type Enquiry,
  type EnquiryContact,
  type EnquiryNote,
  getEnquiry,
  type OfficeReply,
  type VisitorReply,
} from '../../db/enquiries/enquiries';
import { changeEnquiry } from '../../db/enquiries/enquiryChanges';
import {
  cancelOfficeReply,
  getContact,
  getNote,
  getOfficeReply,
  getVisitorReply,
  insertContact,
  insertNote,
  insertOfficeReply,
  insertVisitorReply,
  listMessageIds,
  listOfficeReplies,
  listVisitorReplies,
  markUnsent,
} from '../../db/enquiries/enquiryThread';
import { signerOf } from '../../db/firm/signers';
import { attachPapers, papersOfEnquiry } from '../../db/papers/papers';
import { maxMailedBytes } from '../../shared/papers';
import { officeMoment, promisedReply, replyMail } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { fieldError, HttpError } from '../http/errors';
import { once } from '../intake/once';
import { queueMail } from '../mail/outbox';
import { mailSettings } from '../mail/settings';
import { notFound } from '../resources/resourceReads';
import type { Doing } from './enquiryVerbs';

/** What is said about an enquiry, each within a transaction, once per id and content. */

/** How long a reply waits until it is sent, and can be taken back. */
const takeBackSeconds = 10;

interface Entry {
  id: string;
  enquiry_id: string;
}

/** Adds a note that admins write for each other. */
export const addNote = (doing: Doing, sent: Entry & { text: string }): EnquiryNote =>
  addEntry(doing, 'enquiry-notes', sent, getNote, (db, by) => insertNote(db, { ...sent, ...by }));

/** Adds a call or talk with the client. It counts as a reply: it is their turn then. */
export const addContact = (
  doing: Doing,
  sent: Entry & Pick<EnquiryContact, 'channel' | 'text'> & { at?: string | undefined },
): EnquiryContact =>
  addEntry(doing, 'enquiry-contacts', sent, getContact, (db, by) =>
    insertContact(db, { ...sent, at: sent.at ?? doing.at, ...by }),
  );

/** Adds what the client wrote by mail: it is the office's turn again, with a new promised time. */
export const addVisitorReply = (
  doing: Doing,
  sent: Entry & Pick<VisitorReply, 'text' | 'received_at'>,
): VisitorReply =>
  addEntry(doing, 'enquiry-replies', sent, getVisitorReply, (db, by) => {
    const reply = insertVisitorReply(db, { ...sent, ...by });
    const answer_by = promisedReply(
      new Date(reply.received_at),
      doing.services.firm.onPages,
    ).toISOString();
    changeEnquiry(db, reply.enquiry_id, { answer_by });
    return reply;
  });

function addEntry<Row extends Entry>(
  { services: { db }, admin, at }: Doing,
  kind: 'enquiry-notes' | 'enquiry-replies' | 'enquiry-contacts',
  sent: Entry,
  find: (db: Database, id: string) => Row | undefined,
  insert: (db: Database, by: { created_by: string; created_at: string }) => Row,
): Row {
  const { id, enquiry_id } = sent;
  if (!getEnquiry(db, enquiry_id)) throw notFound('enquiry');
  return once(db, {
    kind,
    id,
    content: { ...sent, created_by: admin.username },
    find: () => find(db, id),
    insert() {
      audit(db, admin, `create ${kind}`, enquiry_id);
      return insert(db, { created_by: admin.username, created_at: at });
    },
    place: () => ({ row_id: id, enquiry_id }),
  });
}

interface Letter extends Pick<OfficeReply, 'enquiry_id' | 'submission_id' | 'text'> {
  subject: string;
  /** Papers of this enquiry that go with it. */
  paper_ids?: readonly string[];
  /** Number of replies that its author had seen. */
  answers_read?: number | undefined;
}

/**
 * Queues a reply by email, sent after ten seconds; it is the client's turn then.
 * @throws HttpError 404, 422 without an address, 409 if somebody replied meanwhile.
 */
export function reply(
  { services, admin, at }: Doing,
  { subject, answers_read, paper_ids = [], ...sent }: Letter,
): OfficeReply {
  const { db, environment } = services;
  const { enquiry_id, submission_id, text } = sent;
  const enquiry = getEnquiry(db, enquiry_id);
  if (!enquiry) throw notFound('enquiry');
  const written = { ...sent, created_by: admin.username };
  return once<OfficeReply>(db, {
    kind: 'enquiry-answers',
    id: submission_id,
    content: { ...written, subject, ...(paper_ids.length > 0 && { paper_ids }) },
    find: () => getOfficeReply(db, submission_id),
    insert() {
      if (enquiry.email === '') throw new HttpError(422, { message: noAddress });
      assertNoReplySince(listOfficeReplies(db, enquiry_id), answers_read);
      assertAttachable(db, enquiry_id, paper_ids);
      const message_id = queueReply(services, enquiry, { subject, text }, admin.id);
      attachPapers(db, message_id, paper_ids);
      const stored = insertOfficeReply(db, { ...written, message_id, created_at: at });
      if (!mailSettings(environment)) markUnsent(db, enquiry_id);
      audit(db, admin, 'create enquiry-answers', enquiry_id);
      return stored;
    },
    place: () => ({ row_id: submission_id, enquiry_id }),
  });
}

/**
 * Cancels a reply that wasn't sent yet: it is the office's turn again.
 * @returns what was written. @throws HttpError 404, 409 once it was sent.
 */
export function takeBackReply({ services: { db }, admin }: Doing, submissionId: string) {
  const stored = getOfficeReply(db, submissionId);
  if (!stored) throw notFound('reply');
  const attached = papersOfEnquiry(db, stored.enquiry_id).flatMap(({ id, message_ids }) =>
    message_ids.includes(stored.message_id) ? id : [],
  );
  const message = cancelOfficeReply(db, stored);
  if (!message) {
    throw new HttpError(409, {
      message: "This reply has already been sent and can't be cancelled.",
    });
  }
  audit(db, admin, 'delete enquiry-answers', stored.enquiry_id);
  return {
    id: stored.submission_id,
    subject: message.subject,
    text: stored.text,
    paper_ids: attached,
  };
}

/** @returns the message's id. */
function queueReply(
  services: Services,
  enquiry: Enquiry,
  sent: { subject: string; text: string },
  adminId: string,
): string {
  const { db, environment, firm } = services;
  const ids = listMessageIds(db, enquiry.id).map((id) => `<${id}>`);
  const original = lastWords(db, enquiry);
  return queueMail(services, {
    kind: 'answer',
    to_email: enquiry.email,
    to_name: enquiry.name,
    // Visitors' replies go to the mailbox that gets the notices.
    reply_to: mailSettings(environment)?.to[0] ?? null,
    enquiry_id: enquiry.id,
    waitSeconds: takeBackSeconds,
    headers: ids.length > 0 ? { 'In-Reply-To': ids.at(-1) ?? '', References: ids.join(' ') } : null,
    ...replyMail({
      firm: firm.onPages,
      ...sent,
      signer: signerOf(db, admins.get(db, adminId), services.today()),
      siteUrl: environment.SITE_URL,
      ...(original && { original }),
    }),
  }).id;
}

/** Returns the visitor's last message. */
function lastWords(db: Database, { id, received_at, message }: Enquiry) {
  const last = listVisitorReplies(db, id).at(-1) ?? { received_at, text: message };
  return last.text === '' ? undefined : { sent: officeMoment(last.received_at), text: last.text };
}

/** @throws HttpError 422 for papers of somebody else, and for more than a mail takes. */
function assertAttachable(db: Database, enquiryId: string, ids: readonly string[]): void {
  const own = papersOfEnquiry(db, enquiryId).filter(({ id }) => ids.includes(id));
  if (own.length !== new Set(ids).size || own.length !== ids.length) {
    throw fieldError('paper_ids', 'One of these papers doesn’t exist any more. Choose again.');
  }
  const bytes = own.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxMailedBytes) throw fieldError('paper_ids', tooMuch);
}

const tooMuch =
  'These papers are too large for one mail: 7 MB together. Send some with another reply.';

const noAddress =
  'This person has no email address. Add it under “Correct”, or call them and add the call.';

/** Keeps two admins from replying at the same time. */
function assertNoReplySince(replies: OfficeReply[], read = replies.length): void {
  const last = replies.at(-1);
  if (!last || replies.length <= read) return;
  const message = `${last.created_by} has replied in the meantime, so your reply was not sent. Read theirs above, and send yours if it is still needed.`;
  throw new HttpError(409, { message });
}
