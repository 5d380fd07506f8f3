import { Hono } from 'hono';
import type { AnyRow } from '../../db/plain';
import { plainSources } from '../../db/plain';
import { lastSignature } from '../../db/signatures/signatures';
import { type SnippetUse, snippetChanged, snippetUses } from '../../db/snippets/snippets';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { fieldError } from '../http/errors';
import { notFound } from '../resources/resourceReads';
import { findSubject, judgeOn } from '../signatures/standing';

export interface TouchedPost extends SnippetUse {
  /** Who loses a signature if the snippet changes; null: none does. */
  signed_by: string | null;
}

/** `GET /api/snippet-uses/:id`: the posts that a change of a snippet touches. */
export function snippetRoutes(services: Services) {
  const { db, today } = services;
  return new Hono<AdminVariables>().get('/:id', requireAdmin(services), (c) => {
    const snippet = plainSources.snippets.get(db, c.req.param('id'));
    if (!snippet) throw notFound('snippet');
    const ended = judgeOn(services, today());
    const touched: TouchedPost[] = snippetUses(db, snippet.name).map((use) => {
      const row = use.isLive ? lastSignature(db, use.id) : undefined;
      const read = row && findSubject(services, use.id);
      const holds = row && read && !ended(row, read);
      return { ...use, signed_by: holds ? row.name : null };
    });
    return c.json(touched, 200, { 'Cache-Control': 'no-store' });
  });
}

/**
 * Called as a snippet is changed.
 * @throws HttpError 422 at `name` while posts show it under the old one.
 */
export function publishSnippet({ db }: Services, before: AnyRow, after: AnyRow): void {
  const count = before.name === after.name ? 0 : snippetUses(db, String(before.name)).length;
  if (count > 0) {
    const posts = count === 1 ? 'One post shows' : `${count} posts show`;
    throw fieldError('name', `${posts} it under this name: it stays.`);
  }
  snippetChanged(db, String(after.name));
}
