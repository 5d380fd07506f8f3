import { z } from 'zod';
import { inTransaction } from '../../db/client';
import {
  getSubscriber,
  listSubscribers,
  subscriberColumns,
  subscriberFilters,
} from '../../db/subscriberList';
import { eraseSubscriber, leave, retrySubscriber } from '../../db/subscribers';
import { audit } from '../auth/auditTrail';
import { requireAdmin } from '../auth/sessions';
import type { Services } from '../context';
import { sentJson } from '../http/bodies';
import { noSuch, readRoutes } from '../resourceReads';
import type { Subscriber } from '../types';

const changeSchema = z.union(
  [z.object({ state: z.literal('left') }), z.object({ status: z.literal('waiting') })],
  'Send {"state":"left"} to end the subscription, or {"status":"waiting"} to tell the provider again.',
);

/** How subscribers are listed, and what of them is exported. */
export const subscriberList = {
  columns: subscriberColumns,
  defaultSort: { column: 'created_at', direction: 'DESC' },
  filters: subscriberFilters,
} as const;

/** `/api/subscribers`: who gets the newsletter, who agreed to what, and who left. */
export function subscriberRoutes(services: Services) {
  const { db, environment, wakeSender } = services;
  const admin = requireAdmin(services);
  const routes = readRoutes(services, {
    name: 'subscribers',
    noun: 'subscriber',
    isPublic: false,
    list: subscriberList,
    readPage: (list) => listSubscribers(db, list),
    read: (id): Subscriber | undefined => getSubscriber(db, id),
  });

  routes.put('/:id', admin, sentJson(changeSchema, 16 * 1024), (c) => {
    const id = c.req.param('id');
    const isLeaving = 'state' in c.req.valid('json');
    inTransaction(db, () => {
      const row = isLeaving ? leave(db, id) : retrySubscriber(db, id);
      if (!row) throw noSuch('subscriber');
      const summary = isLeaving ? 'ended a subscription' : 'told the provider again';
      audit(db, c.get('admin'), 'update subscribers', id, summary);
    });
    wakeSender();
    return c.json(getSubscriber(db, id));
  });

  routes.delete('/:id', admin, (c) => {
    const id = c.req.param('id');
    const row = inTransaction(db, () => {
      const row = getSubscriber(db, id);
      if (!row || !eraseSubscriber(db, id, environment.BREVO_API_KEY !== undefined)) {
        throw noSuch('subscriber');
      }
      audit(db, c.get('admin'), 'erase subscribers', id, 'erased a subscriber');
      return row;
    });
    wakeSender();
    return c.json(row);
  });
  return routes;
}
