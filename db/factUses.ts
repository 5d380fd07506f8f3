import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { factKeysIn } from './factNames';
import { blogs, facts, factUses } from './schema';

/** Writes down which facts a live post's text names now. */
export function noteFactUses(tx: Transaction, blogId: string, content: string): void {
  tx.delete(factUses).where(eq(factUses.blog_id, blogId)).run();
  for (const fact_key of factKeysIn(content)) {
    tx.insert(factUses).values({ fact_key, blog_id: blogId }).run();
  }
}

/** A fact that a text names and that isn't there (any more). */
export function missingFact(tx: Transaction, content: string): string | undefined {
  const named = factKeysIn(content);
  const rows = tx.select({ key: facts.key }).from(facts).where(inArray(facts.key, named)).all();
  return named.find((key) => rows.every((row) => row.key !== key));
}

/** The live posts that name any of these facts. */
export function postsNaming({ orm }: Database, keys: readonly string[]) {
  return orm
    .selectDistinct({ id: blogs.id, slug: blogs.slug, title: blogs.title })
    .from(factUses)
    .innerJoin(blogs, eq(blogs.id, factUses.blog_id))
    .where(inArray(factUses.fact_key, [...keys]))
    .orderBy(blogs.title)
    .all();
}
