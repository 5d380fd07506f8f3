import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { testMailServer } from '../api/mail/testServers';
import { openSqlite } from '../db/sqlite';
import { killedAt, startServer } from '../e2e/server';

const built = join(import.meta.dirname, '../dist/server');
const commands = ['admin', 'backup', 'doctor', 'export', 'import', 'promote', 'restore', 'update'];

/** Runs built commands in a separate folder, without a terminal. */
function operator() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.db');
  copyFileSync(inject('seededFile'), file);
  const call = (command: string, words: string[], variables: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(built, `${command}.js`), ...words],
      {
        cwd: folder,
        env: { ...process.env, DATABASE_FILE: file, ...variables },
        encoding: 'utf8',
      },
    );
    return { status, said: stdout + stderr };
  };
  return { folder, file, call };
}

it('without a known command the commands are listed, and nothing is started', () => {
  const { folder, file } = operator();
  const ways = [[], ['--help'], ['nosuch'], ['server', '--help'], ['server', '--nosuch']];
  for (const words of ways) {
    const run = [join(import.meta.dirname, 'run.js'), ...words];
    const env = { ...process.env, DATABASE_FILE: file };
    const { status, stdout, stderr } = spawnSync(process.execPath, run, {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect([words, status, stdout]).toEqual([words, 2, '']);
    for (const name of [...commands, 'server']) expect(stderr).toContain(`\n  ${name} `);
    expect(stderr).not.toMatch(/\n +at /);
  }
  expect(readdirSync(folder)).toEqual(['site.db']);
});

it('--help prints the usage of each command and does nothing else', () => {
  const { folder, file, call } = operator();
  const before = readFileSync(file);
  // One way each, by turns: all commands read their words alike.
  const ways = [['--help'], ['-h'], ['x', '--help']];
  for (const [index, command] of commands.entries()) {
    const { status, said } = call(command, ways[index % ways.length] ?? []);
    expect([command, status]).toEqual([command, 0]);
    expect(said).toMatch(/^Usage:\n/);
  }
  expect(readdirSync(folder)).toEqual(['site.db']);
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('an unknown option or extra argument is refused with the usage and exit code 2', () => {
  const { folder, call } = operator();
  for (const [index, command] of commands.entries()) {
    const words = index % 2 === 0 ? ['--wrong'] : ['a', 'b', 'c', 'd'];
    const { status, said } = call(command, words);
    expect([command, words, status]).toEqual([command, words, 2]);
    expect(said).toContain('Usage:');
  }
  expect(call('backup', []).status).toBe(2);
  expect(call('admin', ['remove', 'ada']).status).toBe(2);
  expect(readdirSync(folder)).toEqual(['site.db']);
});

it('restore and promote say what they replace, and without a terminal require --yes', () => {
  const { folder, file, call } = operator();
  const backup = join(folder, 'backup.db');
  expect(call('backup', [backup]).status).toBe(0);
  const refused = call('restore', [backup]);
  expect(refused.status).toBe(2);
  expect(refused.said).toContain(
    `${backup} will replace ${file}. There is no terminal to confirm it`,
  );
  expect(readdirSync(folder).sort()).toEqual(['backup.db', 'site.db']);
  expect(call('restore', [backup, '--yes']).status).toBe(0);
  expect(readdirSync(folder).some((name) => name.startsWith('site.db.before-restore-'))).toBe(true);
  const LITESTREAM_URL = `file://${join(folder, 'replica')}`;
  expect(call('promote', [], { LITESTREAM_URL }).status).toBe(2);
});

it('restore creates the folder on a new server', () => {
  const { folder, file, call } = operator();
  const DATABASE_FILE = join(folder, 'lost/data/site.db');
  expect(call('restore', [file], { DATABASE_FILE })).toMatchObject({ status: 0 });
  expect(existsSync(DATABASE_FILE)).toBe(true);
});

it('admin, export and backup create no database if there is none', () => {
  const { folder, call } = operator();
  const DATABASE_FILE = join(folder, 'mistyped.db');
  for (const [command, ...words] of [
    ['admin', 'list'],
    ['admin', 'new-secret'],
    ['export', join(folder, 'out')],
    ['backup', join(folder, 'out.db')],
  ] as const) {
    const { status, said } = call(command, words, { DATABASE_FILE });
    expect([command, status]).toEqual([command, 1]);
    expect(said).toContain(DATABASE_FILE);
  }
  expect(readdirSync(folder)).toEqual(['site.db']);
});

it('an import that was killed halfway resumes and imports each post once', async () => {
  const { folder, file, call } = operator();
  const posts = 400;
  mkdirSync(join(folder, 'texts'));
  for (let number = 1; number <= posts; number += 1) {
    const text = `---\ntitle: Text ${number}\ndate: 2024-05-06\nauthor: Jo\n---\nA paragraph.\n`;
    writeFileSync(join(folder, 'texts', `text-${number}.md`), text);
  }
  const db = openSqlite(file, { readonly: true });
  const count = () =>
    db.prepare("SELECT count(*) FROM blogs WHERE slug LIKE 'text-%'").pluck().get();
  const child = spawn(process.execPath, [join(built, 'import.js'), 'texts', '--apply'], {
    cwd: folder,
    env: { ...process.env, DATABASE_FILE: file },
  });
  await expect.poll(count, { interval: 2 }).toBeGreaterThan(10);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const before = Number(count());
  expect(before).toBeLessThan(posts);
  const { status, said } = call('import', ['texts', '--apply']);
  expect([status, said]).toEqual([0, said]);
  expect(said).toContain(`posts: ${posts - before} created, ${before} unchanged`);
  expect(said).toContain(`Lost, from the ${posts - before} new or changed posts`);
  expect(count()).toBe(posts);
  db.close();
});

it('backup without a file goes to BACKUP_URL, and restore lists what is there', async () => {
  const { folder, file, call } = operator();
  const BACKUP_URL = join(folder, 'backups');
  expect(call('backup', []).said).toContain('Name a file, or set BACKUP_URL');
  expect(call('backup', [], { BACKUP_URL }).said).toContain("can't be read");
  expect(call('backup', [], { BACKUP_URL: 'backups' }).said).toContain(
    'BACKUP_URL: must be a folder',
  );
  mkdirSync(BACKUP_URL);
  const made = call('backup', [], { BACKUP_URL });
  expect(made.status).toBe(0);
  expect(made.said).toContain('Warning: it is on the disk of the database itself');
  const [name = ''] = readdirSync(BACKUP_URL);
  const listed = call('restore', [], { BACKUP_URL });
  expect(listed.status).toBe(2);
  expect(listed.said).toMatch(new RegExp(`1\\. ${name}, .* MB: 8 live posts, 0 enquiries`));
  const restored = call('restore', [name, '--yes'], { BACKUP_URL });
  expect(restored.status).toBe(0);
  expect(restored.said).toContain(`Restored ${file} from ${join(BACKUP_URL, name)}`);
  const told = call('doctor', [], { BACKUP_URL });
  expect(told.said).toMatch(/note {2}Backups: 1 in .*, the newest 0 hours old, on the disk of/);
});

it('a server with BACKUP_URL makes up the missed backup by itself', async () => {
  const { folder, file } = operator();
  const BACKUP_URL = join(folder, 'backups');
  mkdirSync(BACKUP_URL);
  const server = await startServer(file, { BACKUP_URL });
  onTestFinished(async () => void (await server.stop()));
  await expect
    .poll(() => readdirSync(BACKUP_URL))
    .toEqual([expect.stringMatching(/^site-.*\.db$/)]);
});

it('doctor --mail sends a test mail, and says what the mail server answers', async () => {
  const { folder, file } = operator();
  const mailServer = await testMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  // The mail server runs in this process, which must not wait for the command.
  const doctor = (address: string, variables: Record<string, string>) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [join(built, 'doctor.js'), '--mail', address], {
        cwd: folder,
        env: { ...process.env, DATABASE_FILE: file, MAIL_FROM: 'o@example.com', ...variables },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          said += chunk;
        });
      }
      child.once('exit', (status) => resolve({ status, said }));
    });
  const sent = await doctor('me@example.com', { SMTP_URL: mailServer.url });
  expect(sent).toMatchObject({ status: 0, said: expect.stringContaining('Accepted for me@') });
  expect(mailServer.delivered.map(({ to }) => to)).toEqual([['me@example.com']]);
  const refused = await doctor('me@example.com', { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('not accepted') });
  expect((await doctor('me@example.com', {})).said).toContain('Mail isn’t set up');
  expect((await doctor('nobody', {})).status).toBe(2);
});

