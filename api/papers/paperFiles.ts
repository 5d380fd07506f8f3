import { type Context, Hono } from 'hono';
import { getPaper, isPublicPaper, type Paper, readPaper } from '../../db/papers/papers';
import { usableSession } from '../accounts/sessions';
import type { Services } from '../context';
import { HttpError } from '../http/errors';
import { matchesEtag } from '../http/storedResponse';

/**
 * `GET /papers/{id}/{name}.pdf`: a paper of the library, for visitors while a live post links to it, and
 * for whoever is signed in.
 */
export function paperFileRoutes(services: Services) {
  const { db } = services;
  return new Hono().get('/:id/:name{[a-z0-9-]+\\.pdf}', async (c) => {
    const paper = getPaper(db, c.req.param('id'));
    const isLibrary = paper?.enquiry_id === null && paper.name === c.req.param('name');
    if (!paper || !isLibrary) throw gone();
    if (isPublicPaper(db, paper.id)) return paperResponse(services, c, paper, 'public');
    if (await usableSession(services, c)) return paperResponse(services, c, paper, 'private');
    throw gone();
  });
}

const gone = () =>
  new HttpError(404, { message: 'This paper doesn’t exist.' }, { 'Cache-Control': 'no-store' });

/** No script of this origin runs in it, whatever it is taken for; browsers still show a PDF. */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'";

/** Sends a paper. Who may see it changes with the posts: it is asked for again each time. */
export function paperResponse(
  { db, headers }: Pick<Services, 'db' | 'headers'>,
  c: Context,
  { id, name }: Pick<Paper, 'id' | 'name'>,
  reader: 'public' | 'private',
): Response {
  const etag = `"${id}"`;
  const own = {
    ...headers.documents,
    'Cache-Control': reader === 'public' ? 'public, no-cache' : 'private, no-store',
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: etag,
  };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, own);
  const bytes = readPaper(db, id);
  if (!bytes) throw gone();
  return new Response(c.req.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), {
    headers: {
      ...own,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `inline; filename="${name}"`,
    },
  });
}
