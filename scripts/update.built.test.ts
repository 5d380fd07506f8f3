import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { cookiesOf } from '../api/testApp';
import { runningServer } from '../db/file/runningServer';
import { openSqlite } from '../db/sqlite';
import { adminPassword, freePort, killedAt } from '../e2e/server';
import { version as ownVersion } from '../package.json';
import { copySources, linkPackages } from './testCheckout';

const repository = join(import.meta.dirname, '..');
/** Holds `origin`, a repository with a tag for each version below, and `builds` of them. */
let shelf: string;

const count = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 7e7)';
/** What each version does beyond the one that it follows: its migration, or that its server ends. */
const versions: [version: string, { follows?: string; sql?: string; isBroken?: boolean }][] = [
  ['1.0.0', {}],
  ['1.1.0', { follows: '1.0.0', sql: 'ALTER TABLE settings ADD COLUMN note text;' }],
  ['1.2.0', { follows: '1.1.0', sql: `CREATE TABLE slow AS ${count} SELECT max(x) AS x FROM c;` }],
  ['1.3.0', { follows: '1.0.0', sql: 'ALTER TABLE no_such_table ADD COLUMN note text;' }],
  ['1.4.0', { follows: '1.0.0', isBroken: true }],
  [
    '2.0.0',
    {
      follows: '1.0.0',
      sql: "UPDATE settings SET value = '2.0.0' WHERE key = 'oldest_version';",
    },
  ],
];

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });

beforeAll(() => {
  shelf = mkdtempSync(join(tmpdir(), 'wattlepath-releases-'));
  const origin = join(shelf, 'origin');
  copySources(origin);
  git(origin, 'init', '--initial-branch', 'main');
  for (const [version, made] of versions) release(origin, version, made);
  git(origin, 'checkout', 'v1.0.0');
});

afterAll(() => rmSync(shelf, { recursive: true }));

const buildOf = (version: string) => join(shelf, 'builds', version);

/** Commits a version, whose build is a copy of one made before, and tags it. */
function release(
  origin: string,
  version: string,
  { follows, sql, isBroken }: (typeof versions)[number][1],
): void {
  const build = buildOf(version);
  if (follows) git(origin, 'checkout', `v${follows}`);
  const from = follows ? buildOf(follows) : join(repository, 'dist');
  cpSync(from, build, { recursive: true, dereference: true });
  const ending = `if (process.argv[1] === import.meta.filename && !process.argv.includes('--accept'))`;
  writeFileSync(
    join(origin, 'scripts/build.js'),
    `import { cpSync } from 'node:fs';
export function ensureBuilt() {}
${ending} cpSync(${JSON.stringify(build)}, 'dist', { recursive: true });
`,
  );
  nameVersion(origin, build, follows ?? ownVersion, version);
  if (isBroken) {
    edit(join(build, 'server/server.js'), (text) =>
      text.replace(
        'async function start(',
        'async function start() { throw new Error("broken"); }\nasync function unused(',
      ),
    );
  }
  for (const place of sql
    ? [join(origin, 'db/migrations'), join(build, 'server/migrations')]
    : []) {
    const tag = `9999_version_${version.replaceAll('.', '_')}`;
    edit(join(place, 'meta/_journal.json'), (text) => {
      const journal = JSON.parse(text);
      const when = journal.entries.at(-1).when + Number(version.replaceAll('.', ''));
      journal.entries.push({
        idx: journal.entries.length,
        version: '6',
        when,
        tag,
        breakpoints: true,
      });
      return JSON.stringify(journal);
    });
    writeFileSync(join(place, `${tag}.sql`), sql ?? '');
  }
  git(origin, 'add', '--all');
  git(origin, 'commit', '--message', version);
  git(origin, 'tag', `v${version}`);
}

