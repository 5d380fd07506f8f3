import { Hono } from 'hono';
import { z } from 'zod';
import { clientBooking } from '../../db/bookings/clientBookings';
import { listErasure } from '../../db/enquiries/erasures';
import { contactName, contactsOf, personalData } from '../../db/enquiries/personalData';
import { secureDeleteLog } from '../../db/file/secureDelete';
import { now } from '../../db/time';
import { lastDigits } from '../../shared/enquiryFields';
import { retention } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { requireFresh } from '../accounts/sessions';
import { isInCalendar } from '../bookings/changes';
import { withdrawFromCalendar } from '../bookings/mails';
import type { AdminVariables, Services } from '../context';
import { fieldErrors } from '../http/bodies';
import { email } from '../intake/fields';
import { actionRoutes } from '../resources/action';
import { erasePerson } from './erase';

const phone = z
  .string()
  .refine((text) => lastDigits(text) !== '', 'Enter at least six digits of a phone number.');
const schema = z
  .object({
    email: email.optional(),
    phone: phone.optional(),
    /** Of an erasure: the records of advice stay. */
    keeps_advice: z.boolean().default(false),
  })
  .refine((sent) => sent.email !== undefined || sent.phone !== undefined, {
    path: ['email'],
    error: 'Please enter your email address.',
  })
  .transform(({ email = '', phone = '', keeps_advice }) => ({
    contact: contactName({ email, phone }),
    keepsAdvice: keeps_advice,
  }));

/** `GET /api/personal-data?email=` or `?phone=`: everything stored about a person. */
export function personalDataRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>().get('/', requireFresh(services), (c) => {
    const query = schema.safeParse(c.req.query());
    if (!query.success) throw fieldErrors(query.error.issues);
    audit(db, c.get('admin'), 'export personal-data', '', 'Everything about one person');
    return c.json(personalData(db, query.data.contact));
  });
}

/**
 * `POST /api/erasures` `{email}` or `{phone}`: erases everything about a person, with `keeps_advice`
 * all but the records of advice; 201 with the number of rows by kind.
 */
export function erasureRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(
    services,
    schema,
    ({ contact, keepsAdvice }, admin) => {
      const rules = { maxDays: retention.backupDays, keepsAdvice };
      const ids = contactsOf(db, contact).map((one) => listErasure(db, one, rules));
      const toCome = personalData(db, contact).bookings.flatMap(({ id }) => {
        const booking = clientBooking(db, id);
        return booking && isInCalendar(booking) && booking.starts_at > now() ? [booking] : [];
      });
      const erased = erasePerson(services, contact, keepsAdvice);
      for (const booking of toCome) {
        withdrawFromCalendar(services, { ...booking, sequence: booking.sequence + 1 });
      }
      const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`);
      const what = keepsAdvice ? 'Everything but the record of advice' : 'Everything';
      const summary = `${what} about one person: ${counts.join(', ')}`;
      for (const id of ids) audit(db, admin, 'erase erasures', id, summary);
      services.wakeSender();
      return erased;
    },
    { mayAct: requireFresh(services), stored: () => secureDeleteLog(db) },
  );
}
