import { Hono } from 'hono';
import { listAuthors } from '../../db/posts/lists';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';

/** `GET /api/authors`: the names that posts have as their author, to choose from. */
export function authorRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/', (c) => c.json(listAuthors(db)));
}
