import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAhead } from '../../db/clock';
import { checkFile, errorCode, explainError, goBack, remedyFor } from '../../db/file/fileCheck';
import { emptyQueue, type Inspection, inspectFile } from '../../db/file/inspect';
import { findLitestream, listReplica, newestPiece } from '../../db/file/litestream';
import { replicaProblem } from '../../db/file/replicaFork';
import { missingInWords, remedyForParts } from '../../db/file/schemaParts';
import { version as served } from '../../package.json';
import { type Environment, ownUrl } from '../environment';
import { mailSettings } from '../mail/settings';
import { checkMailServer } from '../mail/smtpTransport';
import { backupStore } from './backupStores';
import { missedMs } from './backups';
import { clockAheadMessage, clockJumpMessage } from './clockWords';
import { bad, type Finding, judged, note, ok } from './finding';
import { explainTraces } from './firstStart';
import { changesIn, isNewer, newestRelease } from './newRelease';

const allowedClockErrorMs = 60_000;
/** Delay up to which the replica counts as up to date. */
const allowedBehindSeconds = 120;
const minFreeBytes = 500e6;
const timeoutMs = 5_000;

/** The settings, with the inspected file and the newsletter provider's response. */
interface Site extends Environment {
  read: Inspection | undefined;
  provider: Response | undefined;
}

/** Checks one thing; undefined if it doesn't apply. */
type Check = (site: Site) => Finding | undefined | Promise<Finding>;

/**
 * Checks everything the server depends on. Read-only; never throws.
 * @param root of the installation, whose origin is asked for newer releases.
 * @returns findings by subject.
 */
export async function examine(
  environment: Environment,
  { root }: { root?: string } = {},
): Promise<Record<string, Finding>> {
  const { BREVO_API_KEY = '', BREVO_URL, DATABASE_FILE } = environment;
  const { Database, read } = readFile(DATABASE_FILE);
  const headers = { 'api-key': BREVO_API_KEY, accept: 'application/json' };
  const provider = await request(`${BREVO_URL}/v3/account`, headers);
  const findings: Record<string, Finding> = { Database };
  for (const [what, check] of Object.entries(checks)) {
    const finding = await check({ ...environment, read, provider });
    if (finding) findings[what] = finding;
  }
  if (root !== undefined) findings.Release = await examineRelease(environment, root);
  return findings;
}

/** Checks every page and index of the database. Some damage only shows there. */
export function examineIntegrity({ DATABASE_FILE: file }: Environment): Finding {
  const problem = checkFile(file, goBack);
  return problem ? { state: 'do', found: problem } : ok(sound);
}

const sound = 'every page and index is sound';

function readFile(file: string): { Database: Finding; read?: Inspection } {
  if (!existsSync(file)) {
    const found = explainTraces(file);
    const start = 'Run npm start once, or npm run restore -- FILE.';
    return { Database: bad(`there is no ${file}${found ? `, ${found}` : ''}`, found ? '' : start) };
  }
  try {
    const read = inspectFile(file);
    return { Database: ok(`${file}, ${(read.bytes / 1e6).toFixed(1)} MB`), read };
  } catch (error) {
    return { Database: bad(`${file} can't be read: ${explainError(error)}`, remedyFor(error)) };
  }
}

