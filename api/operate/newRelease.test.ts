import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { version as served } from '../../package.json';
import { testApp } from '../testApp';
import type { Due } from '../types';
import { examine } from './doctor';
import { findingLines } from './finding';
import { askForReleases, changesSince, newerRelease, newestRelease } from './newRelease';

afterEach(() => {
  vi.useRealTimers();
});

const [major = '1', minor = '0'] = served.split('.');
/** Two releases on: the second is newer as a number, and older as a text. */
const next = `${major}.${Number(minor) + 1}.0`;
const newest = `${major}.${Number(minor) + 10}.0`;
const day = 24 * 60 * 60 * 1000;

function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `wattlepath-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });

/** An origin with this release, two newer ones and a trial version, and a checkout of the first. */
function twoReleasesBehind() {
  const origin = folderOf('origin');
  git(origin, 'init', '--initial-branch', 'main');
  let text = `## ${served} (today)\n\n- What is served.\n`;
  const release = (version: string, line: string) => {
    text = `## ${version} (a day)\n\n${line}\n\n${text}`;
    writeFileSync(join(origin, 'CHANGELOG.md'), `# Changelog\n\n${text}`);
    git(origin, 'add', '--all');
    git(origin, 'commit', '--message', version);
    git(origin, 'tag', `v${version}`);
  };
  writeFileSync(join(origin, 'CHANGELOG.md'), text);
  git(origin, 'add', '--all');
  git(origin, 'commit', '--message', served);
  git(origin, 'tag', `v${served}`);
  const root = join(folderOf('checkout'), 'site');
  git(origin, 'clone', origin, root);
  release(next, '- Pages load at once.');
  release(newest, '- Redder.\u001b[31m\u001b]0;title\u0007\u202e');
  git(origin, 'tag', 'v99.0.0-beta');
  git(origin, 'tag', 'v99.0');
  return { origin, root, release };
}

/** A folder that says where its origin is. */
function checkoutOf(url: string): string {
  const root = folderOf('root');
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git/config'), `[remote "origin"]\n\turl = ${url}\n`);
  return root;
}

it('a checkout two releases behind knows the newest, and the doctor says what both change', async () => {
  const { root } = twoReleasesBehind();
  expect(await newestRelease(root)).toEqual({ version: newest });
  const { environment } = testApp();
  const { Release } = await examine(environment, { root });
  if (!Release) throw new Error('the doctor says nothing of releases');
  expect(findingLines('Release', Release).split('\n')).toEqual([
    `note  Release: ${served} is served, and ${newest} exists`,
    '      → Run npm run update.',
    `        ## ${newest} (a day)`,
    '        - Redder.[31m]0;title',
    `        ## ${next} (a day)`,
    '        - Pages load at once.',
  ]);
  const off = await examine({ ...environment, RELEASE_CHECK: false }, { root });
  expect(off.Release?.found).toBe(`${served}; newer ones aren't asked for (RELEASE_CHECK=off)`);
});

it('origin is asked once a week, and Start says what it said until that is served', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { root, release } = twoReleasesBehind();
  const { db, signIn } = testApp();
  const signal = new AbortController().signal;
  const ask = () => askForReleases(db, root)(signal);
  expect(newerRelease(db)).toBeNull();
  expect(await ask()).toBe(7 * day);
  expect(newerRelease(db)).toBe(newest);
  const { send } = await signIn();
  const due: Due = await (await send('GET', '/api/due')).json();
  expect(due.newer_release).toBe(newest);

  const later = `${Number(major) + 1}.0.0`;
  release(later, '- Later.');
  vi.setSystemTime(Date.now() + 6 * day);
  expect(await ask()).toBe(day);
  expect(newerRelease(db)).toBe(newest);
  vi.setSystemTime(Date.now() + day);
  await ask();
  expect(newerRelease(db)).toBe(later);
  // What is served by now.
  db.sqlite
    .prepare("UPDATE settings SET value = ? WHERE key = 'newest_release'")
    .run(JSON.stringify({ at: new Date().toISOString(), version: served }));
  expect(newerRelease(db)).toBeNull();
});

it('says why it can’t be asked: no checkout, no origin, nobody there, or one that asks for a password', async () => {
  const asked: (string | undefined)[] = [];
  const locked = createHttpServer(({ headers }, response) => {
    asked.push(headers.authorization);
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Git"' }).end();
  });
  locked.listen(0, '127.0.0.1');
  await once(locked, 'listening');
  onTestFinished(() => void locked.close());
  const { port } = locked.address() as AddressInfo;
  const noOrigin = folderOf('none');
  mkdirSync(join(noOrigin, '.git'));
  writeFileSync(join(noOrigin, '.git/config'), '[core]\n');
  const problems: [root: string, problem: RegExp][] = [
    [folderOf('unpacked'), /^this installation is no git checkout$/],
    [noOrigin, /^its checkout has no origin/],
    [checkoutOf('/no/such/folder'), /./],
    [checkoutOf('ext::sh -c touch% /tmp/wattlepath-ext'), /transport 'ext' not allowed/],
    [checkoutOf('--upload-pack=/bin/false'), /./],
    [checkoutOf(`http://127.0.0.1:${port}/site`), /could not read Username|terminal prompts/],
    [checkoutOf(`http://ann:secret@127.0.0.1:${port}/site`), /Authentication failed/],
  ];
  for (const [root, expected] of problems) {
    const said = await newestRelease(root);
    if (!('problem' in said)) throw new Error(`${root} was asked: ${said.version}`);
    expect(said.problem).toMatch(expected);
    expect(said.problem).not.toMatch(/secret/);
  }
  expect(asked.length).toBeGreaterThan(0);
  const { environment } = testApp();
  const { Release } = await examine(environment, { root: noOrigin });
  expect(Release).toMatchObject({
    state: 'note',
    found: `${served}; newer ones can't be known: its checkout has no origin, or this user may not read .git/config`,
  });
});

it('waits ten seconds for an origin that doesn’t answer', { tags: ['slow'] }, async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const said = await newestRelease(checkoutOf(`http://127.0.0.1:${port}/site`));
  expect(said).toEqual({ problem: expect.stringMatching(/ten seconds|Operation too slow/) });
});

it('shows at most 60 lines of what changed', () => {
  const lines = Array.from({ length: 80 }, (_, index) => `- Line ${index}`).join('\n');
  const changelog = `# Changelog\n\n## Not released yet\n\n- Not yet.\n\n## 9.0.0\n${lines}\n\n## 1.0.0\n- Old.`;
  const shown = changesSince(changelog, '1.0.0');
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([61, '## 9.0.0', '… and 21 more lines']);
  expect(changesSince(changelog, '9.0.0')).toEqual([]);
});
