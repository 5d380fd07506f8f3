import { execFile } from 'node:child_process';
import type { Database } from '../../db/client';
import { getSetting, putSetting } from '../../db/settings';
import { hourInSydney, now } from '../../db/time';
import type { Run } from './jobRunner';

const key = 'integrity';
const hourMs = 60 * 60 * 1000;
/** Less than a day, so that a late check doesn't skip the next night. */
const minDistanceMs = 12 * hourMs;

/** The last check of the whole file. */
interface IntegrityCheck {
  at: string;
  isDamaged: boolean;
}

/** Returns when the last check found damage (ISO text); undefined if the file was sound. */
export function damagedAt(db: Database): string | undefined {
  const check = lastCheck(db);
  return check?.isDamaged ? check.at : undefined;
}

function lastCheck(db: Database): IntegrityCheck | undefined {
  const stored = getSetting(db, key);
  return stored === undefined ? undefined : (JSON.parse(stored) as IntegrityCheck);
}

/**
 * Lets the doctor check every page and index of the database each night, because damage otherwise
 * shows only when it is read, after the backups were damaged too. Takes seconds per gigabyte, in a
 * separate process.
 * @param doctor path of the built command.
 */
export function checkIntegrity(db: Database, file: string, doctor: string): Run {
  return async (stopping) => {
    const hour = hourInSydney(new Date());
    const seen = Date.parse(lastCheck(db)?.at ?? '');
    // One in the future counts as none: the clock was ahead.
    const isRecent = Math.abs(Date.now() - seen) < minDistanceMs;
    if (hour < 3 || hour >= 5 || isRecent) return hourMs / 4;
    const line = await runDoctor(doctor, file, stopping);
    const isDamaged = !line.startsWith('ok');
    if (isDamaged) console.error(`integrity: ${line}`);
    const check: IntegrityCheck = { at: now(), isDamaged };
    putSetting(db, key, JSON.stringify(check));
    return hourMs;
  };
}

/** @returns the doctor's line. */
function runDoctor(doctor: string, file: string, signal: AbortSignal): Promise<string> {
  const env = { ...process.env, DATABASE_FILE: file };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [doctor, '--integrity'], { env, signal }, (error, stdout) => {
      // It exits with 1 both for damage and if it could not check.
      if (/^(ok|DO) /.test(stdout)) resolve(stdout.trim());
      else reject(error ?? new Error('the doctor said nothing'));
    });
  });
}
