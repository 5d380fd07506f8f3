import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BackupError } from './backup';
import { explainError, openExisting } from './fileCheck';

export interface StoredBackup {
  name: string;
  /** ISO time. */
  at: string;
  bytes: number;
}

export interface BackupRules {
  /** The newest of each of so many days and weeks that have one. */
  daily: number;
  weekly: number;
  /** None is kept longer, but the newest three. */
  maxDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const named = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

export const backupNameAt = (at: Date): string =>
  `site-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;

/** Returns the backup with this name; undefined for other files. */
export function backupNamed(name: string, bytes: number): StoredBackup | undefined {
  const [, day, ...time] = named.exec(name) ?? [];
  return day ? { name, at: `${day}T${time.join(':')}Z`, bytes } : undefined;
}

/** Lists the backups in a folder, newest first. @throws BackupError if it can't be read. */
export function listBackups(folder: string): StoredBackup[] {
  try {
    const names = readdirSync(folder).sort().reverse();
    return names.flatMap((name) => backupNamed(name, statSync(join(folder, name)).size) ?? []);
  } catch (error) {
    throw new BackupError(
      `The backups in ${folder} can't be read: ${explainError(error)}. Mount or create the folder for the server's user.`,
    );
  }
}

/** The newest ones are kept whatever their age: a clock may be wrong. */
const minKept = 3;

/**
 * Selects the backups that the rules don't keep. Those of a later time than now don't count: they
 * are of a clock that was ahead, or this one is behind.
 * @param backups newest first.
 */
export function expiredBackups(
  backups: readonly StoredBackup[],
  { daily, weekly, maxDays }: BackupRules,
  now: Date,
): StoredBackup[] {
  const past = backups.filter(({ at }) => Date.parse(at) <= now.getTime());
  const days = newestOfEach(past, ({ at }) => at.slice(0, 10)).slice(0, daily);
  const weeks = newestOfEach(past, ({ at }) => String(weekOf(at))).slice(0, weekly);
  const kept = new Set([...days, ...weeks]);
  const oldest = now.getTime() - maxDays * dayMs;
  return past
    .slice(minKept)
    .filter((backup) => !kept.has(backup) || Date.parse(backup.at) < oldest);
}

function newestOfEach(
  backups: readonly StoredBackup[],
  periodOf: (backup: StoredBackup) => string,
): StoredBackup[] {
  const newest = new Map<string, StoredBackup>();
  for (const backup of backups) {
    if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup);
  }
  return [...newest.values()];
}

/** Numbers weeks from Monday. The first day of 1970 was a Thursday. */
const weekOf = (at: string): number => Math.floor((Date.parse(at) / dayMs + 3) / 7);

/** Tells whether a lost disk would lose both. */
export const isSameDisk = (folder: string, file: string): boolean =>
  statSync(folder).dev === statSync(dirname(file)).dev;

export interface BackupContents {
  /** Live posts. */
  posts: number;
  enquiries: number;
  /** Time of the last change by an admin (ISO text); empty if unknown. */
  changed: string;
}

/** Counts the contents of a backup. @throws if it can't be read. */
export function contentsOf(file: string): BackupContents {
  const sqlite = openExisting(file);
  try {
    const one = (query: string) => sqlite.prepare(query).pluck().get();
    const has = (table: string) =>
      one(`SELECT count(*) FROM sqlite_master WHERE name = '${table}'`) === 1;
    // Older versions lack some of them.
    return {
      posts: Number(one('SELECT count(*) FROM blogs')),
      enquiries: has('enquiries') ? Number(one('SELECT count(*) FROM enquiries')) : 0,
      changed: has('audit_events') ? String(one('SELECT max(at) FROM audit_events') ?? '') : '',
    };
  } finally {
    sqlite.close();
  }
}

/** '8 live posts, 3 enquiries, changed until 2026-11-26 03:00 UTC', of a backup. */
export function contentsInWords(file: string): string {
  try {
    const { posts, enquiries, changed } = contentsOf(file);
    const until = changed && `, changed until ${changed.slice(0, 16).replace('T', ' ')} UTC`;
    return `${posts} live posts, ${enquiries} enquiries${until}`;
  } catch {
    return "can't be read";
  }
}

/** '3 posts, 2 enquiries, 0 erasures, 9 actions in all', of what was saved in a file since a time (ISO text). */
export function changesInWords(file: string, since: string): string {
  const sqlite = openExisting(file);
  try {
    const count = (rows: string) =>
      Number(sqlite.prepare(`SELECT count(*) FROM ${rows}`).pluck().get(since));
    const counts = [
      ['posts', count('posts WHERE updated_at > ?')],
      ['enquiries', count('enquiries WHERE created_at > ?')],
      ['erasures', count("audit_events WHERE resource = 'erasures' AND at > ?")],
      ['actions in all', count('audit_events WHERE at > ?')],
    ] as const;
    return counts.map(([name, number]) => `${number} ${name}`).join(', ');
  } finally {
    sqlite.close();
  }
}