it('a restore that is killed at any step leaves the old database or the new one', () => {
  const { folder, file, call } = operator();
  const backup = join(folder, 'backup.db');
  expect(call('backup', [backup]).status).toBe(0);
  const rename = (path: string, name: string) => {
    const sqlite = openSqlite(path);
    sqlite.prepare('UPDATE company SET name = ?').run(name);
    sqlite.close();
  };
  rename(file, 'Old');
  rename(backup, 'New');
  const nameIn = () => {
    const sqlite = openSqlite(file, { readonly: true });
    const name = sqlite.prepare('SELECT name FROM company').pluck().get();
    sqlite.close();
    return name;
  };
  const names = ['Copying', 'Checking', 'Replacing', 'Restored'].map((label) => {
    const words = [...killedAt(label), join(built, 'restore.js'), backup, '--yes'];
    const env = { ...process.env, DATABASE_FILE: file };
    const { signal } = spawnSync(process.execPath, words, { cwd: folder, env });
    expect(signal, label).toBe('SIGKILL');
    return nameIn();
  });
  expect(names).toEqual(['Old', 'Old', 'Old', 'New']);
  const again = call('restore', [backup, '--yes']);
  expect([again.status, nameIn()]).toEqual([0, 'New']);
  expect(readdirSync(folder).filter((name) => name.includes('.restoring'))).toEqual([]);
});
