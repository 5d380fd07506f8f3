import { and, eq, or } from 'drizzle-orm';
import { namesSnippets, withSnippets } from '../../shared/snippets';
import type { Database } from '../client';
import { invalidateLinking } from '../posts/checks';
import { noteLiveChange } from '../posts/liveChanges';
import { posts, postUses } from '../posts/schema';
import { prepared } from '../prepared';
import { invalidateSearch } from '../search/search';
import { snippets } from './schema';

const statements = prepared(({ orm }) => ({
  all: orm.select({ name: snippets.name, text: snippets.text }).from(snippets).prepare(),
}));

const snippetTexts = (db: Database): Map<string, string> =>
  new Map(
    statements(db)
      .all.all()
      .map(({ name, text }) => [name, text]),
  );

/** Puts the stored snippets where an article names them; without any, nothing is read. */
export const withStoredSnippets = (db: Database, html: string): string =>
  namesSnippets(html) ? withSnippets(html, snippetTexts(db)) : html;

export const hasSnippet = ({ orm }: Database, name: string): boolean =>
  orm.select({ id: snippets.id }).from(snippets).where(eq(snippets.name, name)).get() !== undefined;

/** A post that shows a snippet, live, as a draft or from a day on. */
export interface SnippetUse {
  id: string;
  title: string;
  isLive: boolean;
}

/** Lists the posts that show a snippet, live ones first. */
export function snippetUses({ orm }: Database, name: string): SnippetUse[] {
  const { version_id } = postUses;
  const isShown = or(
    eq(posts.live_id, version_id),
    eq(posts.working_id, version_id),
    eq(posts.planned_id, version_id),
  );
  const rows = orm
    .select({ id: posts.id, title: posts.title, live_id: posts.live_id, version_id })
    .from(postUses)
    .innerJoin(posts, and(eq(posts.id, postUses.post_id), isShown))
    .where(and(eq(postUses.kind, 'snippet'), eq(postUses.name, name)))
    .orderBy(posts.title)
    .all();
  const uses = new Map<string, SnippetUse>();
  for (const { id, title, live_id, version_id } of rows) {
    const isLive = live_id === version_id || uses.get(id)?.isLive === true;
    uses.set(id, { id, title: title || 'Untitled', isLive });
  }
  return [...uses.values()].sort((one, other) => Number(other.isLive) - Number(one.isLive));
}

/** Updates what depends on a snippet after its text changed: pages, search, checks. */
export function snippetChanged(db: Database, name: string): void {
  for (const { id, isLive } of snippetUses(db, name)) {
    if (!isLive) continue;
    noteLiveChange(db, id);
    invalidateSearch(db, id);
  }
  invalidateLinking(db, name, 'snippet');
}
