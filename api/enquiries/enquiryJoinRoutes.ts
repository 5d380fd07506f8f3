import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { joinEnquiries, listOfPerson, takeApart } from '../../db/enquiries/samePerson';
import { audit } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { Services } from '../context';
import { fieldError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { readThread } from './whole';

const schema = z
  .object({
    enquiry_id: z.string({ error: 'Choose an enquiry.' }),
    other_id: z.string({ error: 'Choose the other enquiry.' }),
  })
  .refine(({ enquiry_id, other_id }) => enquiry_id !== other_id, {
    path: ['other_id'],
    error: 'Choose another enquiry.',
  });

/**
 * `POST /api/enquiry-joins` `{enquiry_id, other_id}`: the two are from the same person, with all that
 * each was joined to. `DELETE /:enquiry_id` takes one out again; 404 if it is joined to none.
 * `GET /:enquiry_id`: every enquiry of that person, oldest first.
 */
export function enquiryJoinRoutes(services: Services) {
  const { db } = services;
  const routes = actionRoutes(services, schema, ({ enquiry_id, other_id }, admin) => {
    if (!getEnquiry(db, enquiry_id)) throw notFound('enquiry');
    if (!joinEnquiries(db, [enquiry_id, other_id], admin.username)) {
      throw fieldError('other_id', "This enquiry doesn't exist any more.");
    }
    audit(db, admin, 'create enquiry-joins', enquiry_id);
    return { enquiry_id, other_id };
  });
  routes.get('/:id', requireAdmin(services), (c) => {
    const enquiry = getEnquiry(db, c.req.param('id'));
    if (!enquiry) throw notFound('enquiry');
    const threads = listOfPerson(db, enquiry).map((one) => readThread(db, one));
    return c.json(threads, 200, { 'Cache-Control': 'no-store' });
  });
  return routes.delete('/:id', requireAdmin(services), (c) => {
    const id = c.req.param('id');
    inTransaction(db, () => {
      if (!takeApart(db, id)) throw notFound('join');
      audit(db, c.get('admin'), 'delete enquiry-joins', id);
    });
    return c.json({ enquiry_id: id });
  });
}
