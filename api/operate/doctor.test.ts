import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { admins } from '../../db/accounts/admins';
import { openDatabase } from '../../db/client';
import { queueMessage } from '../../db/mail/messages';
import { makeNewer } from '../../db/testDatabase';
import { parseEnvironment } from '../environment';
import { examine } from './doctor';
import { findingLines } from './finding';
import { addFirm } from './prepare';

/** Fakes a provider that accepts one key and has the given clock. */
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
  admins.create(db, 'a', { username: 'ada', password_hash: 'x' });
  onTestFinished(() => void db.close());
  const settings = { DATABASE_FILE: file, BREVO_URL: await provider(), BREVO_API_KEY: 'good' };
  const findings = () => examine(parseEnvironment({ ...settings, ...variables }));
  return { file, db, findings };
}

describe('the doctor', () => {
  it('finds nothing to do on a healthy site, with a line each', async () => {
    const { findings } = await patient();
    const entries = Object.entries(await findings());
    expect(entries.filter(([, { state }]) => state === 'do')).toEqual([]);
    expect(entries.map(([what]) => what)).toEqual(
      // biome-ignore format: a list of words, read as one.
      [
        'Database', 'Schema', 'Integrity', 'Admins', 'Permissions', 'Disk', 'Clock', 'Newsletter',
        'Mail', 'Site URL', 'Backups', 'Replica', 'User',
      ],
    );
    for (const line of entries) expect(findingLines(...line)).toMatch(/^(ok {2}|note) {2}\S/);
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

  it('finds sample figures on a site that anybody can read', async () => {
    expect((await (await patient()).findings()).Claims).toBeUndefined();
    const { db, findings } = await patient({ SITE_URL: 'https://visas.example' });
    addFirm(db);
    expect((await findings()).Claims).toMatchObject({
      state: 'do',
      remedy: expect.stringContaining('Claims and Approvals'),
    });
  });

  it('counts the log with the file', async () => {
    const { file, db, findings } = await patient();
    db.sqlite.exec("INSERT INTO settings (key, value) VALUES ('large', hex(zeroblob(3000000)))");
    const bytes = statSync(file).size + statSync(`${file}-wal`).size;
    expect(bytes).toBeGreaterThan(6e6);
    expect((await findings()).Database).toMatchObject({
      found: `${file}, ${(bytes / 1e6).toFixed(1)} MB`,
    });
  });

  it('finds a schema that is older or newer than the program', async () => {
    const { db, findings } = await patient();
    makeNewer(db.sqlite, '1.0.0');
    expect((await findings()).Schema).toMatchObject({ state: 'ok' });
    makeNewer(db.sqlite, '9.0.0');
    expect((await findings()).Schema).toMatchObject({ state: 'do' });
    db.sqlite.exec("DELETE FROM __drizzle_migrations WHERE hash = 'x'");
    db.sqlite.exec('DELETE FROM __drizzle_migrations WHERE rowid = 50');
    expect((await findings()).Schema).toMatchObject({
      state: 'note',
      found: '1 update(s) to come; npm start makes them after keeping a copy',
    });
  });

  it.each([
    ['DROP TABLE draft_notes', 'table draft_notes', '0050_draft_notes'],
    ['DROP TABLE search_documents', 'table search_documents', '0017_search_fts'],
    ['ALTER TABLE page_misses RENAME TO misses', 'table page_misses', '0049_page_misses'],
    ['DROP TABLE search_words', 'table search_words', '0017_search_fts'],
    ['DROP INDEX messages_due', 'index messages_due', '0023_one_outbox'],
    [
      'ALTER TABLE company DROP COLUMN calendar_names',
      'column company.calendar_names',
      '0042_calendar_feeds',
    ],
    [
      'ALTER TABLE bookings DROP COLUMN moved_from',
      'column bookings.moved_from',
      '0044_moved_from',
    ],
    [
      'DROP TRIGGER consultation_notes_stay',
      'trigger consultation_notes_stay',
      '0041_consultation_notes',
    ],
  ])('names what is missing after %s', async (broken, part, migration) => {
    const { db, findings } = await patient();
    db.sqlite.pragma('foreign_keys = OFF');
    db.sqlite.pragma('writable_schema = ON');
    db.sqlite.exec(broken);
    const { Schema } = await findings();
    expect(Schema?.found).toContain(`it lacks the ${part}`);
    expect(Schema?.found).toContain(`, which db/migrations/${migration}.sql makes`);
    expect(Schema).toMatchObject({
      state: 'do',
      remedy: expect.stringContaining('npm run restore'),
    });
  });

  it('finds a file that others may read, and no admins', async () => {
    const { file, db, findings } = await patient();
    expect((await findings()).Permissions).toMatchObject({
      state: 'ok',
      found: 'mode 600, writable',
    });
    chmodSync(file, 0o644);
    db.sqlite.exec('DELETE FROM admins');
    const all = await findings();
    expect(all.Permissions).toMatchObject({ state: 'do', remedy: `Run chmod 600 ${file}*` });
    expect(all.Admins).toMatchObject({ state: 'do' });
  });

  it.skipIf(process.getuid?.() !== 0)('finds a file of another user than its folder', async () => {
    const { file, findings } = await patient();
    chownSync(file, 65534, 65534);
    expect((await findings()).Permissions).toMatchObject({
      state: 'do',
      found: expect.stringContaining('has another owner than its folder'),
      remedy: expect.stringContaining('chown --reference='),
    });
  });

  it.skipIf(process.getuid?.() !== 0)(
    'finds a read-only mount, where no backup helps',
    async () => {
      const { file, db, findings } = await patient();
      db.close();
      const folder = dirname(file);
      execFileSync('mount', ['--bind', folder, folder]);
      onTestFinished(() => void execFileSync('umount', [folder]));
      execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
      const all = await findings();
      expect(all.Permissions).toEqual({
        state: 'do',
        found: `${folder}: the file system is read-only`,
        remedy: `Mount the file system of ${folder} for writing.`,
      });
      expect(JSON.stringify(all)).not.toContain('newest backup');
    },
  );

  it('finds a clock that is wrong, by the provider or by the database', async () => {
    const wrong = await patient({ BREVO_URL: await provider(new Date(Date.now() - 300_000)) });
    expect((await wrong.findings()).Clock).toMatchObject({
      state: 'do',
      found: expect.stringMatching(/^(299|30\d) s from/),
    });
    const { db, findings } = await patient();
    db.sqlite.exec(
      "INSERT INTO rate_limit_hits (key, at) VALUES ('x', '2999-01-01T00:00:00.000Z')",
    );
    expect((await findings()).Clock).toMatchObject({ state: 'do' });
  });

  it('finds a bad mail key, and subscriptions that wait for one', async () => {
    const bad = await patient({ BREVO_API_KEY: 'bad' });
    expect((await bad.findings()).Newsletter).toMatchObject({ state: 'do' });
    const { db, findings } = await patient({ BREVO_API_KEY: '' });
    expect((await findings()).Newsletter).toMatchObject({ state: 'note' });
    db.sqlite.exec(
      `INSERT INTO subscribers (id, email, first_name, last_name, countries, created_at, updated_at) VALUES ('1', 'a@b.c', '', '', '', '', '');
       INSERT INTO messages (id, kind, to_email, subject, text, html, message_id, next_attempt_at, created_at, updated_at) VALUES ('1', 'subscribe', 'a@b.c', '', '', '', '1', '', '', '')`,
    );
    expect((await findings()).Newsletter).toMatchObject({
      state: 'do',
      found: 'no key; 1 waiting, 0 refused',
    });
  });

  it('finds mail that is not set up, and a mail server that is not there', async () => {
    const { findings, db } = await patient({ BREVO_API_KEY: '' });
    expect((await findings()).Mail).toMatchObject({ state: 'note' });
    const host = 'wattlepath.example';
    const message = { to_email: 'a@b.co', subject: '', text: '', html: '', host };
    queueMessage(db, { kind: 'security', ...message });
    expect((await findings()).Mail).toMatchObject({
      state: 'do',
      found: 'not set up; 1 waiting, 0 refused, 0 held',
      remedy: expect.stringContaining('MAIL_FROM'),
    });
    const gone = await patient({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.co' });
    expect((await gone.findings()).Mail).toMatchObject({
      state: 'do',
      found: expect.stringContaining('the mail server refuses: E'),
    });
  });

  it('finds a site URL that is not https or doesn’t respond', async () => {
    const plain = await patient({ SITE_URL: 'http://wattlepath.example' });
    expect((await plain.findings())['Site URL']).toMatchObject({ state: 'do' });
    const silent = await patient({ SITE_URL: 'https://127.0.0.2:1' });
    expect((await silent.findings())['Site URL']).toMatchObject({
      state: 'do',
      found: "https://127.0.0.2:1 doesn't respond",
    });
  });

  it('finds a replica that is not there, empty, or not of this file', async () => {
    const keys = { LITESTREAM_ACCESS_KEY_ID: 'x', LITESTREAM_SECRET_ACCESS_KEY: 'x' };
    Object.assign(process.env, keys);
    onTestFinished(() => {
      for (const key of Object.keys(keys)) delete process.env[key];
    });
    const unreachable = await patient({ LITESTREAM_URL: 's3://bucket.localhost:9/site' });
    expect((await unreachable.findings()).Replica).toMatchObject({ state: 'do' });
    const folder = mkdtempSync(join(tmpdir(), 'wattlepath-replica-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const empty = await patient({ LITESTREAM_URL: `file://${folder}` });
    expect((await empty.findings()).Replica).toMatchObject({
      state: 'do',
      found: `file://${folder} is empty`,
    });
  });
});
