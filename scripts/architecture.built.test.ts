// @module-tag slow
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const packages = 'node_modules';
/** Folders that aren't source; copying them takes longest. */
const left = new Set([packages, `node20/${packages}`, 'dist', '.git', 'data', 'docs/screenshots']);

/** Copies the source and links this checkout's packages. */
function copyOfSource(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-architecture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('.', folder, { recursive: true, filter: (path) => !left.has(path) });
  for (const path of [packages, join('node20', packages)]) {
    if (existsSync(path)) symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

/** A patch of docs/architecture.md, in its order there. */
interface Tried {
  adds: string;
  maxFiles: number;
  maxLines: number;
  /** Name of the migration that follows. */
  migration: string;
  /** A test of the copy that says it works. */
  says: string;
  /** Tests of the copy that are run. */
  asked: readonly string[];
}

const patches: readonly Tried[] = [
  {
    adds: 'a resource that is documented and served',
    maxFiles: 7,
    maxLines: 120,
    migration: 'testimonials',
    says: 'testimonials are written',
    asked: ['api/posts/testimonials', 'resources/plain', 'import/plain', 'api/accounts/everyRoute'],
  },
  {
    adds: 'a field of a post that is migrated, kept, published and shown',
    maxFiles: 3,
    maxLines: 25,
    migration: 'subtitle',
    says: 'a subtitle is kept as a draft, published, and shown',
    asked: ['api/posts', 'db/posts', 'db/migrationFiles', 'scripts/import'],
  },
  {
    adds: 'a field of the forms that is asked, mailed, listed, corrected and erased',
    maxFiles: 1,
    maxLines: 8,
    migration: 'citizenship',
    says: 'what a visitor says of citizenship is asked, mailed, listed, exported',
    asked: ['visitorFields', 'byHand', 'exportRoutes'],
  },
  {
    adds: 'a column of enquiries that is checked, listed, entered by hand, exported and erased',
    maxFiles: 1,
    maxLines: 1,
    migration: 'file_number',
    says: 'what the office adds as file_number is checked, kept, listed',
    asked: ['api/enquiries', 'db/enquiries'],
  },
  {
    adds: 'a column of an office, which is checked, read, exported and taken in',
    maxFiles: 2,
    maxLines: 4,
    migration: 'parking',
    says: 'offices are written, found, kept from losing a change',
    asked: ['api/firm'],
  },
];

it('the patches in docs/architecture.md apply to one checkout, migrate, compile and pass its tests', async () => {
  const cwd = copyOfSource();
  // Not as part of this run of vitest.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
  );
  const tool = (name: string, ...words: string[]) =>
    run(process.execPath, [join(packages, name), ...words], { cwd, env }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
    });
  const page = readFileSync('docs/architecture.md', 'utf8');
  const written = [...page.matchAll(/```diff\n([\s\S]*?)```/g)].map(([, patch = '']) => patch);
  expect(written).toHaveLength(patches.length);
  for (const [index, { adds, maxFiles, maxLines, migration }] of patches.entries()) {
    const patch = written[index] ?? '';
    expect(patch.match(/^diff /gm)?.length, adds).toBeLessThanOrEqual(maxFiles);
    expect(patch.match(/^[+-](?![+-])/gm)?.length, adds).toBeLessThanOrEqual(maxLines);
    const applying = run('git', ['apply', '--recount', '-'], { cwd, env });
    applying.child.stdin?.end(patch);
    await applying;
    await run(process.execPath, ['scripts/migration.js', `--name=${migration}`], { cwd, env });
  }
  await tool('typescript/bin/tsc', '--noEmit');
  const asked = [...new Set(patches.flatMap((patch) => patch.asked))];
  const { stdout } = await tool(
    'vitest/vitest.mjs',
    ...['run', '--reporter=verbose', '--project', 'node', '--tags-filter', '!slow', ...asked],
  );
  for (const { says } of patches) expect(stdout).toContain(says);
});
