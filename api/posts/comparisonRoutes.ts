import { Hono } from 'hono';
import { headNames, type PostFieldName } from '../../shared/post';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';
import { compareArticles } from './comparisons/compareArticles';
import type { WordCount } from './comparisons/compareText';
import { findSide, type PostSide } from './comparisons/postSides';
import { cleanOrQuoted } from './html/cleanStored';

export interface Comparison {
  from: PostSide;
  to: PostSide;
  fields: { name: Exclude<PostFieldName, 'content'>; from: string | null; to: string | null }[];
  /** The cleaned article with `<ins>`, `<del>` and notes. */
  html: string;
  words: WordCount;
}

/**
 * `GET /api/comparisons/:blog_id?from=live&to=draft`: compares two versions of a post. Each is
 * `live`, `draft` or a version's id.
 */
export function comparisonRoutes(services: Services) {
  const { db, environment } = services;
  return new Hono<AdminVariables>().use(requireAdmin(services)).get('/:blog_id', (c) => {
    const { from, to } = c.req.query();
    if (!from || !to) {
      const message = 'Choose what to compare: ?from=live&to=draft, or the ids of two versions.';
      throw new HttpError(400, { message });
    }
    const [before, after] = [from, to].map((name) => findSide(db, c.req.param('blog_id'), name));
    if (!before || !after) throw notFound('version of this post to compare');
    const clean = (content: string) => cleanOrQuoted(content, environment.SITE_URL);
    const { html, words } = compareArticles(
      clean(before.values.content),
      clean(after.values.content),
    );
    const fields = headNames.map((name) => ({
      name,
      from: before.values[name],
      to: after.values[name],
    }));
    const comparison: Comparison = { from: before.side, to: after.side, fields, html, words };
    return c.json(comparison);
  });
}