/** Gives a version another name, in its sources and its build. */
function nameVersion(sources: string, build: string, from: string, to: string): void {
  edit(join(sources, 'package.json'), (text) => text.replace(`"${from}"`, `"${to}"`));
  for (const file of readdirSync(join(build, 'server'))) {
    if (!file.endsWith('.js')) continue;
    edit(join(build, 'server', file), (text) =>
      text.replaceAll(new RegExp(`(version\\S* = )"${from}"`, 'g'), `$1"${to}"`),
    );
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** A clone of the origin at 1.0.0, built. */
function cloneOfOrigin(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clone = join(folder, 'clone');
  git(folder, 'clone', join(shelf, 'origin'), clone);
  git(clone, 'switch', '--create', 'own');
  cpSync(buildOf('1.0.0'), join(clone, 'dist'), { recursive: true });
  return clone;
}

/** An installation of 1.0.0, or of another checkout, on a port of its own. */
async function install(source = cloneOfOrigin()) {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'site');
  cpSync(source, root, { recursive: true });
  linkPackages(root);
  const file = join(folder, 'data/site.db');
  mkdirSync(dirname(file));
  cpSync(inject('seededFile'), file);
  const PORT = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_FILE: file, PORT };
  const url = `http://127.0.0.1:${PORT}`;
  const call = (args: string[], options: readonly string[] = []) =>
    spawn(process.execPath, [...options, 'scripts/run.js', ...args], { cwd: root, env });

  /** Runs a command to its end. */
  async function command(...args: string[]): Promise<{ code: number | null; said: string }> {
    const child = call(args);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    }
    const [code] = await once(child, 'close');
    return { code, said };
  }

  return {
    root,
    file,
    url,
    /** Starts it as `npm start` does, until the test ends. */
    async start(): Promise<ChildProcess> {
      const child = call(['server']);
      onTestFinished(() => void child.kill('SIGKILL'));
      child.stdout.resume();
      child.stderr.resume();
      await expect.poll(() => versionAt(url)).toBeDefined();
      return child;
    },
    command,
    update: (...args: string[]) => command('update', ...args),
    /** Runs the command, which ends as if killed at the moment at which it would say a text. */
    async killAt(text: string, ...args: string[]): Promise<void> {
      const child = call(['update', ...args], killedAt(text));
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said += chunk;
        });
      }
      await once(child, 'close');
      expect(child.signalCode, said).toBe('SIGKILL');
    },
    version: () => versionAt(url),
  };
}

async function versionAt(url: string): Promise<string | undefined> {
  try {
    return ((await (await fetch(`${url}/healthz`)).json()) as { version: string }).version;
  } catch {
    return undefined;
  }
}

/** Saves twice a second until it is stopped. */
async function saving(url: string) {
  const json = { 'Content-Type': 'application/json' };
  const credentials = JSON.stringify({ username: 'admin', password: adminPassword });
  const signedIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: json,
    body: credentials,
  });
  const headers = { ...json, Cookie: cookiesOf(signedIn) };
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const reads = new Set<number>();
  let number = 0;
  const save = async () => {
    number += 1;
    const name = `Saved ${number}`;
    const body = JSON.stringify({ name, description: 'During an update' });
    const page = fetch(`${url}/blog?number=${number}`);
    const saved = fetch(`${url}/api/blog-categories`, { method: 'POST', headers, body });
    // Both fail in the gap between two servers.
    const [read, written] = await Promise.allSettled([page, saved]);
    if (read.status === 'fulfilled') reads.add(read.value.status);
    if (written.status === 'rejected') return;
    statuses.add(written.value.status);
    if (written.value.status === 201) acknowledged.push(name);
  };
  const timer = setInterval(save, 500);
  return {
    statuses,
    reads,
    /** @returns what was acknowledged and isn't there. */
    async stop(): Promise<string[]> {
      clearInterval(timer);
      const response = await fetch(`${url}/api/blog-categories?range=[0,999]`, { headers });
      const names = ((await response.json()) as { name: string }[]).map(({ name }) => name);
      expect(acknowledged.length).toBeGreaterThan(0);
      return acknowledged.filter((name) => !names.includes(name));
    },
  };
}

it('updates under saves without losing one, keeps reading through a long migration, and goes back', {
  tags: ['slow'],
}, async () => {
  const { root, url, start, update, version } = await install();
  await start();
  const saves = await saving(url);
  const first = await update('v1.1.0');
  expect(first.said).toMatch(/Updated from 1\.0\.0-\S+ to 1\.1\.0-\w{7}\.$/m);
  expect(await version()).toBe('1.1.0');
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"version": "1.1.0"');
  expect(saves.statuses).toEqual(new Set([201]));

  const slow = await update('v1.2.0');
  expect(slow.said).toMatch(/pages are served, saves are refused …[\s\S]*Updated from 1\.1\.0/);
  expect(await version()).toBe('1.2.0');
  expect(saves.statuses).toEqual(new Set([201, 503]));
  expect(saves.reads).toEqual(new Set([200]));

  const back = await update('--back');
  expect([back.code, await version()]).toEqual([0, '1.1.0']);
  expect(await saves.stop()).toEqual([]);
});

