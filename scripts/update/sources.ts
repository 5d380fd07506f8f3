import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isBefore } from '../../db/migrationFiles';
import { changedFiles, fileList, isSource, releaseParts, sha256 } from './fileList';
import { call } from './processes';
import { type Installation, refOf, versionOf } from './releases';

/** Where a release comes from. */
export interface ReleaseSource {
  name: string;
  /** Puts its files into a folder. */
  fill(folder: string): Promise<void>;
  isBuilt: boolean;
}

/** Forced twice: an update that was killed meanwhile left it locked. */
const addWorktree = ['worktree', 'add', '--force', '--force', '--detach'] as const;
const journal = 'db/migrations/meta/_journal.json';
const shortLength = 7;
const shownFiles = 10;

/** Finds what is asked for: a ref of the checkout's origin, or an archive. */
export function findSource(
  installation: Installation,
  asked: string | undefined,
): Promise<ReleaseSource> {
  const isArchive = asked !== undefined && /\.(tar\.gz|tgz)$/.test(asked);
  return isArchive ? archive(installation, resolve(asked)) : commit(installation, asked);
}

/**
 * Merges a ref into the operator's branch, in a folder of its own.
 * @param ref default: the newest tag `v…` of `origin`.
 * @throws Error naming the files that are changed or conflict.
 */
async function commit(installation: Installation, ref: string | undefined): Promise<ReleaseSource> {
  const { root, owner: as } = installation;
  if (!installation.isCheckout) {
    throw new Error(
      'This folder is no git checkout: name the archive of a release (wattlepath-VERSION.tar.gz).',
    );
  }
  const git = (...args: string[]) => call('git', args, { cwd: root, as });
  refuseChanged(
    (await git('status', '--porcelain', '--untracked-files=no'))
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\s*\S+\s+/, '')),
    'Commit them, or put them aside with git stash.',
  );
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true') {
    await git('fetch', '--unshallow', 'origin');
  }
  const wanted = await fetchCommit(git, ref);
  const merged = await mergeAside(installation, git, wanted);
  return {
    name: merged.name,
    isBuilt: false,
    fill: async (folder) => {
      await git(...addWorktree, folder, merged.commit);
      rmSync(join(folder, '.git'));
      await git('worktree', 'prune');
    },
  };
}

type Git = (...args: string[]) => Promise<string>;

/** @returns the commit of a ref of origin, or of this checkout. */
async function fetchCommit(git: Git, ref: string | undefined): Promise<string> {
  const named = ref ?? (await newestTag(git));
  const own = () => git('rev-parse', '--verify', '--end-of-options', `${named}^{commit}`);
  // The checkout's, and not origin's.
  if (named === 'HEAD') return own();
  try {
    await git('fetch', '--', 'origin', named);
    return await git('rev-parse', 'FETCH_HEAD^{commit}');
  } catch (error) {
    // Only what origin says it doesn't have is looked for here: a branch here may be old.
    await git('ls-remote', 'origin', 'HEAD').catch((unreachable: Error) => {
      throw new Error(`Nothing was updated, because origin can't be read: ${unreachable.message}`);
    });
    return own().catch(() => {
      throw isNoRef(error) ? new Error(`origin has no “${named}”: ${nameOne}`) : error;
    });
  }
}

const nameOne = 'name a tag, branch or commit, such as npm run update -- main.';

const isNoRef = (error: unknown): boolean =>
  error instanceof Error &&
  /couldn't find remote ref|not our ref|Needed a single/.test(error.message);

async function newestTag(git: Git): Promise<string> {
  const tags = await git('ls-remote', '--tags', '--refs', '--sort=-v:refname', 'origin', 'v*');
  // Without those of trial versions, such as v2.0.0-beta.
  const newest = /^\S+\s+(refs\/tags\/v\d+\.\d+\.\d+)$/m.exec(tags)?.[1];
  if (newest) return newest;
  throw new Error(`origin has no tag such as v1.0.0: ${nameOne}`);
}

