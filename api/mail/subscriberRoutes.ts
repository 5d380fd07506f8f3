import { z } from 'zod';
import { subscribers } from '../../db/mail/subscriberList';
import { eraseSubscriber, retrySubscriber, unsubscribe } from '../../db/mail/subscribers';
import type { Services } from '../context';
import { resourceRoutes } from '../resources/resource';

const updated_at = z.string().optional();
const changeSchema = z.union(
  [
    z.object({ state: z.literal('left'), updated_at }),
    z.object({ status: z.literal('waiting'), updated_at }),
  ],
  'Send {"state":"left"} to end the subscription, or {"status":"waiting"} to tell the provider again.',
);

/** `/api/subscribers`: subscribers, their consents, and who unsubscribed. */
export const subscriberRoutes = (services: Services) =>
  resourceRoutes(services, subscribers, 'subscribers', {
    update: changeSchema,
    remove: true,
    // Leaves out personal data.
    title: ({ state }, before) => {
      if (!before) return 'erased a subscriber';
      return state === 'left' ? 'ended a subscription' : 'told the provider again';
    },
    write: {
      update: (id, change) => () => {
        const changed =
          'state' in change ? unsubscribe(services.db, id) : retrySubscriber(services.db, id);
        return changed && subscribers.get(services.db, id);
      },
      remove: (id) => {
        const row = subscribers.get(services.db, id);
        const hasProvider = services.environment.BREVO_API_KEY !== undefined;
        return row && eraseSubscriber(services.db, id, hasProvider) ? row : undefined;
      },
    },
    changed: services.wakeSender,
  });