it('changes nothing where files were changed, nothing is known by the name, or its migration fails', {
  tags: ['slow'],
}, async () => {
  const { root, file, start, update, version } = await install();
  await start();
  const refused = async (asked: string, words: RegExp) => {
    const { code, said } = await update(asked);
    expect([code, said]).toEqual([1, expect.stringMatching(words)]);
    expect(await version()).toBe('1.0.0');
    expect(readdirSync(join(root, 'releases')).filter((name) => /^\d/.test(name))).toEqual([]);
  };
  await refused('v1.3.0', /no such table: no_such_table.*\n.*Nothing was changed\./);
  expect(readdirSync(dirname(file)).filter((name) => /before|rehearsal/.test(name))).toEqual([]);
  await refused('v9.9.9', /origin has no “v9\.9\.9”: name a tag/);
  appendFileSync(join(root, 'shared/brand.ts'), '// Ours\n');
  await refused('v1.1.0', /Files were changed here: shared\/brand\.ts\./);
});

it('says how an installation from an archive becomes a checkout, and updates it then', {
  tags: ['slow'],
}, async () => {
  const { root, file, start, update, version } = await install();
  rmSync(join(root, '.git'), { recursive: true });
  await start();
  const { code, said } = await update();
  expect([code, await version()]).toEqual([1, '1.0.0']);
  const lines = said.split('\n').filter((line) => line.startsWith('  '));
  expect(lines).toHaveLength(5);
  const script = lines.join('\n').replace('ADDRESS', join(shelf, 'origin'));
  execFileSync('sh', ['-ec', script], { stdio: 'ignore' });
  expect(execFileSync('git', ['status', '--porcelain', '-uno'], { cwd: root }).toString()).toBe('');
  const updated = await update('v1.1.0');
  expect(updated.said).toMatch(/Updated from 1\.0\.0-\S+ to 1\.1\.0-\w{7}\.$/m);
  expect(await version()).toBe('1.1.0');
  const sqlite = openSqlite(file, { readonly: true });
  expect(sqlite.prepare('SELECT count(*) FROM posts').pluck().get()).toBeGreaterThan(0);
  sqlite.close();
});

