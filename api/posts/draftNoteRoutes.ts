import { Hono } from 'hono';
import { z } from 'zod';
import {
  type DraftNote,
  getDraftNote,
  insertDraftNote,
  insertDraftNoteReply,
  listDraftNotes,
  noteOfReply,
  resolveDraftNote,
} from '../../db/posts/draftNotes';
import { now } from '../../db/time';
import { cut, cutBefore } from '../../shared/cut';
import { noteLengths } from '../../shared/draftNotes';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody, recordId, requiredText } from '../http/bodies';
import { badQuery } from '../http/listQuery';
import { once } from '../intake/once';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';

const long = `Please shorten this to ${noteLengths.text.toLocaleString('en-AU')} characters.`;
const remark = requiredText('Write what you would like to say.', noteLengths.text, long);
/** Only how words are found: longer ones are cut. */
const quote = z
  .string({ error: 'Select the words that the note is about.' })
  .trim()
  .min(1, 'Select the words that the note is about.')
  .transform((text) => cut(text, noteLengths.quote));
const before = z
  .string()
  .default('')
  .transform((text) => cutBefore(text, noteLengths.before));

const schema = z.object({
  id: recordId.default(() => crypto.randomUUID()),
  blog_id: z.string({ error: 'Choose a post.' }).max(64),
  quote,
  before,
  text: remark,
});
const replySchema = z.object({
  id: recordId.default(() => crypto.randomUUID()),
  note_id: z.string({ error: 'Choose a note.' }).max(64),
  text: remark,
});
/** What was remarked at is never rewritten: tabs from before, which tell other words, are ignored. */
const changeSchema = z.object({
  resolved: z.boolean().optional(),
  quote: z.unknown().optional(),
  before: z.unknown().optional(),
});

/**
 * `/api/draft-notes`: what accounts remark at words of a post. `GET ?blog_id=` lists; `POST`
 * `{blog_id, quote, before?, text}` adds; `PUT /:id` `{resolved?}` resolves it, or opens it again.
 */
export function draftNoteRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .get('/', requireAdmin(services), (c) => {
      const id = c.req.query('blog_id');
      if (id === undefined) throw badQuery('blog_id', 'it is the id of a post');
      return c.json<DraftNote[]>(listDraftNotes(db, id), 200, { 'Cache-Control': 'no-store' });
    })
    .route(
      '/',
      actionRoutes(services, schema, ({ blog_id, ...note }, { username }) => {
        const written = { ...note, post_id: blog_id, created_by: username };
        return once(db, {
          kind: 'draft-notes',
          id: note.id,
          content: written,
          find: () => getDraftNote(db, note.id),
          insert: () => insertDraftNote(db, written) ?? throwNotFound('post'),
          place: () => ({ row_id: note.id, post_id: blog_id }),
        });
      }),
    )
    .put('/:id', requireAdmin(services), jsonBody(changeSchema), (c) => {
      const { resolved } = c.req.valid('json');
      const by = resolved ? c.get('admin').username : null;
      const id = c.req.param('id');
      const note =
        resolved === undefined
          ? getDraftNote(db, id)
          : resolveDraftNote(db, id, { resolved_at: resolved ? now() : null, resolved_by: by });
      if (!note) throw notFound('note');
      return c.json(note);
    });
}

/** `POST /api/draft-note-replies` `{note_id, text}`: answers a note. */
export const draftNoteReplyRoutes = (services: Services) =>
  actionRoutes(services, replySchema, (reply, { username }) => {
    const { db } = services;
    const written = { ...reply, created_by: username };
    return once(db, {
      kind: 'draft-note-replies',
      id: reply.id,
      content: written,
      find: () => noteOfReply(db, reply.id),
      insert: () => insertDraftNoteReply(db, written) ?? throwNotFound('note'),
      place: ({ post_id }) => ({ row_id: reply.id, post_id }),
    });
  });

function throwNotFound(noun: string): never {
  throw notFound(noun);
}
