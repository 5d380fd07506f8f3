import { z } from 'zod';
import { readSlotId } from '../../shared/bookings';
import { consultationKinds } from '../../shared/firm';
import { knownZone } from '../../site/api';
import { formFields } from '../intake/fields';

/** Line breaks come as two characters from forms. */
const maxTerms = consultationKinds.fields.terms.max;
const noTime = 'Please choose a time.';

export const slotField = z
  .string({ error: noTime })
  .refine((id) => readSlotId(id) !== undefined, noTime);

/** `video`, `phone` or the id of an office. */
export const howField = z.string().trim().min(1).max(64);

const { message, ...visitorFields } = formFields;

export const bookingSchema = z
  .object({
    ...visitorFields,
    slot_id: slotField,
    how: howField.default('video'),
    note: message,
    /** The client's time zone. */
    zone: z
      .string()
      .max(64)
      .default('')
      .transform((zone) => knownZone(zone || undefined)),
    /** What its page said that it costs, as kinds have it: nobody books at a price they didn't see. */
    price: z.string().max(10).default(''),
    /** The terms that were ticked, as the page showed them. */
    agreed: z
      .string()
      .max(2 * maxTerms)
      .default(''),
    /** True if another person will do. */
    anyone: z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false),
  })
  .refine(({ how, phone }) => how !== 'phone' || phone !== '', {
    path: ['phone'],
    error: 'Please enter the number we should call.',
  });

export type BookingFields = z.output<typeof bookingSchema>;
