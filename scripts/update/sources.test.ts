import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Installation } from './releases';
import { findSource } from './sources';

/** Makes a checkout of an origin whose branch `main` has moved on since. */
function checkoutOf() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [origin, root] = [join(folder, 'origin'), join(folder, 'root')];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd,
      stdio: 'ignore',
    });
  git(folder, 'init', '-b', 'main', origin);
  const commit = (version: string) => {
    writeFileSync(join(origin, 'package.json'), JSON.stringify({ version }));
    git(origin, 'add', '.');
    git(origin, 'commit', '-m', version);
  };
  commit('1.0.0');
  git(folder, 'clone', origin, root);
  git(root, 'branch', 'mine');
  commit('1.1.0');
  return { root, origin, git };
}

it('takes a branch of origin as it is there, and one of the checkout that origin lacks', async () => {
  const { root } = checkoutOf();
  const installation = new Installation(root);
  expect((await findSource(installation, 'main')).name).toMatch(/^1\.1\.0-/);
  expect((await findSource(installation, 'mine')).name).toMatch(/^1\.0\.0-/);
  await expect(findSource(installation, 'nobodys')).rejects.toThrow(/nobodys/);
});

it('takes the place of a copy of the files that was killed half-way', async () => {
  const { root, git } = checkoutOf();
  const installation = new Installation(root);
  const source = await findSource(installation, 'main');
  const folder = join(root, 'releases', 'x.partial');
  git(root, 'worktree', 'add', '--lock', '--detach', folder, 'HEAD');
  rmSync(folder, { recursive: true });
  await source.fill(folder);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('1.1.0');
});

it('says that origin can’t be read, instead of taking an old branch of the checkout', async () => {
  const { root, origin } = checkoutOf();
  renameSync(origin, `${origin}.away`);
  const installation = new Installation(root);
  for (const ref of ['main', 'mine']) {
    await expect(findSource(installation, ref)).rejects.toThrow(
      /^Nothing was updated, because origin can't be read/,
    );
  }
});
