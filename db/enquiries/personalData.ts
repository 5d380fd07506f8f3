import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { lastDigits } from '../../shared/enquiryFields';
import type { PlainName } from '../../shared/resources';
import type { Booking } from '../bookings/bookings';
import type { ConsultationNote } from '../bookings/consultationNotes';
import { bookings, consultationNotes } from '../bookings/schema';
import { type Database, inTransaction } from '../client';
import { secureDeleteLater } from '../file/secureDelete';
import { eraseMessages } from '../mail/messages';
import { isMailRow, type Mail } from '../mail/providerCalls';
import { messages } from '../mail/schema';
import { type ConsentedSubscriber, subscriberOf } from '../mail/subscriberList';
import { eraseSubscriber } from '../mail/subscribers';
import type { Paper } from '../papers/papers';
import { papers } from '../papers/schema';
import { type AnyRow, plainEntries, plainRowsOf } from '../plain';
import { deleteHits } from '../rateLimitHits';
import { deleteMisses } from '../search/searchMisses';
import { now } from '../time';
import type {
  Enquiry,
  EnquiryContact,
  EnquiryCorrection,
  EnquiryNote,
  VisitorReply,
} from './enquiries';
import { mergeSearchLater } from './enquirySearch';
import {
  enquiries,
  enquiryContacts,
  enquiryCorrections,
  enquiryJoins,
  enquiryNotes,
  visitorReplies,
} from './schema';

/** Everything stored about a person, with rows of plain resources under their names. */
export interface PersonalData extends Partial<Record<PlainName, AnyRow[]>> {
  /** The address that was asked for; empty for a phone number. */
  email: string;
  /** All contacts of the person: the one asked for, and those of enquiries joined to its own. */
  contacts: string[];
  enquiries: Enquiry[];
  notes: EnquiryNote[];
  corrections: EnquiryCorrection[];
  /** Replies from the visitor, added by hand. */
  replies: VisitorReply[];
  /** Calls and talks of the office. */
  calls: EnquiryContact[];
  bookings: Booking[];
  /** What was said in consultations. */
  advice: ConsultationNote[];
  /** PDFs for them, without their bytes. */
  papers: Paper[];
  messages: Mail[];
  subscriptions: ConsentedSubscriber[];
}

/** Number of rows erased, by kind. */
export type Erased = Record<Exclude<keyof PersonalData, 'email' | 'contacts' | PlainName>, number> &
  Partial<Record<PlainName, number>>;

const personalEntries = plainEntries.filter(([, { resource }]) => resource.personal !== undefined);

/** Returns how a person is named here: an address in lower case, or `tel:` and the last digits. */
export const contactName = ({ email, phone }: { email: string; phone: string }): string =>
  email === '' ? `tel:${lastDigits(phone)}` : email.toLowerCase();

/**
 * Finds a person's enquiries and contacts: those of a contact, of the enquiries joined to them, and
 * so on. A phone number stands for enquiries without an address only, since families share one.
 */
function personOf(
  { orm }: Database,
  contact: string,
): { contacts: string[]; enquiries: Enquiry[] } {
  const contacts = new Set([contact]);
  for (;;) {
    const known = [...contacts];
    const phones = known.flatMap((name) => (name.startsWith('tel:') ? name.slice(4) : []));
    const isOwn = or(
      and(ne(enquiries.email, ''), inArray(enquiries.email, known)),
      and(eq(enquiries.email, ''), inArray(enquiries.phone_digits, phones)),
    );
    const own = orm.select({ id: enquiries.id }).from(enquiries).where(isOwn);
    const groups = orm
      .select({ id: enquiryJoins.group_id })
      .from(enquiryJoins)
      .where(inArray(enquiryJoins.enquiry_id, own));
    const joined = orm
      .select({ id: enquiryJoins.enquiry_id })
      .from(enquiryJoins)
      .where(inArray(enquiryJoins.group_id, groups));
    const rows = orm
      .select()
      .from(enquiries)
      .where(or(isOwn, inArray(enquiries.id, joined)))
      .all();
    for (const row of rows) contacts.add(contactName(row));
    if (contacts.size === known.length) return { contacts: known, enquiries: rows };
  }
}

export const contactsOf = (db: Database, contact: string): string[] =>
  personOf(db, contact).contacts;