it('updates a running site, and undoes by itself a release that doesn’t start', async () => {
  const { root, file, start, update, version } = await install();
  await start();
  const failed = await update('v1.4.0');
  expect(failed.code).toBe(1);
  expect(failed.said).toMatch(/doesn't serve[\s\S]*1\.0\.0-\S+ is served as before\.\n$/);
  expect(await version()).toBe('1.0.0');
  const updated = await update('v1.1.0');
  expect(updated.said).toMatch(/Updated from 1\.0\.0-\S+ to 1\.1\.0-\w{7}\.$/m);
  expect(await version()).toBe('1.1.0');
  expect(runningServer(file)?.folder).toMatch(/releases\/1\.1\.0-\w+\/dist\/$/);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"version": "1.1.0"');
});

it('finishes an update that was killed, at whichever step', { tags: ['slow'] }, async () => {
  const { root, file, start, update, killAt, version } = await install();
  await start();
  for (const label of [
    'Looking for',
    'Putting its files',
    'Installing',
    'Building it',
    'Rehearsing',
  ]) {
    await killAt(label, 'v1.1.0');
    expect(await version(), label).toBe('1.0.0');
  }
  for (const label of ['Starting', 'Bringing the files here']) {
    await killAt(label, 'v1.1.0');
  }
  const again = await update('v1.1.0');
  expect(again.code).toBe(0);
  expect(again.said).toMatch(/was interrupted; going on[\s\S]*1\.1\.0-\w+ is served already/);
  expect(await version()).toBe('1.1.0');
  expect(runningServer(file)?.folder).toMatch(/releases\/1\.1\.0-\w+\/dist\/$/);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"version": "1.1.0"');
  await killAt('Starting', '--back');
  expect((await update('--back')).code).toBe(0);
  expect(await version()).toBe('1.0.0');
});

it('goes back over a change that an older version can’t read, and keeps what was saved since', {
  tags: ['slow'],
}, async () => {
  const { file, url, start, update, version } = await install();
  await start();
  expect((await update('v2.0.0')).code).toBe(0);
  expect(await version()).toBe('2.0.0');
  const saves = await saving(url);
  await expect.poll(() => saves.statuses).toEqual(new Set([201]));
  expect(await saves.stop()).toEqual([]);
  const asked = await update('--back');
  expect(asked.code).toBe(2);
  expect(asked.said).toMatch(/saved since: 0 posts, 0 enquiries, 0 erasures, \d+ actions in all/);
  expect(await version()).toBe('2.0.0');
  const back = await update('--back', '--yes');
  expect([back.code, await version()]).toEqual([0, '1.0.0']);
  const folder = /npm run import -- (\S+) --apply/.exec(back.said)?.[1] ?? '';
  expect(readFileSync(join(folder, 'content.json'), 'utf8')).toContain('Saved 1');
  const kept = readdirSync(dirname(file)).find((name) => name.includes('before-restore')) ?? '';
  const newer = openSqlite(join(dirname(file), kept), { readonly: true });
  expect(
    newer.prepare("SELECT count(*) FROM blog_categories WHERE name = 'Saved 1'").pluck().get(),
  ).toBe(1);
  newer.close();
});

/** An installation from git, with the repository that it was cloned from and releases there. */
async function cloned() {
  const own = mkdtempSync(join(tmpdir(), 'wattlepath-git-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  const upstream = join(own, 'upstream');
  const origin = join(own, 'origin');
  const checkout = join(own, 'checkout');
  const release = (version: string, change: () => void) => {
    edit(join(upstream, 'package.json'), (text) =>
      text.replace(/"version": "[\d.]+"/, `"version": "${version}"`),
    );
    change();
    git(upstream, 'add', '--all');
    git(upstream, 'commit', '--message', version);
    git(upstream, 'tag', `v${version}`);
    git(upstream, 'push', origin, 'HEAD:main', `v${version}`);
  };
  copySources(upstream);
  git(upstream, 'init', '--initial-branch', 'main');
  git(upstream, 'add', '--all');
  git(upstream, 'commit', '--message', 'base');
  git(own, 'clone', '--bare', upstream, origin);
  git(own, 'clone', origin, checkout);
  cpSync(join(repository, 'dist'), join(checkout, 'dist'), { recursive: true, dereference: true });
  return { ...(await install(checkout)), upstream, release };
}

it('merges the newest tag into a branch with changes of its own, and names conflicts', {
  tags: ['slow'],
}, async () => {
  const { upstream, release, ...site } = await cloned();
  const { root, start, update, killAt, version, command } = site;
  const brand = join(root, 'shared/brand.ts');
  appendFileSync(brand, '// Ours\n');
  const dirty = await update();
  expect([dirty.code, dirty.said]).toEqual([1, expect.stringContaining('shared/brand.ts')]);
  git(root, 'commit', '--all', '--message', 'ours');
  await start();

  release('1.8.0', () => {
    edit(join(upstream, 'CHANGELOG.md'), (text) => text.replace('## 1.1.0 (', '## 1.8.0 ('));
  });
  expect((await command('doctor')).said).toMatch(
    /1\.1\.0 is served, and 1\.8\.0 exists\n.*npm run update\.\n +## 1\.8\.0 \(/,
  );
  await killAt('Building it');
  const merged = await update();
  expect(merged.said).toMatch(/What is new:\n {2}## 1\.8\.0 \(/);
  expect(merged.said).toMatch(/Updated from/);
  expect(await version()).toBe('1.8.0');
  expect(readFileSync(brand, 'utf8')).toContain('// Ours');

  expect((await update('v9.9.9')).said).toMatch(/origin has no “v9\.9\.9”: name a tag/);

  release('1.9.0', () => appendFileSync(join(upstream, 'shared/brand.ts'), '// Theirs\n'));
  const conflicting = await update();
  expect(conflicting.code).toBe(1);
  expect(conflicting.said).toMatch(/conflict in shared\/brand\.ts\. Merge it yourself/);
  expect((await update('HEAD')).said).toMatch(/is served already/);
  expect(await version()).toBe('1.8.0');
});

it('takes two releases into a branch with a migration of its own, which is dated after theirs', {
  tags: ['slow'],
}, async () => {
  const { upstream, release, ...site } = await cloned();
  const { root, file, start, update, command, version } = site;
  const migrate = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/migration.js', ...args], { cwd: root });
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, recipe = ''] = [...page.matchAll(/```diff\n([\s\S]*?)```/g)].map(([, patch]) => patch);
  execFileSync('git', ['apply', '--recount', '-'], { cwd: root, input: recipe });
  migrate('--name=subtitle');
  git(root, 'add', '--all');
  git(root, 'commit', '--message', 'subtitle');
  // Builds, and applies the own migration.
  expect((await command('doctor')).said).toContain('1 update(s) to come');
  const server = await start();
  const sqlite = openSqlite(file);
  onTestFinished(() => void sqlite.close());
  const count = (query: string) => sqlite.prepare(`SELECT count(*) ${query}`).pluck().get();
  const posts = count('FROM posts');
  sqlite.exec("UPDATE posts SET subtitle = 'kept'");

  /** A release with a migration of this name, dated before the own one. */
  const releaseWith = (number: string, name: string) =>
    release(number, () => {
      const meta = join(upstream, 'db/migrations/meta');
      const journal = join(meta, '_journal.json');
      const { entries, ...others } = JSON.parse(readFileSync(journal, 'utf8'));
      const { idx, when, ...last } = entries.at(-1);
      const four = (index: number) => String(index).padStart(4, '0');
      const tag = `${four(idx + 1)}_${name}`;
      entries.push({ ...last, idx: idx + 1, when: when + 1000, tag });
      writeFileSync(journal, JSON.stringify({ ...others, entries }, null, 2));
      const [old, fresh] = [idx, idx + 1].map((index) =>
        join(meta, `${four(index)}_snapshot.json`),
      );
      if (old && fresh) renameSync(old, fresh);
      writeFileSync(join(upstream, `db/migrations/${tag}.sql`), `CREATE TABLE ${name} (id text);`);
    });
  const mergeByHand = (tag: string) => {
    git(root, 'fetch', 'origin', 'tag', tag);
    expect(() => git(root, 'merge', tag)).toThrow();
    migrate('--merge');
    git(root, 'commit', '--message', tag);
  };

  releaseWith('1.8.0', 'first_extra');
  const conflicting = await update();
  expect(conflicting.said).toMatch(
    /conflict in db\/migrations\/meta\/_journal\.json\. Merge it yourself .*npm run migration -- --merge/,
  );
  mergeByHand('v1.8.0');
  expect((await update('HEAD')).said).toMatch(/Updated from/);
  expect(await version()).toBe('1.8.0');
  expect((await update('--back')).code).toBe(0);
  expect((await update('HEAD')).said).toMatch(/Updated from|is served already/);

  releaseWith('1.9.0', 'second_extra');
  mergeByHand('v1.9.0');
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect((await command('doctor')).said).toContain('1 update(s) to come');
  await start();
  expect(await version()).toBe('1.9.0');
  expect((await command('doctor')).said).toContain('Schema: up to date');
  expect(count("FROM posts WHERE subtitle = 'kept'")).toBe(posts);
  expect([count('FROM first_extra'), count('FROM second_extra')]).toEqual([0, 0]);
  const files = readdirSync(join(root, 'db/migrations')).filter((name) => name.endsWith('.sql'));
  const last = files.sort().slice(-3);
  expect(last.map((name) => name.replace(/^\d+_/, ''))).toEqual([
    ...['first_extra.sql', 'second_extra.sql', 'subtitle.sql'],
  ]);
});

it('a rehearsal opens no connection, whatever is configured and due', {
  tags: ['slow'],
}, async () => {
  const { file, root } = await install();
  const servers: Server[] = [];
  let connections = 0;
  const listen = async () => {
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  onTestFinished(() => {
    for (const server of servers) server.close();
  });
  const [brevo, smtp, s3] = [await listen(), await listen(), await listen()];
  const sqlite = openSqlite(file);
  const time = '2026-01-01T00:00:00.000Z';
  const columns = 'id, kind, to_email, subject, text, html, message_id';
  sqlite
    .prepare(
      `INSERT INTO messages (${columns}, next_attempt_at, created_at, updated_at)
       VALUES ('due', 'test', 'a@example.com', 'Due', 'Due', 'Due', 'due@example.com', ?, ?, ?)`,
    )
    .run(time, time, time);
  sqlite.close();
  const replica = join(dirname(file), 'replica');
  const env = {
    ...process.env,
    DATABASE_FILE: file,
    BREVO_API_KEY: 'key',
    BREVO_URL: `http://127.0.0.1:${brevo}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'office@example.com',
    MAIL_TO: 'office@example.com',
    LITESTREAM_URL: `file://${replica}`,
    BACKUP_URL: 's3://bucket/site',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${s3}`,
    BACKUP_S3_KEY_ID: 'id',
    BACKUP_S3_SECRET: 'secret',
  };
  const printed = execFileSync(process.execPath, ['dist/server/server.js', '--rehearsal'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({ prepared: expect.any(Number), served: expect.any(Number) });
  expect([connections, existsSync(replica)]).toEqual([0, false]);
});
