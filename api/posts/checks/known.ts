import type { Database } from '../../../db/client';
import { factStatus } from '../../../db/facts/facts';
import { hasImage } from '../../../db/media/images';
import { currentSlug } from '../../../db/posts/blogs';
import { isDraftedSlug } from '../../../db/posts/lists';
import { pagePaths } from '../../../site/api';
import type { Known } from './checkedPost';

/**
 * Looks up the site's posts, images and facts, each once, for the checks of one post.
 * @returns the lookups, and the slugs asked for.
 */
export function knownOf(db: Database, site: string): Known & { askedSlugs(): string[] } {
  const posts = new Map<string, ReturnType<Known['post']>>();
  const pictures = new Map<string, boolean>();
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
    fact: (key, day) => factStatus(db, key, day),
    askedSlugs: () => [...posts.keys()],
  };
}

function lookUp(db: Database, slug: string): ReturnType<Known['post']> {
  const present = currentSlug(db, slug);
  if (present !== undefined) return { slug: present, isLive: true };
  return isDraftedSlug(db, slug) ? { slug, isLive: false } : undefined;
}
