import type { Database } from '../db/client';
import { getBlog } from '../db/posts/blogs';
import { DailyFacts } from './content/dailyFacts';
import { DailyFirm } from './content/dailyFirm';
import { LivePosts } from './content/livePosts';
import type { Environment } from './environment';
import { ContentCache, names } from './http/contentCache';
import { MissedPages } from './links/missedPages';
import { maxRelated, relatedPosts } from './search/related';

/** What visitors see, and the responses made from it. */
export interface SiteContent {
  /** Responses kept until what they depend on changes. */
  cache: ContentCache;
  /** Facts that pages refer to. */
  facts: DailyFacts;
  /** The firm's rows. */
  firm: DailyFirm;
  posts: LivePosts;
  /** 404s of visitors. */
  missed: MissedPages;
}

/** @param clock decides the day whose facts are shown. */
export function siteContentOf(
  db: Database,
  environment: Environment,
  { cache = new ContentCache(), clock = () => new Date() } = {},
): SiteContent {
  const facts = new DailyFacts(db, cache, environment, clock);
  const firm = new DailyFirm(db, cache, () => facts.today());
  const posts = new LivePosts(db, cache, (id) => {
    const post = getBlog(db, id);
    return post ? relatedPosts({ db, facts, firm }, post, maxRelated) : [];
  });
  return { cache, facts, firm, posts, missed: new MissedPages(environment) };
}

/** Drops what another process may have changed. */
export function reload({ cache, facts, firm, posts }: SiteContent): void {
  posts.changed();
  facts.reload();
  firm.reload();
  cache.drop([names.others]);
}
