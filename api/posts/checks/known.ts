import type { Database } from '../../../db/client';
import { factStatus } from '../../../db/facts/facts';
import { deadLink } from '../../../db/links/outsideLinks';
import { hasImage } from '../../../db/media/images';
import { getPaper } from '../../../db/papers/papers';
import { currentSlug } from '../../../db/posts/blogs';
import { isDraftedSlug } from '../../../db/posts/lists';
import { hasSnippet } from '../../../db/snippets/snippets';
import { dayInSydney } from '../../../db/time';
import { paperIdOf, paperPath } from '../../../shared/papers';
import { pagePaths } from '../../../site/api';
import type { Known } from './checkedPost';

/**
 * Looks up the site's posts, images and facts, each once, for the checks of one post.
 * @returns the lookups, and the links asked for.
 */
export function createLookups(
  db: Database,
  site: string,
): Known & { asked(): { slugs: string[]; urls: string[] } } {
  const posts = new Map<string, ReturnType<Known['post']>>();
  const pictures = new Map<string, boolean>();
  const urls = new Set<string>();
  return {
    site,
    isPage: (path) => pagePaths.has(path),
    post: (slug) => {
      if (!posts.has(slug)) posts.set(slug, lookUp(db, slug));
      return posts.get(slug);
    },
    isPicture: (path) => {
      const known = pictures.get(path);
      if (known !== undefined) return known;
      const [, id = '', extension = ''] = /^images\/([0-9a-f-]{36})\.([a-z]+)$/.exec(path) ?? [];
      const isThere = hasImage(db, id, extension);
      pictures.set(path, isThere);
      return isThere;
    },
    isPaper: (path) => {
      const paper = getPaper(db, paperIdOf(path) ?? '');
      return paper?.enquiry_id === null && paperPath(paper) === path;
    },
    hasSnippet: (name) => hasSnippet(db, name),
    fact: (key, day) => factStatus(db, key, day),
    dead: (url) => {
      urls.add(url);
      const link = deadLink(db, url);
      return (
        link && { since: dayInSydney(new Date(link.failed_since ?? 0)), problem: link.problem }
      );
    },
    asked: () => ({ slugs: [...posts.keys()], urls: [...urls] }),
  };
}

function lookUp(db: Database, slug: string): ReturnType<Known['post']> {
  const present = currentSlug(db, slug);
  if (present !== undefined) return { slug: present, isLive: true };
  return isDraftedSlug(db, slug) ? { slug, isLive: false } : undefined;
}
