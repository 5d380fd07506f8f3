import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addFunctions } from '../client';
import { allMigrations, applyMigrations } from '../migrationFiles';
import { openSqlite, type SqliteFile } from '../sqlite';

/** Written by the build, beside the bundle (scripts/build.js). */
const describedFile = fileURLToPath(new URL('./schema.json', import.meta.url));

/** Lists a file's tables, views, indexes, triggers and columns, such as `column posts.title`. */
function partsOf(sqlite: SqliteFile): string[] {
  const query = `SELECT type || ' ' || name FROM sqlite_master
      WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '__drizzle_migrations'
    UNION ALL SELECT 'column ' || parts.name || '.' || columns.name
      FROM sqlite_master AS parts, pragma_table_xinfo(parts.name) AS columns
      WHERE parts.type IN ('table', 'view') AND parts.name <> '__drizzle_migrations'`;
  return sqlite.prepare(query).pluck().all() as string[];
}

/** Lists what the migrations of this build make in an empty file. */
export function expectedParts(): string[] {
  if (existsSync(describedFile)) return JSON.parse(readFileSync(describedFile, 'utf8'));
  const sqlite = openSqlite(':memory:');
  addFunctions(sqlite);
  applyMigrations(sqlite, allMigrations());
  const parts = partsOf(sqlite);
  sqlite.close();
  return parts;
}

/**
 * Lists what a migrated file lacks of what its migrations make, a missing table without its columns.
 * It may have more: of a newer version, or the owner's own.
 */
export function missingParts(sqlite: SqliteFile): string[] {
  const present = new Set(partsOf(sqlite));
  const missing = expectedParts().filter((part) => !present.has(part));
  const tables = new Set(missing.map((part) => part.replace(/^(?:table|view) /, '')));
  return missing.filter((part) => {
    const [, table = ''] = /^column (\w+)\./.exec(part) ?? [];
    return !tables.has(table);
  });
}

/** What the operator can do about it. */
export const remedyForParts =
  'Restore the copy from before the update (FILE.before-update-…) or a backup, with npm run restore -- FILE. If a migration of your own took it away, write one that makes it again (npm run migration -- --name=NAME --custom).';

export function missingInWords(missing: readonly string[]): string {
  const [first = ''] = missing;
  const names = first.replace(/^\w+ /, '').split('.');
  const makes = (statement: string) =>
    /\b(?:CREATE|ADD)\b/i.test(statement) &&
    names.every((name) => new RegExp(`\\b${name}\\b`).test(statement));
  const maker = allMigrations().findLast(({ statements }) => statements.some(makes));
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  const by = maker ? `, which db/migrations/${maker.tag}.sql makes` : '';
  return `it lacks the ${first}${more}${by}`;
}
