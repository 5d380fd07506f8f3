import { and, eq } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { ignoredLinks } from './schema';

type Kind = (typeof ignoredLinks.$inferSelect)['kind'];

export const ignoredNames = ({ orm }: Database, kind: Kind): Set<string> =>
  new Set(
    orm
      .select({ name: ignoredLinks.name })
      .from(ignoredLinks)
      .where(eq(ignoredLinks.kind, kind))
      .all()
      .map(({ name }) => name),
  );

/** Ignores an address, or lists it again. */
export function ignoreLink({ orm }: Database, kind: Kind, name: string, isIgnored: boolean): void {
  if (isIgnored) {
    orm.insert(ignoredLinks).values({ kind, name, at: now() }).onConflictDoNothing().run();
  } else {
    orm
      .delete(ignoredLinks)
      .where(and(eq(ignoredLinks.kind, kind), eq(ignoredLinks.name, name)))
      .run();
  }
}
