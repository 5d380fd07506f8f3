import { readFileSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseBytes } from '../../db/file/inspect';
import { size } from '../command';

/** Memory that a build needs at most. */
const buildMemory = 750e6;
/** A build and its parts, while it is made. */
const buildDisk = 300e6;
/** The copy for the rehearsal, the copy that its update makes, and the log of that. */
const copies = 3;
const minFree = 20e6;

const addSwap =
  'Add swap: fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile';

/**
 * Refuses an update that the machine has no room for.
 * @throws Error saying what is missing.
 */
export function checkNeeds(databaseFile: string, releases: string): void {
  const bytes = copies * databaseBytes(databaseFile) + minFree;
  needDisk(dirname(databaseFile), bytes, 'copies of the database');
  needDisk(releases, buildDisk, 'the release');
  const memory = freeMemory();
  if (memory === undefined || memory >= buildMemory) return;
  throw new Error(
    `The build needs ${size(buildMemory)} of memory, and ${size(memory)} are free. ${addSwap}`,
  );
}

/** @throws Error if a folder's disk has less room. */
export function needDisk(folder: string, bytes: number, purpose: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  throw new Error(
    `${folder} has ${size(free)} left, and ${purpose} may need ${size(bytes)}. Free some space first.`,
  );
}

/** Returns the bytes that programs can still get, with swap; undefined where Linux doesn't say. */
function freeMemory(): number | undefined {
  try {
    const text = readFileSync('/proc/meminfo', 'utf8');
    const kilobytes = ['MemAvailable', 'SwapFree'].map((name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]),
    );
    return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
  } catch {
    return undefined;
  }
}
