import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const blocks = [...text.matchAll(/^```sh(.*)\n((?:.*\n)*?)```$/gm)];
/** A user and group without rights, on every Linux. */
const nobody = 65534;

/** The machine that the page speaks of, with its folders in a temporary one and `nobody` as the server's user. */
function installed(commands: string): { folder: string; script: string } {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-operating-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const here = (shell: string) =>
    shell
      .replaceAll(/\/(mnt\/elsewhere|var\/lib\/wattlepath|etc\/wattlepath\.env)/g, `${folder}$&`)
      .replaceAll('/opt/wattlepath', root)
      .replaceAll(/--re([ug])id wattlepath/g, `--re$1id ${nobody}`);
  for (const path of ['mnt/elsewhere', 'var/lib/wattlepath', 'etc', 'bin']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  const file = join(folder, 'var/lib/wattlepath/site.db');
  copyFileSync(inject('seededFile'), file);
  for (const path of ['mnt/elsewhere', 'var/lib/wattlepath', 'var/lib/wattlepath/site.db']) {
    chownSync(join(folder, path), nobody, nobody);
  }
  chmodSync(file, 0o600);
  writeFileSync(join(folder, 'etc/wattlepath.env'), `DATABASE_FILE=${file}\n`);
  const command = readFileSync(join(root, 'docs/systemd/wattlepath'), 'utf8');
  writeFileSync(join(folder, 'bin/wattlepath'), here(command), { mode: 0o755 });
  return { folder, script: `set -e; PATH=${folder}/bin:$PATH\n${here(commands)}` };
}

it('marks every command of the operating page as tried or untried', () => {
  expect(blocks.length).toBeGreaterThan(5);
  for (const [block, mark] of blocks) expect(mark, block).toMatch(/^ (un)?tried$/);
});

it.skipIf(process.getuid?.() !== 0)('runs those marked as tried', () => {
  const tried = blocks.filter(([, mark]) => mark === ' tried').map(([, , commands]) => commands);
  const { folder, script } = installed(tried.join('\n'));
  const printed = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(printed).toMatch(/Backed up .*checked/);
  expect(printed).toMatch(/^ok {4}Permissions: mode 600, writable$/m);
  expect(printed).toMatch(/^ok {4}User: not root$/m);
  const owners = execFileSync('find', [folder, '-name', 'site*', '-printf', '%U\n'], {
    encoding: 'utf8',
  });
  expect(new Set(owners.trim().split('\n'))).toEqual(new Set([`${nobody}`]));
});
