import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../e2e/server';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const blocks = [...text.matchAll(/^```sh(.*)\n((?:.*\n)*?)```$/gm)];
/** An unprivileged user and group on every Linux. */
const nobody = 65534;

/**
 * Simulates the machine of the manual in a temporary folder, with `nobody` as the server's user.
 */
function machine() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-operating-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const here = (shell: string) =>
    shell
      .replaceAll(/\/(mnt\/elsewhere|var\/lib\/wattlepath|etc\/|usr\/local\/bin\/)/g, `${folder}$&`)
      .replaceAll('/opt/wattlepath', root)
      .replaceAll(/(--reuid|--regid|-g) wattlepath/g, `$1 ${nobody}`);
  for (const path of ['mnt/elsewhere', 'var/lib/wattlepath', 'etc/systemd/system', bin]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const path of ['mnt/elsewhere', 'var/lib/wattlepath']) {
    chownSync(join(folder, path), nobody, nobody);
  }
  const run = (commands: string) => {
    const script = `set -e; PATH=${join(folder, bin)}:$PATH\n${here(commands)}`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' });
  };
  return { folder, here, run };
}

const bin = 'usr/local/bin';

/** Returns the manual's commands marked as tested, from installing or the other parts. */
function tried(ofInstalling: boolean): string {
  const [start, end] = [text.indexOf('\n## Installing'), text.indexOf('\n### In a container')];
  const chosen = blocks.filter(({ index, 1: mark }) => {
    return mark === ' tried' && (index > start && index < end) === ofInstalling;
  });
  return chosen.map(([, , commands]) => commands).join('\n');
}

it('marks every command of the manual as tried or untried', () => {
  expect(blocks.length).toBeGreaterThan(5);
  for (const [block, mark] of blocks) expect(mark, block).toMatch(/^ (un)?tried$/);
});

it.skipIf(process.getuid?.() !== 0)(
  'runs those marked as tried, from installing to a page that is served',
  async () => {
    const { folder, here, run } = machine();
    run(tried(true));
    const command = join(folder, bin, 'wattlepath');
    writeFileSync(command, here(readFileSync(command, 'utf8')));
    const settings = readFileSync(join(folder, 'etc/wattlepath.env'), 'utf8');
    const environment = Object.fromEntries(settings.split('\n').map((line) => line.split('=')));
    // Without systemd, which can't run in a test.
    const user = `--reuid ${nobody} --regid ${nobody} --clear-groups`.split(' ');
    const first = { ...environment, PORT: '0', ADMIN_PASSWORD: '' };
    const server = await startServer(first.DATABASE_FILE, first, [], ['setpriv', ...user]);
    expect(server.output()).toContain('with the password');
    expect((await fetch(server.url)).status).toBe(200);
    expect(await server.stop()).toBe(0);

    const printed = run(tried(false));
    expect(printed).toMatch(/Backed up .*checked/);
    expect(printed).toMatch(/^ok {4}Permissions: mode 600, writable$/m);
    expect(printed).toMatch(/^ok {4}User: not root$/m);
    const owners = execFileSync('find', [folder, '-name', 'site*', '-printf', '%U\n'], {
      encoding: 'utf8',
    });
    expect(new Set(owners.trim().split('\n'))).toEqual(new Set([`${nobody}`]));
  },
);
