import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../client';
import { enquiries, spamTokens } from './schema';

type Enquiry = typeof enquiries.$inferSelect;
/** Input of the spam filter: the message, ignoring the sender's name and country in it. */
export type JudgedText = Pick<Enquiry, 'message' | 'name' | 'country'>;
/** Number of messages of each kind that contain a token. */
export interface TokenCounts {
  spam: number;
  honest: number;
}

/** Counted for every message: its counts are the totals. */
export const everyMessage = '*message';
/** Tokens for properties of a message other than its words. */
const features: Readonly<Record<string, RegExp>> = {
  '*link': /https?:\/\/|www\./i,
  '*price': /[$€£¥₹]\s?\d|\d\s?([$€]|(usd|eur|aud|rs|dollars?|euros?|pounds)\b)|\brs\.?\s?\d/i,
  '*percentage': /\d\s?%/,
};
/** Limits the sites looked up for one message, and so its cost. */
const maxSites = 10;
const batch = 5;
/** Longer words are cut, so that forms of a word count as one. */
const wordLength = 6;
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+/giu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/**
 * Returns the words, word pairs, linked sites and features of a text. Learning and unlearning must
 * produce the same tokens: after a change, a migration empties `spam_tokens` and
 * `enquiries.learned`.
 */
export function extractTokens({ message, name, country }: JudgedText): Set<string> {
  const own = new Set(splitWords(`${name} ${country}`));
  const words = splitWords(message.replace(address, ' '));
  const tokens = new Set([everyMessage]);
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (own.has(word)) return;
    if (word !== '0') tokens.add(word);
    if (before !== undefined && !own.has(before)) tokens.add(`${before} ${word}`);
  });
  for (const mark of identifyingTokens(message)) tokens.add(mark);
  for (const [feature, pattern] of Object.entries(features)) {
    if (pattern.test(message)) tokens.add(feature);
  }
  return tokens;
}

/** Returns the tokens that identify a message and the first sites it links to. */
export function identifyingTokens(message: string): string[] {
  const sites = linkedHosts(message).slice(0, maxSites);
  return [...(message === '' ? [] : [textMark + message]), ...sites.map((host) => siteMark + host)];
}

export const textMark = '*text ';
export const siteMark = '*site ';

/** Lists the hosts of a text's links, without `www.`. */
export function linkedHosts(text: string): string[] {
  const hosts = text.matchAll(/(?:https?:\/\/(?:www\.)?|\bwww\.)([^\s/?#"'<>()[\]]+)/gi);
  return [...new Set([...hosts].map(([, host = '']) => host.toLowerCase()))];
}

/**
 * Splits text into counted words. Numbers become '0'; scripts without spaces are split into pairs
 * of characters.
 */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/g, '');
  const words = plain.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return words.flatMap((word) => {
    const characters = [...word];
    if (unspaced.test(word)) return characters.map((one, at) => one + (characters[at + 1] ?? ''));
    return /^\p{N}/u.test(word) ? '0' : characters.slice(0, wordLength).join('');
  });
}

/** Updates the counts to match an admin's verdict on an enquiry, in one transaction. */
export function learnVerdict(orm: Orm | Transaction, id: string): void {
  orm.transaction((tx) => {
    const enquiry = tx.select().from(enquiries).where(eq(enquiries.id, id)).get();
    const learned = enquiry && adminVerdict(enquiry);
    if (!enquiry || enquiry.learned === learned) return;
    unlearn(tx, enquiry);
    tx.update(enquiries).set({ learned }).where(eq(enquiries.id, id)).run();
    if (learned === null) return;
    const values = [...extractTokens(enquiry)].map((token) => ({
      token: hashToken(token),
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

/** Only an admin's verdict teaches; the filter's own result and mere handling don't. */
function adminVerdict({ status, verdict_by }: Enquiry): Enquiry['learned'] {
  if (verdict_by === null) return null;
  return status === 'spam' ? 'spam' : 'honest';
}

/** Removes an enquiry's message from the counts. */
export function unlearn(orm: Orm | Transaction, enquiry: Enquiry): void {
  if (enquiry.learned === null) return;
  const column = enquiry.learned === 'spam' ? spamTokens.spam_count : spamTokens.honest_count;
  const tokens = inArray(spamTokens.token, [...extractTokens(enquiry)].map(hashToken));
  orm
    .update(spamTokens)
    .set({ [column.name]: sql`max(${column} - 1, 0)` })
    .where(tokens)
    .run();
  const isEmpty = and(eq(spamTokens.spam_count, 0), eq(spamTokens.honest_count, 0));
  orm.delete(spamTokens).where(and(tokens, isEmpty)).run();
}

/** Removes tokens that occurred only in an enquiry about to be deleted. */
export function deleteSingleUseTokens(orm: Orm | Transaction, enquiry: Enquiry): void {
  if (enquiry.learned === null) return;
  const isSingle = lte(sql`${spamTokens.spam_count} + ${spamTokens.honest_count}`, 1);
  const tokens = inArray(spamTokens.token, [...extractTokens(enquiry)].map(hashToken));
  orm.delete(spamTokens).where(and(tokens, isSingle)).run();
}

/** Returns counts of tokens that occur in at least two messages. */
export function getTokenCounts(
  orm: Orm | Transaction,
  tokens: Iterable<string>,
): Map<string, TokenCounts> {
  const byHash = new Map([...tokens].map((token) => [hashToken(token), token]));
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
 * Learns from some enquiries judged before counting existed, newest first.
 * @returns whether there may be more.
 */
export function learnBacklog(orm: Orm | Transaction): boolean {
  const rows = orm
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isNull(enquiries.learned), isNotNull(enquiries.verdict_by)))
    .orderBy(desc(enquiries.received_at))
    .limit(batch)
    .all();
  orm.transaction((tx) => {
    for (const { id } of rows) learnVerdict(tx, id);
  });
  return rows.length === batch;
}

/**
 * Tells whether an admin marked the same text, or a message linking to one of its sites, as spam.
 */
export function wasMarkedAsSpam(
  orm: Orm | Transaction,
  message: string,
): { text: boolean; site: boolean } {
  const marks = new Map(identifyingTokens(message).map((mark) => [hashToken(mark), mark]));
  const isMarked = and(inArray(spamTokens.token, [...marks.keys()]), gt(spamTokens.spam_count, 0));
  const rows = orm.select({ token: spamTokens.token }).from(spamTokens).where(isMarked).all();
  const known = rows.map(({ token }) => marks.get(token) ?? '');
  const has = (kind: string) => known.some((mark) => mark.startsWith(kind));
  return { text: has(textMark), site: has(siteMark) };
}

/** Stores 48 bits of SHA-256 instead of words. */
function hashToken(token: string): number {
  return createHash('sha256').update(token).digest().readUIntBE(0, 6);
}
