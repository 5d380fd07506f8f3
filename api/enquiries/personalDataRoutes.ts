import { Hono } from 'hono';
import { z } from 'zod';
import { listErasure } from '../../db/enquiries/erasures';
import { personalData } from '../../db/enquiries/personalData';
import { secureDeleteLog } from '../../db/file/secureDelete';
import { retention } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { requireFresh } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { actionRoutes } from '../http/action';
import { fieldErrors } from '../http/bodies';
import { eraseAddress } from './erase';
import { email } from './fields';

const schema = z.object({ email });

/** `GET /api/personal-data?email=`: everything stored about an address. */
export function personalDataRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>().get('/', requireFresh(services), (c) => {
    const query = schema.safeParse({ email: c.req.query('email') });
    if (!query.success) throw fieldErrors(query.error.issues);
    audit(db, c.get('admin'), 'export personal-data', '', 'Everything about one address');
    return c.json(personalData(db, query.data.email));
  });
}

/**
 * `POST /api/erasures` `{email}`: erases everything about an address; 201 with the number of rows
 * by kind.
 */
export function erasureRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(
    services,
    schema,
    ({ email }, admin) => {
      const id = listErasure(db, email, retention.backupDays);
      const erased = eraseAddress(services, email);
      const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`);
      const summary = `Everything about one address: ${counts.join(', ')}`;
      audit(db, admin, 'erase erasures', id, summary);
      services.wakeSender();
      return erased;
    },
    { mayAct: requireFresh(services), stored: () => secureDeleteLog(db) },
  );
}
