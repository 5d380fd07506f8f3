import type { Blog } from '../../../api/publicTypes';
import type { SiteData } from '../../data';
import { fillArticle } from '../../facts/fill';
import { refsInArticle } from '../../facts/names';

/** Loads a post's text with its facts, and the two newest other posts. */
export async function loadPost({ content, ...post }: Blog, site: SiteData) {
  const [latest, facts] = await Promise.all([
    site.latestPosts(0, 3),
    site.facts(refsInArticle(content)),
  ]);
  return {
    post,
    others: latest.posts.filter(({ id }) => id !== post.id).slice(0, 2),
    html: fillArticle(content, facts),
    facts,
  };
}
