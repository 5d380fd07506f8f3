import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries';
import { insertNote } from '../../db/enquiryThread';
import { audit } from '../auth/auditTrail';
import { requireAdmin } from '../auth/sessions';
import type { AdminVariables, Services } from '../context';
import { recordId, sentJson } from '../http/bodies';
import { noSuch } from '../resourceReads';

const noteSchema = z.object({
  id: recordId.default(() => crypto.randomUUID()),
  enquiry_id: z.string({ error: 'Say which enquiry it is about.' }),
  text: z
    .string({ error: 'Write the note first.' })
    .trim()
    .min(1, 'Write the note first.')
    .max(4000, 'Please shorten the note to 4,000 characters.'),
});

/** `POST /api/enquiry-notes` `{enquiry_id, text}`: what admins write down for each other. */
export function enquiryNoteRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>().post(
    '/',
    requireAdmin(services),
    sentJson(noteSchema, 32 * 1024, 'The note is too long to be saved.'),
    (c) => {
      const { id, enquiry_id, text } = c.req.valid('json');
      const admin = c.get('admin');
      const note = inTransaction(db, () => {
        if (!getEnquiry(db, enquiry_id)) throw noSuch('enquiry');
        const note = insertNote(db, { id, enquiry_id, text, created_by: admin.username });
        audit(db, admin, 'create enquiry-notes', enquiry_id);
        return note;
      });
      return c.json(note, 201);
    },
  );
}
