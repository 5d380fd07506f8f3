import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { auditEvents } from '../accounts/schema';
import type { Database } from '../client';
import { areDeletionsHeld } from '../clock';
import { messages, subscribers } from '../mail/schema';
import { plainEntries } from '../plain';
import { getSetting } from '../settings';
import { now } from '../time';
import { contactName } from './personalData';
import { enquiries } from './schema';

/** Set by a migration, so that every copy of the file has the same key. */
const keySetting = 'erasure_key';
const dayMs = 24 * 60 * 60 * 1000;

/** An erasure in the list beside the file. */
interface Erasure {
  /** ISO time. */
  at: string;
  /** Recorded in the activity of the file in which it was made. */
  id: string;
  keyId: string;
  /** Keyed hash of the contact, as `contactName` returns it. */
  hash: string;
  /** The record of advice was kept. */
  keepsAdvice: boolean;
}

/** What a line of the list ends with where the record of advice was kept. */
const keptMark = 'advice-kept';

/**
 * Returns the list of erasures beside a database. A restored file lacks the erasures made since,
 * which the list repeats.
 */
const erasureList = (file: string): string => `${file}.erasures`;

/**
 * Adds an erasure to the list, and drops those older than any copy may be.
 * @param rules `maxDays`: how long copies are kept at most; `keepsAdvice`: as for
 *   `erasePersonalData`.
 * @returns its id, for the activity.
 * @throws if the list can't be written.
 */
export function listErasure(
  db: Database,
  contact: string,
  { maxDays, keepsAdvice }: { maxDays: number; keepsAdvice: boolean },
): string {
  const list = erasureList(db.sqlite.name);
  const key = erasureKey(db);
  const hash = hashed(key, contact);
  const entry = { at: now(), id: randomUUID(), keyId: keyIdOf(key), hash, keepsAdvice };
  const oldest = new Date(Date.now() - maxDays * dayMs).toISOString();
  const listed = readList(list);
  const recent = areDeletionsHeld(db) ? listed : listed.filter(({ at }) => at >= oldest);
  if (recent.length < listed.length) replaceList(list, recent);
  appendFileSync(list, lineOf(entry), { mode: 0o600, flush: true });
  return entry.id;
}

export interface MissingErasures {
  /** Id of the erasure, and the contact if the file knows it. */
  made: { id: string; contact: string | undefined; keepsAdvice: boolean }[];
  /** Number of those that can't be compared: the file is older than the key of their hashes. */
  unknown: number;
}

/** Finds the erasures in the list that were made after this state of the file. */
export function missingErasures(db: Database): MissingErasures {
  const listed = readList(erasureList(db.sqlite.name));
  if (listed.length === 0) return { made: [], unknown: 0 };
  const ids = listed.map(({ id }) => id);
  const recorded = db.orm
    .select({ id: auditEvents.record_id })
    .from(auditEvents)
    .where(inArray(auditEvents.record_id, ids))
    .all();
  const done = new Set(recorded.map(({ id }) => id));
  const missing = listed.filter(({ id }) => !done.has(id));
  if (missing.length === 0) return { made: [], unknown: 0 };
  const key = erasureKey(db);
  const comparable = missing.filter(({ keyId }) => keyId === keyIdOf(key));
  const contacts = new Map(knownContacts(db).map((contact) => [hashed(key, contact), contact]));
  return {
    made: comparable.map(({ id, hash, keepsAdvice }) => ({
      id,
      contact: contacts.get(hash),
      keepsAdvice,
    })),
    unknown: missing.length - comparable.length,
  };
}

/** Adds the entries of another list, kept with the backups, to a database's. @returns all. */
export function mergeErasures(file: string, other: string): string {
  const list = erasureList(file);
  const listed = readList(list);
  const ids = new Set(listed.map(({ id }) => id));
  const added = parseList(other).filter(({ id }) => !ids.has(id));
  const all = [...listed, ...added];
  if (added.length > 0) replaceList(list, all);
  return all.map(lineOf).join('');
}

function erasureKey(db: Database): string {
  const key = getSetting(db, keySetting);
  if (key === undefined) throw new Error(`the setting ${keySetting} is missing`);
  return key;
}

const keyIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

const hashed = (key: string, contact: string): string =>
  createHmac('sha256', key).update(contact.toLowerCase()).digest('base64url');

/** Returns every contact of a visitor in the file. */
function knownContacts({ orm }: Database): string[] {
  const columns = [
    [enquiries, enquiries.email],
    [subscribers, subscribers.email],
    [messages, messages.to_email],
    [messages, messages.reply_to],
    ...plainEntries.flatMap(([, { table, resource }]) => {
      const column = resource.personal && getTableColumns(table)[resource.personal];
      return column ? [[table, column] as const] : [];
    }),
  ] as const;
  const phones = orm
    .selectDistinct({ email: enquiries.email, phone: enquiries.phone })
    .from(enquiries)
    .where(eq(enquiries.email, ''))
    .all();
  const emails = columns.flatMap(([table, column]) =>
    orm
      .selectDistinct({ email: sql<string>`lower(${column})` })
      .from(table)
      .where(sql`${column} IS NOT NULL`)
      .all()
      .map(({ email }) => email),
  );
  return [...emails, ...phones.map(contactName)];
}

const lineOf = ({ at, id, keyId, hash, keepsAdvice }: Erasure): string =>
  `${[at, id, keyId, hash, ...(keepsAdvice ? [keptMark] : [])].join(' ')}\n`;

function readList(list: string): Erasure[] {
  return existsSync(list) ? parseList(readFileSync(list, 'utf8')) : [];
}

/** Skips a last line that was cut off. */
function parseList(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => {
    const [at, id, keyId, hash, mark] = line.split(' ');
    return at && id && keyId && hash ? { at, id, keyId, hash, keepsAdvice: mark === keptMark } : [];
  });
}

function replaceList(list: string, entries: Erasure[]): void {
  const fresh = `${list}.new`;
  writeFileSync(fresh, entries.map(lineOf).join(''), { mode: 0o600 });
  const handle = openSync(fresh, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(fresh, list);
}
