import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from './client';
import { settings } from './schema';
import { now } from './time';

/** The stored value of `key`; where there is none, `make()`'s, stored for good. */
export function settingOr({ orm }: Database, key: string, make: () => string): string {
  return orm.transaction((tx) => {
    const stored = tx.select().from(settings).where(eq(settings.key, key)).get();
    if (stored) return stored.value;
    const value = make();
    tx.insert(settings).values({ key, value }).run();
    return value;
  });
}

/** Writes the present moment under `key`. */
export function touchSetting(db: Database, key: string): void {
  putSetting(db, key, now());
}

/** Takes the next number under `key`, above `least`: none is given twice, whatever was deleted since. */
export function nextNumber(db: Database, key: string, least: number): number {
  const number = Math.max(Number(settingOf(db, key) ?? 0), least) + 1;
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

/** The next `settingOr` makes a new value. */
export function forgetSetting({ orm }: Database, key: string): void {
  orm.delete(settings).where(eq(settings.key, key)).run();
}

export function settingOf({ orm }: Database, key: string): string | undefined {
  return orm.select().from(settings).where(eq(settings.key, key)).get()?.value;
}

export function hasSetting(db: Database, key: string): boolean {
  return settingOf(db, key) !== undefined;
}

/** Has `rebuild` called once in a file whose work was done by other rules than the present ones. */
export function rebuildIfOutdated(
  db: Database,
  key: string,
  present: string,
  rebuild: () => void,
): void {
  if (settingOr(db, key, () => present) === present) return;
  inTransaction(db, () => {
    rebuild();
    putSetting(db, key, present);
  });
}
