import { z } from 'zod';
import { inTransaction } from '../../db/client';
import {
  type Enquiry,
  enquiryKinds,
  getEnquiry,
  handChannels,
  insertEnquiry,
  submittedId,
} from '../../db/enquiries/enquiries';
import { insertContact } from '../../db/enquiries/enquiryThread';
import { now } from '../../db/time';
import { maxText, officeFieldsAt, visitorValues } from '../../shared/enquiryFields';
import { pick } from '../../shared/pick';
import { audit } from '../accounts/auditTrail';
import type { AdminVariables, Services } from '../context';
import { limited, pastMoment, recordId } from '../http/bodies';
import { assertAssignable, assign } from '../intake/assign';
import { checkReach, contactBy, enteredParticulars, isObject } from '../intake/fields';
import { once, repeatedByVisitor } from '../intake/once';
import { enteredBy } from '../intake/received';
import { enteredShape } from './officeFields';

/** An enquiry that an admin enters: a name and one way to reach the person are enough. */
export const byHandSchema = z
  .object({
    by_hand: z.literal(true),
    kind: z.enum(enquiryKinds).default('enquiry'),
    channel: z.enum(handChannels, { error: 'Choose how they reached you.' }),
    ...enteredParticulars,
    contact_by: contactBy.default(''),
    message: limited('What they asked', maxText.message).default(''),
    /** Given at once; empty: none yet. */
    reply: limited('Your reply', maxText.contact).default(''),
    ...enteredShape,
    office_id: z.string().max(64).nullable().default(null),
    assigned_to: z.string().max(64).nullable().default(null),
    received_at: pastMoment.optional(),
    submission_id: recordId.default(() => crypto.randomUUID()),
  })
  .superRefine(checkReach, { when: isObject });

/** How the office spoke with somebody who reached it by a channel. */
const spokenBy = {
  phone: 'phone',
  whatsapp: 'whatsapp',
  'walk-in': 'in-person',
  email: 'phone',
} as const;

/**
 * Stores an enquiry that an admin entered, once per submission, and the reply that they got at
 * once. Nobody gets mail about it.
 * @returns its id.
 */
export function enterByHand(
  services: Services,
  { by_hand, reply, channel, ...fields }: z.output<typeof byHandSchema>,
  admin: AdminVariables['Variables']['admin'],
): string {
  const { db } = services;
  const { kind, topic, country, message, submission_id, contact_by } = fields;
  const { received_at = now() } = fields;
  assertAssignable(db, fields);
  const usual = assign(services, { kind, topic, country, office: fields.office_id ?? undefined });
  const insert = () => {
    const enquiry = insertEnquiry(db, {
      submission_id,
      kind,
      channel,
      topic,
      message,
      contact_by,
      ...visitorValues(fields),
      ...pick(fields, officeFieldsAt('particulars')),
      ...usual,
      ...(fields.assigned_to && { assigned_to: fields.assigned_to }),
      ...enteredBy(services, admin, received_at),
    });
    if (!enquiry) throw repeatedByVisitor();
    if (reply !== '') {
      const contact = { enquiry_id: enquiry.id, channel: spokenBy[channel], text: reply };
      const said = { id: crypto.randomUUID(), at: received_at };
      insertContact(db, { ...contact, ...said, created_by: admin.username, created_at: now() });
    }
    audit(db, admin, 'create enquiries', enquiry.id, `by hand: ${channel}`);
    return enquiry;
  };
  const sent = {
    kind: 'enquiries',
    id: submission_id,
    content: { ...fields, reply, channel, entered_by: admin.username },
    find: () => getEnquiry(db, submittedId(db, submission_id) ?? ''),
    insert,
    place: ({ id }: Enquiry) => ({ row_id: id, enquiry_id: id }),
  };
  return inTransaction(db, () => once(db, sent)).id;
}
