import { Hono } from 'hono';
import { z } from 'zod';
import { clientBooking } from '../../db/bookings/bookings';
import { listErasure } from '../../db/enquiries/erasures';
import { contactName, contactsOf, personalData } from '../../db/enquiries/personalData';
import { secureDeleteLog } from '../../db/file/secureDelete';
import { now } from '../../db/time';
import { lastDigits } from '../../shared/enquiryFields';
import { retention } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { requireFresh } from '../accounts/sessions';
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
  .object({ email: email.optional(), phone: phone.optional() })
  .refine((sent) => sent.email !== undefined || sent.phone !== undefined, {
    path: ['email'],
    error: 'Please enter your email address.',
  })
  .transform(({ email = '', phone = '' }) => ({ contact: contactName({ email, phone }) }));

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
 * `POST /api/erasures` `{email}` or `{phone}`: erases everything about a person; 201 with the number
 * of rows by kind.
 */
export function erasureRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(
    services,
    schema,
    ({ contact }, admin) => {
      const ids = contactsOf(db, contact).map((one) => listErasure(db, one, retention.backupDays));
      const toCome = personalData(db, contact).bookings.flatMap(({ id, state, starts_at }) =>
        state === 'booked' && starts_at > now() ? (clientBooking(db, id) ?? []) : [],
      );
      const erased = erasePerson(services, contact);
      for (const booking of toCome) {
        withdrawFromCalendar(services, { ...booking, sequence: booking.sequence + 1 });
      }
      const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`);
      const summary = `Everything about one person: ${counts.join(', ')}`;
      for (const id of ids) audit(db, admin, 'erase erasures', id, summary);
      services.wakeSender();
      return erased;
    },
    { mayAct: requireFresh(services), stored: () => secureDeleteLog(db) },
  );
}
