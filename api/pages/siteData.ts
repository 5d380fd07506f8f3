import { findBlogBySlug, listSummaries, newestPosts, summariesOf } from '../../db/posts/blogs';
import type { SiteData } from '../../site/api';
import { findSlotPage } from '../bookings/findSlots';
import { findKind, firstKind } from '../bookings/kinds';
import type { Services } from '../context';
import { maxRelated, relatedPosts } from '../search/related';
import { search } from '../search/search';
import { signatureOf, signedBy } from '../signatures/standing';

/**
 * Reads what pages show without going through HTTP; `/api/blogs` and `/api/facts` return the same
 * publicly.
 */
export function siteDataOf({ db, facts, firm }: Pick<Services, 'db' | 'facts' | 'firm'>): SiteData {
  return {
    latestPosts: async (offset, limit) => listSummaries(db, { offset, limit }),
    newestPosts: async () => newestPosts(db),
    postSummary: async (id) => summariesOf(db, [id])[0],
    postBySlug: async (slug) => findBlogBySlug(db, slug),
    facts: async (refs) => facts.read(refs),
    factHistory: async () => facts.history(),
    firm: async () => firm.onPages,
    rows: async (name) => firm.rows[name],
    search: async (typed, page) => search({ db, facts, firm }, typed, page),
    relatedPosts: async (post) =>
      summariesOf(db, relatedPosts({ db, facts, firm }, post, maxRelated)),
    signature: async (path) => signatureOf({ db, facts }, path, facts.today()),
    signedBy: async (personId) => signedBy({ db, facts }, personId, facts.today()),
    today: () => facts.today(),
    previewedPost: async () => undefined,
    slots: async ({ office, person, topic, from, kind }) =>
      findSlotPage(
        { db, firm },
        {
          office: office || undefined,
          person: person || undefined,
          topic,
          from,
          kind: findKind(firm.calendar, kind) ?? firstKind(firm.calendar),
        },
      ),
    booking: async () => undefined,
  };
}
