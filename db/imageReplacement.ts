import { and, eq, inArray } from 'drizzle-orm';
import { writeLive } from './blogs';
import type { Database, Transaction } from './client';
import { noteImageUses } from './imageUses';
import { moveBase, moveDraft } from './publications';
import { blogs, drafts, imageUses, media, publications, versions } from './schema';
import { nextVersion } from './time';
import { postValues } from './versions';

export interface Replacement {
  /** Ids of pictures. */
  from: string;
  to: string;
  by: string;
  /** An article with the one picture in the place of the other. */
  rewrite(html: string): string;
}

/** In how many posts a picture was replaced. */
export interface Replaced {
  live: number;
  drafts: number;
  scheduled: number;
}

type Named = { image_url: string; content: string };

/**
 * Puts one picture in the place of another: in live posts, each of which gets a new version; in
 * working copies; and in what is planned to go live. Versions stay as they were.
 */
export function replaceImage({ orm }: Database, replacement: Replacement): Replaced {
  return orm.transaction((tx) => {
    const path = pathOf(tx, replacement.to);
    const change = <Values extends Named>(values: Values): Values => ({
      ...values,
      image_url: values.image_url.includes(replacement.from) ? path : values.image_url,
      content: replacement.rewrite(values.content),
    });
    const live = ownersOf(tx, replacement.from, 'live');
    const copies = ownersOf(tx, replacement.from, 'draft');
    for (const id of live) replaceLive(tx, id, replacement.by, change);
    for (const id of copies) replaceDraft(tx, id, replacement.by, change);
    const scheduled = replaceScheduled(tx, replacement.from, change);
    return { live: live.length, drafts: copies.length, scheduled };
  });
}

type Change = <Values extends Named>(values: Values) => Values;

function ownersOf(tx: Transaction, image: string, owner: 'live' | 'draft' | 'version'): string[] {
  const uses = tx
    .select({ id: imageUses.owner_id })
    .from(imageUses)
    .where(and(eq(imageUses.image_id, image), eq(imageUses.owner, owner)))
    .all();
  return uses.map(({ id }) => id);
}

function pathOf(tx: Transaction, id: string): string {
  const found = tx.select().from(media).where(eq(media.id, id)).get();
  if (!found) throw new Error(`the picture ${id} is missing`);
  return `images/${id}.${found.extension}`;
}

function replaceLive(tx: Transaction, id: string, by: string, change: Change): void {
  const stored = tx.select().from(blogs).where(eq(blogs.id, id)).get();
  if (!stored) return;
  const live = writeLive(tx, id, change(postValues(stored)), {
    readVersion: stored.updated_at,
    by,
  });
  moveBase(tx, id, stored.updated_at, live.updated_at);
}

function replaceDraft(tx: Transaction, id: string, by: string, change: Change): void {
  const stored = tx.select().from(drafts).where(eq(drafts.id, id)).get();
  if (!stored) return;
  const updated_at = nextVersion(stored.updated_at);
  const { image_url, content } = change(stored);
  tx.update(drafts)
    .set({ image_url, content, updated_at, saved_by: by })
    .where(eq(drafts.id, id))
    .run();
  noteImageUses(tx, { owner: 'draft', owner_id: id, blog_id: id }, { image_url, content });
  moveDraft(tx, id, stored.updated_at, updated_at);
}

function replaceScheduled(tx: Transaction, image: string, change: Change): number {
  const planned = tx
    .select({ id: versions.id, blog_id: versions.blog_id })
    .from(publications)
    .innerJoin(versions, eq(versions.id, publications.version_id))
    .where(inArray(versions.id, ownersOf(tx, image, 'version')))
    .all();
  for (const { id, blog_id } of planned) {
    const stored = tx.select().from(versions).where(eq(versions.id, id)).get();
    if (!stored) continue;
    const { image_url, content } = change(stored);
    tx.update(versions).set({ image_url, content }).where(eq(versions.id, id)).run();
    noteImageUses(tx, { owner: 'version', owner_id: id, blog_id }, { image_url, content });
  }
  return planned.length;
}
