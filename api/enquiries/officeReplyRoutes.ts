import { z } from 'zod';
import { admins } from '../../db/accounts/admins';
import { inTransaction } from '../../db/client';
import { type Enquiry, getEnquiry, type OfficeReply } from '../../db/enquiries/enquiries';
import {
  cancelOfficeReply,
  getOfficeReply,
  insertOfficeReply,
  listMessageIds,
  listOfficeReplies,
  listVisitorReplies,
  markUnsent,
} from '../../db/enquiries/enquiryThread';
import { type SigningPerson, signerOf } from '../../db/firm/signers';
import { officeMoment, replyMail } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { Services } from '../context';
import { recordId, requiredText } from '../http/bodies';
import { HttpError } from '../http/errors';
import { once } from '../intake/once';
import { queueMail } from '../mail/outbox';
import { mailSettings } from '../mail/settings';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { unfilledProblem } from './templateFields';

/** Delay before a reply is sent, during which it can be cancelled. */
const takeBackSeconds = 10;

const checkFilled = ({ value, issues }: z.core.ParsePayload<string>) => {
  const message = unfilledProblem(value);
  if (message) issues.push({ code: 'custom', message, input: value });
};
const schema = z.object({
  enquiry_id: z.string({ error: 'Choose an enquiry to reply to.' }),
  submission_id: recordId.default(() => crypto.randomUUID()),
  subject: requiredText(
    'Enter a subject.',
    200,
    'Please shorten the subject to 200 characters.',
  ).check(checkFilled),
  text: requiredText(
    'Write a reply first.',
    20_000,
    'Please shorten the reply to 20,000 characters.',
  ).check(checkFilled),
  /** Number of replies the author had seen. */
  answers_read: z.int().min(0).optional(),
});

/**
 * `POST /api/enquiry-answers` `{enquiry_id, subject, text, submission_id}`: queues a reply by
 * email, sent after ten seconds; the enquiry then waits for the visitor. A repeated submission is
 * sent once. With `answers_read`, returns 409 if somebody replied since. `DELETE /:submission_id`
 * cancels it and returns `{id, subject, text}`; 409 once sent.
 */
export function officeReplyRoutes(services: Services) {
  const { db, environment } = services;

  function queueReply(
    enquiry: Enquiry,
    sent: { subject: string; text: string },
    signer: SigningPerson,
  ) {
    const ids = listMessageIds(db, enquiry.id).map((id) => `<${id}>`);
    const original = lastWords(enquiry);
    return queueMail(services, {
      kind: 'answer',
      to_email: enquiry.email,
      to_name: enquiry.name,
      // Visitors' replies go to the mailbox that gets the notices.
      reply_to: mailSettings(environment)?.to[0] ?? null,
      enquiry_id: enquiry.id,
      waitSeconds: takeBackSeconds,
      headers:
        ids.length > 0 ? { 'In-Reply-To': ids.at(-1) ?? '', References: ids.join(' ') } : null,
      ...replyMail({
        firm: services.firm.onPages,
        ...sent,
        signer,
        siteUrl: environment.SITE_URL,
        ...(original && { original }),
      }),
    });
  }

  /** Returns the visitor's last message. */
  function lastWords({ id, received_at, message }: Enquiry) {
    const last = listVisitorReplies(db, id).at(-1) ?? { received_at, text: message };
    return last.text === '' ? undefined : { sent: officeMoment(last.received_at), text: last.text };
  }

  const routes = actionRoutes(
    services,
    schema,
    ({ enquiry_id, submission_id, subject, text, answers_read }, admin) => {
      const enquiry = getEnquiry(db, enquiry_id);
      if (!enquiry) throw notFound('enquiry');
      const written = { submission_id, enquiry_id, text, created_by: admin.username };
      once<OfficeReply>(db, {
        kind: 'enquiry-answers',
        id: submission_id,
        content: { ...written, subject },
        find: () => getOfficeReply(db, submission_id),
        insert() {
          if (enquiry.email === '') throw new HttpError(422, { message: noAddress });
          refuseOvertaken(listOfficeReplies(db, enquiry_id), answers_read);
          const signer = signerOf(db, admins.get(db, admin.id), services.today());
          const message_id = queueReply(enquiry, { subject, text }, signer).id;
          const reply = insertOfficeReply(db, { ...written, message_id });
          if (!mailSettings(environment)) markUnsent(db, enquiry_id);
          audit(db, admin, 'create enquiry-answers', enquiry_id);
          return reply;
        },
        place: () => ({ row_id: submission_id, enquiry_id }),
      });
      return getEnquiry(db, enquiry_id);
    },
    { bytes: 128 * 1024, tooLarge: 'The reply is too long to send.' },
  );
  return routes.delete('/:id', requireAdmin(services), (c) => {
    const taken = inTransaction(db, () => {
      const stored = getOfficeReply(db, c.req.param('id'));
      if (!stored) throw notFound('reply');
      const message = cancelOfficeReply(db, stored);
      if (!message) {
        throw new HttpError(409, {
          message: "This reply has already been sent and can't be cancelled.",
        });
      }
      audit(db, c.get('admin'), 'delete enquiry-answers', stored.enquiry_id);
      return { id: stored.submission_id, subject: message.subject, text: stored.text };
    });
    return c.json(taken);
  });
}

const noAddress =
  'This person has no email address. Add it under “Correct”, or call them and add the call.';

/** Keeps two admins from replying at the same time. */
function refuseOvertaken(replies: OfficeReply[], read = replies.length): void {
  const last = replies.at(-1);
  if (!last || replies.length <= read) return;
  const message = `${last.created_by} has replied in the meantime, so your reply was not sent. Read theirs above, and send yours if it is still needed.`;
  throw new HttpError(409, { message });
}
