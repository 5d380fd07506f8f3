import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getEnquiry, updateEnquiry } from '../../db/enquiries/enquiries';
import { insertReply } from '../../db/enquiries/enquiryThread';
import { answerBy } from '../../site/server';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { actionRoutes } from '../http/action';
import { recordId, requiredText } from '../http/bodies';
import { notFound } from '../http/resourceReads';

const clockSkewMs = 5 * 60 * 1000;
const notADate = 'Say when it came, as a date and a time.';
const schema = z.object({
  id: recordId.default(() => crypto.randomUUID()),
  enquiry_id: z.string({ error: 'Say which enquiry it belongs to.' }),
  text: requiredText('Paste what they wrote.', 20_000, 'Please shorten this to 20,000 characters.'),
  received_at: z
    .string({ error: notADate })
    .refine((text) => !Number.isNaN(Date.parse(text)), notADate)
    .refine((text) => !(Date.parse(text) > Date.now() + clockSkewMs), 'This time is in the future.')
    .transform((text) => new Date(text).toISOString()),
});

/**
 * `POST /api/enquiry-replies` `{enquiry_id, text, received_at}`: what a client wrote back by mail, added
 * by hand; the enquiry is open again and to be answered as a new one is. The same `id` is added once.
 */
export function enquiryReplyRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(
    services,
    schema,
    (sent, admin) =>
      inTransaction(db, () => {
        if (!getEnquiry(db, sent.enquiry_id)) throw notFound('enquiry');
        const reply = insertReply(db, { ...sent, created_by: admin.username });
        const answer_by = answerBy(new Date(sent.received_at)).toISOString();
        updateEnquiry(db, sent.enquiry_id, { answer_by });
        audit(db, admin, 'create enquiry-replies', sent.enquiry_id);
        return reply;
      }),
    { bytes: 128 * 1024, tooLarge: 'The reply is too long to be saved.' },
  );
}
