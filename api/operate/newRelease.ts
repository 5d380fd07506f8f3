import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Database } from '../../db/client';
import { getSetting, putSetting } from '../../db/settings';
import { now } from '../../db/time';
import { version as served } from '../../package.json';
import { withoutSettings } from '../environment';
import type { Run } from './jobRunner';

const key = 'newest_release';
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** For each call of git. */
const callMs = 10_000;
const maxLines = 60;

/** What origin said of its releases: the newest, null if it has none. */
export type AskedRelease = { version: string | null } | { problem: string };
type Stored = AskedRelease & { at: string };

/** Returns the folder in which an installation is updated. @param builtFolder its `dist/`. */
export function rootOf(builtFolder: string): string {
  const folder = dirname(realpathSync(builtFolder));
  const isRelease = basename(dirname(folder)) === 'releases';
  return isRelease ? dirname(dirname(folder)) : folder;
}

/**
 * Asks origin once a week which releases there are, for Start. Nothing else is sent.
 * @param root of the installation.
 */
export function askForReleases(db: Database, root: string): Run {
  return async () => {
    const age = Date.now() - Date.parse(stored(db)?.at ?? '');
    // One in the future counts as none: the clock was ahead.
    if (age >= 0 && age < weekMs) return weekMs - age;
    putSetting(db, key, JSON.stringify({ ...(await newestRelease(root)), at: now() }));
    return weekMs;
  };
}

function stored(db: Database): Stored | undefined {
  const text = getSetting(db, key);
  return text === undefined ? undefined : (JSON.parse(text) as Stored);
}

/** Returns the version of a release that is newer than what is served; null if none is known. */
export function newerRelease(db: Database): string | null {
  const asked = stored(db);
  const version = (asked && 'version' in asked && asked.version) || null;
  return version !== null && isNewer(version, served) ? version : null;
}

/** Has git list tags of a remote, the newest first, for `newestVersion`. */
export const listTags = ['ls-remote', '--tags', '--refs', '--sort=-v:refname'] as const;

/** Returns the first version of a list of tags, without trial versions such as v2.0.0-beta. */
export const newestVersion = (tags: string): string | undefined =>
  /^\S+\s+refs\/tags\/v(\d+\.\d+\.\d+)$/m.exec(tags)?.[1];

/** Asks origin for its newest tag such as v1.2.0. Never prompts; takes ten seconds at most. */
export async function newestRelease(root: string): Promise<AskedRelease> {
  try {
    const tags = await git([...listTags, '--', await originOf(root), 'v*']);
    return { version: newestVersion(tags) ?? null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Compares versions such as 1.10.0. */
export function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/**
 * Reads what a release of origin changes: lines of its CHANGELOG since what is served. Empty if it
 * can't be read.
 */
export async function changesIn(root: string, version: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-release-'));
  const here = ['-C', folder];
  try {
    await git([...here, 'init', '--bare', '--quiet']);
    const tag = `refs/tags/v${version}`;
    const origin = await originOf(root);
    await git([...here, 'fetch', '--quiet', '--depth=1', '--no-tags', '--', origin, tag]);
    const text = await git([...here, 'show', 'FETCH_HEAD:CHANGELOG.md']);
    return changesSince(text, served);
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the lines of a CHANGELOG about releases newer than a version, as text for a terminal. */
export function changesSince(changelog: string, version: string): string[] {
  const lines: string[] = [];
  let isShown = false;
  for (const line of plain(changelog).split('\n')) {
    const heading = /^## (.*)/.exec(line)?.[1];
    const release = /^\d+\.\d+\.\d+/.exec(heading ?? '')?.[0];
    if (heading !== undefined) isShown = release !== undefined && isNewer(release, version);
    if (isShown && line.trim() !== '') lines.push(line.trimEnd());
  }
  const more = lines.length - maxLines;
  return more > 0 ? [...lines.slice(0, maxLines), `… and ${more} more lines`] : lines;
}

/** Leaves out what a terminal would act on. */
const plain = (text: string): string => text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');

/**
 * Returns the address of origin. Read from the file, and not asked of git in the folder, which
 * refuses one that is another user's.
 */
async function originOf(root: string): Promise<string> {
  const config = join(root, '.git/config');
  if (!statSync(config, { throwIfNoEntry: false })?.isFile()) {
    throw new Error('this installation is no git checkout');
  }
  const url = await git(['config', '--file', config, 'remote.origin.url']).catch((error) => {
    if (error instanceof NoGitError) throw error;
    throw new Error('its checkout has no origin, or this user may not read .git/config');
  });
  return url.trim();
}

class NoGitError extends Error {
  constructor() {
    super('git isn’t installed here');
  }
}

/** Runs git without a prompt, outside any checkout. @returns what it printed. */
function git(args: readonly string[]): Promise<string> {
  const env = {
    ...withoutSettings(process.env),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_SSH_COMMAND: `ssh -o BatchMode=yes -o ConnectTimeout=${callMs / 1000}`,
    GIT_ALLOW_PROTOCOL: 'https:http:ssh:git:file',
    LC_ALL: 'C',
  };
  // Ends git's own child, too, which outlives it.
  const slow = ['-c', 'http.lowSpeedLimit=1', '-c', `http.lowSpeedTime=${callMs / 1000}`];
  const options = { cwd: '/', env, timeout: callMs, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve, reject) => {
    execFile('git', [...slow, ...args], options, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (error.code === 'ENOENT') reject(new NoGitError());
      else if (error.killed) reject(new Error('origin doesn’t answer within ten seconds'));
      else reject(new Error(lastLine(stderr) || 'git failed'));
    });
  });
}

/** Without the name and password of an address. */
const lastLine = (text: string): string =>
  plain(text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//');
