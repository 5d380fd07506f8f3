import { Hono } from 'hono';
import { listMisses } from '../../db/search/searchMisses';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';

const mostListed = 50;

/** `GET /api/search-misses`: what visitors looked for in vain, the most frequent first. */
export function searchMissRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) =>
    c.json(listMisses(services.db, mostListed)),
  );
}
