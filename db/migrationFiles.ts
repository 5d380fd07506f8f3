import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import type { SqliteFile } from './sqlite';

// Beside this file in the source, and beside the bundle once built (vite.config.ts copies it).
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** SHA-256 of texts that a file had when it was released first, by its name: applied as they were. */
const formerHashes: Record<string, readonly string[]> = {
  '0019_posts': ['0ff77ec61c00e73b04a13ce9fb358e5f5bf45a227c7ee77be89d66848f429aac'],
};

export interface Migration {
  tag: string;
  /** When it was written, ms since 1970: for earlier builds, which compare it. */
  when: number;
  statements: string[];
  hash: string;
  /** Each under which it may have been applied: with other line ends, or as it was before. */
  hashes: readonly string[];
}

let known: readonly Migration[] | undefined;

/** Returns the migrations in the journal's order. */
export function allMigrations(): readonly Migration[] {
  known ??= readJournal().map(({ tag, when }) => {
    const text = readFileSync(`${migrationsFolder}/${tag}.sql`, 'utf8');
    const hash = sha256(text);
    const unix = text.replaceAll('\r\n', '\n');
    const hashes = [
      hash,
      sha256(unix),
      sha256(unix.replaceAll('\n', '\r\n')),
      ...(formerHashes[tag] ?? []),
    ];
    return { tag, when, hash, hashes, statements: text.split('--> statement-breakpoint') };
  });
  return known;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function readJournal(): { tag: string; when: number }[] {
  return JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')).entries;
}

/** How a file's migrations compare with this build's. */
interface MigrationState {
  pending: readonly Migration[];
  /** One that was applied with another text than its file has, and the SHA-256 of that text. */
  changed: { tag: string; former: string } | undefined;
  /** The file has migrations that this build doesn't know: of a newer one, or the owner's own. */
  hasUnknown: boolean;
}

/** Compares by content: names and dates may change when an owner's own are merged with ours. */
export function migrationState(sqlite: SqliteFile): MigrationState {
  const rows = appliedMigrations(sqlite);
  const applied = new Set(rows.map(({ hash }) => hash));
  const ours = new Set(allMigrations().flatMap(({ hashes }) => hashes));
  const pending = allMigrations().filter(({ hashes }) => !hashes.some((hash) => applied.has(hash)));
  const unknown = rows.filter(({ hash }) => !ours.has(hash));
  const [changed] = pending.flatMap(({ tag, when }) => {
    const row = unknown.find(({ created_at }) => Number(created_at) === when);
    return row ? [{ tag, former: row.hash }] : [];
  });
  return { pending, changed, hasUnknown: unknown.length > 0 };
}

const journalTable = '__drizzle_migrations';

function appliedMigrations(sqlite: SqliteFile): { hash: string; created_at: number }[] {
  const exists = sqlite.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(journalTable);
  return exists
    ? (sqlite.prepare(`SELECT hash, created_at FROM ${journalTable}`).all() as {
        hash: string;
        created_at: number;
      }[])
    : [];
}

/** Applies migrations in one transaction, and notes them as drizzle's migrator does. */
export function applyMigrations(sqlite: SqliteFile, migrations: readonly Migration[]): void {
  sqlite
    .transaction(() => {
      sqlite.exec(
        `CREATE TABLE IF NOT EXISTS ${journalTable} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
      );
      const note = sqlite.prepare(`INSERT INTO ${journalTable} (hash, created_at) VALUES (?, ?)`);
      for (const { statements, hash, when } of migrations) {
        for (const statement of statements) sqlite.exec(statement);
        note.run(hash, when);
      }
    })
    .immediate();
}

/** Explains a migration that was changed after it was applied, and the way past it. */
export const changedInWords = ({ tag, former }: { tag: string; former: string }): string =>
  `db/migrations/${tag}.sql was changed after it was applied to this file. Put it back as it was (git log -- db/migrations/${tag}.sql), and write a further migration for the change; or, if both texts make the same tables, add '${former}' to formerHashes in db/migrationFiles.ts`;

/**
 * Returns the version that this program must have at least to open the file; undefined if it may
 * open it, as one whose unknown migrations only added to the tables.
 */
export function minVersion(
  sqlite: SqliteFile,
  { pending, hasUnknown }: MigrationState,
): string | undefined {
  // Before that one no file said so: what it has besides is the owner's own.
  if (!hasUnknown || pending.some(({ tag }) => tag === '0030_oldest_version')) return undefined;
  const query = "SELECT value FROM settings WHERE key = 'oldest_version'";
  const oldest = sqlite.prepare(query).pluck().get();
  return typeof oldest === 'string' && !isBefore(version, oldest)
    ? undefined
    : String(oldest ?? `after ${version}`);
}

/** Compares versions such as 1.10.0 by their numbers. */
export function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
