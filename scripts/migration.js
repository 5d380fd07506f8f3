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
const prefix = (index) => String(index).padStart(4, '0');

/** @param {number} index */
const snapshotOf = (index) => `${folder}/meta/${prefix(index)}_snapshot.json`;

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
      return refuse(`${commit} has no ${file}.`);
    }
  };
  /** @param {string} commit @returns {Journal} */
  const journalAt = (commit) => JSON.parse(at(commit, journalFile));
  const [ours, upstream] = [journalAt('HEAD'), journalAt(theirs)];
  const texts = new Map(upstream.entries.map(({ tag }) => [tag, at(theirs, sqlOf(tag))]));
  const released = new Set(texts.values());
  const own = ours.entries
    .map((entry) => ({ entry, text: at('HEAD', sqlOf(entry.tag)) }))
    .filter(({ text }) => !released.has(text));
  const last = upstream.entries.length - 1;
  const snapshot = at(theirs, snapshotOf(last));
  for (const { entry } of own) rmSync(join(root, sqlOf(entry.tag)), { force: true });
  for (const [tag, text] of texts) writeFileSync(join(root, sqlOf(tag)), text);
  for (const name of readdirSync(meta)) {
    if (name.endsWith('_snapshot.json')) rmSync(join(meta, name));
  }
  writeFileSync(join(root, snapshotOf(last)), snapshot);
  writeJournal(upstream);
  // What the release's tables lack of both schemas together is what one's own migrations make: only
  // the snapshot of it is kept.
  generate(['--name=merged']);
  const merged = upstream.entries.length;
  /** @type {Journal} */
  const generated = JSON.parse(read(journalFile));
  for (const { tag } of generated.entries.slice(merged)) rmSync(join(root, sqlOf(tag)));
  const from = existsSync(join(root, snapshotOf(merged))) ? merged : last;
  const moved = own.map(({ entry, text }, index) => {
    const idx = merged + index;
    return {
      former: entry.tag,
      text,
      entry: { ...entry, idx, tag: entry.tag.replace(/^\d+/, prefix(idx)) },
    };
  });
  for (const { entry, text } of moved) writeFileSync(join(root, sqlOf(entry.tag)), text);
  renameSync(join(root, snapshotOf(from)), join(root, snapshotOf(last + own.length)));
  writeJournal({ ...upstream, entries: [...upstream.entries, ...moved.map(({ entry }) => entry)] });
  removeOldSnapshots();
  git('add', '--all', folder);
  for (const { former, entry } of moved) {
    console.log(`${former} is now ${entry.tag}, after those of the release.`);
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

/** Explains how to call this, and ends. @param {string} problem @returns {never} */
function refuseUsage(problem) {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        merge: { type: 'boolean', default: false },
        name: { type: 'string' },
        custom: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return refuseUsage(error instanceof Error ? error.message : String(error));
  }
}

const options = readOptions();
if (options.help) console.log(usage);
else if (options.merge) merge();
else if (options.name === undefined) refuseUsage('The migration has no name.');
else {
  generate([`--name=${options.name}`, ...(options.custom ? ['--custom'] : [])]);
  removeOldSnapshots();
}
