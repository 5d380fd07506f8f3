import { z } from 'zod';
import type { Database } from '../../db/client';
import { StaleError } from '../../db/errors';
import { getDraft } from '../../db/posts/drafts';
import {
  getVersion,
  listVersions,
  restoreVersion,
  type ShownVersion,
  versionBefore,
} from '../../db/posts/versions';
import type { RowSource } from '../../db/resource';
import type { PostValues } from '../../shared/post';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { HttpError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { notFound, readRoutes } from '../resources/resourceReads';
import { countChangedWords } from './comparisons/compareArticles';
import type { WordCount } from './comparisons/compareText';
import { differingFields, type VersionKind, versionKind } from './comparisons/postSides';
import { cleanOrQuoted } from './html/cleanStored';

const columns = ['id', 'blog_id', 'title', 'created_by', 'created_at', 'published_at'] as const;

/** Longer lists omit what versions changed, which requires reading their texts. */
const maxDescribed = 50;

export interface VersionNote {
  kind: VersionKind;
  /** Changes from the previously live version; null for the first. */
  changes: { fields: (keyof PostValues)[]; words: WordCount } | null;
}

/**
 * `GET /api/versions`: a post at each publication. A single version includes its text, a list
 * doesn't.
 */
export function versionRoutes(services: Services) {
  const { db, environment } = services;
  const versions: RowSource<
    ShownVersion & Partial<VersionNote>,
    (typeof columns)[number],
    'blog_id'
  > = {
    columns,
    filters: ['blog_id'],
    list: listVersions,
    get: (_, id) => {
      const version = getVersion(db, id);
      if (!version) return undefined;
      return { ...version, content: cleanOrQuoted(version.content, environment.SITE_URL) };
    },
  };
  return readRoutes(services, versions, 'versions', {
    describe: (row: { id?: string }, { rows, fields }) =>
      rows.length <= maxDescribed && !fields ? { ...row, ...versionNote(db, row.id) } : row,
  });
}

function versionNote(db: Database, id = ''): Partial<VersionNote> {
  const version = getVersion(db, id);
  if (!version) return {};
  const at = version.published_at ?? version.created_at;
  const before = versionBefore(db, version.blog_id, at);
  const changes = before && {
    fields: differingFields(before, version),
    words: countChangedWords(before.content, version.content),
  };
  return { kind: versionKind(db, version), changes: changes ?? null };
}

const schema = z.object({ version_id: z.string({ error: 'Choose a version.' }) });

/** `POST /api/restorations`: makes a version the draft; the live version stays. */
export const restorationRoutes = (services: Services) =>
  actionRoutes(services, schema, ({ version_id }, admin) => {
    const { db } = services;
    const version = restoreAsDraft(db, version_id, admin.username);
    if (!version) throw notFound('version');
    const { blog_id, title, created_at } = version;
    audit(db, admin, 'restore drafts', blog_id, `${title} (version of ${created_at})`);
    return getDraft(db, blog_id);
  });

function restoreAsDraft(db: Database, id: string, by: string): ShownVersion | undefined {
  try {
    return restoreVersion(db, id, by);
  } catch (error) {
    if (!(error instanceof StaleError)) throw error;
    throw new HttpError(409, { message: 'This post is in the trash. Recover it first.' });
  }
}
