import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from './client';
import { settings } from './schema';
import { now } from './time';

/** Returns the value of `key`, storing `make()`'s if there is none. */
export function getOrCreateSetting({ orm }: Database, key: string, make: () => string): string {
  return orm.transaction((tx) => {
    const stored = tx.select().from(settings).where(eq(settings.key, key)).get();
    if (stored) return stored.value;
    const value = make();
    tx.insert(settings).values({ key, value }).run();
    return value;
  });
}

/** Stores the current time under `key`. */
export function touchSetting(db: Database, key: string): void {
  putSetting(db, key, now());
}

/**
 * Returns the next number under `key`, above `least`. No number is used twice, whatever was deleted
 * since.
 */
export function nextNumber(db: Database, key: string, least: number): number {
  const number = Math.max(Number(getSetting(db, key) ?? 0), least) + 1;
  putSetting(db, key, String(number));
  return number;
}

export function putSetting({ orm }: Database, key: string, value: string): void {
  orm
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run();
}

/** Deletes a setting, so that the next `settingOr` makes a new value. */
export function deleteSetting({ orm }: Database, key: string): void {
  orm.delete(settings).where(eq(settings.key, key)).run();
}

export function getSetting({ orm }: Database, key: string): string | undefined {
  return orm.select().from(settings).where(eq(settings.key, key)).get()?.value;
}

export function hasSetting(db: Database, key: string): boolean {
  return getSetting(db, key) !== undefined;
}

/** Calls `rebuild` once for a file built by other rules than `present`. */
export function rebuildIfOutdated(
  db: Database,
  key: string,
  present: string,
  rebuild: () => void,
): void {
  if (getOrCreateSetting(db, key, () => present) === present) return;
  inTransaction(db, () => {
    rebuild();
    putSetting(db, key, present);
  });
}
