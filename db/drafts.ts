import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { StaleError } from './errors';
import { forgetImageUses, noteImageUses } from './imageUses';
import { drafts, trash } from './schema';
import { nextVersion, now } from './time';
import { liveUpdatedAt, type PostValues } from './versions';

/** The working copy of the post with the same id; its text is as the editor sent it. */
export type Draft = typeof drafts.$inferSelect;

export interface DraftSave {
  values: PostValues;
  by: string;
  /** `updated_at` of the working copy as it was read; absent where there was none. */
  readVersion?: string | undefined;
  /** `updated_at` of the live post that it began from, null where none was live. */
  baseVersion?: string | null | undefined;
}

export function getDraft({ orm }: Database, id: string): Draft | undefined {
  return orm.select().from(drafts).where(eq(drafts.id, id)).get();
}

/**
 * Writes the post's one working copy.
 * @throws StaleError where somebody wrote, published or discarded it since it was read, or the post
 * is in the trash.
 */
export function saveDraft({ orm }: Database, id: string, save: DraftSave): Draft {
  return orm.transaction((tx) => {
    const stored = tx.select().from(drafts).where(eq(drafts.id, id)).get();
    if (stored?.updated_at !== save.readVersion) throw new StaleError();
    const trashed = tx.select().from(trash).where(eq(trash.blog_id, id)).get();
    if (trashed) throw new StaleError();
    const known = stored ? stored.base_version : liveUpdatedAt(tx, id);
    const values = {
      ...save.values,
      base_version: save.baseVersion === undefined ? known : save.baseVersion,
      saved_by: save.by,
      updated_at: stored ? nextVersion(stored.updated_at) : now(),
    };
    const saved = tx
      .insert(drafts)
      .values({ id, ...values, created_at: values.updated_at })
      .onConflictDoUpdate({ target: drafts.id, set: values })
      .returning()
      .get();
    const namesAlike = stored?.content === saved.content && stored.image_url === saved.image_url;
    if (!namesAlike) noteImageUses(tx, { owner: 'draft', owner_id: id, blog_id: id }, saved);
    return saved;
  });
}

/** Discards a working copy; @returns it, or undefined where there was none. */
export function deleteDraft({ orm }: Database, id: string): Draft | undefined {
  return orm.transaction((tx) => dropDraft(tx, id));
}

export function dropDraft(tx: Transaction, id: string): Draft | undefined {
  forgetImageUses(tx, 'draft', id);
  return tx.delete(drafts).where(eq(drafts.id, id)).returning().get();
}
