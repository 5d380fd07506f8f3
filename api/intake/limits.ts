import type { Database } from '../../db/client';
import { countHits, recordHits, secondsUntilFree, tryHit } from '../../db/rateLimitHits';
import type { Sender } from '../http/clientAddress';
import { countOrRefuse, type RateLimit, refuseUsedUp, serialQueue } from '../http/rateLimit';

const day = 24 * 60 * 60;
const elsewhere = 'call or email us: our number and address are on the contact page';

const perAddress: RateLimit = {
  most: 8,
  seconds: 10 * 60,
  message: (wait) => `Too many messages from your network. Please try again in ${wait}.`,
};
/** Invalid messages per network address: correcting a form repeatedly is no flood. */
const faultyPerAddress: RateLimit = { ...perAddress, most: 30 };
const hour = 60 * 60;
/**
 * All messages per hour, so that a flood can't fill the disk or the inbox. A network's first one in
 * the hour counts separately, so that a flood from some networks leaves room for all others.
 */
const perHour = { first: 480, further: 80 };
type Kind = keyof typeof perHour;

const manyMessages = (wait: string) =>
  `We are receiving a lot of messages right now. Please try again in ${wait}, or ${elsewhere}.`;
/** Refused forms shown again with what was typed: a page costs more than a line of text. */
const pagesShownAgain = { most: 30, seconds: 60 };

const keys = {
  address: (address: string) => `enquiry address ${address}`,
  faulty: (address: string) => `enquiry faulty ${address}`,
  site: (site: string) => `enquiry site ${site}`,
  all: (kind: Kind) => `enquiries ${kind}`,
};
const limitOfAll = (kind: Kind): RateLimit => ({
  most: perHour[kind],
  seconds: hour,
  message: manyMessages,
});

/** Returns as what a message may count, in this order. */
const kindsOf = (db: Database, { site }: Sender): Kind[] =>
  countHits(db, keys.site(site), hour) === 0 ? ['first', 'further'] : ['further'];

/** Returns the first kind with room. @throws HttpError 429 if there is none. */
function kindWithRoom(db: Database, sender: Sender): Kind {
  const hasRoom = (kind: Kind) =>
    secondsUntilFree(db, keys.all(kind), limitOfAll(kind)) === undefined;
  const free = kindsOf(db, sender).find(hasRoom);
  if (!free) refuseUsedUp(db, [keys.all('further')], limitOfAll('further'));
  return free ?? 'further';
}

/**
 * Checks limits before reading the body.
 * @throws HttpError 429 if the network, or all together, sent too many.
 */
export function refuseFlood(db: Database, sender: Sender): void {
  refuseUsedUp(db, [keys.address(sender.network)], perAddress);
  refuseUsedUp(db, [keys.faulty(sender.network)], faultyPerAddress);
  kindWithRoom(db, sender);
}

/** Counts an invalid message. */
export function countFaulty(db: Database, { network }: Sender): void {
  tryHit(db, keys.faulty(network), faultyPerAddress);
}

/**
 * Counts a valid message. @throws HttpError 429 with `Retry-After` if the network, or all together,
 * sent too many.
 */
export function countSubmission(db: Database, sender: Sender): void {
  const kind = kindWithRoom(db, sender);
  // Refusals write nothing: a flood only costs reads.
  countOrRefuse(db, [keys.address(sender.network)], perAddress);
  recordHits(db, [keys.all(kind), keys.site(sender.site)], hour);
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
