import { Hono } from 'hono';
import { z } from 'zod';
import { listAuthors } from '../../db/posts/lists';
import { personalNames } from '../../shared/resources';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody, urlId } from '../http/bodies';
import { notFound } from '../resources/resourceReads';

const schema = z.object({ tab: z.string().min(1).max(100) });
/** Tabs report every 30 seconds; after two missed reports a tab counts as closed. */
const absentMs = 75_000;
const maxTabs = 5000;

/**
 * `/api/editors/{resource}/{id}`: who has a record open, by browser tab. Informational and kept in
 * memory; versions protect saves.
 */
export function editorRoutes(services: Services) {
  const open = new Map<string, { record: string; tab: string; username: string; seen: number }>();

  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .use('/:resource/*', async (c, next) => {
      const isPersonal = personalNames.includes(urlId(c.req.param('resource')));
      if (isPersonal && !c.get('admin').maySeeClients) throw notFound('record');
      await next();
    })
    .put('/:resource/:id', jsonBody(schema), (c) => {
      const { tab } = c.req.valid('json');
      const record = `${urlId(c.req.param('resource'))} ${urlId(c.req.param('id'))}`;
      const { username } = c.get('admin');
      const now = Date.now();
      // Keeps the map ordered by last report.
      open.delete(`${record} ${tab}`);
      open.set(`${record} ${tab}`, { record, tab, username, seen: now });
      for (const [key, { seen }] of open) {
        if (seen > now - absentMs && open.size <= maxTabs) break;
        open.delete(key);
      }
      const editors = [...open.values()]
        .filter((editor) => editor.record === record)
        .map(({ username, tab }) => ({ username, tab }));
      return c.json({ editors });
    })
    .delete('/:resource/:id/:tab', (c) => {
      const { resource, id, tab } = c.req.param();
      open.delete(`${urlId(resource)} ${urlId(id)} ${tab}`);
      return c.body(null, 204);
    });
}

/** `GET /api/authors`: existing author names of posts. */
export function authorRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/', (c) => c.json(listAuthors(db)));
}
