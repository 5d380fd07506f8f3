import { type Database, inTransaction } from '../../db/client';
import type { Blog } from '../../db/posts/blogs';
import { invalidateChecks, nextDueCheck, savePostCheck } from '../../db/posts/checks';
import { rebuildIfOutdated } from '../../db/settings';
import { pagePaths } from '../../site/api';
import { checkPost } from '../posts/checks/checks';
import { knownOf } from '../posts/checks/known';
import type { Run } from './jobRunner';

/** One turn checks for about as long, so that no visitor waits for it noticeably. */
const turnMs = 10;
const pauseMs = 20;
const idleMs = 1000;

/** Another number where the rules change, so that every live post is checked by them. */
const rules = 3;
const rulesKey = 'checked_by';

/**
 * Keeps the findings of the live posts up to date. What is due stands in the file: nothing is lost
 * when the server ends in the middle.
 * @param site the site's address.
 */
export function checkPosts(db: Database, site: string): Run {
  let isCurrent = false;
  return () => {
    if (!isCurrent) {
      // Another release may have other rules, or other pages to link to.
      const present = JSON.stringify([rules, ...pagePaths]);
      rebuildIfOutdated(db, rulesKey, present, () => invalidateChecks(db));
      isCurrent = true;
    }
    return checkDuePosts(db, site) ? pauseMs : idleMs;
  };
}

/**
 * Checks live posts that were changed, or whose links were: a few, in one write.
 * @returns whether there may be more.
 */
export function checkDuePosts(db: Database, site: string): boolean {
  const end = performance.now() + turnMs;
  return inTransaction(db, () => {
    while (performance.now() < end) {
      const blog = nextDueCheck(db);
      if (!blog) return false;
      checkLive(db, blog, site);
    }
    return true;
  });
}

function checkLive(db: Database, blog: Blog, site: string): void {
  const known = knownOf(db, site);
  try {
    savePostCheck(db, blog.id, checkPost(blog, known), known.askedSlugs());
  } catch (error) {
    // The others must not wait for one that can't be checked.
    console.error(`checks: the post ${blog.id} could not be checked`, error);
    savePostCheck(db, blog.id, [], []);
  }
}
