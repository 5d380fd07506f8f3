import { admins } from '../../db/accounts/admins';
import { clientBookings } from '../../db/bookings/clientBookings';
import { type ConsultationNote, listConsultationNotes } from '../../db/bookings/consultationNotes';
import type { Database } from '../../db/client';
import {
  type Enquiry,
  type EnquiryContact,
  type EnquiryCorrection,
  type EnquiryNote,
  getEnquiry,
  type OfficeReply,
  type VisitorReply,
} from '../../db/enquiries/enquiries';
import {
  listContacts,
  listCorrections,
  listNotes,
  listOfficeReplies,
  listVisitorReplies,
} from '../../db/enquiries/enquiryThread';
import { listOfPerson, listOthers, type OtherEnquiry } from '../../db/enquiries/samePerson';
import { peopleOf, signerOf } from '../../db/firm/signers';
import { messagesOfEnquiry } from '../../db/mail/messages';
import type { Mail } from '../../db/mail/providerCalls';
import { type ClientPaper, papersOfEnquiry } from '../../db/papers/papers';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import { isRegistered } from '../../shared/firm';
import { type OfficeBooking, withNames } from '../bookings/officeBookings';
import type { Services } from '../context';
import { officeAndPersonOf } from '../intake/assign';

/** An account that an enquiry can be assigned to. */
export interface Assignee {
  id: string;
  username: string;
  /** As who it signs, with role and MARN. */
  label: string;
  /** False if the enquiry is about visas and the person isn't a registered agent. */
  may_advise: boolean;
}

/** An enquiry with what was said about it, on both sides. */
export type EnquiryThread = Enquiry & {
  /** Earlier particulars of the visitor, oldest first. */
  corrections: EnquiryCorrection[];
  /** Notice, acknowledgement and replies, oldest first, with their delivery status. */
  messages: Mail[];
  /** The author of each reply. */
  sent_answers: OfficeReply[];
  /** The visitor's replies, added by hand. */
  replies: VisitorReply[];
  /** Calls and talks of the office, added by hand. */
  contacts: EnquiryContact[];
  /** PDFs for this client. */
  papers: ClientPaper[];
  /** What was said in its consultations. */
  consultation_notes: ConsultationNote[];
};

/** An enquiry with everything that belongs to it, as `GET /api/enquiries/:id` returns it. */
export type WholeEnquiry = EnquiryThread & {
  /** City of the office it goes to, and name of the person whom the visitor asked for. */
  office: string | null;
  person: string | null;
  assignees: Assignee[];
  /** Its consultations, by their start. */
  bookings: OfficeBooking[];
  notes: EnquiryNote[];
  /** Other enquiries that are, or may be, from the same person, newest first. */
  others: OtherEnquiry[];
  /** What was said in consultations of the same person's other enquiries, oldest first. */
  earlier_notes: ConsultationNote[];
};

/** Reads an enquiry with everything that belongs to it; undefined if there is none. */
export function readWhole(services: Services, id: string): WholeEnquiry | undefined {
  const { db } = services;
  const enquiry = getEnquiry(db, id);
  if (!enquiry) return undefined;
  const { office, person } = officeAndPersonOf(db, enquiry);
  return {
    ...readThread(db, enquiry),
    office: office?.city ?? null,
    person: person?.name ?? null,
    assignees: assigneesOf(services, enquiry),
    bookings: withNames(db, clientBookings(db, { enquiry_id: id })),
    notes: listNotes(db, id),
    others: listOthers(db, enquiry),
    earlier_notes: listConsultationNotes(
      db,
      listOfPerson(db, enquiry).flatMap((one) => (one.id === id ? [] : one.id)),
    ),
  };
}

/** Reads what was said about an enquiry, on both sides. */
export function readThread(db: Database, enquiry: Enquiry): EnquiryThread {
  const { id } = enquiry;
  return {
    ...enquiry,
    corrections: listCorrections(db, id),
    contacts: listContacts(db, id),
    papers: papersOfEnquiry(db, id),
    consultation_notes: listConsultationNotes(db, [id]),
    messages: messagesOfEnquiry(db, id),
    sent_answers: listOfficeReplies(db, id),
    replies: listVisitorReplies(db, id),
  };
}

const byName = {
  sort: { column: 'username', direction: 'ASC' },
  offset: 0,
  limit: 200,
} as const;

/** Lists the accounts that an enquiry can be assigned to, as who they sign on this day. */
function assigneesOf({ db, today }: Services, enquiry: Enquiry): Assignee[] {
  const day = today();
  const needsAgent = isVisaQuestion(enquiry);
  return admins.list(db, byName).rows.flatMap((account) => {
    if (account.id === undefined) return [];
    const admin = admins.get(db, account.id);
    const isReader = admin?.may_see_clients || admin?.id === enquiry.assigned_to;
    if (!admin || !isReader) return [];
    const { name, role, marn } = signerOf(db, admin, day);
    const mayAdvise = peopleOf(db, admin.id, day).some((person) => isRegistered(person, day));
    const shown = [role, marn && `MARN ${marn}`].filter(Boolean).join(', ');
    const label = `${name || admin.username}${shown && ` (${shown})`}`;
    return [
      { id: admin.id, username: admin.username, label, may_advise: !needsAgent || mayAdvise },
    ];
  });
}