/** Merges a commit into the operator's, in a worktree that is removed again. */
async function mergeAside(
  installation: Installation,
  git: Git,
  wanted: string,
): Promise<{ commit: string; name: string }> {
  const { owner: as } = installation;
  const folder = installation.release('merge.partial');
  rmSync(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
  await git(...addWorktree, folder, 'HEAD');
  const here = (...args: string[]) => call('git', args, { cwd: folder, as });
  try {
    const who = ['-c', 'user.name=Wattlepath', '-c', 'user.email=update@localhost'];
    try {
      await here(...who, 'merge', '--no-edit', wanted);
    } catch (error) {
      const files = await here('diff', '--name-only', '--diff-filter=U');
      if (files === '') throw error;
      const settle = files.includes(journal)
        ? ', settle db/migrations with npm run migration -- --merge'
        : '';
      const remedy = `Merge it yourself (git fetch, git merge ${wanted.slice(0, shortLength)})${settle}, commit, and run npm run update -- HEAD.`;
      throw new Error(`Your changes and the update conflict in ${listed(files)}. ${remedy}`);
    }
    const commit = await here('rev-parse', 'HEAD');
    const name = `${versionOf(folder)}-${commit.slice(0, shortLength)}`;
    await git('update-ref', refOf(name), commit);
    return { commit, name };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

/** An archive with a built release, and its sum in a file beside it. */
async function archive(installation: Installation, file: string): Promise<ReleaseSource> {
  const { root, owner: as } = installation;
  if (installation.isCheckout) {
    throw new Error('This folder is a git checkout: name a tag, branch or commit instead.');
  }
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  if (!existsSync(join(root, fileList))) {
    throw new Error(`${root} has no ${fileList}, so it wasn't made from an archive.`);
  }
  refuseChanged(
    changedFiles(root, isSource),
    'An archive would overwrite them: keep your changes in a git checkout.',
  );
  const sum = sha256(file);
  const sumFile = `${file}.sha256`;
  if (!existsSync(sumFile)) throw new Error(`${sumFile} is missing, by which it is checked.`);
  if (readFileSync(sumFile, 'utf8').slice(0, 64) !== sum) {
    throw new Error(`${file} isn't the archive that ${sumFile} describes. Fetch both again.`);
  }
  const unpack = (...args: string[]) =>
    call('tar', args, { as }).catch(() => {
      throw new Error(`${file} is cut off or damaged. Fetch it and ${sumFile} again.`);
    });
  const top = (await unpack('-tzf', file)).split('\n')[0] ?? '';
  const version = /^wattlepath-(.+?)\//.exec(top)?.[1];
  if (!version) throw new Error(`${basename(file)} is no release of this program.`);
  if (isBefore(version, versionOf(installation.serving ?? root))) {
    throw new Error(
      `${version} is older than what is served: go back with npm run update -- --back.`,
    );
  }
  return {
    name: `${version}-${sum.slice(0, shortLength)}`,
    isBuilt: true,
    fill: async (folder) => {
      await unpack('-xzf', file, '--strip-components=1', '-C', folder);
      refuseIncomplete(folder, file);
    },
  };
}

/** @throws Error unless a folder, unpacked from an archive, is a whole release. */
export function refuseIncomplete(folder: string, archive: string): void {
  const missing = [fileList, ...releaseParts].filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) {
    throw new Error(`${basename(archive)} is no whole release: it lacks ${missing.join(', ')}.`);
  }
  refuseChanged(
    changedFiles(folder, () => true),
    'The archive is damaged.',
  );
}

function refuseChanged(files: string[], remedy: string): void {
  if (files.length === 0) return;
  throw new Error(`Files were changed here: ${listed(files.join('\n'))}. ${remedy}`);
}

function listed(lines: string): string {
  const files = lines.split('\n');
  const more = files.length > shownFiles ? ` and ${files.length - shownFiles} more` : '';
  return `${files.slice(0, shownFiles).join(', ')}${more}`;
}
