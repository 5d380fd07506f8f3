import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { now } from '../../db/time';
import { maxText } from '../../shared/enquiryFields';
import { maxMailedPapers } from '../../shared/papers';
import { requireAdmin } from '../accounts/sessions';
import type { Services } from '../context';
import { pleaseShorten, recordId, requiredText } from '../http/bodies';
import { actionRoutes } from '../resources/action';
import { unfilledProblem } from './templateFields';
import { reply, takeBackReply } from './threadVerbs';

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
    maxText.reply,
    pleaseShorten('the reply', maxText.reply),
  ).check(checkFilled),
  /** Papers of the enquiry that go with it. */
  paper_ids: z.array(z.string().max(64)).max(maxMailedPapers, 'Ten papers at most.').default([]),
  /** Number of replies the author had seen. */
  answers_read: z.int().min(0).optional(),
});

/**
 * `POST /api/enquiry-answers` `{enquiry_id, subject, text, submission_id, paper_ids}`: queues a reply by
 * email, sent after ten seconds; the enquiry then waits for the visitor. A repeated submission is
 * sent once. With `answers_read`, returns 409 if somebody replied since. `DELETE /:submission_id`
 * cancels it and returns `{id, subject, text,
 * paper_ids}`; 409 once sent.
 */
export function officeReplyRoutes(services: Services) {
  const { db } = services;
  const routes = actionRoutes(
    services,
    schema,
    (sent, admin) => {
      reply({ services, admin, at: now() }, sent);
      return getEnquiry(db, sent.enquiry_id);
    },
    { bytes: 128 * 1024, tooLarge: 'The reply is too long to send.' },
  );
  return routes.delete('/:id', requireAdmin(services), (c) => {
    const doing = { services, admin: c.get('admin'), at: now() };
    return c.json(inTransaction(db, () => takeBackReply(doing, c.req.param('id'))));
  });
}
