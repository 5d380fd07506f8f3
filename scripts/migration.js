// Writes the migration of a changed schema, or settles the conflict that an owner's own migrations
// have with those of a release: both sides add to the end of one journal.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `Usage:
  npm run migration -- --name=NAME   writes the SQL for a changed schema.ts
  npm run migration -- --name=NAME --custom   writes an empty one, for rows
  npm run migration -- --merge       in a merge that conflicts in db/migrations: puts your own
                                     migrations after those of the release, and keeps both`;

/** @typedef {{ idx: number, tag: string }} Entry */
/** @typedef {{ entries: Entry[] }} Journal */

const root = join(import.meta.dirname, '..');
const folder = 'db/migrations';
const journalFile = `${folder}/meta/_journal.json`;
const meta = join(root, folder, 'meta');
const bin = join(root, 'node_modules/drizzle-kit/bin.cjs');

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** @param {number} index */
const snapshotOf = (index) => `${folder}/meta/${String(index).padStart(4, '0')}_snapshot.json`;

/** Ends with what the operator can do. @param {string} message @returns {never} */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** Compares the schema with the newest snapshot, and writes what differs. @param {string[]} args */
function generate(args) {
  const { status } = spawnSync(process.execPath, [bin, 'generate', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Only the newest is compared with. */
function removeOldSnapshots() {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name));
}

function merge() {
  const theirs = mergedCommit();
  const others = git('diff', '--name-only', '--diff-filter=U')
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith(folder));
  if (others.length > 0) refuse(`Settle these first: ${others.join(', ')}.`);
  /** @param {string} commit @param {string} file */
  const at = (commit, file) => {
    try {
      return git('show', `${commit}:${file}`);
    } catch {
      return undefined;
    }
  };
  /** @param {string} commit @returns {Journal} */
  const journalAt = (commit) =>
    JSON.parse(at(commit, journalFile) ?? refuse(`${commit} has no ${journalFile}.`));
  const [ours, upstream] = [journalAt('HEAD'), journalAt(theirs)];
  const texts = new Set(upstream.entries.map(({ tag }) => at(theirs, sqlOf(tag))));
  const own = ours.entries.flatMap((entry) => {
    const text = at('HEAD', sqlOf(entry.tag)) ?? '';
    return texts.has(text) ? [] : [{ entry, text }];
  });
  for (const { entry } of own) rmSync(join(root, sqlOf(entry.tag)), { force: true });
  for (const { tag } of upstream.entries) {
    writeFileSync(join(root, sqlOf(tag)), at(theirs, sqlOf(tag)) ?? '');
  }
  const last = upstream.entries.length - 1;
  for (const name of readdirSync(meta)) {
    if (name.endsWith('_snapshot.json')) rmSync(join(meta, name));
  }
  writeFileSync(join(root, snapshotOf(last)), at(theirs, snapshotOf(last)) ?? '');
  writeJournal(upstream);
  // What the release's tables lack of both schemas together is what one's own migrations make: only
  // the snapshot of it is kept.
  generate(['--name=merged']);
  const merged = upstream.entries.length;
  /** @type {Journal} */
  const generated = JSON.parse(read(journalFile));
  for (const { tag } of generated.entries.slice(merged)) rmSync(join(root, sqlOf(tag)));
  const from = existsSync(join(root, snapshotOf(merged))) ? merged : last;
  const entries = own.map(({ entry }, index) => {
    const idx = merged + index;
    return { ...entry, idx, tag: entry.tag.replace(/^\d+/, String(idx).padStart(4, '0')) };
  });
  for (const [index, { tag }] of entries.entries()) {
    writeFileSync(join(root, sqlOf(tag)), own[index]?.text ?? '');
  }
  renameSync(join(root, snapshotOf(from)), join(root, snapshotOf(last + own.length)));
  writeJournal({ ...upstream, entries: [...upstream.entries, ...entries] });
  removeOldSnapshots();
  git('add', '--all', folder);
  for (const [index, { tag }] of entries.entries()) {
    console.log(`${own[index]?.entry.tag} is now ${tag}, after those of the release.`);
  }
  console.log('Files that have it already keep it: it is known by its text. Commit the merge.');
}

/** @param {string} tag */
const sqlOf = (tag) => `${folder}/${tag}.sql`;

/** @param {Journal} journal */
const writeJournal = (journal) =>
  writeFileSync(join(root, journalFile), JSON.stringify(journal, null, 2));

/** Returns the commit that is being merged into one's own. */
function mergedCommit() {
  try {
    return git('rev-parse', '--verify', 'MERGE_HEAD').trim();
  } catch {
    return refuse('No merge is under way here: git fetch, git merge the release, then this.');
  }
}

try {
  const { values } = parseArgs({
    options: {
      merge: { type: 'boolean', default: false },
      name: { type: 'string' },
      custom: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(usage);
  else if (values.merge) merge();
  else if (values.name === undefined) throw new TypeError('The migration has no name.');
  else {
    generate([`--name=${values.name}`, ...(values.custom ? ['--custom'] : [])]);
    removeOldSnapshots();
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exit(2);
}
