import { publicRows } from '../../db/plain';
import { findBlogBySlug, listSummaries, summariesOf } from '../../db/posts/blogs';
import type { SiteData } from '../../site/api';
import type { Services } from '../context';
import { relatedPosts } from '../search/related';
import { search } from '../search/search';

const mostRelated = 3;

/**
 * Reads what pages show without going through HTTP; `/api/blogs` and `/api/facts` return the same
 * publicly.
 */
export function siteDataOf({ db, facts }: Pick<Services, 'db' | 'facts'>): SiteData {
  return {
    latestPosts: async (offset, limit) => listSummaries(db, { offset, limit }),
    postSummary: async (id) => summariesOf(db, [id])[0],
    postBySlug: async (slug) => findBlogBySlug(db, slug),
    facts: async (refs) => facts.read(refs),
    factHistory: async () => facts.history(),
    rows: async (name) => publicRows(db, name),
    search: async (typed, page) => search({ db, facts }, typed, page),
    relatedPosts: async (post) => summariesOf(db, relatedPosts({ db, facts }, post, mostRelated)),
    today: () => facts.today(),
    previewedPost: async () => undefined,
  };
}
