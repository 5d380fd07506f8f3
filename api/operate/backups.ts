import { execFile } from 'node:child_process';
import type { Database } from '../../db/client';
import { type BackupRules, backUpToFolder, isSameDisk } from '../../db/file/backupFolder';
import { getSetting, putSetting } from '../../db/settings';
import { hourInSydney, now } from '../../db/time';
import { retention } from '../../site/api';
import type { Environment } from './environment';
import type { Run } from './jobRunner';

const key = 'backup';
const hourMs = 60 * 60 * 1000;
/** Past this age the nightly backup was missed, and is made at once. */
export const missedMs = 26 * hourMs;
/** Less than a day, so that a late backup doesn't skip the next night. */
const leastDistanceMs = 12 * hourMs;

/** The last nightly backup, as Start tells of it. */
export interface LastBackup {
  /** When the last one succeeded (ISO text); null if none did. */
  at: string | null;
  /** False if it is on the database's own disk. */
  isAway: boolean;
  /** Why the latest attempt failed; null if it succeeded. */
  problem: string | null;
}

type Configured = Pick<Environment, 'BACKUP_URL' | 'BACKUP_KEEP'>;

/** Returns which backups to keep: as many as set, none longer than the privacy policy says. */
export function rulesOf({ BACKUP_KEEP: [daily = 7, weekly = 4] }: Configured): BackupRules {
  return { daily, weekly, maxDays: retention.backupDays };
}

/**
 * Makes the nightly backup in the folder that `BACKUP_URL` names.
 * @returns the backup, the deleted ones, and whether a lost disk would lose it too.
 * @throws BackupError.
 */
export async function backUpNightly(
  { DATABASE_FILE, ...configured }: Configured & Pick<Environment, 'DATABASE_FILE'>,
  folder: string,
  onProgress: (share: number) => void,
) {
  const rules = rulesOf(configured);
  const { made, deleted } = await backUpToFolder(DATABASE_FILE, folder, rules, onProgress);
  return { made, deleted, isAway: !isSameDisk(folder, DATABASE_FILE) };
}

/** Returns the last nightly backup; undefined before the first attempt. */
export function lastBackup(db: Database): LastBackup | undefined {
  const stored = getSetting(db, key);
  return stored === undefined ? undefined : (JSON.parse(stored) as LastBackup);
}

/**
 * Makes a backup at three in the morning in Sydney, and at once if the last one was missed, in a
 * separate process.
 * @param command path of the built command.
 */
export function nightlyBackup(db: Database, environment: Environment, command: string): Run {
  return async (stopping) => {
    const last = lastBackup(db);
    const age = Date.now() - Date.parse(last?.at ?? '');
    const isNight = hourInSydney(new Date()) === 3;
    const isDue = Number.isNaN(age) || age > missedMs || (isNight && age > leastDistanceMs);
    if (!isDue) return hourMs / 4;
    const { isAway, problem } = await runBackup(command, environment.DATABASE_FILE, stopping);
    if (stopping.aborted) return undefined;
    if (problem !== null) console.error(`backup: ${problem}`);
    const at = problem === null ? now() : (last?.at ?? null);
    putSetting(db, key, JSON.stringify({ at, isAway, problem } satisfies LastBackup));
    return hourMs / 2;
  };
}

/** Printed by `backup --nightly`, as a line of JSON. */
export interface NightlyResult {
  isAway: boolean;
}

/** Runs the command in a separate process. */
function runBackup(
  command: string,
  file: string,
  signal: AbortSignal,
): Promise<Pick<LastBackup, 'isAway' | 'problem'>> {
  const env = { ...process.env, DATABASE_FILE: file };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, '--nightly'], { env, signal }, (error, stdout, stderr) => {
      if (error) return resolve({ isAway: false, problem: stderr.trim() || error.message });
      const { isAway } = JSON.parse(stdout) as NightlyResult;
      resolve({ isAway, problem: null });
    });
  });
}