const checks: Record<string, Check> = {
  Schema({ read }) {
    if (!read) return undefined;
    const { pending, unusable, missing } = read;
    const update = 'Update the program (npm run update), or restore a backup of this version.';
    if (unusable) return bad(unusable, update);
    if (missing.length > 0) return bad(missingInWords(missing), remedyForParts);
    const toCome = `${pending} update(s) to come; npm start makes them after keeping a copy`;
    return pending > 0 ? note(toCome) : ok('up to date');
  },
  Integrity: ({ read }) => read && judged(!read.damage, read.damage ?? sound, goBack),
  Admins({ read }) {
    const text = `${read?.admins || 'nobody can sign in'}`;
    return read && judged(read.admins > 0, text, 'Run npm run admin -- create USERNAME.');
  },
  Permissions({ DATABASE_FILE: file }) {
    if (process.platform === 'win32' || !existsSync(file)) return undefined;
    const folder = dirname(file);
    const give = `As root, run chown --reference=${folder} ${file}*; ${folder} itself must be the server's user's.`;
    const mount = `Mount the file system of ${folder} for writing.`;
    for (const name of [folder, file, `${file}-wal`, `${file}-shm`, `${file}.lock`].filter(
      existsSync,
    )) {
      try {
        accessSync(name, constants.R_OK | constants.W_OK);
      } catch (error) {
        return bad(`${name}: ${explainError(error)}`, errorCode(error) === 'EROFS' ? mount : give);
      }
      // Root may write everything, so the folder's owner is compared instead.
      const isOthers = process.getuid?.() === 0 && statSync(name).uid !== statSync(folder).uid;
      if (isOthers) return bad(`${name} has another owner than its folder`, give);
    }
    const mode = (statSync(file).mode & 0o777).toString(8).padStart(3, '0');
    if (mode.endsWith('00')) return ok(`mode ${mode}, writable`);
    return bad(`${file} is open to others here (mode ${mode})`, `Run chmod 600 ${file}*`);
  },
  Disk({ DATABASE_FILE: file, read }) {
    const { bavail, bsize } = statfsSync(existsSync(dirname(file)) ? dirname(file) : '.');
    const free = bavail * bsize;
    // Room for a copy before an update, a backup, and the log.
    const isEnough = free > Math.max(minFreeBytes, 3 * (read?.bytes ?? 0));
    const remedy = `Free some space, or move old ${file}.before-* files elsewhere.`;
    return judged(isEnough, `${(free / 1e9).toFixed(1)} GB free`, remedy);
  },
  Clock({ read, provider }) {
    const remedy = 'Set the clock and keep it right: timedatectl set-ntp true';
    const now = new Date().toISOString();
    const jump = read?.clockJump;
    if (jump && isAhead(jump)) return bad(clockJumpMessage(jump), remedy);
    if (read?.rowsAhead) return bad(clockAheadMessage(read.rowsAhead), remedy);
    const error = Math.abs(Date.parse(provider?.headers.get('Date') ?? '') - Date.now());
    if (Number.isNaN(error)) return note(`${now}; no other clock to compare`);
    const text = `${Math.round(error / 1000)} s from the e-mail provider's`;
    return judged(error <= allowedClockErrorMs, text, remedy);
  },
  Newsletter({ BREVO_API_KEY, read, provider }) {
    const { waiting, failed } = read?.subscriptions ?? emptyQueue;
    const outbox = `${waiting} waiting, ${failed} refused`;
    const set = 'Set BREVO_API_KEY: subscriptions wait in the outbox until then.';
    if (!BREVO_API_KEY) return (waiting > 0 ? bad : note)(`no key; ${outbox}`, set);
    if (!provider) return note(`the provider can't be reached; ${outbox}`);
    if (provider.ok) return ok(`the key is valid; ${outbox}`);
    const text = `the provider responds ${provider.status} to the key; ${outbox}`;
    return bad(text, 'Set BREVO_API_KEY to a key that is valid.');
  },
  /** Checks delivery of mail to the office, visitors and subscribers. */
  async Mail(site) {
    const { SMTP_URL, MAIL_FROM, read } = site;
    const { waiting, failed, held } = read?.messages ?? emptyQueue;
    const outbox = `${waiting} waiting, ${failed} refused, ${held} held`;
    const missing = `${MAIL_FROM ? '' : 'MAIL_FROM and '}SMTP_URL or BREVO_API_KEY`;
    const set = `Set ${missing}: messages wait in the outbox until then, and subscriptions are not confirmed.`;
    if (!mailSettings(site)) return (waiting > 0 ? bad : note)(`not set up; ${outbox}`, set);
    const problem = SMTP_URL && (await checkMailServer(SMTP_URL));
    const look = 'Check SMTP_URL: host, port, user name and password.';
    if (problem) return bad(`the mail server refuses: ${problem}; ${outbox}`, look);
    const text = `${SMTP_URL ? 'the mail server accepts it' : 'by the provider'}; ${outbox}`;
    if (failed + held === 0) return ok(text);
    return note(
      text,
      'Look at Outbox in the admin: retry or drop messages that were refused or are held.',
    );
  },
  async 'Site URL'({ SITE_URL }) {
    const { protocol, hostname } = new URL(SITE_URL);
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    const go = 'Before going live, set SITE_URL to the address that visitors type.';
    if (isHere) return note(`${SITE_URL} is reachable from this machine only`, go);
    const encrypt = 'Serve the site over https and set SITE_URL to that.';
    if (protocol !== 'https:')
      return bad(`${SITE_URL} is not https: passwords can be read`, encrypt);
    const response = await request(`${SITE_URL}/healthz`);
    if (response?.ok) return ok(`${SITE_URL} responds`);
    const text = response ? `/healthz responds with ${response.status}` : " doesn't respond";
    return bad(SITE_URL + text, 'Start the server; then look at DNS and the proxy in front.');
  },
  /** Warns of sample claims on a public site, where they would mislead. */
  Claims({ SITE_URL, read }) {
    if (!SITE_URL.startsWith('https:') || !read?.showsSamples) return undefined;
    const set =
      'In the admin replace Claims and Approvals with true ones, or switch them off under Company.';
    return bad('the site shows the sample figures and approvals', set);
  },
  /** Looks at the nightly backups themselves. */
  async Backups(site) {
    const store = backupStore(site);
    const set = 'Set BACKUP_URL to a folder on another disk, or to a bucket.';
    if (!store) return note('none by themselves', set);
    try {
      const stored = await store.list();
      // A later one is of a clock that was ahead.
      const [newest, ...older] = stored.filter(({ at }) => Date.parse(at) <= Date.now());
      const look = 'Run npm run backup and read what it says.';
      if (!newest) return bad(`none in ${store.where} yet`, look);
      const hours = Math.round((Date.now() - Date.parse(newest.at)) / 3_600_000);
      const text = `${older.length + 1} in ${store.where}, the newest ${hours} hours old`;
      if (Date.now() - Date.parse(newest.at) > missedMs) return bad(text, look);
      return store.isAway(site.DATABASE_FILE)
        ? ok(text)
        : note(`${text}, on the disk of the database itself`, `A lost disk loses both. ${set}`);
    } catch (error) {
      return bad(explainError(error), set);
    }
  },
  Replica: examineReplica,
  User() {
    const own = 'Run the server as a user of its own, as docs/systemd/wattlepath.service does.';
    return process.getuid?.() === 0 ? note('root', own) : ok('not root');
  },
};

