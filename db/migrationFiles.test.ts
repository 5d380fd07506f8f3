import { expect, it } from 'vitest';
import { allMigrations } from './migrationFiles';

/** Number of migrations before files said which version may open them. */
const unversioned = 31;
/** 1.1.0 counts the tokens again from the verdicts that are stored. */
const adds = /^((CREATE|INSERT|UPDATE|ALTER TABLE \S+ ADD)\b|DELETE FROM `spam_tokens`;)/i;
const raises = /oldest_version/;

const droppedView = /^DROP VIEW `?(\w+)/i;

/** Returns the statements without which an earlier version could still open the file. */
function breaking(statements: readonly string[]): string[] {
  const bare = statements.map((statement) => statement.replace(/^\s*--.*$/gm, '').trim());
  // A view that is made again, with a column more, is no loss.
  const isMadeAgain = (statement: string) => {
    const [, view] = droppedView.exec(statement) ?? [];
    return view !== undefined && bare.some((each) => each.startsWith(`CREATE VIEW \`${view}\` `));
  };
  return bare.some((statement) => raises.test(statement))
    ? []
    : bare.filter(
        (statement) => statement !== '' && !adds.test(statement) && !isMadeAgain(statement),
      );
}

it('migrations that do more than add say which version the file needs from then on', () => {
  const migrations = allMigrations().slice(unversioned);
  for (const { statements } of migrations) expect(breaking(statements)).toEqual([]);
});

it('tells additions from changes that need a newer version', () => {
  const added = ['ALTER TABLE `posts` ADD `note` text;', 'CREATE INDEX a ON posts (note);'];
  const dropped = 'DROP TABLE `posts`;';
  const raised = "UPDATE settings SET value = '2.0.0' WHERE key = 'oldest_version';";
  expect(breaking(added)).toEqual([]);
  expect(breaking([...added, dropped])).toEqual([dropped]);
  expect(breaking([dropped, raised])).toEqual([]);
  const view = ['DROP VIEW `blogs`;', 'CREATE VIEW `blogs` AS SELECT id FROM posts;'];
  expect(breaking(view)).toEqual([]);
  expect(breaking(view.slice(0, 1))).toEqual(view.slice(0, 1));
});
