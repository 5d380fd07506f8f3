import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Inspection, inspectFile } from '../db/inspect';
import { findLitestream, withoutPassword } from '../db/litestream';
import type { Environment } from './environment';

/** One thing that was looked at. */
export interface Finding {
  /** `do`: something is wrong until the operator does `remedy`. `note`: worth knowing. */
  state: 'ok' | 'note' | 'do';
  what: string;
  found: string;
  remedy?: string;
}

const timeoutMs = 5_000;
const allowedClockErrorMs = 60_000;
const leastFreeBytes = 500e6;

/** Looks at everything the server depends on. Nothing is changed, and no failure is thrown. */
export async function examine(environment: Environment): Promise<Finding[]> {
  const file = examineFile(environment.DATABASE_FILE);
  return [
    ...file.findings,
    examineDisk(environment.DATABASE_FILE, file.inspection?.bytes ?? 0),
    await examineClock(environment, file.inspection?.newest),
    await examineMail(environment, file.inspection),
    await examineSiteUrl(environment),
    examineReplica(environment),
    examineUser(),
  ];
}

function examineFile(file: string): { findings: Finding[]; inspection?: Inspection } {
  const what = 'Database';
  if (!existsSync(file)) {
    const remedy = 'Run npm start once, or npm run restore -- FILE.';
    return { findings: [{ state: 'do', what, found: `there is no ${file}`, remedy }] };
  }
  try {
    const inspection = inspectFile(file);
    const size = `${(inspection.bytes / 1e6).toFixed(1)} MB`;
    const findings: Finding[] = [
      { state: 'ok', what, found: `${file}, ${size}` },
      examineSchema(inspection),
      inspection.damage
        ? {
            state: 'do',
            what: 'Integrity',
            found: inspection.damage,
            remedy: 'Stop the server and run npm run restore -- FILE with the newest backup.',
          }
        : { state: 'ok', what: 'Integrity', found: 'every page and index is sound' },
      examinePermissions(file, inspection),
      inspection.admins > 0
        ? { state: 'ok', what: 'Admins', found: `${inspection.admins}` }
        : {
            state: 'do',
            what: 'Admins',
            found: 'nobody can sign in',
            remedy: 'Run npm run admin -- create USERNAME.',
          },
    ];
    return { findings, inspection };
  } catch (error) {
    const found = `${file} can't be read: ${error instanceof Error ? error.message : error}`;
    const remedy = 'Stop the server and run npm run restore -- FILE with the newest backup.';
    return { findings: [{ state: 'do', what, found, remedy }] };
  }
}

function examineSchema({ pending }: Inspection): Finding {
  const what = 'Schema';
  if (pending === 0) return { state: 'ok', what, found: 'up to date' };
  if (pending > 0) {
    const found = `${pending} update(s) to come; npm start makes them after keeping a copy`;
    return { state: 'note', what, found };
  }
  const remedy = 'Update the program (git pull && npm install), then start it again.';
  return { state: 'do', what, found: 'written by a newer version of this program', remedy };
}

function examinePermissions(file: string, { mode }: Inspection): Finding {
  const what = 'Permissions';
  const shown = mode.toString(8).padStart(3, '0');
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    const found = `${file} is open to others on this machine (mode ${shown})`;
    return { state: 'do', what, found, remedy: `Run chmod 600 ${file}*` };
  }
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
    return { state: 'ok', what, found: `mode ${shown}, writable` };
  } catch {
    const remedy = `Give the user that runs the server ${dirname(file)}: chown -R USER ${dirname(file)}`;
    return { state: 'do', what, found: `this user may not write ${file}`, remedy };
  }
}

function examineDisk(file: string, bytes: number): Finding {
  const what = 'Disk';
  const folder = existsSync(dirname(file)) ? dirname(file) : '.';
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const found = `${(free / 1e9).toFixed(1)} GB free`;
  // Room for a copy before an update, a backup, and the log.
  if (free > Math.max(leastFreeBytes, 3 * bytes)) return { state: 'ok', what, found };
  const remedy = `Free some space, or move old ${file}.before-* files elsewhere.`;
  return { state: 'do', what, found, remedy };
}

