import { Hono } from 'hono';
import { z } from 'zod';
import { findCredentials, publishersWithMail } from '../../db/accounts/admins';
import { inTransaction } from '../../db/client';
import { getPost, type Post } from '../../db/posts/lists';
import {
  askForPublication,
  getPublicationRequest,
  isReady,
  sendBack,
  takeBackRequest,
} from '../../db/posts/publicationRequests';
import { requestFields } from '../../shared/publicationRequests';
import { publicationAsked, publicationSentBack } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { requirePublisher } from '../accounts/publishAccess';
import { mailAccount } from '../accounts/securityMail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody, limited, requiredText } from '../http/bodies';
import { HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';

const { note, answer } = requestFields;
const askSchema = z.object({
  blog_id: z.string({ error: 'Choose a post.' }).max(64),
  note: limited(note.label, note.max).default(''),
});
const answerSchema = z.object({
  answer: requiredText(answer.missing, answer.max, answer.tooLong),
});

/**
 * `/api/publication-requests`: POST `{blog_id, note}` says that a post's draft is ready, and mails
 * those who publish; DELETE `/:blog_id` takes that back. PUT `/:blog_id` `{answer}` sends it back, and
 * mails who asked: for those who publish. It ends once the draft is live, scheduled or gone.
 */
export function publicationRequestRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/:blog_id', (c) => c.json(getPublicationRequest(db, c.req.param('blog_id')) ?? null))
    .post('/', jsonBody(askSchema, 16 * 1024), (c) => {
      const { blog_id, note } = c.req.valid('json');
      const admin = c.get('admin');
      const request = inTransaction(db, () => {
        const post = draftedPost(blog_id);
        const wasReady = isReady(getPublicationRequest(db, blog_id));
        const { request, isMailed } = askForPublication(db, { post_id: blog_id, by: admin, note });
        if (!wasReady) audit(db, admin, 'create publication-requests', blog_id, post.title);
        if (isMailed) mailPublishers(post, admin, note);
        return request;
      });
      return c.json(request, 201);
    })
    .put('/:blog_id', jsonBody(answerSchema, 16 * 1024), (c) => {
      const admin = c.get('admin');
      requirePublisher(admin);
      const { answer } = c.req.valid('json');
      const request = inTransaction(db, () => {
        const post = draftedPost(c.req.param('blog_id'));
        const request = sendBack(db, post.id, { by: admin.username, answer });
        if (!request) throw notAsked();
        audit(db, admin, 'update publication-requests', post.id, post.title);
        const writer = findCredentials(db, { id: request.admin_id });
        if (writer && writer.id !== admin.id) {
          const rendered = publicationSentBack({ ...about(post), by: admin.username, answer });
          mailAccount(services, writer, 'publishing', rendered);
        }
        return request;
      });
      return c.json(request);
    })
    .delete('/:blog_id', (c) => {
      const id = c.req.param('blog_id');
      inTransaction(db, () => {
        if (!takeBackRequest(db, id)) throw notAsked();
        audit(db, c.get('admin'), 'delete publication-requests', id, getPost(db, id)?.title ?? '');
      });
      return c.body(null, 204);
    });

  /** @throws HttpError 404 without such a post, 409 if it has nothing to publish. */
  function draftedPost(id: string): Post {
    const post = getPost(db, id);
    if (!post || post.state === 'trash') throw notFound('post');
    if (post.state === 'draft' || post.state === 'changed') return post;
    const message =
      post.state === 'scheduled'
        ? 'This post is scheduled already. Write a note about what is to change.'
        : 'Nothing has changed: visitors already see this text.';
    throw new HttpError(409, { message });
  }

  function mailPublishers(post: Post, admin: { id: string; username: string }, note: string) {
    const rendered = publicationAsked({ ...about(post), by: admin.username, note });
    for (const one of publishersWithMail(db)) {
      if (one.id !== admin.id) mailAccount(services, one, 'publishing', rendered);
    }
  }

  function about({ id, title }: Post) {
    const { SITE_URL: siteUrl } = services.environment;
    const adminUrl = `${siteUrl}/admin/blogs/${encodeURIComponent(id)}`;
    return { firm: services.firm.onPages, title: title || 'Untitled', adminUrl, siteUrl };
  }
}

const notAsked = () =>
  new HttpError(404, { message: 'Nobody asks for publishing this post any more.' });
