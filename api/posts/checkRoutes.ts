import { getBlog } from '../../db/posts/blogs';
import { listPostChecks, type PostCheck } from '../../db/posts/checks';
import { getDraft } from '../../db/posts/drafts';
import type { RowSource } from '../../db/resource';
import type { Services } from '../context';
import { oneOf } from '../http/listQuery';
import { readRoutes } from '../resources/resourceReads';
import { blocks } from './checks/blockedFailure';
import { checkPost } from './checks/checks';
import { createLookups } from './checks/known';

/** Current findings in a post's draft or, without one, its live version. */
export interface CheckedVersion extends Omit<PostCheck, 'weight'> {
  is_draft: boolean;
  /** `updated_at` of the checked version. */
  updated_at: string;
}

const columns = ['id', 'title', 'blocks', 'advises', 'weight', 'findings'] as const;

/**
 * `GET /api/checks`: live posts with findings, worst first. `GET /api/checks/:id`: current findings
 * in a post's draft or, without one, its live version.
 */
export function checkRoutes(services: Services) {
  const { db, environment } = services;

  function checkNow(id: string): CheckedVersion | undefined {
    const draft = getDraft(db, id);
    const post = draft ?? getBlog(db, id);
    if (!post) return undefined;
    const findings = checkPost(post, createLookups(db, environment.SITE_URL));
    const { title, updated_at } = post;
    const count = blocks(findings).length;
    return {
      id,
      title,
      updated_at,
      is_draft: draft !== undefined,
      blocks: count,
      advises: findings.length - count,
      findings,
    };
  }

  const source: RowSource<PostCheck, (typeof columns)[number], 'level' | 'code'> = {
    columns,
    filters: ['level', 'code'],
    list: (_, list) => {
      const level = oneOf('level', list.filters?.level, ['block', 'advise']);
      return listPostChecks(db, { ...list, level });
    },
    get: () => undefined,
  };
  return readRoutes(services, source, 'checks', { read: checkNow });
}
