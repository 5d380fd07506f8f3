import { eq, sql } from 'drizzle-orm';
import { builtOnce } from './builtOnce';
import type { Database, Transaction } from './client';
import { blogs, oldAddresses } from './schema';
import { now } from './time';

const maxLength = 500;

/**
 * The one form of a path that asks for the same: decoded, in lower case, without the slash at its
 * end, and of its query WordPress's number of a post alone; undefined where there is no such form.
 */
export function addressKey({ pathname, searchParams }: URL): string | undefined {
  try {
    const path = `/${decodeURIComponent(pathname)
      .replace(/^\/+|[\s/]+$/g, '')
      .toLowerCase()}`;
    const number = ['p', 'page_id'].flatMap((name) => searchParams.get(name) ?? [])[0];
    const key = number === undefined ? path : `${path}?p=${number}`;
    return key.length > maxLength ? undefined : key;
  } catch {
    return undefined;
  }
}

const lookup = builtOnce(({ orm }) => ({
  slug: orm
    .select({ slug: blogs.slug })
    .from(oldAddresses)
    .innerJoin(blogs, eq(blogs.id, oldAddresses.blog_id))
    .where(eq(oldAddresses.path, sql.placeholder('path')))
    .prepare(),
}));

/** The present slug of the live post that an old address leads to. @param key as `addressKey` writes it. */
export function slugOfOldAddress(db: Database, key: string): string | undefined {
  return lookup(db).slug.get({ path: key })?.slug;
}

/** Lets an address lead to a post. @returns false where it leads to another already. */
export function addOldAddress(tx: Transaction, path: string, blog_id: string): boolean {
  const stored = tx.select().from(oldAddresses).where(eq(oldAddresses.path, path)).get();
  if (stored) return stored.blog_id === blog_id;
  tx.insert(oldAddresses).values({ path, blog_id, created_at: now() }).run();
  return true;
}

/** The addresses that lead to a post, in their order. */
export function oldAddressesOf({ orm }: Database, blogId: string): string[] {
  return orm
    .select({ path: oldAddresses.path })
    .from(oldAddresses)
    .where(eq(oldAddresses.blog_id, blogId))
    .orderBy(oldAddresses.path)
    .all()
    .map(({ path }) => path);
}

export function forgetOldAddresses(tx: Transaction, blogId: string): void {
  tx.delete(oldAddresses).where(eq(oldAddresses.blog_id, blogId)).run();
}
