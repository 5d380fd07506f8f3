import { execFile } from 'node:child_process';
import type { Database } from '../../db/client';
import { type ClockJump, judgeByFile } from '../../db/clock';
import { mergeErasures } from '../../db/enquiries/erasures';
import { BackupError } from '../../db/file/backup';
import {
  type BackupRules,
  backupNameAt,
  expiredBackups,
  type StoredBackup,
} from '../../db/file/backupFolder';
import { openExisting } from '../../db/file/fileCheck';
import { getSetting, putSetting } from '../../db/settings';
import { hourInSydney, now } from '../../db/time';
import { retention } from '../../site/api';
import type { Environment } from '../environment';
import type { BackupStore } from './backupStores';
import type { Run } from './jobRunner';

const key = 'backup';
const hourMs = 60 * 60 * 1000;
/** Past this age the nightly backup was missed, and is made at once. */
export const missedMs = 26 * hourMs;
/** Less than a day, so that a late backup doesn't skip the next night. */
const minDistanceMs = 12 * hourMs;

/** The last nightly backup, as Start tells of it. */
export interface LastBackup {
  /** When the last one succeeded (ISO text); null if none did. */
  at: string | null;
  /** False if it is on the database's own disk. */
  isAway: boolean;
  /** Why the latest attempt failed; null if it succeeded. */
  problem: string | null;
  /** Attempts that failed since the last success. */
  failures?: number;
}

/** Which backups are kept: none longer than the privacy policy says. */
export const backupRules: BackupRules = { daily: 7, weekly: 4, maxDays: retention.backupDays };

/**
 * Makes a backup, with the list of erasures beside it, then deletes those that the rules don't keep,
 * unless the clock can't be believed.
 * @returns the backup, the number of deleted ones, and the clock's jump if none may be deleted.
 * @throws BackupError; nothing was deleted then.
 */
export async function backUpTo(
  store: BackupStore,
  databaseFile: string,
  rules: BackupRules,
  onProgress: (share: number) => void,
): Promise<{ made: StoredBackup; deleted: number; held: ClockJump | null }> {
  await store.list();
  const began = new Date();
  const name = backupNameAt(began);
  await store.put(databaseFile, name, onProgress);
  const erasures = mergeErasures(databaseFile, await store.readErasures());
  if (erasures !== '') await store.writeErasures(erasures);
  const backups = await store.list();
  const made = backups.find((backup) => backup.name === name);
  if (!made) throw new BackupError(`The backup ${name} isn't in ${store.where}.`);
  // Also after one back: the rules would count other days.
  const held = jumpOf(databaseFile);
  const expired = held ? [] : expiredBackups(backups, rules, began);
  for (const backup of expired) await store.remove(backup.name);
  return { made, deleted: expired.length, held };
}

function jumpOf(file: string): ClockJump | null {
  const sqlite = openExisting(file);
  try {
    return judgeByFile(sqlite);
  } finally {
    sqlite.close();
  }
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
    // One in the future counts as none: the clock was ahead.
    const isMissed = !(age >= 0 && age <= missedMs);
    const isDue = isMissed || (isNight && age > minDistanceMs);
    if (!isDue) return hourMs / 4;
    const { isAway, problem } = await runBackup(command, environment.DATABASE_FILE, stopping);
    if (stopping.aborted) return undefined;
    if (problem !== null) console.error(`backup: ${problem}`);
    const at = problem === null ? now() : (last?.at ?? null);
    const failures = problem === null ? 0 : (last?.failures ?? 0) + 1;
    putSetting(db, key, JSON.stringify({ at, isAway, problem, failures } satisfies LastBackup));
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