/** @param contact as `contactName` returns it. */
export function personalData(db: Database, contact: string): PersonalData {
  const { orm } = db;
  const person = personOf(db, contact);
  const ids = person.enquiries.map(({ id }) => id);
  const emails = emailsOf(person);
  const plain = personalEntries.map(([name, source]) => {
    const rows = emails.flatMap((email) => plainRowsOf(db, source, email));
    return [name, rows];
  });
  const subscriptions = emails.flatMap((email) => subscriberOf(db, email) ?? []);
  return {
    email: contact.startsWith('tel:') ? '' : contact,
    contacts: person.contacts,
    enquiries: person.enquiries,
    notes: orm.select().from(enquiryNotes).where(inArray(enquiryNotes.enquiry_id, ids)).all(),
    corrections: orm
      .select()
      .from(enquiryCorrections)
      .where(inArray(enquiryCorrections.enquiry_id, ids))
      .all(),
    replies: orm.select().from(visitorReplies).where(inArray(visitorReplies.enquiry_id, ids)).all(),
    calls: orm.select().from(enquiryContacts).where(inArray(enquiryContacts.enquiry_id, ids)).all(),
    bookings: orm.select().from(bookings).where(inArray(bookings.enquiry_id, ids)).all(),
    advice: orm
      .select()
      .from(consultationNotes)
      .where(inArray(consultationNotes.enquiry_id, ids))
      .all(),
    papers: orm.select().from(papers).where(inArray(papers.enquiry_id, ids)).all(),
    messages: orm
      .select()
      .from(messages)
      .where(
        or(
          inArray(messages.to_email, emails),
          inArray(messages.reply_to, emails),
          inArray(messages.enquiry_id, ids),
        ),
      )
      .all()
      .filter(isMailRow),
    subscriptions,
    ...Object.fromEntries(plain),
  };
}

/** Returns the addresses among a person's contacts. */
const emailsOf = ({ contacts }: Pick<PersonalData, 'contacts'>): string[] =>
  contacts.filter((contact) => !contact.startsWith('tel:'));

/**
 * Erases everything stored about a person. Secure deletion removes it from the file afterwards.
 * @param keysOf returns rate-limit keys that contain an address.
 * @param keepsAdvice leaves the records of advice alone: name, day and notes.
 * @param hasProvider whether the newsletter provider has to be told: the address alone is kept
 *   until it was.
 */
export function erasePersonalData(
  db: Database,
  contact: string,
  {
    keysOf,
    keepsAdvice,
    hasProvider,
  }: { keysOf(email: string): string[]; keepsAdvice: boolean; hasProvider: boolean },
): Erased {
  return inTransaction(db, () => {
    const data = personalData(db, contact);
    const ids = data.enquiries.map(({ id }) => id);
    const emails = emailsOf(data);
    const erased = eraseMessages(db, { emails, enquiryIds: ids });
    db.orm.delete(enquiries).where(inArray(enquiries.id, ids)).run();
    if (keepsAdvice) keepAdvice(db, data);
    mergeSearchLater(db);
    for (const { id } of data.subscriptions) eraseSubscriber(db, id, hasProvider);
    const plain = personalEntries.map(([name, source]) => {
      for (const { id } of data[name] ?? []) source.remove(db, id);
      return [name, data[name]?.length ?? 0];
    });
    deleteHits(db, emails.flatMap(keysOf));
    deleteMisses(
      db,
      data.enquiries.map(({ name }) => name),
    );
    secureDeleteLater(db);
    const { notes, corrections, replies, calls, bookings, subscriptions, advice, papers } = data;
    return {
      enquiries: ids.length,
      notes: notes.length,
      corrections: corrections.length,
      replies: replies.length,
      calls: calls.length,
      bookings: bookings.length,
      advice: keepsAdvice ? 0 : advice.length,
      papers: papers.length,
      messages: erased,
      subscriptions: subscriptions.length,
      ...Object.fromEntries(plain),
    };
  });
}

/**
 * Stores what an agent must keep of a person who was erased: enquiries with nothing but number and
 * name, and their consultations with what was said.
 */
function keepAdvice(
  { orm }: Database,
  { enquiries: erased, bookings: booked, advice }: PersonalData,
) {
  for (const { id, number, name, kind, outcome, received_at, created_at } of erased) {
    const notes = advice.filter(({ enquiry_id }) => enquiry_id === id);
    if (notes.length === 0) continue;
    const time = now();
    orm
      .insert(enquiries)
      .values({
        id,
        number,
        name,
        kind,
        outcome,
        received_at,
        created_at,
        submission_id: crypto.randomUUID(),
        status: 'closed',
        closed_at: time,
        erased_at: time,
        updated_at: time,
        answer_by: received_at,
        email: '',
        phone: '',
        country: '',
        topic: '',
        message: '',
        answers: [],
        spam_score: 0,
        spam_reasons: [],
        newsletter: false,
        form: '',
        notice_version: '',
        notice_text: '',
      })
      .run();
    for (const booking of booked.filter((row) =>
      notes.some((note) => note.booking_id === row.id),
    )) {
      orm
        .insert(bookings)
        .values({
          ...booking,
          ...{ video_url: '', reason: '', held_for: null },
          ...{ payment_link: '', answer_writers: null },
        })
        .run();
    }
    orm.insert(consultationNotes).values(notes).run();
  }
}
