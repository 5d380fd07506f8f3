import type { Database } from '../../db/client';
import { countHits, recordHits, secondsUntilFree, takeHit } from '../../db/rateLimitHits';
import { countOrRefuse, type RateLimit, refuseUsedUp, serialQueue } from '../http/rateLimit';

const day = 24 * 60 * 60;
const elsewhere = 'call or email us instead: the contact page has our number and address';

/** Of one network address. */
const perAddress: RateLimit = {
  most: 8,
  seconds: 10 * 60,
  message: (wait) => `Too many messages from your network. Please try again in ${wait}.`,
};
/** Of one network address, what was not understood: who mends a form again and again is no flood. */
const faultyPerAddress: RateLimit = { ...perAddress, most: 30 };
/**
 * Of all together, in an hour: a flood must not fill the disk. Those that bring a proof of work have
 * a count of their own, so that a flood of programs without one leaves room for people.
 */
const perHour = { proved: 240, unproved: 80 };
/** Acknowledgements to one e-mail address in a day: anybody may type anybody's. */
const mostAcknowledgements = 3;

const manyMessages = (wait: string) =>
  `We are getting very many messages just now. Please try again in ${wait}, or ${elsewhere}.`;
/** Forms refused that are shown again with what was typed: a page costs more than a line. */
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
 * Before anything is read of what was sent.
 * @throws ApiFailure 429 where the address, or all together, sent too many.
 */
export function refuseFlood(db: Database, address: string): void {
  refuseUsedUp(db, [keys.address(address)], perAddress);
  refuseUsedUp(db, [keys.faulty(address)], faultyPerAddress);
  const isUnprovedFull = secondsUntilFree(db, keys.all(false), limitOfAll(false)) !== undefined;
  if (isUnprovedFull) refuseUsedUp(db, [keys.all(true)], limitOfAll(true));
}

/** Counts a message with something missing or wrong, which is not taken in. */
export function countFaulty(db: Database, address: string): void {
  takeHit(db, keys.faulty(address), faultyPerAddress);
}

/** @throws ApiFailure 429 with `Retry-After` when the address, or all together, sent too many. */
export function countSubmission(db: Database, address: string, isProved: boolean): void {
  const all = limitOfAll(isProved);
  refuseUsedUp(db, [keys.all(isProved)], all);
  // What is refused writes nothing: a flood costs reads alone.
  countOrRefuse(db, [keys.address(address)], perAddress);
  recordHits(db, [keys.all(isProved)], all.seconds);
}

/** Whether one more page may be made that shows a form again, and counts it. */
export function mayShowAgain(db: Database): boolean {
  return takeHit(db, 'enquiry forms shown again', pagesShownAgain);
}

/** Takes in what was sent one after the other, with page views between. */
export const inTurn = serialQueue({ most: 100, seconds: 60, message: manyMessages });

/** How many times the same text came in the last day, and counts it. An empty text is none. */
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

/** Whether an e-mail address may be sent one more acknowledgement today, and counts it. */
export function countAcknowledgement(db: Database, email: string): boolean {
  return takeHit(db, acknowledgementKey(email), { most: mostAcknowledgements, seconds: day });
}

/** What is counted of an e-mail address, for its erasure. */
export const acknowledgementKey = (email: string) => `enquiry acknowledgement ${email}`;
