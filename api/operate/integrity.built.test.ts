import { execFileSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { testFile } from '../../db/testDatabase';
import { testApp } from '../testApp';
import type { Due } from '../types';
import { checkIntegrity } from './integrity';

const doctor = 'dist/server/doctor.js';

afterEach(() => void vi.useRealTimers());

/** Sets only the clock: the doctor's process takes real time. */
const at = (time: string) => void vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });

it('has the doctor look each night, and tells Start of the damage until a look finds none', async () => {
  const file = testFile();
  const { db, signIn } = testApp({ DATABASE_FILE: file });
  // Sessions expire between the nights.
  const damagedAt = async () => {
    const response = await (await signIn()).send('GET', '/api/due');
    return ((await response.json()) as Due).damaged_at;
  };
  const look = checkIntegrity(db, file, doctor);
  const turn = () => look(new AbortController().signal);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  db.sqlite.exec("INSERT INTO search_spelling VALUES ('chef')");
  // The driver protects the tables of an index.
  db.sqlite.unsafeMode();
  db.sqlite.exec('UPDATE search_spelling_data SET block = zeroblob(length(block)) WHERE id > 10');
  const start = Date.parse('2026-11-24T12:00:00+11:00');
  const hours = (count: number) => at(new Date(start + count * 3_600_000).toISOString());
  hours(0);
  await turn();
  expect(await damagedAt()).toBeNull();
  hours(15.5);
  await turn();
  const time = '2026-11-24T16:30:00.000Z';
  expect(await damagedAt()).toBe(time);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/corruption found.*npm run restore/));

  db.sqlite.exec("INSERT INTO search_spelling(search_spelling) VALUES ('rebuild')");
  hours(16);
  await turn();
  expect(await damagedAt()).toBe(time);
  hours(39.5);
  await turn();
  expect(await damagedAt()).toBeNull();
});

it('`doctor --integrity` looks at the database alone', () => {
  const file = testFile();
  testApp({ DATABASE_FILE: file });
  const env = { ...process.env, DATABASE_FILE: file };
  const printed = execFileSync(process.execPath, [doctor, '--integrity'], {
    env,
    encoding: 'utf8',
  });
  expect(printed).toBe('ok    Integrity: every page and index is sound\nNothing to do.\n');
});
