import type { Database } from '../../db/client';
import { currentSlug, idOfSlug } from '../../db/posts/blogs';
import {
  addressKey,
  createRedirect,
  deleteRedirect,
  type RedirectValues,
  resolveRedirect,
  storedRedirects,
  updateRedirect,
} from '../../db/posts/redirects';
import { resources } from '../../shared/resources';
import type { Services } from '../context';
import { names } from '../http/contentCache';
import { fieldError } from '../http/errors';
import { bodySchemas } from '../http/fields';
import { isOwnPath } from '../http/ownPaths';
import { resourceRoutes } from '../resources/resource';

const { fields } = resources.redirects;
const schemas = bodySchemas(fields);
export const redirectFields = schemas.create.shape;
/** A redirect's target: a path of this site or an https address. */
export const redirectTarget = redirectFields.to;
const maxSteps = 20;

/** `/api/redirects`: redirects from addresses of this site, by slug, by import or by hand. */
export function redirectRoutes(services: Services) {
  const { db, cache } = services;
  return resourceRoutes(services, storedRedirects, 'redirects', {
    ...schemas,
    remove: true,
    taken: { from: 'This address already redirects elsewhere.' },
    title: ({ from, to }) => `${from} to ${to}`,
    changed: () => cache.drop([names.others]),
    write: {
      create: (id, values) => () => createRedirect(db, id, checkedRedirect(db, values)),
      update: (id, values) => () =>
        updateRedirect(db, id, checkedRedirect(db, values), values.updated_at),
      remove: (id) => deleteRedirect(db, id),
    },
  });
}

/**
 * Validates a redirect for storage. @throws HttpError 422 if its address is taken, or it would
 * loop.
 */
export function checkedRedirect(
  db: Database,
  { from, to }: { from: string; to: string },
): RedirectValues {
  const path = redirectPath(from);
  if (path === undefined) throw fieldError('from', 'Enter the path of a page, such as /blog/fees.');
  if (isOwnPath(path)) {
    throw fieldError('from', "This is a page of the site and can't be redirected.");
  }
  const slug = /^\/blog\/([^/?]+)$/.exec(path)?.[1];
  if (slug !== undefined && currentSlug(db, slug) === slug) {
    throw fieldError(
      'from',
      'This is the address of a live post. Unpublish it or change its slug.',
    );
  }
  refuseLoop(db, path, to);
  const led = /^\/blog\/([a-z0-9-]+)$/.exec(to)?.[1];
  const isLive = led !== undefined && currentSlug(db, led) !== undefined;
  const post_id = isLive ? (idOfSlug(db, led) ?? null) : null;
  return { path, post_id, target: post_id === null ? to : null };
}

function refuseLoop(db: Database, path: string, to: string): void {
  let next: string | undefined = to;
  for (let step = 0; next?.startsWith('/') && step < maxSteps; step += 1) {
    const key = redirectPath(next);
    if (key === path)
      throw fieldError('to', 'This would redirect in a circle, back to the same address.');
    next = key === undefined ? undefined : resolveRedirect(db, key);
  }
}

const redirectPath = (path: string) => addressKey(new URL(path, 'https://site.invalid'));
