import { z } from 'zod';
import { insertBooking } from '../../db/bookings/bookings';
import { type Booking, clientBooking, clientBookings } from '../../db/bookings/clientBookings';
import type { Database } from '../../db/client';
import { type Enquiry, getEnquiry, insertEnquiry, submittedId } from '../../db/enquiries/enquiries';
import { now } from '../../db/time';
import { timesFrom, usualKind } from '../../shared/bookings';
import { maxText, visitorValues } from '../../shared/enquiryFields';
import { knownZone } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import type { AdminVariables, Services } from '../context';
import { limited, recordId } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { assign } from '../intake/assign';
import { checkReach, enteredParticulars, isObject } from '../intake/fields';
import { once, repeatedByVisitor } from '../intake/once';
import { enteredBy } from '../intake/received';
import { notFound } from '../resources/resourceReads';
import { inBookingTransaction, quartersAt, recordAndNotify } from './changes';
import { findKind, firstKind, keptOfKind } from './kinds';
import { assertBookable, lacksNumber, meeting } from './officeMeeting';

type Admin = AdminVariables['Variables']['admin'];

/** A booking that an admin makes, for an enquiry or for somebody new. */
export const bookByHandSchema = z
  .object({
    by_hand: z.literal(true),
    ...meeting,
    office_id: meeting.office_id.default(null),
    /** Empty: the first kind of consultation. */
    kind_id: z.string().max(64).default(''),
    /** Empty for somebody new. */
    enquiry_id: z.string().max(64).default(''),
    ...enteredParticulars,
    name: enteredParticulars.name.default(''),
    note: limited('The note', maxText.message).default(''),
    zone: z
      .string()
      .max(64)
      .default('')
      .transform((zone) => knownZone(zone || undefined)),
    /** Although the person isn't there. */
    outside: z.boolean().default(false),
    submission_id: recordId.default(() => crypto.randomUUID()),
  })
  .superRefine(
    (value, context) => {
      const { enquiry_id, name } = Object(value);
      if (enquiry_id) return;
      if (!name) {
        context.addIssue({ code: 'custom', path: ['name'], message: 'Name is required.' });
      }
      checkReach(value, context);
    },
    { when: isObject },
  );

/** Books by hand, once per submission, and tells those concerned. @returns the booking's id. */
export function bookByHand(
  services: Services,
  fields: z.output<typeof bookByHandSchema>,
  admin: Admin,
): string {
  const { db } = services;
  const { how, person_id, zone, outside, submission_id, enquiry_id } = fields;
  const { calendar } = services.firm;
  const kind = findKind(calendar, fields.kind_id || firstKind(calendar).id);
  if (fields.kind_id && !kind) throw fieldError('kind_id', 'This kind doesn’t exist any more.');
  const times = timesFrom(Date.parse(fields.starts_at), (kind ?? usualKind).minutes);
  return inBookingTransaction(services, () => {
    const known = enquiry_id === '' ? undefined : getEnquiry(db, enquiry_id);
    if (enquiry_id !== '' && !known) throw notFound('enquiry');
    if (known?.status === 'spam') throw isSpamEnquiry();
    return once(db, {
      kind: 'bookings',
      id: submission_id,
      content: { ...fields, created_by: admin.username },
      find: (rowId) => (rowId ? clientBooking(db, rowId) : bookingOf(db, submission_id)),
      insert: () => insert(known),
      place: ({ id, enquiry_id }) => ({ row_id: id, enquiry_id }),
    }).id;
  });

  function insert(known: Enquiry | undefined): Booking {
    const office_id = how === 'office' ? fields.office_id : null;
    const topic = known?.topic ?? fields.topic;
    assertBookable(services, { person_id, office_id, how, ...times, outside, topic });
    if (how === 'phone' && !(known?.phone ?? fields.phone)) throw lacksNumber();
    const enquiry =
      known ??
      insertEnquiry(db, {
        submission_id,
        kind: 'consultation',
        channel: 'phone',
        topic,
        message: fields.note,
        ...visitorValues(fields),
        ...assign(services, {
          kind: 'consultation',
          topic,
          country: fields.country,
          office: office_id ?? undefined,
          person: person_id,
        }),
        ...enteredBy(services, admin, now()),
      });
    if (!enquiry) throw repeatedByVisitor();
    const booking = insertBooking(
      db,
      {
        enquiry_id: enquiry.id,
        person_id,
        office_id,
        how,
        ...(kind && keptOfKind(kind, services.today())),
        ...times,
        zone,
        outside,
        state: 'booked',
        created_by: admin.username,
        proved_at: now(),
      },
      quartersAt(services, times),
    );
    recordAndNotify(services, booking, { change: 'booked' });
    audit(db, admin, 'create bookings', enquiry.id, 'by hand');
    return booking;
  }
}

/** Returns the booking of an enquiry that was made under an id. */
function bookingOf(db: Database, submissionId: string): Booking | undefined {
  const enquiry_id = submittedId(db, submissionId);
  return enquiry_id === undefined ? undefined : clientBookings(db, { enquiry_id })[0];
}

const isSpamEnquiry = () =>
  new HttpError(409, { message: 'This enquiry is marked as spam. Mark it as not spam first.' });
