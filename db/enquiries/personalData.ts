import { eq, inArray, or } from 'drizzle-orm';
import type { PlainName } from '../../shared/resources';
import { type Database, inTransaction } from '../client';
import { secureDeleteLater } from '../file/secureDelete';
import { eraseMessages } from '../mail/messages';
import { isMailRow, type Mail } from '../mail/providerCalls';
import { messages } from '../mail/schema';
import { type ConsentedSubscriber, subscriberOf } from '../mail/subscriberList';
import { eraseSubscriber } from '../mail/subscribers';
import { type AnyRow, plainEntries, plainRowsOf } from '../plain';
import { deleteHits } from '../rateLimitHits';
import { deleteMisses } from '../search/searchMisses';
import type { Enquiry, EnquiryCorrection, EnquiryNote, VisitorReply } from './enquiries';
import { rebuildSearchIndex } from './enquirySearch';
import { enquiries, enquiryCorrections, enquiryNotes, visitorReplies } from './schema';
import { unlearn } from './spamTokens';

/** Everything stored about an e-mail address, with rows of plain resources under their names. */
export interface PersonalData extends Partial<Record<PlainName, AnyRow[]>> {
  email: string;
  enquiries: Enquiry[];
  notes: EnquiryNote[];
  corrections: EnquiryCorrection[];
  /** Replies from the visitor, added by hand. */
  replies: VisitorReply[];
  messages: Mail[];
  /** Newsletter subscriptions with their consents. */
  subscriptions: ConsentedSubscriber[];
}

/** Number of rows erased, by kind. */
export type Erased = Record<Exclude<keyof PersonalData, 'email' | PlainName>, number> &
  Partial<Record<PlainName, number>>;

const personalEntries = plainEntries.filter(([, { resource }]) => resource.personal !== undefined);

/** @param email in any case. */
export function personalData(db: Database, email: string): PersonalData {
  const { orm } = db;
  const address = email.toLowerCase();
  const subscriber = subscriberOf(db, address);
  const rows = orm.select().from(enquiries).where(eq(enquiries.email, address)).all();
  const ids = rows.map(({ id }) => id);
  return {
    email: address,
    enquiries: rows,
    notes: orm.select().from(enquiryNotes).where(inArray(enquiryNotes.enquiry_id, ids)).all(),
    corrections: orm
      .select()
      .from(enquiryCorrections)
      .where(inArray(enquiryCorrections.enquiry_id, ids))
      .all(),
    replies: orm.select().from(visitorReplies).where(inArray(visitorReplies.enquiry_id, ids)).all(),
    messages: orm
      .select()
      .from(messages)
      .where(
        or(
          eq(messages.to_email, address),
          eq(messages.reply_to, address),
          inArray(messages.enquiry_id, ids),
        ),
      )
      .all()
      .filter(isMailRow),
    subscriptions: subscriber ? [subscriber] : [],
    ...Object.fromEntries(
      personalEntries.map(([name, source]) => [name, plainRowsOf(db, source, address)]),
    ),
  };
}

/**
 * Erases everything stored about an e-mail address. Secure deletion removes it from the file
 * afterwards.
 * @param keys rate-limit keys that contain the address.
 * @param hasProvider whether the newsletter provider has to be told: the address alone is kept
 *   until it was.
 */
export function erasePersonalData(
  db: Database,
  email: string,
  { keys, hasProvider }: { keys: string[]; hasProvider: boolean },
): Erased {
  return inTransaction(db, () => {
    const data = personalData(db, email);
    const ids = data.enquiries.map(({ id }) => id);
    const erased = eraseMessages(db, { email, enquiryIds: ids });
    for (const enquiry of data.enquiries) unlearn(db.orm, enquiry);
    db.orm.delete(enquiries).where(inArray(enquiries.id, ids)).run();
    rebuildSearchIndex(db);
    for (const { id } of data.subscriptions) eraseSubscriber(db, id, hasProvider);
    const plain = personalEntries.map(([name, source]) => {
      for (const { id } of data[name] ?? []) source.remove(db, id);
      return [name, data[name]?.length ?? 0];
    });
    deleteHits(db, keys);
    deleteMisses(
      db,
      data.enquiries.map(({ name }) => name),
    );
    secureDeleteLater(db);
    const { notes, corrections, replies, subscriptions } = data;
    return {
      enquiries: ids.length,
      notes: notes.length,
      corrections: corrections.length,
      replies: replies.length,
      messages: erased,
      subscriptions: subscriptions.length,
      ...Object.fromEntries(plain),
    };
  });
}
