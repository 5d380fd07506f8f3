import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../client';
import { InUseError } from '../errors';
import { posts, postUses } from '../posts/schema';
import { defineResource } from '../resource';
import { now } from '../time';
import { messagePapers, paperBytes, papers } from './schema';

export type Paper = typeof papers.$inferSelect;
/** A client's paper, with the messages that it went with. */
export type ClientPaper = Omit<Paper, 'enquiry_id'> & { message_ids: string[] };

/** Papers of the library. */
export const libraryPapers = defineResource(papers, {
  only: isNull(papers.enquiry_id),
  searched: ['title', 'name'],
  removing(db, { id }) {
    const linking = linkingPosts(db, id);
    const live = linking.filter(({ isLive }) => isLive).length;
    if (linking.length > 0) throw new InUseError(live, linking.length - live);
  },
});

interface NewPaper extends Pick<Paper, 'id' | 'enquiry_id' | 'title' | 'name' | 'pages'> {
  created_by: string;
  bytes: Buffer;
}

/** Stores a paper with its bytes. */
export function insertPaper(db: Database, { bytes, ...paper }: NewPaper): Paper {
  return inTransaction(db, () => {
    const time = now();
    const row = db.orm
      .insert(papers)
      .values({ ...paper, size: bytes.length, created_at: time, updated_at: time })
      .returning()
      .get();
    db.orm.insert(paperBytes).values({ paper_id: paper.id, bytes }).run();
    return row;
  });
}

export function getPaper({ orm }: Database, id: string): Paper | undefined {
  return orm.select().from(papers).where(eq(papers.id, id)).get();
}

/** Lists some papers by id, after one: of the library, or of clients. */
export const papersAfter = (
  { orm }: Database,
  id: string,
  most: number,
  whose: 'library' | 'clients' = 'library',
): Paper[] =>
  orm
    .select()
    .from(papers)
    .where(
      and(
        gt(papers.id, id),
        whose === 'library' ? isNull(papers.enquiry_id) : isNotNull(papers.enquiry_id),
      ),
    )
    .orderBy(asc(papers.id))
    .limit(most)
    .all();

/** Reads a paper's bytes; undefined once it is deleted. */
export function readPaper({ orm }: Database, id: string): Buffer | undefined {
  return orm.select().from(paperBytes).where(eq(paperBytes.paper_id, id)).get()?.bytes;
}

/** Lists an enquiry's papers, oldest first. */
export function papersOfEnquiry({ orm }: Database, enquiryId: string): ClientPaper[] {
  const rows = orm
    .select()
    .from(papers)
    .where(eq(papers.enquiry_id, enquiryId))
    .orderBy(asc(papers.created_at), asc(papers.id))
    .all();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sent = orm.select().from(messagePapers).where(inArray(messagePapers.paper_id, ids)).all();
  return rows.map(({ enquiry_id: _, ...row }) => ({
    ...row,
    message_ids: sent.flatMap((one) => (one.paper_id === row.id ? one.message_id : [])),
  }));
}

/** Attaches papers to a message that isn't sent yet. */
export function attachPapers({ orm }: Database, message_id: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  orm
    .insert(messagePapers)
    .values(ids.map((paper_id) => ({ message_id, paper_id })))
    .run();
}

/** Reads what is attached to a message. */
export function attachmentsOf({ orm }: Database, messageId: string) {
  return orm
    .select({ name: papers.name, bytes: paperBytes.bytes })
    .from(messagePapers)
    .innerJoin(papers, eq(papers.id, messagePapers.paper_id))
    .innerJoin(paperBytes, eq(paperBytes.paper_id, papers.id))
    .where(eq(messagePapers.message_id, messageId))
    .orderBy(asc(papers.created_at), asc(papers.id))
    .all();
}

/** Deletes a client's paper. @returns undefined if there is none. @throws InUseError if it was mailed. */
export function deleteClientPaper(db: Database, id: string): Paper | undefined {
  return inTransaction(db, () => {
    const isOwn = and(eq(papers.id, id), isNotNull(papers.enquiry_id));
    const paper = db.orm.select().from(papers).where(isOwn).get();
    if (!paper) return undefined;
    const isMailed = eq(messagePapers.paper_id, id);
    if (db.orm.select().from(messagePapers).where(isMailed).get()) throw new InUseError(1);
    db.orm.delete(papers).where(isOwn).run();
    return paper;
  });
}

const isLinked = (id: string) => and(eq(postUses.kind, 'paper'), eq(postUses.name, id));

/** Lists the posts of which a version that is kept links to a paper. */
export function linkingPosts({ orm }: Database, id: string): { id: string; isLive: boolean }[] {
  return orm
    .select({
      id: posts.id,
      isLive: sql<number>`max(${posts.live_id} = ${postUses.version_id} AND ${posts.live_slug} IS NOT NULL)`,
    })
    .from(postUses)
    .innerJoin(posts, eq(posts.id, postUses.post_id))
    .where(isLinked(id))
    .groupBy(posts.id)
    .all()
    .map((row) => ({ id: row.id, isLive: row.isLive === 1 }));
}

/** Tells whether visitors may read a paper: a live post links to it. */
export const isPublicPaper = (db: Database, id: string): boolean =>
  linkingPosts(db, id).some(({ isLive }) => isLive);
