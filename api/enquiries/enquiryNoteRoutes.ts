import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { insertNote } from '../../db/enquiries/enquiryThread';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { actionRoutes } from '../http/action';
import { recordId, requiredText } from '../http/bodies';
import { notFound } from '../http/resourceReads';

const noteSchema = z.object({
  id: recordId.default(() => crypto.randomUUID()),
  enquiry_id: z.string({ error: 'Say which enquiry it is about.' }),
  text: requiredText('Write the note first.', 4000, 'Please shorten the note to 4,000 characters.'),
});

/** `POST /api/enquiry-notes` `{enquiry_id, text}`: what admins write down for each other. */
export function enquiryNoteRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(
    services,
    noteSchema,
    (sent, admin) =>
      inTransaction(db, () => {
        if (!getEnquiry(db, sent.enquiry_id)) throw notFound('enquiry');
        const note = insertNote(db, { ...sent, created_by: admin.username });
        audit(db, admin, 'create enquiry-notes', sent.enquiry_id);
        return note;
      }),
    { bytes: 32 * 1024, tooLarge: 'The note is too long to be saved.' },
  );
}
