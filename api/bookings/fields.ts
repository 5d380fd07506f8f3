import { z } from 'zod';
import { readSlotId } from '../../shared/bookings';
import { knownZone } from '../../site/api';
import { formFields } from '../intake/fields';

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
    /** True if another person will do. */
    anyone: z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false),
  })
  .refine(({ how, phone }) => how !== 'phone' || phone !== '', {
    path: ['phone'],
    error: 'Please enter the number we should call.',
  });

export type BookingFields = z.output<typeof bookingSchema>;
