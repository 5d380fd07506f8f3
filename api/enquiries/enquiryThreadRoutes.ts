import { z } from 'zod';
import { type Database, inTransaction } from '../../db/client';
import { contactChannels, getEnquiry, updateEnquiry } from '../../db/enquiries/enquiries';
import { insertContact, insertNote, insertVisitorReply } from '../../db/enquiries/enquiryThread';
import { promisedReply } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { pastMoment, recordId, requiredText } from '../http/bodies';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';

const id = recordId.default(() => crypto.randomUUID());
const noteSchema = z.object({
  id,
  enquiry_id: z.string({ error: 'Choose an enquiry.' }),
  text: requiredText('Write a note first.', 4000, 'Please shorten the note to 4,000 characters.'),
});

const replySchema = z.object({
  id,
  enquiry_id: z.string({ error: 'Choose an enquiry.' }),
  text: requiredText('Paste their message.', 20_000, 'Please shorten this to 20,000 characters.'),
  received_at: pastMoment,
});

/** Adds an entry to an enquiry's thread, once per `id`. */
function appendTo<Entry>(
  { db }: Services,
  name: 'enquiry-notes' | 'enquiry-replies' | 'enquiry-contacts',
  insert: (db: Database, entry: Entry & { created_by: string }) => object | undefined,
) {
  return (sent: Entry & { enquiry_id: string }, admin: { id: string; username: string }) =>
    inTransaction(db, () => {
      if (!getEnquiry(db, sent.enquiry_id)) throw notFound('enquiry');
      const entry = insert(db, { ...sent, created_by: admin.username });
      audit(db, admin, `create ${name}`, sent.enquiry_id);
      return entry;
    });
}

/** `POST /api/enquiry-notes` `{enquiry_id, text}`: notes that admins write for each other. */
export const enquiryNoteRoutes = (services: Services) =>
  actionRoutes(
    services,
    noteSchema,
    appendTo<z.infer<typeof noteSchema>>(services, 'enquiry-notes', insertNote),
    {
      bytes: 32 * 1024,
      tooLarge: 'The note is too long to save.',
    },
  );

/**
 * `POST /api/enquiry-replies` `{enquiry_id, text, received_at}`: adds a client's reply by hand.
 * Reopens the enquiry, which counts as unanswered again.
 */
export const enquiryReplyRoutes = (services: Services) =>
  actionRoutes(
    services,
    replySchema,
    appendTo<z.infer<typeof replySchema>>(services, 'enquiry-replies', (db, reply) => {
      const stored = insertVisitorReply(db, reply);
      const answer_by = promisedReply(
        new Date(reply.received_at),
        services.firm.onPages,
      ).toISOString();
      updateEnquiry(db, reply.enquiry_id, { answer_by });
      return stored;
    }),
    { bytes: 128 * 1024, tooLarge: 'The reply is too long to save.' },
  );

const contactSchema = z.object({
  id,
  enquiry_id: z.string({ error: 'Choose an enquiry.' }),
  channel: z.enum(contactChannels, { error: 'Choose how you spoke.' }),
  text: requiredText('Write what was said.', 4000, 'Please shorten this to 4,000 characters.'),
  at: pastMoment.default(() => new Date().toISOString()),
});

/**
 * `POST /api/enquiry-contacts` `{enquiry_id, channel, text, at?}`: adds a call or talk with the
 * client. It counts as a reply: the enquiry waits for the client.
 */
export const enquiryContactRoutes = (services: Services) =>
  actionRoutes(
    services,
    contactSchema,
    appendTo<z.infer<typeof contactSchema>>(services, 'enquiry-contacts', insertContact),
    { bytes: 32 * 1024, tooLarge: 'The text is too long to save.' },
  );
