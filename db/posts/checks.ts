import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { inTransaction } from '../client';
import { countRows, type ListPage, type ListQuery, listPage } from '../list';
import { type Blog, getBlog } from './blogs';
import type { Finding } from './findings';
import { postChecks, posts, postUses } from './schema';

/** The findings of a live post. */
export interface PostCheck {
  id: string;
  title: string;
  blocks: number;
  advises: number;
  /** Sort key: 1000 per blocking finding, 1 per suggestion. */
  weight: number;
  findings: Finding[];
}

const blockWeight = 1000;
const { post_id: id, weight, findings } = postChecks;
const columns = {
  id,
  title: sql<string>`(SELECT title FROM posts WHERE posts.id = ${id})`,
  blocks: sql<number>`${weight} / ${sql.raw(String(blockWeight))}`,
  advises: sql<number>`${weight} % ${sql.raw(String(blockWeight))}`,
  weight,
  findings,
};
const listed = { table: postChecks, columns, id, searched: [columns.title] };

/**
 * Lists live posts with findings. @param query `level` and `code` (of a finding) besides the usual
 * list parameters.
 */
export function listPostChecks(
  db: Database,
  query: ListQuery<keyof PostCheck, 'code'> & { level?: Finding['level'] | undefined },
): ListPage<Partial<PostCheck>> {
  const code = query.filters?.code;
  const conditions: (SQL | undefined)[] = [
    // Written on the indexed column.
    query.level === 'block' ? sql`${weight} >= ${blockWeight}` : sql`${weight} > 0`,
    query.level === 'advise' ? sql`${weight} % ${blockWeight} > 0` : undefined,
    code === undefined ? undefined : sql`instr(${postChecks.codes}, ${` ${code} `})`,
  ];
  return listPage(db, listed, query, and(...conditions));
}

export const countBlocked = (db: Database): number =>
  countRows(db, postChecks, sql`${weight} >= ${blockWeight}`);

/** Returns a live post changed, or with changed links, since its last check. */
export function nextDueCheck(db: Database): Blog | undefined {
  const due = db.orm
    .select({ id })
    .from(postChecks)
    .where(isNull(postChecks.version_id))
    .limit(1)
    .get();
  return due && getBlog(db, due.id);
}

/** @param links the slugs of posts, and the addresses of other sites, that the text links to. */
export function savePostCheck(
  db: Database,
  post_id: string,
  findings: readonly Finding[],
  { slugs, urls }: { slugs: readonly string[]; urls: readonly string[] },
): void {
  const { orm } = db;
  const blocks = findings.filter(({ level }) => level === 'block').length;
  const advises = findings.length - blocks;
  inTransaction(db, () => {
    orm
      .update(postChecks)
      .set({
        version_id: sql`(SELECT live_id FROM posts WHERE id = ${post_id})`,
        weight: blocks * blockWeight + Math.min(advises, blockWeight - 1),
        codes: [...new Set(findings.map(({ code }) => ` ${code} `))].join(''),
        findings: [...findings],
      })
      .where(eq(postChecks.post_id, post_id))
      .run();
    orm.run(
      sql`DELETE FROM ${postUses} WHERE kind IN ('slug', 'url')
        AND version_id IN (SELECT id FROM post_versions WHERE post_id = ${post_id})`,
    );
    for (const [kind, names] of [
      ['slug', slugs],
      ['url', urls],
    ] as const) {
      // A single statement, however many there are.
      orm.run(
        sql`INSERT INTO ${postUses} (version_id, kind, name, post_id)
          SELECT live_id, ${kind}, value, posts.id
          FROM ${posts}, json_each(${JSON.stringify(names)})
          WHERE posts.id = ${post_id} AND live_id IS NOT NULL`,
      );
    }
  });
}

/** Marks every live post for a new check. */
export function invalidateChecks({ orm }: Database): void {
  orm.update(postChecks).set({ version_id: null }).run();
}

/** Marks a live post for a new check. */
export function invalidateCheck({ orm }: Database, post_id: string): void {
  const set = { version_id: null };
  orm.insert(postChecks).values({ post_id }).onConflictDoUpdate({ target: id, set }).run();
}

export function forgetCheck({ orm }: Database, postId: string): void {
  orm.delete(postChecks).where(eq(id, postId)).run();
}

/** Marks live posts for a new check that link to a slug or an address, or use a fact. */
export function invalidateLinking(
  { orm }: Database,
  name: string,
  kind: 'slug' | 'fact' | 'url' | 'snippet' = 'slug',
) {
  const naming = orm
    .select({ version: postUses.version_id })
    .from(postUses)
    .where(and(eq(postUses.kind, kind), eq(postUses.name, name)));
  orm
    .update(postChecks)
    .set({ version_id: null })
    .where(inArray(postChecks.version_id, naming))
    .run();
}
