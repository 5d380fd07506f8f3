import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changesSince, listTags, newestVersion } from '../../api/operate/newRelease';
import { call } from './processes';
import { type Installation, refOf, versionOf } from './releases';

export interface ReleaseSource {
  name: string;
  /** Lines of its CHANGELOG about releases newer than the installation's own files. */
  changes: readonly string[];
  /** Puts its files into a folder. */
  fill(folder: string): Promise<void>;
}

/** Forced twice: an update that was killed meanwhile left it locked. */
const addWorktree = ['worktree', 'add', '--force', '--force', '--detach'] as const;
const journal = 'db/migrations/meta/_journal.json';
const shortLength = 7;
const shownFiles = 10;

/**
 * Merges a ref into the operator's branch, in a folder of its own.
 * @param ref default: the newest tag `v…` of `origin`.
 * @throws Error naming the files that are changed or conflict.
 */
export async function findSource(
  installation: Installation,
  ref: string | undefined,
): Promise<ReleaseSource> {
  const { root, owner: as } = installation;
  if (!installation.isCheckout) throw new Error(becomingCheckout(root));
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
  const changelog = await git('show', `${merged.commit}:CHANGELOG.md`).catch(() => '');
  return {
    name: merged.name,
    changes: changesSince(changelog, versionOf(root)),
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
  const newest = newestVersion(await git(...listTags, 'origin', 'v*'));
  if (newest) return `refs/tags/v${newest}`;
  throw new Error(`origin has no tag such as v1.0.0: ${nameOne}`);
}

/** Merges a commit into the operator's, in a worktree that is removed again. */
async function mergeAside(
  installation: Installation,
  git: Git,
  wanted: string,
): Promise<{ commit: string; name: string }> {
  const { owner: as } = installation;
  const folder = installation.partial('merge');
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

/** How an installation that was unpacked from an archive is updated from now on. */
const becomingCheckout = (root: string): string =>
  `${root} is no git checkout. Make it one of its version, which changes no file; ADDRESS is that of the repository whose releases you take:
  cd ${root}
  git init --initial-branch main
  git remote add origin ADDRESS
  git fetch --tags origin
  git reset v${versionOf(root)}
Commit what git status then lists as changed, and run npm run update.`;

function refuseChanged(files: string[], remedy: string): void {
  if (files.length === 0) return;
  throw new Error(`Files were changed here: ${listed(files.join('\n'))}. ${remedy}`);
}

function listed(lines: string): string {
  const files = lines.split('\n');
  const more = files.length > shownFiles ? ` and ${files.length - shownFiles} more` : '';
  return `${files.slice(0, shownFiles).join(', ')}${more}`;
}
