import { and, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Database, inTransaction } from '../client';
import { now } from '../time';
import { type Enquiry, getEnquiry } from './enquiries';
import { enquiries, enquiryJoins } from './schema';

/** Why an enquiry may be from the same person; only `joined` says that an admin decided so. */
export type SameReason = 'joined' | 'address' | 'phone' | 'name';

/** Another enquiry that is, or may be, from the same person. */
export interface OtherEnquiry
  extends Pick<
    Enquiry,
    'id' | 'kind' | 'status' | 'topic' | 'excerpt' | 'received_at' | 'name' | 'email' | 'phone'
  > {
  same: SameReason;
  /** Username of the admin who joined it; null unless `joined`. */
  joined_by: string | null;
}

/** Tells whether an address sent an enquiry before a time (ISO text) that isn't spam. */
export function hasEnquiryBefore({ orm }: Database, email: string, before: string): boolean {
  const isEarlier = and(
    alike(enquiries.email, email) ?? never,
    lt(enquiries.received_at, before),
    ne(enquiries.status, 'spam'),
  );
  return (
    orm.select({ id: enquiries.id }).from(enquiries).where(isEarlier).limit(1).get() !== undefined
  );
}

const maxOthers = 50;

/**
 * Lists other enquiries that are joined to this one, or have its address, phone number or name,
 * newest first, at most 50.
 */
export function listOthers({ orm }: Database, enquiry: Enquiry): OtherEnquiry[] {
  const joined = eq(enquiryJoins.group_id, groupOf(enquiry.id));
  const isJoined = sql`${enquiryJoins.group_id} IS NOT NULL AND ${joined}`;
  const isSame = {
    address: alike(enquiries.email, enquiry.email),
    phone: alike(enquiries.phone_digits, enquiry.phone_digits),
    name: alike(enquiries.name, enquiry.name),
  };
  const { id, kind, status, topic, excerpt, received_at, name, email, phone } = enquiries;
  return orm
    .select({
      id,
      kind,
      status,
      topic,
      excerpt,
      received_at,
      name,
      email,
      phone,
      same: sql<SameReason>`CASE WHEN ${isJoined} THEN 'joined' WHEN ${isSame.address ?? never} THEN 'address' WHEN ${isSame.phone ?? never} THEN 'phone' ELSE 'name' END`,
      joined_by: sql<string | null>`CASE WHEN ${isJoined} THEN ${enquiryJoins.created_by} END`,
    })
    .from(enquiries)
    .leftJoin(enquiryJoins, eq(enquiryJoins.enquiry_id, enquiries.id))
    .where(
      and(
        ne(enquiries.id, enquiry.id),
        or(inGroup(enquiry.id), isSame.address, isSame.phone, isSame.name),
      ),
    )
    .orderBy(desc(received_at))
    .limit(maxOthers)
    .all();
}

/**
 * Matches a column with a value; undefined for an empty one: a constant within OR would keep SQLite
 * from using the indexes of the others.
 */
const alike = (column: SQLiteColumn, value: string): SQL | undefined =>
  value === '' ? undefined : sql`${column} = ${value}`;

const never = sql`0`;

const groupOf = (enquiryId: string): SQL =>
  sql`(SELECT group_id FROM enquiry_joins WHERE enquiry_id = ${enquiryId})`;

/** Matches enquiries joined to one, including itself. */
const inGroup = (enquiryId: string): SQL =>
  sql`${enquiries.id} IN (SELECT enquiry_id FROM enquiry_joins WHERE group_id = ${groupOf(enquiryId)})`;

/**
 * Lists the enquiries of one person, oldest first, at most 51: those joined to this one, and those
 * from an address of any of them.
 */
export function listOfPerson({ orm }: Database, enquiry: Enquiry): Enquiry[] {
  const own = or(eq(enquiries.id, enquiry.id), inGroup(enquiry.id));
  const emails = orm
    .select({ email: enquiries.email })
    .from(enquiries)
    .where(and(own, ne(enquiries.email, '')));
  return orm
    .select()
    .from(enquiries)
    .where(or(own, inArray(enquiries.email, emails)))
    .orderBy(desc(enquiries.received_at))
    .limit(maxOthers + 1)
    .all()
    .reverse();
}

/**
 * Joins two enquiries, with everything that each was joined to before. Joining twice changes
 * nothing.
 * @returns false if one of them doesn't exist.
 */
export function joinEnquiries(db: Database, ids: readonly [string, string], by: string): boolean {
  const { orm } = db;
  return inTransaction(db, () => {
    if (ids.some((id) => !getEnquiry(db, id))) return false;
    const [group, other] = ids.map((id) => rowOf(db, id)?.group_id);
    const group_id = group ?? other ?? crypto.randomUUID();
    const joined = { group_id, created_by: by, created_at: now() };
    for (const enquiry_id of ids) {
      orm
        .insert(enquiryJoins)
        .values({ enquiry_id, ...joined })
        .onConflictDoNothing()
        .run();
    }
    if (other !== undefined && other !== group_id) {
      orm.update(enquiryJoins).set({ group_id }).where(eq(enquiryJoins.group_id, other)).run();
    }
    return true;
  });
}

/** Takes an enquiry out of its group. @returns false if it is in none. */
export function takeApart(db: Database, enquiryId: string): boolean {
  const { orm } = db;
  return inTransaction(db, () => {
    const row = rowOf(db, enquiryId);
    if (!row) return false;
    const isGroup = eq(enquiryJoins.group_id, row.group_id);
    orm.delete(enquiryJoins).where(eq(enquiryJoins.enquiry_id, enquiryId)).run();
    const left = orm.select().from(enquiryJoins).where(isGroup).all();
    if (left.length === 1) orm.delete(enquiryJoins).where(isGroup).run();
    return true;
  });
}

const rowOf = ({ orm }: Database, enquiryId: string) =>
  orm.select().from(enquiryJoins).where(eq(enquiryJoins.enquiry_id, enquiryId)).get();
