import type { Blog } from '../../../api/publicTypes';
import { newestCount } from '../../../shared/post';
import { namesSnippets, withSnippets } from '../../../shared/snippets';
import type { SiteData } from '../../data';
import { fillArticle } from '../../facts/fill';
import { refsInArticle } from '../../facts/names';

/** Loads a post's text with its facts, and the two newest other posts. */
export async function loadPost({ content: written, ...post }: Blog, site: SiteData) {
  const snippets = namesSnippets(written) ? await site.rows('snippets') : [];
  const content = withSnippets(written, new Map(snippets.map(({ name, text }) => [name, text])));
  const [newest, facts] = await Promise.all([
    site.newestPosts(),
    site.facts(refsInArticle(content)),
  ]);
  return {
    post,
    others: newest.filter(({ id }) => id !== post.id).slice(0, newestCount - 1),
    html: fillArticle(content, facts),
    facts,
  };
}
