import { z } from 'zod';
import { contactChannels } from '../../db/enquiries/enquiries';
import { now } from '../../db/time';
import { maxText } from '../../shared/enquiryFields';
import type { Services } from '../context';
import { pastMoment, pleaseShorten, recordId, requiredText } from '../http/bodies';
import { actionRoutes } from '../resources/action';
import { addContact, addNote, addVisitorReply } from './threadVerbs';

const entry = {
  id: recordId.default(() => crypto.randomUUID()),
  enquiry_id: z.string({ error: 'Choose an enquiry.' }),
};
const text = (empty: string, max: number, what = 'this') =>
  requiredText(empty, max, pleaseShorten(what, max));

const noteSchema = z.object({
  ...entry,
  text: text('Write a note first.', maxText.note, 'the note'),
});

/** `POST /api/enquiry-notes` `{enquiry_id, text}`: notes that admins write for each other. */
export const enquiryNoteRoutes = (services: Services) =>
  actionRoutes(
    services,
    noteSchema,
    (sent, admin) => addNote({ services, admin, at: now() }, sent),
    { bytes: 32 * 1024, tooLarge: 'The note is too long to save.' },
  );

const replySchema = z.object({
  ...entry,
  text: text('Paste their message.', maxText.reply),
  received_at: pastMoment,
});

/**
 * `POST /api/enquiry-replies` `{enquiry_id, text, received_at}`: adds a client's reply by hand.
 * Reopens the enquiry, which counts as unanswered again.
 */
export const enquiryReplyRoutes = (services: Services) =>
  actionRoutes(
    services,
    replySchema,
    (sent, admin) => addVisitorReply({ services, admin, at: now() }, sent),
    { bytes: 128 * 1024, tooLarge: 'The reply is too long to save.' },
  );

const contactSchema = z.object({
  ...entry,
  channel: z.enum(contactChannels, { error: 'Choose how you spoke.' }),
  text: text('Write what was said.', maxText.contact),
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
    (sent, admin) => addContact({ services, admin, at: now() }, sent),
    { bytes: 32 * 1024, tooLarge: 'The text is too long to save.' },
  );
