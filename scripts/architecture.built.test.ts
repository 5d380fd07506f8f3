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

/** A patch of docs/architecture.md, by its place there. */
interface Tried {
  /** From 0. */
  patch: number;
  maxFiles: number;
  maxLines: number;
  /** Name of the migration that follows. */
  migration: string;
  /** Tests of the copy that are run. */
  asked: readonly string[];
}

/** Applies a patch to a copy, lets the migration be written, and checks types and tests there. */
async function tryPatch({ patch: place, maxFiles, maxLines, migration, asked }: Tried) {
  const cwd = copyOfSource();
  // Not as part of this run of vitest.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
  );
  const page = readFileSync('docs/architecture.md', 'utf8');
  const patch = [...page.matchAll(/```diff\n([\s\S]*?)```/g)][place]?.[1] ?? '';
  const tool = (name: string, ...words: string[]) =>
    run(process.execPath, [join(packages, name), ...words], { cwd, env }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
    });

  expect(patch.match(/^diff /gm)?.length).toBeLessThanOrEqual(maxFiles);
  expect(patch.match(/^[+-](?![+-])/gm)?.length).toBeLessThanOrEqual(maxLines);
  const applying = run('git', ['apply', '--recount', '-'], { cwd, env });
  applying.child.stdin?.end(patch);
  await applying;
  await run(process.execPath, ['scripts/migration.js', `--name=${migration}`], { cwd, env });
  await tool('typescript/bin/tsc', '--noEmit');
  const { stdout } = await tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=verbose',
    '--project',
    'node',
    ...asked,
  );
  return stdout;
}

it('the patch in docs/architecture.md adds a resource that compiles, is documented and served', async () => {
  const said = await tryPatch({
    patch: 0,
    maxFiles: 7,
    maxLines: 120,
    migration: 'testimonials',
    asked: ['api/posts/testimonials', 'resources/plain', 'import/plain', 'api/accounts/everyRoute'],
  });
  expect(said).toContain('testimonials are written');
});

it('the second adds a field of a post that is migrated, kept, published and shown', async () => {
  const said = await tryPatch({
    patch: 1,
    maxFiles: 3,
    maxLines: 25,
    migration: 'subtitle',
    asked: ['api/posts', 'db/posts', 'db/migrationFiles', 'scripts/import'],
  });
  expect(said).toContain('a subtitle is kept as a draft, published, and shown');
});

it('the third adds a field of the forms that is asked, mailed, listed, corrected and erased', async () => {
  const said = await tryPatch({
    patch: 2,
    maxFiles: 1,
    maxLines: 8,
    migration: 'citizenship',
    asked: ['visitorFields', 'byHand', 'exportRoutes', 'db/migrationFiles'],
  });
  expect(said).toContain('what a visitor says of citizenship is asked, mailed, listed, exported');
});

it('the fourth adds a column of enquiries that is checked, listed, entered by hand, exported and erased', async () => {
  const said = await tryPatch({
    patch: 3,
    maxFiles: 1,
    maxLines: 1,
    migration: 'file_number',
    asked: ['api/enquiries', 'exportRoutes', 'db/enquiries', 'db/migrationFiles'],
  });
  expect(said).toContain('what the office adds as file_number is checked, kept, listed');
});

it('the fifth adds a column of an office, which is checked, read, exported and taken in', async () => {
  const said = await tryPatch({
    patch: 4,
    maxFiles: 2,
    maxLines: 4,
    migration: 'parking',
    asked: ['api/firm', 'resources/plain', 'import/plain', 'db/migrationFiles'],
  });
  expect(said).toContain('offices are written, found, kept from losing a change');
});
