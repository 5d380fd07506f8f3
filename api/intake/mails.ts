import type { Enquiry } from '../../db/enquiries/enquiries';
import type { Message } from '../../db/mail/messages';
import {
  cameFromInWords,
  contactWayNames,
  mayGetMail,
  visitorEntries,
} from '../../shared/enquiryFields';
import { enquiryTopics } from '../../shared/enquiryTopics';
import { acknowledgement, dayByInWords, enquiryNotice } from '../../site/api';
import type { Services } from '../context';
import { queueMail } from '../mail/outbox';
import { officeAndPersonOf } from './assign';

const kindWords = {
  enquiry: { office: 'Enquiry', visitor: 'Your enquiry' },
  assessment: { office: 'Assessment', visitor: 'Your visa assessment' },
  consultation: { office: 'Consultation request', visitor: 'Your consultation request' },
} as const;

/**
 * Returns the subject of mail to the visitor, the same for the whole thread: 'Your enquiry: Partner
 * or family · no. 1234'. Leaves out free text, since the address may be somebody else's.
 */
export function threadSubject({ kind, topic, number }: Pick<Enquiry, 'kind' | 'topic' | 'number'>) {
  const known = enquiryTopics.find((name) => name === topic && name !== 'Something else');
  return `${kindWords[kind].visitor}${known ? `: ${known}` : ''} · no. ${number}`;
}

interface Sending {
  status: 'waiting' | 'held';
  kinds: readonly Message['kind'][];
  /** IANA name of the visitor's time zone, if known. */
  timeZone?: string | undefined;
}

/** Queues the notice to the office and the acknowledgement, as selected by `kinds`. */
export function queueEnquiryMails(
  services: Services,
  enquiry: Enquiry,
  { status, kinds, timeZone }: Sending,
): void {
  const siteUrl = services.environment.SITE_URL;
  const { id, kind, number, name, email, answers } = enquiry;
  if (kinds.includes('enquiry-notice')) queueNotices(services, enquiry, status);
  if (!kinds.includes('acknowledgement')) return;
  const { visitor } = kindWords[kind];
  queueMail(services, {
    kind: 'acknowledgement',
    to_email: email,
    enquiry_id: id,
    status,
    ...acknowledgement({
      firm: services.firm.onPages,
      subject: threadSubject(enquiry),
      name,
      what: visitor.charAt(0).toLowerCase() + visitor.slice(1),
      number,
      by: dayByInWords(enquiry.answer_by, timeZone) ?? '',
      // Days and places as the form offers them.
      ...(kind === 'consultation' && { facts: inLines(answers) }),
      siteUrl,
    }),
  });
}

function queueNotices(services: Services, enquiry: Enquiry, status: Sending['status']): void {
  const siteUrl = services.environment.SITE_URL;
  const { id, kind, number, name, email, topic, message, answers, contact_by } = enquiry;
  const { office, person } = officeAndPersonOf(services.db, enquiry);
  const particulars = [
    ...(contact_by ? [{ label: onlyBy, value: contactWayNames[contact_by] }] : []),
    ...visitorEntries(enquiry),
    { label: 'About', value: topic },
    { label: 'Office', value: office?.city ?? '' },
    { label: 'Asked for', value: person?.name ?? '' },
    { label: 'Came from', value: cameFromInWords(enquiry.came_from) },
  ];
  const facts = [
    ...particulars.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    ...inLines(answers),
    { label: 'Reply by', value: dayByInWords(enquiry.answer_by) ?? '' },
  ];
  const firm = services.firm.onPages;
  const notice = enquiryNotice({
    firm,
    kind: kindWords[kind].office,
    number,
    name,
    about: topic,
    facts,
    message,
    adminUrl: `${siteUrl}/admin/enquiries/${id}`,
    siteUrl,
  });
  // A quick reply to the notice would be mail.
  const reply_to = mayGetMail(enquiry) ? email : null;
  for (const to_email of officeAddresses(services, enquiry)) {
    const to = { to_email, reply_to, enquiry_id: id };
    queueMail(services, { kind: 'enquiry-notice', ...to, status, ...notice });
  }
}

/** Returns where the office's mail about an enquiry goes: the usual addresses, and its office's. */
export function officeAddresses(
  { db, environment: { MAIL_TO, MAIL_FROM }, firm }: Pick<Services, 'db' | 'environment' | 'firm'>,
  { office_id, person_id }: Pick<Enquiry, 'office_id' | 'person_id'>,
): Set<string> {
  const { office } = officeAndPersonOf(db, { office_id, person_id });
  const usual = MAIL_TO ?? [MAIL_FROM?.email ?? firm.onPages.company.email];
  return new Set([...usual, ...(office?.notices_to ? [office.notices_to] : [])]);
}

const onlyBy = 'Contact only by';

/** Splits times into the visitor's and the office's, one line each. */
const inLines = (answers: Enquiry['answers']) =>
  answers.map(({ label, value }) => ({ label, value: value.replace(' = ', '\n') }));
