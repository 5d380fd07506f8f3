import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAdmin } from '../db/admins';
import { openDatabase } from '../db/client';
import { examine, findingLines } from './doctor';
import { parseEnvironment } from './environment';

/** A provider that knows one key and has the given clock. */
async function provider(clock = new Date()) {
  const server = createServer((request, response) => {
    response.sendDate = false;
    response.setHeader('Date', clock.toUTCString());
    const isAccount = request.url === '/v3/account';
    response.statusCode = isAccount && request.headers['api-key'] !== 'good' ? 401 : 200;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function patient(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.db');
  const db = openDatabase(file);
  createAdmin(db, 'a', { username: 'ada', password_hash: 'x' });
  onTestFinished(() => void db.close());
  const settings = { DATABASE_FILE: file, BREVO_URL: await provider(), BREVO_API_KEY: 'good' };
  const findings = async () => {
    const found = await examine(parseEnvironment({ ...settings, ...variables }));
    return Object.fromEntries(found.map((finding) => [finding.what, finding]));
  };
  return { file, db, findings };
}

describe('the doctor', () => {
  it('finds nothing to do on a healthy site, with a line each', async () => {
    const { findings } = await patient();
    const found = Object.values(await findings());
    expect(found.filter((finding) => finding.state === 'do')).toEqual([]);
    expect(found.map((finding) => finding.what)).toEqual([
      ...['Database', 'Schema', 'Integrity', 'Permissions', 'Admins', 'Disk', 'Clock'],
      ...['Newsletter', 'Site URL', 'Replica', 'User'],
    ]);
    for (const finding of found) expect(findingLines(finding)).toMatch(/^(ok {2}|note) {2}\S/);
  });

  it('finds a missing, foreign or damaged file', async () => {
    const { findings } = await patient({ DATABASE_FILE: '/nowhere/site.db' });
    expect((await findings()).Database).toMatchObject({
      state: 'do',
      found: 'there is no /nowhere/site.db',
    });
    const other = await patient();
    other.db.close();
    writeFileSync(other.file, 'x'.repeat(9000));
    expect((await other.findings()).Database).toMatchObject({
      state: 'do',
      found: expect.stringContaining('it is not a SQLite database'),
      remedy: expect.stringContaining('npm run restore'),
    });
  });

  it('finds a schema that is older or newer than the program', async () => {
    const { db, findings } = await patient();
    db.sqlite.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e15)");
    expect((await findings()).Schema).toMatchObject({ state: 'do' });
    db.sqlite.exec('UPDATE __drizzle_migrations SET created_at = 1');
    expect((await findings()).Schema).toMatchObject({ state: 'note' });
  });

  it('finds a file that others may read, and no admins', async () => {
    const { file, db, findings } = await patient();
    expect((await findings()).Permissions).toMatchObject({
      state: 'ok',
      found: 'mode 600, writable',
    });
    chmodSync(file, 0o644);
    db.sqlite.exec('DELETE FROM admins');
    const found = await findings();
    expect(found.Permissions).toMatchObject({ state: 'do', remedy: `Run chmod 600 ${file}*` });
    expect(found.Admins).toMatchObject({ state: 'do' });
  });

  it('finds a clock that is wrong, by the provider or by the database', async () => {
    const wrong = await patient({ BREVO_URL: await provider(new Date(Date.now() - 300_000)) });
    expect((await wrong.findings()).Clock).toMatchObject({
      state: 'do',
      found: expect.stringMatching(/^(299|30\d) s from/),
    });
    const { db, findings } = await patient();
    db.sqlite.exec("INSERT INTO limited_events (key, at) VALUES ('x', '2999-01-01T00:00:00.000Z')");
    expect((await findings()).Clock).toMatchObject({ state: 'do' });
  });

  it('finds a bad mail key, and subscriptions that wait for one', async () => {
    const bad = await patient({ BREVO_API_KEY: 'bad' });
    expect((await bad.findings()).Newsletter).toMatchObject({ state: 'do' });
    const { db, findings } = await patient({ BREVO_API_KEY: '' });
    expect((await findings()).Newsletter).toMatchObject({ state: 'note' });
    db.sqlite.exec(
      "INSERT INTO newsletter_outbox (id, email, first_name, last_name, countries, next_attempt_at, created_at, updated_at) VALUES ('1', 'a@b.c', '', '', '', '', '', '')",
    );
    expect((await findings()).Newsletter).toMatchObject({
      state: 'do',
      found: 'no key; 1 waiting, 0 refused',
    });
  });

  it('finds a site URL that is not https or does not answer', async () => {
    const plain = await patient({ SITE_URL: 'http://wattlepath.example' });
    expect((await plain.findings())['Site URL']).toMatchObject({ state: 'do' });
    const silent = await patient({ SITE_URL: 'https://127.0.0.2:1' });
    expect((await silent.findings())['Site URL']).toMatchObject({
      state: 'do',
      found: 'https://127.0.0.2:1 does not answer',
    });
  });
});
