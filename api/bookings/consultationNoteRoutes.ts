import { z } from 'zod';
import { admins } from '../../db/accounts/admins';
import { type Booking, clientBooking } from '../../db/bookings/clientBookings';
import {
  type ConsultationNote,
  getConsultationNote,
  insertConsultationNote,
} from '../../db/bookings/consultationNotes';
import { type Enquiry, getEnquiry } from '../../db/enquiries/enquiries';
import { signerOf } from '../../db/firm/signers';
import { now } from '../../db/time';
import { audit } from '../accounts/auditTrail';
import type { AdminVariables, Services } from '../context';
import { reopen, takeNextStep } from '../enquiries/enquiryVerbs';
import { limited, recordId, requiredText } from '../http/bodies';
import { HttpError } from '../http/errors';
import { once } from '../intake/once';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { replaceOwnStep } from './changes';

const long = 'Please shorten this to 10,000 characters.';
const schema = z.object({
  id: recordId.default(() => crypto.randomUUID()),
  booking_id: z.string({ error: 'Choose a consultation.' }),
  asked: requiredText('Write what was asked.', 10_000, long),
  advised: requiredText('Write what was advised.', 10_000, long),
  next_step: limited('The next step', 200).default(''),
  /** Day (yyyy-mm-dd) on which the office does it. */
  next_on: z.iso.date({ error: 'Choose a day.' }).nullable().default(null),
});

/**
 * `POST /api/consultation-notes` `{booking_id, asked, advised, next_step?, next_on?}`: the record of
 * what was said in a consultation. With a day its next step becomes the enquiry's.
 */
export const consultationNoteRoutes = (services: Services) => {
  const { db, today } = services;
  return actionRoutes(
    services,
    schema,
    ({ next_on, ...sent }, admin) => {
      const booking = clientBooking(db, sent.booking_id);
      const enquiry = booking && getEnquiry(db, booking.enquiry_id);
      if (!booking || !enquiry) throw notFound('booking');
      return once(db, {
        kind: 'consultation-notes',
        id: sent.id,
        content: { ...sent, next_on, created_by: admin.username },
        find: () => getConsultationNote(db, sent.id),
        insert: () => write(booking, enquiry, { ...sent, next_on }, admin),
        place: () => ({ row_id: sent.id, enquiry_id: enquiry.id }),
      });
    },
    { bytes: 64 * 1024, tooLarge: 'The note is too long to save.' },
  );

  function write(
    booking: Booking,
    enquiry: Enquiry,
    { next_on, ...sent }: z.output<typeof schema>,
    admin: AdminVariables['Variables']['admin'],
  ): ConsultationNote {
    assertHeld(booking);
    const { name, role, marn } = signerOf(db, admins.get(db, admin.id), today());
    const signed_as = [name || admin.username, role, marn && `MARN ${marn}`];
    const note = insertConsultationNote(db, {
      ...sent,
      enquiry_id: enquiry.id,
      admin_id: admin.id,
      created_by: admin.username,
      signed_as: signed_as.filter(Boolean).join(', '),
    });
    const isOpen = ['new', 'open'].includes(enquiry.status);
    const doing = { services, admin, at: now() };
    const waits = isOpen || next_on !== null ? reopen(doing, enquiry, 'waiting') : enquiry;
    if (next_on !== null) takeNextStep(doing, waits, { next_on, next_reason: sent.next_step });
    // What the booking asked for is done.
    else replaceOwnStep(db, enquiry.id, { next_on: null, next_reason: '' });
    audit(db, admin, 'create consultation-notes', enquiry.id);
    return note;
  }
};

function assertHeld({ state, starts_at }: { state: string; starts_at: string }): void {
  if (state === 'booked' && starts_at <= now()) return;
  const message =
    state === 'missed'
      ? 'The client didn’t come. Say first that they came after all.'
      : 'This consultation hasn’t taken place.';
  throw new HttpError(409, { message });
}
