import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { imageIds } from './imageIds';
import { imageUses } from './schema';

export type ImageOwner = (typeof imageUses.$inferSelect)['owner'];

/** Writes down which pictures a post's live row, working copy or version names now. */
export function noteImageUses(
  tx: Transaction,
  owner: { owner: ImageOwner; owner_id: string; blog_id: string },
  post: { image_url: string; content: string },
): void {
  forgetImageUses(tx, owner.owner, owner.owner_id);
  for (const image_id of imageIds(`${post.image_url} ${post.content}`)) {
    tx.insert(imageUses)
      .values({ ...owner, image_id })
      .run();
  }
}

export function forgetImageUses(tx: Transaction, owner: ImageOwner, ownerId: string): void {
  tx.delete(imageUses)
    .where(and(eq(imageUses.owner, owner), eq(imageUses.owner_id, ownerId)))
    .run();
}

/** Whether only what isn't live names a picture: visitors must not see it then. */
export function isHidden({ orm }: Database, imageId: string): boolean {
  const owners = orm
    .select({ owner: imageUses.owner, uses: count() })
    .from(imageUses)
    .where(eq(imageUses.image_id, imageId))
    .groupBy(imageUses.owner)
    .all();
  return owners.length > 0 && owners.every(({ owner }) => owner !== 'live');
}

/** Whether the working copy of one of the posts names a picture. */
export function isDrafted({ orm }: Database, imageId: string, blogIds: string[]): boolean {
  if (blogIds.length === 0) return false;
  const isNamed = and(
    eq(imageUses.image_id, imageId),
    eq(imageUses.owner, 'draft'),
    inArray(imageUses.owner_id, blogIds),
  );
  return orm.select({ id: imageUses.owner_id }).from(imageUses).where(isNamed).get() !== undefined;
}
