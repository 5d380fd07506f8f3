import {
  type Booking,
  bookingsOf,
  countUnproved,
  heldUntil,
  insertBooking,
} from '../../db/bookings/bookings';
import { type Enquiry, getEnquiry, insertEnquiry } from '../../db/enquiries/enquiries';
import { hashedKey } from '../../db/rateLimitHits';
import { now } from '../../db/time';
import {
  allowsWay,
  isAbout,
  kindInWords,
  type MadeBooking,
  type MeetingWay,
  readSlotId,
  type Slot,
  type Times,
  timesFrom,
  usualKind,
} from '../../shared/bookings';
import { type Price, priceInWords } from '../../shared/price';
import { momentLines } from '../../site/api';
import type { Services } from '../context';
import { withPlainBreaks } from '../http/bodies';
import type { Sender } from '../http/clientAddress';
import { fieldError } from '../http/errors';
import { assign } from '../intake/assign';
import type { FormTimes } from '../intake/formTime';
import { judgeSubmission } from '../intake/judge';
import { inSequence } from '../intake/limits';
import { queueEnquiryMails } from '../intake/mails';
import { once, repeated, repeatedByVisitor, sentByVisitor } from '../intake/once';
import { fromVisitor } from '../intake/received';
import { mailSettings } from '../mail/settings';
import { countVisitorMail } from '../mail/strangers';
import { inBookingTransaction, quartersAt, recordAndNotify, timeTaken, toComeOf } from './changes';
import { partiesOf, paymentOf, personInWords, priceOf } from './describe';
import type { BookingFields } from './fields';
import { chosenSlot, isWithinShare } from './findSlots';
import { findKind, type KeptOfKind, keptOfKind } from './kinds';
import { bookingPath } from './links';
import { isDomainFull } from './mailDomain';
import { askClient } from './mails';

/** How many times are kept for a network whose clients are unproved. */
const maxOfNetwork = 3;

/**
 * Books for a visitor: at once if mail isn't set up, or the firm wants it so; otherwise the time is
 * held until they open a link. What may be spam waits for the office, as does what too many ask for
 * at a time. A repeated submission makes one booking.
 *
 * Whether an address has a booking already, only its mailbox is told.
 * @throws HttpError 409 if the time is taken or, without mail, the address has a booking; 429.
 */
export async function bookForVisitor(
  services: Services,
  formTimes: FormTimes,
  fields: BookingFields,
  sender: Sender,
): Promise<MadeBooking> {
  const { db, environment, firm } = services;
  const sent = sentByVisitor(db, fields);
  const before = repeated(db, sent);
  if (before !== undefined) return madeBefore(services, before, fields);
  const { email, note, topic } = fields;
  let made: MadeBooking | undefined;
  const insert = (): string => {
    const { slot, way, kept } = chooseSlot(services, fields);
    const asEnquiry = { ...fields, message: note };
    const judged = judgeSubmission(db, formTimes, {
      fields: asEnquiry,
      sender,
      text: note,
    });
    const hasMail = mailSettings(environment) !== undefined;
    const other = judged.isSpam ? undefined : toComeOf(db, email);
    if (other && !hasMail) throw alreadyBooked();
    const held_for = hashedKey(db, `booking ${sender.site}`);
    const isKept = countUnproved(db, held_for) < maxOfNetwork && isWithinShare(services, slot);
    const isFull = isDomainFull(services, email);
    const refusal = judged.isSpam || isFull ? undefined : countVisitorMail(db, email, sender);
    const isRefused = isFull || (hasMail ? refusal !== undefined : !isKept);
    const isForOffice = !judged.isSpam && isRefused;
    const enquiry = insertEnquiry(db, {
      ...fromVisitor(services, fields, judged, now()),
      kind: 'consultation',
      message: note,
      ...assign(services, {
        kind: 'consultation',
        topic,
        country: fields.country,
        office: slot.office_id ?? undefined,
        person: slot.person_id,
      }),
      person_id: fields.anyone ? null : slot.person_id,
      answers: isForOffice ? wishOf(services, fields, slot, way, kept) : [],
      newsletter: false,
    });
    if (!enquiry) throw repeatedByVisitor();
    if (isForOffice) {
      queueEnquiryMails(services, enquiry, { status: 'waiting', kinds: ['enquiry-notice'] });
      made = requestOf(services, slot.person_id, slot);
      return enquiry.id;
    }
    const values = {
      enquiry_id: enquiry.id,
      person_id: slot.person_id,
      office_id: slot.office_id,
      ...kept,
      ...{
        starts_at: slot.starts_at,
        ends_at: slot.ends_at,
        how: way,
        zone: fields.zone,
        anyone: fields.anyone,
        held_for,
      },
    };
    if (judged.isSpam) {
      const asked = insertBooking(db, { ...values, state: 'unconfirmed' }, []);
      queueEnquiryMails(services, enquiry, { status: 'held', kinds: ['enquiry-notice'] });
      made = madeOf(services, asked);
      return enquiry.id;
    }
    const quarters = isKept ? quartersAt(services, slot) : [];
    if (isKept && !other && (!hasMail || firm.calendar.company.booking_at_once)) {
      const booked = insertBooking(db, { ...values, state: 'booked' }, quarters);
      recordAndNotify(services, booked, { change: 'booked', mail: refusal ? 'none' : 'counted' });
      made = madeOf(services, booked);
      return enquiry.id;
    }
    const held_until = isKept ? heldUntil() : null;
    const unconfirmed = insertBooking(
      db,
      { ...values, held_until, state: 'unconfirmed' },
      quarters,
    );
    askClient(services, unconfirmed, other);
    made = madeOf(services, unconfirmed);
    return enquiry.id;
  };
  return inSequence(() =>
    inBookingTransaction(services, () => {
      const enquiryId = once(db, { ...sent, insert });
      return made ?? madeBefore(services, enquiryId, fields);
    }),
  );
}

