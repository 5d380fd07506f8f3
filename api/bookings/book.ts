import {
  type Booking,
  bookingsOf,
  bookingToCome,
  countHolds,
  heldUntil,
  insertBooking,
} from '../../db/bookings/bookings';
import { getEnquiry, insertEnquiry, submittedId } from '../../db/enquiries/enquiries';
import { hashedKey } from '../../db/rateLimitHits';
import { now } from '../../db/time';
import type { MadeBooking, MeetingWay, Slot } from '../../shared/bookings';
import { visitorValues } from '../../shared/enquiryFields';
import { noticeText, promisedReply } from '../../site/api';
import type { Services } from '../context';
import { assign } from '../enquiries/assign';
import type { Challenger } from '../enquiries/challenge';
import { countAcknowledgement, inSequence } from '../enquiries/limits';
import { queueEnquiryMails } from '../enquiries/mails';
import { judgeSubmission } from '../enquiries/receive';
import { fieldError, HttpError } from '../http/errors';
import { mailSettings } from '../mail/settings';
import { orTaken, quartersAt, settle, timeTaken } from './changes';
import type { BookingFields } from './fields';
import { chosenSlot, readCalendar } from './findSlots';
import { bookingPath } from './links';
import { askClient } from './mails';

/** How much of the visitor's network and of all may be held at a time. */
const mostHolds = { network: 2, all: 10 };

/**
 * Books for a visitor: at once if mail isn't set up, or the firm wants it so; otherwise the time is
 * held until they open a link. What may be spam waits for the office. A repeated submission makes
 * one booking.
 * @param address network address for rate limits; `network` the wider one for holds.
 * @throws HttpError 409 if the time is taken, or the address has a booking; 429.
 */
export async function bookForVisitor(
  services: Services,
  challenger: Challenger,
  fields: BookingFields,
  { address, network }: { address: string; network: string },
): Promise<MadeBooking> {
  const { db, environment, firm } = services;
  const before = madeBefore(services, fields.submission_id);
  if (before) return before;
  const proof = await challenger.checkProof(fields.proof);
  const { email, note, topic, form, notice_version, submission_id, came_from } = fields;
  const write = (): MadeBooking => {
    const repeated = madeBefore(services, submission_id);
    if (repeated) return repeated;
    const { slot, way } = chooseSlot(services, fields);
    const asEnquiry = { ...fields, message: note };
    const judged = judgeSubmission(db, challenger, {
      ...{ fields: asEnquiry, proof, address },
      text: note,
    });
    const isAtOnce = !mailSettings(environment) || readCalendar(db).company.booking_at_once;
    if (isAtOnce && !judged.isSpam && bookingToCome(db, email)) throw alreadyBooked();
    const received_at = now();
    const enquiry = insertEnquiry(db, {
      ...{ submission_id, kind: 'consultation', topic, message: note, form, came_from },
      ...visitorValues(fields),
      ...assign(services, {
        ...{ kind: 'consultation', topic, country: fields.country },
        ...{ office: slot.office_id ?? undefined, person: slot.person_id },
      }),
      person_id: fields.anyone ? null : slot.person_id,
      answers: [],
      status: judged.isSpam ? 'spam' : 'new',
      spam_score: judged.score,
      spam_reasons: judged.reasons,
      newsletter: false,
      notice_version,
      notice_text: noticeText(notice_version),
      received_at,
      answer_by: promisedReply(new Date(received_at), firm.onPages).toISOString(),
    });
    if (!enquiry) throw new Error('the submission was stored meanwhile');
    const values = {
      enquiry_id: enquiry.id,
      ...{ person_id: slot.person_id, office_id: slot.office_id, starts_at: slot.starts_at },
      ...{ how: way, zone: fields.zone, anyone: fields.anyone },
    };
    if (judged.isSpam) {
      const requested = insertBooking(db, { ...values, state: 'unconfirmed' }, []);
      queueEnquiryMails(services, enquiry, { status: 'held', kinds: ['enquiry-notice'] });
      return madeOf(services, requested);
    }
    const quarters = quartersAt(services, slot.starts_at);
    if (isAtOnce) {
      const booked = insertBooking(db, { ...values, state: 'booked' }, quarters);
      settle(services, booked, { change: 'booked' });
      return madeOf(services, booked);
    }
    if (!countAcknowledgement(db, email)) throw manyMails();
    const held_for = hashedKey(db, `booking ${network}`);
    const isHeld = countHolds(db) < mostHolds.all && countHolds(db, held_for) < mostHolds.network;
    const held = isHeld ? { held_until: heldUntil(), held_for } : {};
    const unconfirmed = insertBooking(
      db,
      { ...values, ...held, state: 'unconfirmed' },
      isHeld ? quarters : [],
    );
    askClient(services, unconfirmed);
    return madeOf(services, unconfirmed);
  };
  return inSequence(() => orTaken(services, write));
}

/** Returns the booking that a submission made; undefined if there is none. */
function madeBefore(services: Services, submissionId: string): MadeBooking | undefined {
  const enquiryId = submittedId(services.db, submissionId);
  const [booking] = enquiryId === undefined ? [] : bookingsOf(services.db, enquiryId);
  return booking && madeOf(services, booking);
}

function madeOf({ db }: Services, booking: Booking): MadeBooking {
  const { id, state, starts_at, ends_at, held_until } = booking;
  const isSpam = getEnquiry(db, booking.enquiry_id)?.status === 'spam';
  const shown = isSpam ? 'requested' : state === 'booked' ? 'booked' : 'unconfirmed';
  const manage = shown === 'booked' ? bookingPath(db, id) : null;
  return { state: shown, starts_at, ends_at, held_until, manage };
}

/** Returns the slot that a visitor chose. @throws HttpError 409 if it isn't free. */
function chooseSlot(
  { db }: Services,
  { slot_id, how, topic, anyone }: BookingFields,
): { slot: Slot; way: MeetingWay } {
  const way = how === 'video' || how === 'phone' ? how : 'office';
  const office = way === 'office' ? how : undefined;
  const slot = chosenSlot(db, slot_id, { office, topic, anyone });
  if (!slot) throw timeTaken();
  return { slot, way };
}

const alreadyBooked = () =>
  fieldError(
    'email',
    'There is a consultation with this address already. Move or cancel that one with its link, or call us.',
    409,
  );

const manyMails = () =>
  new HttpError(429, {
    message:
      'We have sent several emails to this address today. Open the link in one of them, or call us.',
  });
