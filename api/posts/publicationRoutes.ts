import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { StaleError, TakenError } from '../../db/errors';
import { createImages } from '../../db/media/images';
import { type Draft, getDraft } from '../../db/posts/drafts';
import { getPost } from '../../db/posts/lists';
import {
  getPublication,
  type Publishable,
  publish,
  publishedFrom,
  schedule,
  unschedule,
} from '../../db/posts/publications';
import { postValues } from '../../shared/post';
import { audit } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { fieldErrors, jsonBody } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';
import { blockedFailure, blocks } from './checks/blockedFailure';
import { checkPost } from './checks/checks';
import { createLookups } from './checks/known';
import { liveFields, slugTaken } from './postFields';
import { prepareArticle } from './prepareArticle';

const schema = z.object({
  blog_id: z.string({ error: 'Choose a post.' }),
  publish_at: z.iso
    .datetime({ offset: true, error: 'Choose a day and a time.' })
    .transform((text) => new Date(text).toISOString())
    .optional(),
  /** `updated_at` of the draft in the editor. */
  updated_at: z.string().optional(),
});
const publishable = z.object(liveFields);
const furthestMs = 2 * 366 * 24 * 60 * 60 * 1000;

/**
 * `/api/publications`: POST publishes a draft, now or at a given time; DELETE cancels scheduled
 * publishing. A POST with the draft's `updated_at` may be repeated and returns the first response.
 */
export function publicationRoutes(services: Services) {
  const { db, posts, environment } = services;

  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/:blog_id', (c) => {
      const publication = getPublication(db, c.req.param('blog_id'));
      if (!publication) throw notFound('planned publication');
      return c.json(publication);
    })
    .post('/', jsonBody(schema), async (c) => {
      const { blog_id, publish_at, updated_at } = c.req.valid('json');
      refuseTime(publish_at);
      const admin = c.get('admin');
      const draft = getDraft(db, blog_id);
      if (!publish_at && updated_at !== undefined && updated_at !== draft?.updated_at) {
        const done = publishedFrom(db, blog_id, updated_at);
        if (done) return c.json(done, 201);
      }
      if (!draft) throw notFound('draft');
      if (updated_at !== undefined && updated_at !== draft.updated_at) throw stale(draft);
      const { values, images } = await readyDraft(draft);
      const ready: Publishable = { blogId: blog_id, values, draft, by: admin.username };
      const row = write(draft, () => {
        const row = publish_at ? schedule(db, ready, publish_at) : publish(db, ready);
        createImages(db, images);
        if (publish_at)
          audit(db, admin, 'schedule blogs', blog_id, `${values.title} (for ${publish_at})`);
        else audit(db, admin, 'publish blogs', blog_id, values.title);
        return row;
      });
      if (!publish_at) posts.changed();
      services.wakePublisher();
      return c.json(row, 201);
    })
    .delete('/:blog_id', (c) => {
      const id = c.req.param('blog_id');
      inTransaction(db, () => {
        const title = getPost(db, id)?.title ?? '';
        if (!unschedule(db, id)) throw notFound('planned publication');
        audit(db, c.get('admin'), 'unschedule blogs', id, title);
      });
      services.wakePublisher();
      return c.body(null, 204);
    });

  /**
   * Returns the draft ready to publish.
   * @throws HttpError 422 with missing fields, or blocking findings.
   */
  async function readyDraft(draft: Draft) {
    const parsed = publishable.safeParse(draft);
    if (!parsed.success) throw fieldErrors(parsed.error.issues);
    const values = { ...postValues(draft), ...parsed.data };
    const findings = checkPost(values, createLookups(db, environment.SITE_URL));
    if (blocks(findings).length > 0) throw blockedFailure(findings);
    return prepareArticle(values, environment.SITE_URL, db);
  }

  function write<Row>(draft: Draft, work: () => Row): Row {
    try {
      return inTransaction(db, work);
    } catch (error) {
      if (error instanceof StaleError) throw stale(getDraft(db, draft.id));
      if (!(error instanceof TakenError)) throw error;
      throw fieldError('slug', slugTaken, 409);
    }
  }
}

function stale(current: Draft | undefined): HttpError {
  const message =
    'Somebody changed this post after you opened it. Nothing was published: look at what changed first.';
  return new HttpError(409, { message, current: current ?? null });
}

function refuseTime(at: string | undefined): void {
  if (at === undefined) return;
  const wait = Date.parse(at) - Date.now();
  if (wait > 0 && wait < furthestMs) return;
  const message = wait > 0 ? 'Choose a time within two years.' : 'Choose a time in the future.';
  throw fieldError('publish_at', message);
}
