import { type Database, nonDurableTransaction } from '../../db/client';
import type { Blog } from '../../db/posts/blogs';
import { invalidateChecks, nextDueCheck, savePostCheck } from '../../db/posts/checks';
import { rebuildIfOutdated } from '../../db/settings';
import { pagePaths } from '../../site/api';
import { checkPost } from '../posts/checks/checks';
import { createLookups } from '../posts/checks/known';
import type { Run } from './jobRunner';

/** Target duration of one turn, short enough for visitors not to notice. */
const turnMs = 5;
const pauseMs = 20;
const idleMs = 1000;

/** Increase it when rules change, so that every live post is checked again. */
const rules = 4;
const rulesKey = 'checked_by';

/**
 * Keeps findings of live posts up to date. Pending work is stored in the file and survives a stop.
 * @param site the site's address.
 */
export function checkPosts(db: Database, site: string): Run {
  let isCurrent = false;
  return () => {
    if (!isCurrent) {
      // A new release may have other rules or pages.
      const present = JSON.stringify([rules, ...pagePaths]);
      rebuildIfOutdated(db, rulesKey, present, () => invalidateChecks(db));
      isCurrent = true;
    }
    return checkDuePosts(db, site) ? pauseMs : idleMs;
  };
}

/**
 * Checks some changed live posts, or ones with changed links, in one write.
 * @returns whether there may be more.
 */
export function checkDuePosts(db: Database, site: string): boolean {
  const end = performance.now() + turnMs;
  return nonDurableTransaction(db, () => {
    while (performance.now() < end) {
      const blog = nextDueCheck(db);
      if (!blog) return false;
      checkLive(db, blog, site);
    }
    return true;
  });
}

function checkLive(db: Database, blog: Blog, site: string): void {
  const known = createLookups(db, site);
  try {
    savePostCheck(db, blog.id, checkPost(blog, known), known.asked());
  } catch (error) {
    // One failing post must not block the others.
    console.error(`checks: the post ${blog.id} could not be checked`, error);
    savePostCheck(db, blog.id, [], { slugs: [], urls: [] });
  }
}
