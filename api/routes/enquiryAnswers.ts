import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { type EnquiryReply, getEnquiry, markAnswered } from '../../db/enquiries';
import { insertAnswer, listReplies } from '../../db/enquiryThread';
import { answer } from '../../site/content/mail';
import { audit } from '../auth/auditTrail';
import type { Services } from '../context';
import { deedRoutes } from '../deed';
import { filled, recordId } from '../http/bodies';
import { ApiFailure } from '../http/errors';
import { officeTime } from '../mail/officeTime';
import { queueMail } from '../mail/queueMail';
import { noSuch } from '../resourceReads';

const schema = z.object({
  enquiry_id: z.string({ error: 'Say which enquiry it answers.' }),
  submission_id: recordId.default(() => crypto.randomUUID()),
  subject: filled('Enter a subject.', 200, 'Please shorten the subject to 200 characters.'),
  text: filled(
    'Write the answer first.',
    20_000,
    'Please shorten the answer to 20,000 characters.',
  ),
  /** How many answers stood there for who wrote this one. */
  replies_read: z.int().min(0).optional(),
});

/**
 * `POST /api/enquiry-answers` `{enquiry_id, subject, text, submission_id}`: an answer by e-mail, written
 * to the outbox; the enquiry waits for the visitor then. The same submission is sent once. With
 * `replies_read`, 409 where somebody answered since: nothing is sent.
 */
export function enquiryAnswerRoutes(services: Services) {
  const { db, environment } = services;
  return deedRoutes(
    services,
    schema,
    ({ enquiry_id, submission_id, subject, text, replies_read }, admin) => {
      const enquiry = inTransaction(db, () => {
        const enquiry = getEnquiry(db, enquiry_id);
        if (!enquiry) throw noSuch('enquiry');
        const isNew = insertAnswer(
          db,
          { submission_id, enquiry_id, created_by: admin.username },
          () => {
            refuseOvertaken(listReplies(db, enquiry_id), replies_read);
            const original = { sent: officeTime(enquiry.received_at), text: enquiry.message };
            const mail = answer({
              subject,
              text,
              siteUrl: environment.SITE_URL,
              ...(enquiry.message === '' ? {} : { original }),
            });
            const to = { to_email: enquiry.email, to_name: enquiry.name };
            return queueMail(services, { kind: 'answer', ...to, enquiry_id, ...mail }).id;
          },
        );
        if (!isNew) return enquiry;
        audit(db, admin, 'create enquiry-answers', enquiry_id);
        return markAnswered(db, enquiry);
      });
      services.wakeSender();
      return enquiry;
    },
    { bytes: 128 * 1024, tooLarge: 'The answer is too long to be sent.' },
  );
}

/** The visitor should not get two answers because two people pressed at the same moment. */
function refuseOvertaken(replies: EnquiryReply[], read = replies.length): void {
  const last = replies.at(-1);
  if (!last || replies.length <= read) return;
  const message = `${last.created_by} answered meanwhile; yours was not sent. Read it above, and send yours if it is still needed.`;
  throw new ApiFailure(409, { message });
}
