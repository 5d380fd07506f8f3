import { findBlogBySlug, listBlogs, listSummaries } from '../../db/blogs';
import { type SiteData, summaryFields } from '../../site/server';
import type { Services } from '../context';
import { relatedPosts } from '../search/related';
import { visitorSearch } from '../search/visitorSearch';

const mostRelated = 3;

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
    search: async (typed, page) => visitorSearch({ db, facts }, typed, page),
    relatedPosts: async (id) => {
      const ids = relatedPosts(db, id, mostRelated);
      const { rows } = listBlogs(db, { sort, fields: summaryFields, ids, offset: 0, limit: 9 });
      return ids.flatMap((related) => rows.find((row) => row.id === related) ?? []);
    },
    today: () => facts.today(),
    previewedPost: async () => undefined,
  };
}