async function examineClock(
  { BREVO_URL }: Environment,
  newest: string | undefined,
): Promise<Finding> {
  const what = 'Clock';
  const remedy = 'Set the clock and keep it right: timedatectl set-ntp true';
  const ahead = newest ? Date.parse(newest) - Date.now() : 0;
  if (ahead > allowedClockErrorMs) {
    const found = `${new Date().toISOString()}, but the database has rows of ${newest}`;
    return { state: 'do', what, found, remedy };
  }
  const response = await request(BREVO_URL, { method: 'HEAD' });
  const theirs = Date.parse(response?.headers.get('Date') ?? '');
  if (Number.isNaN(theirs)) {
    return { state: 'note', what, found: `${new Date().toISOString()}; no other clock to compare` };
  }
  const seconds = Math.round(Math.abs(theirs - Date.now()) / 1000);
  const found = `${seconds} s from the e-mail provider's`;
  const isRight = seconds * 1000 <= allowedClockErrorMs;
  return isRight ? { state: 'ok', what, found } : { state: 'do', what, found, remedy };
}

async function examineMail(
  { BREVO_API_KEY, BREVO_URL }: Environment,
  inspection: Inspection | undefined,
): Promise<Finding> {
  const what = 'Newsletter';
  const { waiting = 0, failed = 0 } = inspection ?? {};
  const outbox = `${waiting} waiting, ${failed} refused`;
  if (!BREVO_API_KEY) {
    const state = waiting > 0 ? 'do' : 'note';
    const remedy = 'Set BREVO_API_KEY: subscriptions wait in the outbox until then.';
    return { state, what, found: `no key; ${outbox}`, remedy };
  }
  const headers = { 'api-key': BREVO_API_KEY, accept: 'application/json' };
  const response = await request(`${BREVO_URL}/v3/account`, { headers });
  if (!response) return { state: 'note', what, found: `the provider can't be reached; ${outbox}` };
  if (response.ok) return { state: 'ok', what, found: `the key is good; ${outbox}` };
  const found = `the provider answers ${response.status} to the key; ${outbox}`;
  return { state: 'do', what, found, remedy: 'Set BREVO_API_KEY to a key that is valid.' };
}

async function examineSiteUrl({ SITE_URL }: Environment): Promise<Finding> {
  const what = 'Site URL';
  const { protocol, hostname } = new URL(SITE_URL);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    const remedy = 'Before going live, set SITE_URL to the address that visitors type.';
    return { state: 'note', what, found: `${SITE_URL} is this machine alone`, remedy };
  }
  if (protocol !== 'https:') {
    const remedy = 'Serve the site over https and set SITE_URL to that.';
    return { state: 'do', what, found: `${SITE_URL} is not https: passwords can be read`, remedy };
  }
  const response = await request(`${SITE_URL}/healthz`, {});
  if (response?.ok) return { state: 'ok', what, found: `${SITE_URL} answers` };
  const found = response
    ? `${SITE_URL}/healthz answers ${response.status}`
    : `${SITE_URL} does not answer`;
  return {
    state: 'do',
    what,
    found,
    remedy: 'Start the server; then look at DNS and the proxy in front.',
  };
}

function examineReplica({ LITESTREAM_URL }: Environment): Finding {
  const what = 'Replica';
  if (!LITESTREAM_URL) {
    const remedy = 'Set LITESTREAM_URL, or run npm run backup -- FILE every night.';
    return {
      state: 'note',
      what,
      found: 'none: a lost disk loses all since the last backup',
      remedy,
    };
  }
  try {
    return {
      state: 'ok',
      what,
      found: `${withoutPassword(LITESTREAM_URL)} with ${findLitestream()}`,
    };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { state: 'do', what, found, remedy: 'Install litestream.' };
  }
}

function examineUser(): Finding {
  const what = 'User';
  if (process.getuid?.() !== 0) return { state: 'ok', what, found: 'not root' };
  const remedy = 'Run the server as a user of its own, as docs/systemd/wattlepath.service does.';
  return { state: 'note', what, found: 'root', remedy };
}

async function request(url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return undefined;
  }
}

/** A finding as one line, with its remedy below. */
export function findingLines({ state, what, found, remedy }: Finding): string {
  const mark = { ok: 'ok  ', note: 'note', do: 'DO  ' }[state];
  const line = `${mark}  ${what}: ${found}`;
  return remedy && state !== 'ok' ? `${line}\n      → ${remedy}` : line;
}
