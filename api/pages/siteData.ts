import { findBlogBySlug, listBlogs, listSummaries } from '../../db/blogs';
import { type SiteData, summaryFields } from '../../site/server';
import type { Services } from '../context';

/**
 * What the pages show, read without a way through HTTP; all of it is what `/api/blogs` and `/api/facts`
 * give anyone.
 */
export function siteDataOf({ db, facts }: Pick<Services, 'db' | 'facts'>): SiteData {
  const sort = { column: 'date', direction: 'DESC' } as const;
  return {
    latestPosts: async (offset, limit) => listSummaries(db, { offset, limit }),
    postSummary: async (id) => {
      const one = { sort, fields: summaryFields, ids: [id], offset: 0, limit: 1 };
      return listBlogs(db, one).rows[0];
    },
    postBySlug: async (slug) => findBlogBySlug(db, slug),
    facts: async (refs) => facts.read(refs),
    factHistory: async () => facts.history(),
    today: () => facts.today(),
    previewedPost: async () => undefined,
  };
}
