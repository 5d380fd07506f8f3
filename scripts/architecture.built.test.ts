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

it('the patch in docs/architecture.md adds a resource that compiles, is documented and served', async () => {
  const cwd = copyOfSource();
  // Not as part of this run of vitest.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
  );
  const [, patch = ''] =
    /```diff\n([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const tool = (name: string, ...words: string[]) =>
    run(process.execPath, [join(packages, name), ...words], { cwd, env }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
    });

  expect(patch.match(/^diff /gm)?.length).toBeLessThanOrEqual(7);
  expect(patch.match(/^[+-](?![+-])/gm)?.length).toBeLessThanOrEqual(120);
  const applying = run('git', ['apply', '--recount', '-'], { cwd, env });
  applying.child.stdin?.end(patch);
  await applying;
  await tool('drizzle-kit/bin.cjs', 'generate', '--name=testimonials');
  await tool('typescript/bin/tsc', '--noEmit');
  const asked = ['api/posts/testimonials', 'http/plain', 'import/plain', 'api/accounts/everyRoute'];
  const { stdout } = await tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=verbose',
    '--project',
    'node',
    ...asked,
  );
  expect(stdout).toContain('testimonials are written');
});
