import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../client';
import { enquiries, spamTokens } from './schema';

type Enquiry = typeof enquiries.$inferSelect;
/** What is judged of an enquiry: the message, but not the sender's name and country in it. */
export type JudgedText = Pick<Enquiry, 'message' | 'name' | 'country'>;
/** In how many messages of each kind a token stood. */
export interface TokenCounts {
  spam: number;
  honest: number;
}

/** Every message has it: its counts are the numbers of messages. */
export const everyMessage = '*message';
/** Tokens that say what a message has in it, other than words. */
const features: Readonly<Record<string, RegExp>> = {
  '*link': /https?:\/\/|www\./i,
  '*price': /[$€£¥₹]\s?\d|\d\s?([$€]|(usd|eur|aud|rs|dollars?|euros?|pounds)\b)|\brs\.?\s?\d/i,
  '*percentage': /\d\s?%/,
};
/** Limits the sites looked up for one message, and so its cost. */
const mostSites = 10;
const batch = 5;
/** Longer words count by their beginning, so that forms of a word are one. */
const wordLength = 6;
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+/giu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/**
 * The words and pairs of words of a text, the sites it links to and its features. Learning and
 * forgetting must find the same ones: with other tokens, a migration empties `spam_tokens` and
 * `enquiries.learned`.
 */
export function tokensOf({ message, name, country }: JudgedText): Set<string> {
  const own = new Set(wordsOf(`${name} ${country}`));
  const words = wordsOf(message.replace(address, ' '));
  const found = new Set([everyMessage]);
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (own.has(word)) return;
    if (word !== '0') found.add(word);
    if (before !== undefined && !own.has(before)) found.add(`${before} ${word}`);
  });
  for (const mark of marksOf(message)) found.add(mark);
  for (const [feature, pattern] of Object.entries(features)) {
    if (pattern.test(message)) found.add(feature);
  }
  return found;
}

/** The tokens of a message that stand for itself and for the first sites that it links to. */
export function marksOf(message: string): string[] {
  const sites = linkedHosts(message).slice(0, mostSites);
  return [...(message === '' ? [] : [textMark + message]), ...sites.map((host) => siteMark + host)];
}

export const textMark = '*text ';
export const siteMark = '*site ';

/** The hosts of a text's links, without `www.`. */
export function linkedHosts(text: string): string[] {
  const hosts = text.matchAll(/(?:https?:\/\/(?:www\.)?|\bwww\.)([^\s/?#"'<>()[\]]+)/gi);
  return [...new Set([...hosts].map(([, host = '']) => host.toLowerCase()))];
}

/** Words as they are counted; a number is '0', and scripts without spaces go by two characters. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/g, '');
  const words = plain.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return words.flatMap((word) => {
    const characters = [...word];
    if (unspaced.test(word)) return characters.map((one, at) => one + (characters[at + 1] ?? ''));
    return /^\p{N}/u.test(word) ? '0' : characters.slice(0, wordLength).join('');
  });
}

/** Brings the counts in line with what the office says of an enquiry, all or nothing. */
export function learnVerdict(orm: Orm | Transaction, id: string): void {
  orm.transaction((tx) => {
    const enquiry = tx.select().from(enquiries).where(eq(enquiries.id, id)).get();
    const learned = enquiry && verdictOn(enquiry);
    if (!enquiry || enquiry.learned === learned) return;
    unlearn(tx, enquiry);
    tx.update(enquiries).set({ learned }).where(eq(enquiries.id, id)).run();
    if (learned === null) return;
    const values = [...tokensOf(enquiry)].map((token) => ({
      token: hashOf(token),
      spam_count: learned === 'spam' ? 1 : 0,
      honest_count: learned === 'honest' ? 1 : 0,
    }));
    tx.insert(spamTokens)
      .values(values)
      .onConflictDoUpdate({
        target: spamTokens.token,
        set: {
          spam_count: sql`${spamTokens.spam_count} + excluded.spam_count`,
          honest_count: sql`${spamTokens.honest_count} + excluded.honest_count`,
        },
      })
      .run();
  });
}

/** Only an admin's verdict teaches: what the filter judged, and what was merely handled, don't. */
function verdictOn({ status, verdict_by }: Enquiry): Enquiry['learned'] {
  if (verdict_by === null) return null;
  return status === 'spam' ? 'spam' : 'honest';
}

/** Takes out of the counts what an enquiry's message taught. */
export function unlearn(orm: Orm | Transaction, enquiry: Enquiry): void {
  if (enquiry.learned === null) return;
  const column = enquiry.learned === 'spam' ? spamTokens.spam_count : spamTokens.honest_count;
  const tokens = inArray(spamTokens.token, [...tokensOf(enquiry)].map(hashOf));
  orm
    .update(spamTokens)
    .set({ [column.name]: sql`max(${column} - 1, 0)` })
    .where(tokens)
    .run();
  const isEmpty = and(eq(spamTokens.spam_count, 0), eq(spamTokens.honest_count, 0));
  orm.delete(spamTokens).where(and(tokens, isEmpty)).run();
}

/** Before an enquiry is deleted whose time is over: what its message alone taught goes with it. */
export function forgetSingles(orm: Orm | Transaction, enquiry: Enquiry): void {
  if (enquiry.learned === null) return;
  const isSingle = lte(sql`${spamTokens.spam_count} + ${spamTokens.honest_count}`, 1);
  const tokens = inArray(spamTokens.token, [...tokensOf(enquiry)].map(hashOf));
  orm.delete(spamTokens).where(and(tokens, isSingle)).run();
}

/** The counts of tokens that were in two messages at least. */
export function countsOf(
  orm: Orm | Transaction,
  tokens: Iterable<string>,
): Map<string, TokenCounts> {
  const byHash = new Map([...tokens].map((token) => [hashOf(token), token]));
  const rows = orm
    .select()
    .from(spamTokens)
    .where(inArray(spamTokens.token, [...byHash.keys()]))
    .all();
  return new Map(
    rows
      .filter(({ spam_count, honest_count }) => spam_count + honest_count > 1)
      .map(({ token, spam_count: spam, honest_count: honest }) => [
        byHash.get(token) ?? '',
        { spam, honest },
      ]),
  );
}

/**
 * Learns from some enquiries that the office judged before there were counts, the newest first.
 * @returns whether there may be more.
 */
export function learnEarlier(orm: Orm | Transaction): boolean {
  const found = orm
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isNull(enquiries.learned), isNotNull(enquiries.verdict_by)))
    .orderBy(desc(enquiries.received_at))
    .limit(batch)
    .all();
  orm.transaction((tx) => {
    for (const { id } of found) learnVerdict(tx, id);
  });
  return found.length === batch;
}

/** Tells whether an admin marked this very text as spam, or a message that links to one of its sites. */
export function markedBefore(
  orm: Orm | Transaction,
  message: string,
): { text: boolean; site: boolean } {
  const marks = new Map(marksOf(message).map((mark) => [hashOf(mark), mark]));
  const isMarked = and(inArray(spamTokens.token, [...marks.keys()]), gt(spamTokens.spam_count, 0));
  const rows = orm.select({ token: spamTokens.token }).from(spamTokens).where(isMarked).all();
  const found = rows.map(({ token }) => marks.get(token) ?? '');
  const has = (kind: string) => found.some((mark) => mark.startsWith(kind));
  return { text: has(textMark), site: has(siteMark) };
}

/** Words are not kept: 48 bits of their SHA-256 are. */
function hashOf(token: string): number {
  return createHash('sha256').update(token).digest().readUIntBE(0, 6);
}
