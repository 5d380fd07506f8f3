import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Blog, getBlog } from './blogs';
import { type Database, inTransaction } from './client';
import type { Finding } from './findings';
import { type ListPage, type ListQuery, listPage } from './list';
import { postCheckKinds, postChecks, postLinks } from './schema';

/** What the checks find in a live post. */
export type PostCheck = Pick<
  typeof postChecks.$inferSelect,
  'title' | 'blocks' | 'advises' | 'weight' | 'findings'
> & { id: string };

const { blog_id: id, title, blocks, advises, weight, findings } = postChecks;
const columns = { id, title, blocks, advises, weight, findings };
const listed = { table: postChecks, columns, id, searched: [title] };
const perBlock = 1000;

/** Live posts in which something was found. @param query `level` and `code` (a finding's) besides what all lists take. */
export function listPostChecks(
  db: Database,
  query: ListQuery<keyof PostCheck, 'code'> & { level?: Finding['level'] | undefined },
): ListPage<Partial<PostCheck>> {
  const code = query.filters?.code;
  const ofKind = (kind: string) =>
    db.orm
      .select({ id: postCheckKinds.blog_id })
      .from(postCheckKinds)
      .where(eq(postCheckKinds.code, kind));
  const conditions: (SQL | undefined)[] = [
    // Said of the one column that the index holds.
    query.level === 'block' ? sql`${weight} >= ${perBlock}` : sql`${weight} > 0`,
    query.level === 'advise' ? sql`${weight} % ${perBlock} > 0` : undefined,
    code === undefined ? undefined : inArray(id, ofKind(code)),
  ];
  return listPage(db, listed, query, and(...conditions));
}

/** A live post that was changed, or whose links were, since it was checked last. */
export function nextDueCheck(db: Database): Blog | undefined {
  const due = db.orm
    .select({ id })
    .from(postChecks)
    .where(isNull(postChecks.version))
    .orderBy(asc(id))
    .get();
  return due && getBlog(db, due.id);
}

/** @param slugs of posts that the text links to. */
export function savePostCheck(
  db: Database,
  blog: Pick<Blog, 'id' | 'title' | 'updated_at'>,
  found: readonly Finding[],
  slugs: readonly string[],
): void {
  const { orm } = db;
  const blog_id = blog.id;
  const blocks = found.filter(({ level }) => level === 'block').length;
  const advises = found.length - blocks;
  inTransaction(db, () => {
    orm
      .update(postChecks)
      .set({
        version: blog.updated_at,
        title: blog.title,
        blocks,
        advises,
        weight: blocks * perBlock + Math.min(advises, perBlock - 1),
        findings: [...found],
      })
      .where(eq(postChecks.blog_id, blog_id))
      .run();
    orm.delete(postCheckKinds).where(eq(postCheckKinds.blog_id, blog_id)).run();
    for (const code of new Set(found.map((finding) => finding.code))) {
      orm.insert(postCheckKinds).values({ code, blog_id }).run();
    }
    orm.delete(postLinks).where(eq(postLinks.blog_id, blog_id)).run();
    // One statement, however many there are.
    orm.run(
      sql`INSERT INTO ${postLinks} (slug, blog_id) SELECT value, ${blog_id} FROM json_each(${JSON.stringify(slugs)})`,
    );
  });
}

/** Has every live post checked anew. */
export function dueAllChecks({ orm }: Database): void {
  orm.update(postChecks).set({ version: null }).run();
}