/**
 * Lists the replica's contents and asks the running server for its delay. `ok` means that the
 * replica can be restored and is complete.
 */
export async function examineReplica(environment: Environment): Promise<Finding> {
  const { DATABASE_FILE, LITESTREAM_URL: url } = environment;
  const nightly = 'run npm run backup -- FILE every night.';
  const none = 'none: a lost disk loses everything since the last backup';
  if (!url) return note(none, `Set LITESTREAM_URL, or ${nightly}`);
  try {
    const litestream = findLitestream();
    const listing = await listReplica(litestream, url);
    const settings = 'Start the server with these settings; if it refuses, it says what to do.';
    const remedy = `${settings} Is the disk mounted? Is the bucket the right one?`;
    if (!newestPiece(listing)) return bad(`${url} is empty`, remedy);
    const behind = await behindSeconds(environment);
    if (behind === undefined) {
      const problem = await replicaProblem(litestream, DATABASE_FILE, url, listing);
      if (problem) return bad(`${url} does not hold this file as it is`, remedy);
      return note(
        `${url} holds this file; no server runs here that adds to it`,
        'Start the server.',
      );
    }
    const log =
      "Look for Litestream's lines in the server's log: is it a full disk, a key or the network?";
    return judged(behind <= allowedBehindSeconds, `${url} is ${behind} s behind`, log);
  } catch (error) {
    const look = 'Is the disk mounted? Are the bucket and its keys right?';
    return bad(`${url}: ${explainError(error)}`, `Until this is fixed, ${nightly} ${look}`);
  }
}

/**
 * Returns the delay reported by this machine's server; undefined if none responds with a replica.
 */
async function behindSeconds({ HOST, PORT }: Environment): Promise<number | undefined> {
  const response = await request(`${ownUrl(HOST, PORT)}/healthz`);
  type Health = { replica?: { behind_seconds?: number } } | undefined;
  const health: Health = await response?.json().catch(() => undefined);
  return health?.replica?.behind_seconds;
}

/** Says whether origin has a newer release, and what that changes. */
async function examineRelease({ RELEASE_CHECK }: Environment, root: string): Promise<Finding> {
  if (!RELEASE_CHECK) return note(`${served}; newer ones aren't asked for (RELEASE_CHECK=off)`);
  const asked = await newestRelease(root);
  if ('problem' in asked) return note(`${served}; newer ones can't be known: ${asked.problem}`);
  const { version } = asked;
  if (version === null || !isNewer(version, served)) return ok(`${served} is the newest`);
  const changes = await changesIn(root, version);
  const remedy = ['Run npm run update.', ...changes].join('\n        ');
  return note(`${served} is served, and ${version} exists`, remedy);
}

/** Sends a GET; undefined without a response within five seconds. */
async function request(url: string, headers = {}): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { headers, redirect: 'manual', signal }).catch(() => undefined);
}
