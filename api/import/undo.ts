import { admins } from '../../db/admins';
import { dropFact, hasOwnValues } from '../../db/bringFacts';
import { type Database, inTransaction } from '../../db/client';
import { InUseError } from '../../db/errors';
import { deleteFactValue, getFactValue } from '../../db/factValues';
import { imageIds } from '../../db/imageIds';
import { removeUnusedImage } from '../../db/images';
import {
  forgetImport,
  type ImportRow,
  importsOfBatch,
  listBatches,
  standingOf,
} from '../../db/imports';
import { getBlog } from '../../db/posts/blogs';
import { categories } from '../../db/posts/categories';
import { discardDraft } from '../../db/posts/drafts';
import { postValues } from '../../db/posts/fields';
import { writeLive } from '../../db/posts/live';
import { deleteTrashed, trashPost } from '../../db/posts/trash';
import { getVersion } from '../../db/posts/versions';
import { dayInSydney } from '../../db/time';
import { auditOperator } from '../auth/auditTrail';
import { over } from './factStore';
import { importer } from './postStore';
import { SourceRefusal } from './shape';

const order = { post: 0, category: 1, admin: 2, picture: 3, fact: 4, fact_value: 5 } as const;

/** Every batch, in lines for a terminal. */
export function batchLines(db: Database): string[] {
  const batches = listBatches(db).map(
    ({ batch, source, posts, pictures }) =>
      `${batch}  ${posts} posts, ${pictures} pictures from ${source}`,
  );
  return batches.length > 0 ? batches : ['Nothing was imported yet.'];
}

/**
 * Takes back what a batch brought: what it made goes, what it changed is as it was before. What
 * somebody changed here since stays.
 * @param isApplied otherwise nothing is written.
 * @returns what was done and what stays, in lines for a terminal.
 * @throws SourceRefusal where there is no such batch.
 */
export function undoImport(db: Database, batch: string, isApplied: boolean): string[] {
  const rows = importsOfBatch(db, batch).sort((one, other) => order[one.kind] - order[other.kind]);
  if (rows.length === 0) {
    throw new SourceRefusal(`There is no batch ${batch}. npm run import -- --batches lists them.`);
  }
  const stays: string[] = [];
  const counts = { post: 0, category: 0, admin: 0, picture: 0, fact_value: 0, fact: 0 };
  for (const row of rows) {
    const problem = isApplied
      ? inTransaction(db, () => takeBack(db, row))
      : standsInTheWay(db, row);
    if (problem) stays.push(`  ${problem}`);
    else counts[row.kind] += 1;
  }
  const summary = `${counts.post} posts, ${counts.category} categories, ${counts.admin} admins, ${counts.picture} pictures, ${counts.fact} facts with ${counts.fact_value} values`;
  if (isApplied) {
    auditOperator(db, { action: 'delete', resource: 'blogs', record_id: batch, summary }, importer);
  }
  return [
    `${isApplied ? 'Taken back' : 'Would be taken back'} of ${batch}: ${summary}.`,
    ...(stays.length > 0 ? ['Stays:', ...stays] : []),
    ...(isApplied ? [] : ['Nothing was written. Add --apply to take it back.']),
  ];
}

/** Why a thing stays, in words; undefined where nothing keeps it. */
function standsInTheWay(
  db: Database,
  { kind, target_id, version, hash }: ImportRow,
): string | undefined {
  if (kind === 'post') {
    const { live, draft, isTrashed } = standingOf(db, target_id);
    if (isTrashed) return undefined;
    const isOther = live !== undefined && draft !== undefined && draft !== version;
    const isImportsOwn = live === version || draft === version;
    const isGone = live === undefined && draft === undefined;
    if (isGone || (isImportsOwn && !isOther)) return undefined;
    const title = getBlog(db, target_id)?.title ?? target_id;
    return `post "${title}": it was changed here since`;
  }
  const changedSince = (stored: { updated_at: string } | undefined, what: string) =>
    stored && stored.updated_at !== version ? `${what}: it was changed here since` : undefined;
  if (kind === 'category') {
    const stored = categories.get(db, target_id);
    return changedSince(stored, `category ${stored?.name}`);
  }
  if (kind === 'fact_value') {
    const stored = getFactValue(db, target_id);
    const what = `${stored?.text} of ${stored?.fact_key}`;
    if (stored && hash === over) return `${what}: what it took over from is gone`;
    return changedSince(stored, what);
  }
  if (kind === 'fact')
    return hasOwnValues(db, target_id) ? `fact ${target_id}: it was changed here since` : undefined;
  if (kind !== 'admin') return undefined;
  const stored = admins.get(db, target_id);
  return changedSince(stored, `admin ${stored?.username}`);
}

function takeBack(db: Database, row: ImportRow): string | undefined {
  const problem = standsInTheWay(db, row);
  if (problem) return problem;
  try {
    let version: string | undefined;
    if (row.kind === 'post') version = takePostBack(db, row);
    else removers[row.kind](db, row.target_id);
    forgetImport(db, row, version);
    return undefined;
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    return `${row.kind} ${row.target_id}: it is in use`;
  }
}

/** Each takes a thing away. */
const removers: Record<
  Exclude<ImportRow['kind'], 'post'>,
  (db: Database, id: string) => unknown
> = {
  category: (db, id) => categories.get(db, id) && categories.remove(db, id),
  admin: (db, id) => admins.remove(db, id),
  fact_value: (db, id) => deleteFactValue(db, id, dayInSydney(new Date())),
  fact: dropFact,
  picture: (db, path) => removeUnusedImage(db, imageIds(path)[0] ?? ''),
};

/** Takes a post away, or puts back what was before it. @returns the version that it has then. */
function takePostBack(
  db: Database,
  { target_id, version, before_version_id }: ImportRow,
): string | undefined {
  const before = before_version_id === null ? undefined : getVersion(db, before_version_id);
  const { live, draft } = standingOf(db, target_id);
  if (before && live !== undefined) {
    const from = { readVersion: live, by: importer };
    return writeLive(db, target_id, postValues(before), from).updated_at;
  }
  if (draft === version && live !== undefined) discardDraft(db, target_id);
  else {
    trashPost(db, target_id, importer);
    deleteTrashed(db, target_id);
  }
  return undefined;
}