/** What is said of a wish, which costs nothing yet. */
const requested = {
  state: 'requested',
  held_until: null,
  manage: null,
  price: '',
  payment: null,
} as const;

/** Returns what a submission made before. */
function madeBefore(
  services: Services,
  enquiryId: string,
  { slot_id }: Pick<BookingFields, 'slot_id'>,
): MadeBooking {
  const [booking] = bookingsOf(services.db, enquiryId);
  if (booking) return madeOf(services, booking);
  const { person_id = '', start = 0, kind = '' } = readSlotId(slot_id) ?? {};
  const { minutes } = findKind(services.firm.calendar, kind) ?? usualKind;
  return requestOf(services, person_id, timesFrom(start, minutes));
}

/** Returns a wish for the office as the visitor who sent it sees it. */
function requestOf(
  { db }: Services,
  person_id: string,
  { starts_at, ends_at }: Times,
): MadeBooking {
  const parties = partiesOf(db, { person_id, office_id: null });
  return { ...requested, starts_at, ends_at, person: personInWords(parties, { starts_at }) };
}

/** Returns a booking as the visitor who made it may know it. */
export function madeOf({ db, environment, firm }: Services, booking: Booking): MadeBooking {
  const { id, state, starts_at, ends_at, held_until } = booking;
  const times = { starts_at, ends_at, person: personInWords(partiesOf(db, booking), booking) };
  // As a wish looks: whoever sent spam isn't told.
  if (getEnquiry(db, booking.enquiry_id)?.status === 'spam') return { ...requested, ...times };
  const told = { ...times, price: priceOf(booking), payment: null };
  if (!mailSettings(environment)) {
    const payment = paymentOf(booking);
    return { state: 'booked', ...told, payment, held_until: null, manage: bookingPath(db, id) };
  }
  // Whether the address had one before is for its mailbox alone: both are answered alike.
  if (firm.calendar.company.booking_at_once) {
    return { state: 'mailed', ...told, held_until: null, manage: null };
  }
  const shown = state === 'booked' ? 'mailed' : 'unconfirmed';
  return { state: shown, ...told, held_until, manage: null };
}

/** Describes a time that somebody asked for, as an enquiry's answers. */
function wishOf(
  { firm: { calendar } }: Services,
  { zone }: BookingFields,
  { starts_at, ends_at, person_id, office_id }: Slot,
  way: MeetingWay,
  kept: KeptOfKind,
): Enquiry['answers'] {
  const office = calendar.offices.find(({ id }) => id === office_id);
  const ways = { video: 'By video', phone: 'By phone', office: `At the ${office?.city} office` };
  const person = calendar.people.find(({ id }) => id === person_id);
  const what = kindInWords({ ...kept, starts_at, ends_at });
  return [
    ...(what ? [{ label: 'What', value: what }] : []),
    ...(kept.price ? [{ label: 'Price', value: priceInWords(kept) }] : []),
    { label: 'Time', value: momentLines(starts_at, zone, calendar.company.zone).join(' = ') },
    { label: 'How', value: ways[way] },
    { label: 'With', value: person?.name ?? '' },
  ];
}

/** Returns the slot that a visitor chose. @throws HttpError 409 if it isn't free. */
function chooseSlot(
  services: Services,
  { slot_id, how, topic, anyone, price, agreed }: BookingFields,
): { slot: Slot; way: MeetingWay; kept: KeptOfKind } {
  const { calendar } = services.firm;
  const way = how === 'video' || how === 'phone' ? how : 'office';
  const office = way === 'office' ? how : undefined;
  const kind = findKind(calendar, readSlotId(slot_id)?.kind ?? '');
  // One that isn’t shown any more has no free times.
  if (!kind?.is_shown) throw timeTaken();
  if (!allowsWay(kind, way)) throw fieldError('how', wrongWay);
  if (!isAbout(kind, topic)) throw fieldError('topic', wrongTopic);
  const slot = chosenSlot(services, slot_id, { office, topic, anyone, kind });
  if (!slot) throw timeTaken();
  const kept = { ...keptOfKind(kind, services.today()), agreed_at: kind.terms ? now() : null };
  if (price !== kept.price) throw otherPrice(kept);
  if (withPlainBreaks(agreed) !== withPlainBreaks(kind.terms))
    throw fieldError('agreed', notAgreed);
  return { slot, way, kept };
}

const wrongWay = 'This kind of consultation takes place otherwise. Choose another way to meet.';

const wrongTopic = 'This kind of consultation is about something else. Choose another kind.';
const notAgreed = 'Please read the terms, and tick that you agree.';

/** The price rose or fell between the page and the button. */
const otherPrice = (price: Price) =>
  fieldError(
    'price',
    `The price has changed meanwhile: it is now “${priceInWords(price)}”. If this page still shows another, load it again: what you typed stays.`,
    409,
  );

const alreadyBooked = () =>
  fieldError(
    'email',
    'There is a consultation with this address already. Move or cancel that one with its link, or call us.',
    409,
  );
