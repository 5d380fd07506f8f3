import { createHash } from 'node:crypto';
import type { Database } from '../../db/client';
import { recentEvents, recordEvents } from '../../db/limitedEvents';
import type { RateLimit } from '../auth/rateLimit';
import type { Gate } from './gate';

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
/** What is refused while this many wait for their turn. */
export const mostWaiting: RateLimit = { most: 100, seconds: 60, message: manyMessages };

const keyOfAddress = (address: string) => `enquiry address ${address}`;
const keyOfAll = (isProved: boolean) => `enquiries ${isProved ? 'proved' : 'unproved'}`;

/**
 * Before anything is read of what was sent.
 * @throws ApiFailure 429 where it is known that the address, or all together, sent too many.
 */
export function refuseKnown(gate: Gate, address: string): void {
  gate.refuseKnown(keyOfAddress(address));
  if (gate.isShut(keyOfAll(false))) gate.refuseKnown(keyOfAll(true));
}

/**
 * Before what was sent is understood: without a proof there may be no room.
 * @throws ApiFailure 429.
 */
export function refuseUnproved(gate: Gate, body: () => Promise<string>): Promise<void> | undefined {
  if (!gate.isShut(keyOfAll(false))) return undefined;
  return body().then((text) => {
    if (!/"proof"\s*:\s*"\w|(^|&)proof=\w/.test(text)) gate.refuseKnown(keyOfAll(false));
  });
}

/** Counts a message with something missing or wrong, which is not taken in. */
export function countFaulty(gate: Gate, address: string): void {
  gate.count(keyOfAddress(address), faultyPerAddress);
}

/** @throws ApiFailure 429 with `Retry-After` when the address, or all together, sent too many. */
export function countSubmission(
  db: Database,
  gate: Gate,
  address: string,
  isProved: boolean,
): void {
  const ofAddress = keyOfAddress(address);
  const ofAll = keyOfAll(isProved);
  gate.refuseBeyond(db, ofAll, {
    most: isProved ? perHour.proved : perHour.unproved,
    seconds: 60 * 60,
    message: manyMessages,
  });
  gate.refuseBeyond(db, ofAddress, perAddress);
  // What is refused writes nothing: a flood costs reads alone.
  recordEvents(db, [ofAddress, ofAll]);
}

/** How many times the same text came in the last day, and counts it. An empty text is none. */
export function countText(db: Database, text: string): number {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return 0;
  const key = `enquiry text ${hash(plain)}`;
  const before = recentEvents(db, key, day).length;
  recordEvents(db, [key]);
  return before;
}

/** Whether an e-mail address may be sent one more acknowledgement today, and counts it. */
export function countAcknowledgement(db: Database, email: string): boolean {
  const key = acknowledgementKey(email);
  const isAllowed = recentEvents(db, key, day).length < mostAcknowledgements;
  if (isAllowed) recordEvents(db, [key]);
  return isAllowed;
}

/** What is counted of an e-mail address, for its erasure. */
export const acknowledgementKey = (email: string) => `enquiry acknowledgement ${hash(email)}`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
