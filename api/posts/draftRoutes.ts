import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { StaleError } from '../../db/errors';
import {
  discardDraft,
  discardedDraft,
  getDraft,
  recoverDraft,
  saveDraft,
} from '../../db/posts/drafts';
import { cut, cutBefore } from '../../shared/cut';
import { maxPlaceWords, noteLengths } from '../../shared/draftNotes';
import { audit } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody, urlId } from '../http/bodies';
import { HttpError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { draftFields } from './postFields';

const position = z.int().min(0);
/** Only how words are found again: longer ones are cut. */
const place = z.object({
  from: position,
  to: position,
  words: z.string().transform((text) => cut(text, maxPlaceWords)),
  before: z.string().transform((text) => cutBefore(text, noteLengths.before)),
});
const schema = z.object({
  ...draftFields,
  updated_at: z.string().optional(),
  base_version: z.string().nullable().optional(),
  note_places: z.record(z.string().max(64), place).optional(),
});

/** `/api/drafts/:id`: the draft of the post with that id, which need not be live. */
export function draftRoutes(services: Services) {
  const { db } = services;

  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/:id', (c) => {
      const draft = getDraft(db, c.req.param('id'));
      if (!draft) throw notFound('draft');
      return c.json(draft);
    })
    .put('/:id', jsonBody(schema, 12 * 1024 * 1024, 'The draft is too large to save.'), (c) => {
      const id = urlId(c.req.param('id'));
      const { updated_at, base_version, note_places, ...values } = c.req.valid('json');
      const by = c.get('admin').username;
      try {
        const versions = { readVersion: updated_at, baseVersion: base_version };
        const save = { values, by, ...versions, notePlaces: note_places };
        return c.json(saveDraft(db, id, save));
      } catch (error) {
        if (!(error instanceof StaleError)) throw error;
        throw new HttpError(409, {
          message:
            'Somebody has changed, published or deleted this post in the meantime. Nothing was overwritten.',
          current: getDraft(db, id) ?? null,
        });
      }
    })
    .delete('/:id', (c) => {
      const discarded = inTransaction(db, () => {
        const discarded = discardDraft(db, c.req.param('id'), c.get('admin').username);
        if (!discarded) throw notFound('draft');
        const toTrash = discarded.state === 'trash' ? ' (to the trash)' : '';
        audit(db, c.get('admin'), 'delete drafts', discarded.id, discarded.title + toTrash);
        return discarded;
      });
      return c.json(discarded);
    });
}

const recoverySchema = z.object({ blog_id: z.string({ error: 'Choose a post.' }) });

/**
 * `POST /api/draft-recoveries` `{blog_id}`: recovers the draft discarded last. GET of a post's id
 * describes it, or returns null.
 */
export function draftRecoveryRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(services, recoverySchema, ({ blog_id }, admin) => {
    const recovered = recover(blog_id);
    if (!recovered) throw notFound('discarded draft');
    audit(db, admin, 'recover drafts', blog_id, recovered.title);
    return recovered;
  }).get('/:blog_id', requireAdmin(services), (c) => {
    const discarded = discardedDraft(db, c.req.param('blog_id'));
    if (!discarded) return c.json(null);
    const { post_id: blog_id, title, created_by, discarded_at } = discarded;
    return c.json({ blog_id, title, created_by, discarded_at });
  });

  function recover(id: string) {
    try {
      return recoverDraft(db, id);
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      const message = getDraft(db, id)
        ? 'This post has another draft now. Discard that one first.'
        : 'This post is in the trash. Recover it first.';
      throw new HttpError(409, { message, current: getDraft(db, id) ?? null });
    }
  }
}
