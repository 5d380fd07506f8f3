import { Hono } from 'hono';
import { plainEntries } from '../../db/plain';
import { titleField } from '../../shared/resource';
import type { Services } from '../context';
import { bodySchemas, bytesOf } from './fields';
import { resourceRoutes } from './resource';

/** Routes of every plain resource: lists, rows and writes. */
export function plainRoutes(services: Services) {
  const routes = new Hono();
  for (const [name, source] of plainEntries) {
    const { fields } = source.resource;
    routes.route(
      `/${name}`,
      resourceRoutes(services, source, name, {
        ...bodySchemas(fields),
        maxBodyBytes: bytesOf(fields),
        remove: true,
        title: (row) => String(row[titleField(fields)]),
      }),
    );
  }
  return routes;
}
