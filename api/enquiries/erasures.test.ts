import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../db/client';
import { prepareDatabase } from '../operate/prepare';
import { password, testApp } from '../testApp';

const name = 'Wanda';
const enquiry = (email: string) => ({ name, email, message: 'A visa for my family, please' });

/** Builds an app with an admin who may erase, and a way to return to an earlier copy of its file. */
async function restorable() {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { db, environment, send, signIn } = testApp();
  const ada = await signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  const file = environment.DATABASE_FILE;
  const copy = `${file}.copy`;
  return {
    db,
    error,
    list: `${file}.erasures`,
    write: (email: string) => send('POST', '/api/enquiries', enquiry(email)),
    erase: (email: string) => ada.send('POST', '/api/erasures', { email }),
    backUp: () => db.sqlite.prepare('VACUUM INTO ?').run(copy),
    /** Starts on the copy, as a server after a restore. */
    async restored(): Promise<Database> {
      copyFileSync(`${file}.erasures`, `${copy}.erasures`);
      const started = await prepareDatabase({ ...environment, DATABASE_FILE: copy });
      onTestFinished(() => void (started.sqlite.open && started.close()));
      return started;
    },
  };
}

function emails({ sqlite }: Database): unknown[] {
  return sqlite.prepare('SELECT email FROM enquiries ORDER BY email').pluck().all();
}

const erasures = ({ sqlite }: Database) =>
  sqlite.prepare("SELECT count(*) FROM audit_events WHERE resource = 'erasures'").pluck().get();

it('are made again in a restored file, once, and say nothing of whom', async () => {
  const { write, erase, backUp, restored, list } = await restorable();
  await write('gone@example.com');
  await write('stays@example.com');
  backUp();
  expect((await erase('gone@example.com')).status).toBe(201);
  expect((await erase('never@example.com')).status).toBe(201);
  expect(readFileSync(list, 'utf8')).not.toMatch(/gone|example/);
  expect(statSync(list).mode & 0o777).toBe(0o600);

  const first = await restored();
  expect(emails(first)).toEqual(['stays@example.com']);
  expect(erasures(first)).toBe(2);
  first.close();
  expect(erasures(await restored())).toBe(2);
});

it('spare who wrote again after the erasure', async () => {
  const { write, erase, backUp, restored } = await restorable();
  await write('back@example.com');
  await erase('back@example.com');
  await write('back@example.com');
  backUp();
  expect(emails(await restored())).toEqual(['back@example.com']);
});

it('of a file that is older than the list’s key are named, to be made by hand', async () => {
  const { db, write, erase, backUp, restored, error } = await restorable();
  await write('gone@example.com');
  backUp();
  db.sqlite.exec("UPDATE settings SET value = 'another' WHERE key = 'erasure_key'");
  await erase('gone@example.com');
  expect(emails(await restored())).toEqual(['gone@example.com']);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/1 erasures can't be made again/));
});

it('leave the list when no copy can be as old', async () => {
  const { erase, list } = await restorable();
  const old = new Date(Date.now() - 36 * 24 * 3_600_000).toISOString();
  writeFileSync(list, `${old} an-id a-key a-hash\n`);
  await erase('gone@example.com');
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('an-id');
});
