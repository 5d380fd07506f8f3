import type { Environment } from './environment';
import { examineFile } from './fileFindings';
import { bad, type Finding, note, ok } from './finding';
import { examineMail, examineNewsletter } from './mailFindings';
import { request } from './outgoing';
import { examineReplica } from './replicaFinding';

const allowedClockErrorMs = 60_000;

/** Looks at everything the server depends on. Nothing is changed, and no failure is thrown. */
export async function examine(environment: Environment): Promise<Finding[]> {
  const { findings, inspection } = examineFile(environment.DATABASE_FILE);
  return [
    ...findings,
    await examineClock(environment, inspection?.newest),
    await examineNewsletter(environment, inspection),
    await examineMail(environment, inspection?.messages),
    await examineSiteUrl(environment),
    await examineReplica(environment),
    examineUser(),
  ];
}

async function examineClock({ BREVO_URL }: Environment, newest?: string): Promise<Finding> {
  const remedy = 'Set the clock and keep it right: timedatectl set-ntp true';
  const now = new Date().toISOString();
  if (Date.parse(newest ?? '') - Date.now() > allowedClockErrorMs) {
    return bad('Clock', `${now}, but the database has rows of ${newest}`, remedy);
  }
  const response = await request(BREVO_URL, { method: 'HEAD' });
  const theirs = Date.parse(response?.headers.get('Date') ?? '');
  if (Number.isNaN(theirs)) {
    return note('Clock', `${now}; no other clock to compare`);
  }
  const seconds = Math.round(Math.abs(theirs - Date.now()) / 1000);
  const found = `${seconds} s from the e-mail provider's`;
  return seconds * 1000 <= allowedClockErrorMs ? ok('Clock', found) : bad('Clock', found, remedy);
}

async function examineSiteUrl({ SITE_URL }: Environment): Promise<Finding> {
  const what = 'Site URL';
  const { protocol, hostname } = new URL(SITE_URL);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    const remedy = 'Before going live, set SITE_URL to the address that visitors type.';
    return note(what, `${SITE_URL} is this machine alone`, remedy);
  }
  if (protocol !== 'https:') {
    const remedy = 'Serve the site over https and set SITE_URL to that.';
    return bad(what, `${SITE_URL} is not https: passwords can be read`, remedy);
  }
  const response = await request(`${SITE_URL}/healthz`, {});
  if (response?.ok) return ok(what, `${SITE_URL} answers`);
  const found = response
    ? `${SITE_URL}/healthz answers ${response.status}`
    : `${SITE_URL} does not answer`;
  return bad(what, found, 'Start the server; then look at DNS and the proxy in front.');
}

function examineUser(): Finding {
  if (process.getuid?.() !== 0) return ok('User', 'not root');
  const remedy = 'Run the server as a user of its own, as docs/systemd/wattlepath.service does.';
  return note('User', 'root', remedy);
}
