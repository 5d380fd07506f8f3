import { asc, eq, inArray } from 'drizzle-orm';
import type { NotePlace } from '../../shared/draftNotes';
import type { Database } from '../client';
import { now } from '../time';
import { draftNoteReplies, draftNotes, posts, postVersions } from './schema';

type NoteRow = typeof draftNotes.$inferSelect;
export type DraftNoteReply = typeof draftNoteReplies.$inferSelect;

/** A note at some words of a post, with its answers, oldest first. */
export interface DraftNote extends NoteRow {
  replies: DraftNoteReply[];
  /** Where its words stand in the live text; null: not stored, or none is live. */
  live_place: NotePlace | null;
}

/** Lists a post's notes, oldest first. */
export function listDraftNotes(db: Database, postId: string): DraftNote[] {
  const { orm } = db;
  const notes = orm
    .select()
    .from(draftNotes)
    .where(eq(draftNotes.post_id, postId))
    .orderBy(asc(draftNotes.created_at), asc(draftNotes.id))
    .all();
  const live = orm
    .select({ note_places: postVersions.note_places })
    .from(posts)
    .innerJoin(postVersions, eq(postVersions.id, posts.live_id))
    .where(eq(posts.id, postId))
    .get();
  const ids = notes.map(({ id }) => id);
  const replies = orm
    .select()
    .from(draftNoteReplies)
    .where(inArray(draftNoteReplies.note_id, ids))
    .orderBy(asc(draftNoteReplies.created_at), asc(draftNoteReplies.id))
    .all();
  return notes.map((note) => ({
    ...note,
    live_place: live?.note_places[note.id] ?? null,
    replies: replies.filter(({ note_id }) => note_id === note.id),
  }));
}

export function getDraftNote(db: Database, id: string): DraftNote | undefined {
  const row = db.orm.select().from(draftNotes).where(eq(draftNotes.id, id)).get();
  return row && listDraftNotes(db, row.post_id).find((note) => note.id === id);
}

/** @returns undefined if there is no such post. */
export function insertDraftNote(
  db: Database,
  values: Pick<NoteRow, 'id' | 'post_id' | 'quote' | 'before' | 'text' | 'created_by'>,
): DraftNote | undefined {
  const { orm } = db;
  if (!orm.select({ id: posts.id }).from(posts).where(eq(posts.id, values.post_id)).get()) {
    return undefined;
  }
  orm
    .insert(draftNotes)
    .values({ ...values, created_at: now() })
    .run();
  return getDraftNote(db, values.id);
}

/** @returns the answer's note; undefined if there is none. */
export function insertDraftNoteReply(
  db: Database,
  values: Omit<DraftNoteReply, 'created_at'>,
): DraftNote | undefined {
  if (!getDraftNote(db, values.note_id)) return undefined;
  db.orm
    .insert(draftNoteReplies)
    .values({ ...values, created_at: now() })
    .run();
  return getDraftNote(db, values.note_id);
}

/** Returns the note that an answer is to. */
export function noteOfReply(db: Database, replyId: string): DraftNote | undefined {
  const isIt = eq(draftNoteReplies.id, replyId);
  const reply = db.orm.select().from(draftNoteReplies).where(isIt).get();
  return reply && getDraftNote(db, reply.note_id);
}

/** Resolves a note, or opens it again. @returns undefined if there is none. */
export function resolveDraftNote(
  db: Database,
  id: string,
  values: Pick<NoteRow, 'resolved_at' | 'resolved_by'>,
): DraftNote | undefined {
  db.orm.update(draftNotes).set(values).where(eq(draftNotes.id, id)).run();
  return getDraftNote(db, id);
}
