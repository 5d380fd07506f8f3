import type { Database } from '../../db/client';
import type { Enquiry } from '../../db/enquiries/enquiries';
import { changeEnquiry, changeStatus, type EnquiryValues } from '../../db/enquiries/enquiryChanges';
import { recordCorrections } from '../../db/enquiries/enquiryThread';
import type { ParticularName } from '../../db/enquiries/schema';
import { deleteHeldMessages, holdMessages } from '../../db/mail/messages';
import type { OfficeFieldName, OfficeValues } from '../../shared/enquiryFields';
import { promisedReply, reachProblems } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { withdrawBookings } from '../bookings/changes';
import type { Services } from '../context';
import { fieldError } from '../http/errors';
import { assertAssignable } from '../intake/assign';
import { queueEnquiryMails } from '../intake/mails';
import { subscribe } from '../mail/subscribe';

/**
 * What is done to an enquiry, each within a transaction, with its line in the activity. Done twice,
 * it is done once: what changes nothing leaves no trace.
 */

/** Who does something, and when. */
export interface Doing {
  services: Services;
  admin: { id: string; username: string };
  /** ISO text. */
  at: string;
}

/** Closes an enquiry, and says how it ended. */
export function close(
  { services: { db }, ...doing }: Doing,
  enquiry: Enquiry,
  ended: Partial<Pick<OfficeValues, 'outcome' | 'outcome_reason'>> = {},
): Enquiry {
  if (enquiry.status === 'closed' && !differs(enquiry, ended)) return enquiry;
  const closed = changeStatus(db, enquiry.id, 'closed', doing.at, ended);
  return logged(db, doing, enquiry, closed, ended, 'status: closed');
}

/** Opens an enquiry again, or says whose turn it is. */
export function reopen(
  { services: { db }, ...doing }: Doing,
  enquiry: Enquiry,
  status: 'new' | 'open' | 'waiting' = 'open',
): Enquiry {
  if (enquiry.status === status) return enquiry;
  const opened = changeStatus(db, enquiry.id, status, doing.at);
  return logged(db, doing, enquiry, opened, {}, `status: ${status}`);
}

/** Holds the unsent mail of an enquiry that is spam, and withdraws its bookings. */
export function markAsSpam({ services, ...doing }: Doing, enquiry: Enquiry): Enquiry {
  const { db } = services;
  const verdict = { verdict_by: doing.admin.username };
  if (enquiry.status === 'spam' && enquiry.verdict_by !== null) return enquiry;
  const spam = changeStatus(db, enquiry.id, 'spam', doing.at, verdict);
  holdMessages(db, enquiry.id);
  withdrawBookings(services, enquiry.id);
  return logged(db, doing, enquiry, spam, {}, 'status: spam');
}

/**
 * Releases the held mail of an enquiry that isn't spam after all, with a new promised reply time, and
 * queues the newsletter subscription that it asked for. Of any other it says that it isn't.
 */
export function markAsHonest(
  { services, ...doing }: Doing,
  enquiry: Enquiry,
  status: 'new' | 'open' | 'waiting' | 'closed' = 'open',
): Enquiry {
  const { db, firm } = services;
  const { id, email, name, newsletter } = enquiry;
  const verdict = { verdict_by: doing.admin.username };
  if (enquiry.status !== 'spam') {
    if (enquiry.verdict_by !== null) return enquiry;
    return logged(db, doing, enquiry, changeEnquiry(db, id, verdict), {}, 'verdict: honest');
  }
  const kinds = deleteHeldMessages(db, id);
  const answer_by = promisedReply(new Date(doing.at), firm.onPages).toISOString();
  const values = { ...verdict, ...(kinds.length > 0 && { answer_by }) };
  const released = changeStatus(db, id, status, doing.at, values);
  queueEnquiryMails(services, released, { status: 'waiting', kinds });
  if (newsletter) subscribe(services, { email, name, source: 'enquiry' });
  return logged(db, doing, enquiry, released, {}, `status: ${status}, verdict: honest`);
}

/** Gives an enquiry to an account, or to an office. @throws HttpError 422 for one that is gone. */
export function assign(
  doing: Doing,
  enquiry: Enquiry,
  to: Partial<Pick<Enquiry, 'assigned_to' | 'office_id'>>,
): Enquiry {
  assertAssignable(doing.services.db, to);
  return change(doing, enquiry, to);
}

/** Keeps an enquiry past retention, or no longer. */
export const keep = (
  doing: Doing,
  enquiry: Enquiry,
  values: Partial<Pick<Enquiry, 'held'>>,
): Enquiry => change(doing, enquiry, values);

/** Says when the office does what next; null: nothing. */
export const takeNextStep = (
  doing: Doing,
  enquiry: Enquiry,
  step: Partial<Pick<OfficeValues, 'next_on' | 'next_reason'>>,
): Enquiry => change(doing, enquiry, step);

/** Records what else the office knows: how it ended, and the days that an agent must prove. */
export const record = (
  doing: Doing,
  enquiry: Enquiry,
  values: Partial<Pick<Enquiry, OfficeFieldName>>,
): Enquiry => change(doing, enquiry, values);

/**
 * Corrects what the visitor said; the conversation keeps what it was.
 * @throws HttpError 422 if nobody could be reached any more.
 */
export function correct(
  doing: Doing,
  enquiry: Enquiry,
  particulars: Partial<Pick<Enquiry, ParticularName>>,
): Enquiry {
  const { services, admin, at } = doing;
  if ('email' in particulars || 'phone' in particulars || 'contact_by' in particulars) {
    const problems = reachProblems({ ...enquiry, ...particulars });
    for (const [field, message] of Object.entries(problems)) throw fieldError(field, message);
  }
  const corrected = change(doing, enquiry, particulars);
  recordCorrections(services.db, enquiry, corrected, admin.username, at);
  return corrected;
}

/** Tells whether values say something else than what is stored. */
export const differs = (enquiry: Enquiry, values: EnquiryValues): boolean =>
  changedNames(enquiry, { ...enquiry, ...values }, values).length > 0;

function change({ services: { db }, ...doing }: Doing, enquiry: Enquiry, values: EnquiryValues) {
  if (!differs(enquiry, values)) return enquiry;
  return logged(db, doing, enquiry, changeEnquiry(db, enquiry.id, values), values);
}

/** Writes a line of the activity: which fields were changed, and nothing about the visitor. */
function logged(
  db: Database,
  { admin }: Pick<Doing, 'admin'>,
  before: Enquiry,
  after: Enquiry,
  values: EnquiryValues,
  ...said: string[]
): Enquiry {
  const changed = changedNames(before, after, values);
  audit(db, admin, 'update enquiries', after.id, [...changed, ...said].join(', '));
  return after;
}

const changedNames = (before: Enquiry, after: Enquiry, values: EnquiryValues) =>
  (Object.keys(values) as (keyof EnquiryValues)[]).filter((name) => before[name] !== after[name]);
