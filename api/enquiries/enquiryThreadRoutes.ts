import { z } from 'zod';
import type { Database } from '../../db/client';
import { contactChannels, getEnquiry, updateEnquiry } from '../../db/enquiries/enquiries';
import {
  getContact,
  getNote,
  getVisitorReply,
  insertContact,
  insertNote,
  insertVisitorReply,
} from '../../db/enquiries/enquiryThread';
import { now } from '../../db/time';
import { promisedReply } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { pastMoment, recordId, requiredText } from '../http/bodies';
import { once } from '../intake/once';
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

interface Entry {
  id: string;
  enquiry_id: string;
}

/** Adds an entry to an enquiry's thread, once per `id`. */
function appendTo<Sent extends Entry>(
  { db }: Services,
  kind: 'enquiry-notes' | 'enquiry-replies' | 'enquiry-contacts',
  find: (db: Database, id: string) => Entry | undefined,
  insert: (db: Database, entry: Sent & { created_by: string }) => Entry,
) {
  return (sent: Sent, admin: { id: string; username: string }) => {
    const { id, enquiry_id } = sent;
    if (!getEnquiry(db, enquiry_id)) throw notFound('enquiry');
    const entry = { ...sent, created_by: admin.username };
    return once(db, {
      kind,
      id,
      content: entry,
      find: () => find(db, id),
      insert() {
        audit(db, admin, `create ${kind}`, enquiry_id);
        return insert(db, entry);
      },
      place: () => ({ row_id: id, enquiry_id }),
    });
  };
}

/** `POST /api/enquiry-notes` `{enquiry_id, text}`: notes that admins write for each other. */
export const enquiryNoteRoutes = (services: Services) =>
  actionRoutes(
    services,
    noteSchema,
    appendTo<z.infer<typeof noteSchema>>(services, 'enquiry-notes', getNote, insertNote),
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
    appendTo<z.infer<typeof replySchema>>(
      services,
      'enquiry-replies',
      getVisitorReply,
      (db, reply) => {
        const stored = insertVisitorReply(db, reply);
        const answer_by = promisedReply(
          new Date(reply.received_at),
          services.firm.onPages,
        ).toISOString();
        updateEnquiry(db, reply.enquiry_id, { answer_by });
        return stored;
      },
    ),
    { bytes: 128 * 1024, tooLarge: 'The reply is too long to save.' },
  );

const contactSchema = z.object({
  id,
  enquiry_id: z.string({ error: 'Choose an enquiry.' }),
  channel: z.enum(contactChannels, { error: 'Choose how you spoke.' }),
  text: requiredText('Write what was said.', 4000, 'Please shorten this to 4,000 characters.'),
  at: pastMoment.optional(),
});

/**
 * `POST /api/enquiry-contacts` `{enquiry_id, channel, text, at?}`: adds a call or talk with the
 * client. It counts as a reply: the enquiry waits for the client.
 */
export const enquiryContactRoutes = (services: Services) =>
  actionRoutes(
    services,
    contactSchema,
    appendTo<z.infer<typeof contactSchema>>(
      services,
      'enquiry-contacts',
      getContact,
      (db, { at = now(), ...contact }) => insertContact(db, { ...contact, at }),
    ),
    { bytes: 32 * 1024, tooLarge: 'The text is too long to save.' },
  );
