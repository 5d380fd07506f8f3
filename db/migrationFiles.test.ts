import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrationFiles';

/** Number of migrations before files said which version may open them. */
const unversioned = 31;
const adds = /^(CREATE|INSERT|UPDATE|ALTER TABLE \S+ ADD)\b/i;
const raises = /oldest_version/;

/** Returns the statements without which an earlier version could still open the file. */
function breaking(statements: readonly string[]): string[] {
  const bare = statements.map((statement) => statement.replace(/^\s*--.*$/gm, '').trim());
  return bare.some((statement) => raises.test(statement))
    ? []
    : bare.filter((statement) => statement !== '' && !adds.test(statement));
}

it('migrations that do more than add say which version the file needs from then on', () => {
  const migrations = readMigrationFiles({ migrationsFolder }).slice(unversioned);
  for (const { sql } of migrations) expect(breaking(sql)).toEqual([]);
});

it('tells additions from changes that need a newer version', () => {
  const added = ['ALTER TABLE `posts` ADD `note` text;', 'CREATE INDEX a ON posts (note);'];
  const dropped = 'DROP TABLE `posts`;';
  const raised = "UPDATE settings SET value = '2.0.0' WHERE key = 'oldest_version';";
  expect(breaking(added)).toEqual([]);
  expect(breaking([...added, dropped])).toEqual([dropped]);
  expect(breaking([dropped, raised])).toEqual([]);
});
