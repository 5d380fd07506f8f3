import type { Database } from '../../db/client';
import { countHits, recordHits, secondsUntilFree, tryHit } from '../../db/rateLimitHits';
import { countOrRefuse, type RateLimit, refuseUsedUp, serialQueue } from '../http/rateLimit';

const day = 24 * 60 * 60;
const elsewhere = 'call or email us: our number and address are on the contact page';

/** Messages per network address. */
const perAddress: RateLimit = {
  most: 8,
  seconds: 10 * 60,
  message: (wait) => `Too many messages from your network. Please try again in ${wait}.`,
};
/** Invalid messages per network address: correcting a form repeatedly is no flood. */
const faultyPerAddress: RateLimit = { ...perAddress, most: 30 };
/**
 * All messages per hour, so that a flood can't fill the disk. Messages with proof of work count
 * separately, so that a flood without it leaves room for people.
 */
const perHour = { proved: 240, unproved: 80 };

const manyMessages = (wait: string) =>
  `We are receiving a lot of messages right now. Please try again in ${wait}, or ${elsewhere}.`;
/** Refused forms shown again with what was typed: a page costs more than a line of text. */
const pagesShownAgain = { most: 30, seconds: 60 };

const keys = {
  address: (address: string) => `enquiry address ${address}`,
  faulty: (address: string) => `enquiry faulty ${address}`,
  all: (isProved: boolean) => `enquiries ${isProved ? 'proved' : 'unproved'}`,
};
const limitOfAll = (isProved: boolean): RateLimit => ({
  most: isProved ? perHour.proved : perHour.unproved,
  seconds: 60 * 60,
  message: manyMessages,
});

/**
 * Checks limits before reading the body.
 * @throws HttpError 429 if the address, or all together, sent too many.
 */
export function refuseFlood(db: Database, address: string): void {
  refuseUsedUp(db, [keys.address(address)], perAddress);
  refuseUsedUp(db, [keys.faulty(address)], faultyPerAddress);
  const isUnprovedFull = secondsUntilFree(db, keys.all(false), limitOfAll(false)) !== undefined;
  if (isUnprovedFull) refuseUsedUp(db, [keys.all(true)], limitOfAll(true));
}

/** Counts an invalid message. */
export function countFaulty(db: Database, address: string): void {
  tryHit(db, keys.faulty(address), faultyPerAddress);
}

/**
 * Counts a valid message. @throws HttpError 429 with `Retry-After` if the address, or all together,
 * sent too many.
 */
export function countSubmission(db: Database, address: string, isProved: boolean): void {
  const all = limitOfAll(isProved);
  refuseUsedUp(db, [keys.all(isProved)], all);
  // Refusals write nothing: a flood only costs reads.
  countOrRefuse(db, [keys.address(address)], perAddress);
  recordHits(db, [keys.all(isProved)], all.seconds);
}

/** Counts a form shown again. Returns whether the limit allows it. */
export function mayShowAgain(db: Database): boolean {
  return tryHit(db, 'enquiry forms shown again', pagesShownAgain);
}

/** Processes submissions one at a time, with page views in between. */
export const inSequence = serialQueue({ most: 100, seconds: 60, message: manyMessages });

/** Counts a text. Returns how often it came in the previous day; 0 for empty text. */
export function countText(db: Database, text: string): number {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return 0;
  const key = `enquiry text ${plain}`;
  const before = countHits(db, key, day);
  recordHits(db, [key], day);
  return before;
}
