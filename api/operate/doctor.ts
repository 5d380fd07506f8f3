import type { Inspection } from '../../db/inspect';
import { findLitestream, listReplica } from '../../db/litestream';
import { unbrokenPosition } from '../../db/replicaPosition';
import { holds } from '../../db/replication';
import { mailSettings } from '../mail/settings';
import { checkMailServer } from '../mail/smtpTransport';
import type { Environment } from './environment';
import { examineFile } from './fileFindings';
import { bad, type Finding, judged, note, ok } from './finding';
import { request } from './outgoing';

const allowedClockErrorMs = 60_000;
/** What a change may take before it counts as not replicated. */
const allowedBehindSeconds = 60;
const nothing = { newest: '', waiting: 0, failed: 0, messages: { waiting: 0, failed: 0, held: 0 } };

/**
 * Looks at everything the server depends on. Nothing is changed, and no failure is thrown.
 * @returns what was found, by what was looked at.
 */
export async function examine(environment: Environment): Promise<Record<string, Finding>> {
  const { findings, inspection = nothing } = examineFile(environment.DATABASE_FILE);
  const ownUser = 'Run the server as a user of its own, as docs/systemd/wattlepath.service does.';
  return {
    ...findings,
    Clock: await examineClock(environment, inspection.newest),
    Newsletter: await examineNewsletter(environment, inspection),
    Mail: await examineMail(environment, inspection.messages),
    'Site URL': await examineSiteUrl(environment),
    Replica: await examineReplica(environment),
    User: process.getuid?.() === 0 ? note('root', ownUser) : ok('not root'),
  };
}

async function examineClock({ BREVO_URL }: Environment, newest = ''): Promise<Finding> {
  const remedy = 'Set the clock and keep it right: timedatectl set-ntp true';
  const now = new Date().toISOString();
  if (Date.parse(newest) - Date.now() > allowedClockErrorMs) {
    return bad(`${now}, but the database has rows of ${newest}`, remedy);
  }
  const response = await request(BREVO_URL, { method: 'HEAD' });
  const error = Math.abs(Date.parse(response?.headers.get('Date') ?? '') - Date.now());
  if (Number.isNaN(error)) return note(`${now}; no other clock to compare`);
  const found = `${Math.round(error / 1000)} s from the e-mail provider's`;
  return judged(error <= allowedClockErrorMs, found, remedy);
}

/** Looks at what is told to the newsletter's provider. */
async function examineNewsletter(
  { BREVO_API_KEY, BREVO_URL }: Environment,
  { waiting, failed }: Pick<Inspection, 'waiting' | 'failed'>,
): Promise<Finding> {
  const outbox = `${waiting} waiting, ${failed} refused`;
  if (!BREVO_API_KEY) {
    const remedy = 'Set BREVO_API_KEY: subscriptions wait in the outbox until then.';
    return (waiting > 0 ? bad : note)(`no key; ${outbox}`, remedy);
  }
  const headers = { 'api-key': BREVO_API_KEY, accept: 'application/json' };
  const response = await request(`${BREVO_URL}/v3/account`, { headers });
  if (!response) return note(`the provider can't be reached; ${outbox}`);
  if (response.ok) return ok(`the key is good; ${outbox}`);
  const found = `the provider answers ${response.status} to the key; ${outbox}`;
  return bad(found, 'Set BREVO_API_KEY to a key that is valid.');
}

/** Looks at how messages leave: to the office, to visitors, to subscribers. */
async function examineMail(
  environment: Environment,
  { waiting, failed, held }: Inspection['messages'],
): Promise<Finding> {
  const outbox = `${waiting} waiting, ${failed} refused, ${held} held`;
  const { SMTP_URL, MAIL_FROM } = environment;
  if (!mailSettings(environment)) {
    const missing = `${MAIL_FROM ? '' : 'MAIL_FROM and '}SMTP_URL or BREVO_API_KEY`;
    const remedy = `Set ${missing}: messages wait in the outbox until then, and subscriptions are not confirmed.`;
    return (waiting > 0 ? bad : note)(`not set up; ${outbox}`, remedy);
  }
  const problem = SMTP_URL && (await checkMailServer(SMTP_URL));
  if (problem) {
    const remedy = 'Look at SMTP_URL: host, port, user name and password.';
    return bad(`the mail server refuses: ${problem}; ${outbox}`, remedy);
  }
  const found = `${SMTP_URL ? 'the mail server takes it' : 'by the provider'}; ${outbox}`;
  if (failed + held === 0) return ok(found);
  return note(found, 'Look at Outbox in the admin: retry or drop what was refused or is held.');
}

async function examineSiteUrl({ SITE_URL }: Environment): Promise<Finding> {
  const { protocol, hostname } = new URL(SITE_URL);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    const remedy = 'Before going live, set SITE_URL to the address that visitors type.';
    return note(`${SITE_URL} is this machine alone`, remedy);
  }
  if (protocol !== 'https:') {
    const remedy = 'Serve the site over https and set SITE_URL to that.';
    return bad(`${SITE_URL} is not https: passwords can be read`, remedy);
  }
  const response = await request(`${SITE_URL}/healthz`, {});
  if (response?.ok) return ok(`${SITE_URL} answers`);
  const found = response ? `/healthz answers ${response.status}` : ' does not answer';
  return bad(SITE_URL + found, 'Start the server; then look at DNS and the proxy in front.');
}

/**
 * Asks the replica what it holds and the running server how far it is behind. `ok` means that the
 * replica was read, can be restored, and has everything.
 */
export async function examineReplica(environment: Environment): Promise<Finding> {
  const { DATABASE_FILE, LITESTREAM_URL } = environment;
  const nightly = 'run npm run backup -- FILE every night.';
  if (!LITESTREAM_URL) {
    const found = 'none: a lost disk loses all since the last backup';
    return note(found, `Set LITESTREAM_URL, or ${nightly}`);
  }
  try {
    const listing = await listReplica(findLitestream(), LITESTREAM_URL);
    const behind = await behindSeconds(environment);
    const position = unbrokenPosition(DATABASE_FILE);
    if (!position || !holds(listing, position)) {
      const lacks = listing.snapshots[0] ? 'does not hold this file as it is' : 'is empty';
      const remedy =
        'Start the server with these settings; if it refuses, it says what to do. Is the disk mounted, is the bucket the right one?';
      return bad(`${LITESTREAM_URL} ${lacks}`, remedy);
    }
    if (behind === undefined) {
      const found = `${LITESTREAM_URL} holds this file; no server runs here that adds to it`;
      return note(found, 'Start the server.');
    }
    const remedy =
      "Look in the server's log for Litestream's lines: a full disk, a key, a network?";
    return judged(
      behind <= allowedBehindSeconds,
      `${LITESTREAM_URL} is ${behind} s behind`,
      remedy,
    );
  } catch (error) {
    const found = `${LITESTREAM_URL}: ${error instanceof Error ? error.message : error}`;
    const look = 'Is the disk mounted, are the bucket and its keys right?';
    return bad(found, `Until this is mended, ${nightly} ${look}`);
  }
}

/** What the server of this machine says; undefined where none answers with a replica. */
async function behindSeconds({ HOST, PORT }: Environment): Promise<number | undefined> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const response = await request(`http://${host}:${PORT}/healthz`, {});
  type Health = { replica?: { behind_seconds?: number } } | undefined;
  const health: Health = await response?.json().catch(() => undefined);
  return health?.replica?.behind_seconds;
}
