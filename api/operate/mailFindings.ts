import type { Inspection } from '../../db/inspect';
import { mailSettings } from '../mail/settings';
import { checkMailServer } from '../mail/smtpTransport';
import type { Environment } from './environment';
import { bad, type Finding, note, ok } from './finding';
import { request } from './outgoing';

/** Looks at what is told to the newsletter's provider. */
export async function examineNewsletter(
  { BREVO_API_KEY, BREVO_URL }: Environment,
  { waiting, failed }: Pick<Inspection, 'waiting' | 'failed'> = { waiting: 0, failed: 0 },
): Promise<Finding> {
  const what = 'Newsletter';
  const outbox = `${waiting} waiting, ${failed} refused`;
  if (!BREVO_API_KEY) {
    const remedy = 'Set BREVO_API_KEY: subscriptions wait in the outbox until then.';
    return (waiting > 0 ? bad : note)(what, `no key; ${outbox}`, remedy);
  }
  const headers = { 'api-key': BREVO_API_KEY, accept: 'application/json' };
  const response = await request(`${BREVO_URL}/v3/account`, { headers });
  if (!response) return note(what, `the provider can't be reached; ${outbox}`);
  if (response.ok) return ok(what, `the key is good; ${outbox}`);
  const found = `the provider answers ${response.status} to the key; ${outbox}`;
  return bad(what, found, 'Set BREVO_API_KEY to a key that is valid.');
}

const noMessages: Inspection['messages'] = { waiting: 0, failed: 0, held: 0 };

/** Looks at how messages leave: to the office, to visitors, to subscribers. */
export async function examineMail(
  environment: Environment,
  { waiting, failed, held } = noMessages,
): Promise<Finding> {
  const what = 'Mail';
  const outbox = `${waiting} waiting, ${failed} refused, ${held} held`;
  const settings = mailSettings(environment);
  const { SMTP_URL, MAIL_FROM } = environment;
  if (!settings) {
    const missing = MAIL_FROM
      ? 'SMTP_URL or BREVO_API_KEY'
      : 'MAIL_FROM and SMTP_URL or BREVO_API_KEY';
    const remedy = `Set ${missing}: messages wait in the outbox until then, and subscriptions are not confirmed.`;
    return (waiting > 0 ? bad : note)(what, `not set up; ${outbox}`, remedy);
  }
  const problem = SMTP_URL && (await checkMailServer(SMTP_URL));
  if (problem) {
    const remedy = 'Look at SMTP_URL: host, port, user name and password.';
    return bad(what, `the mail server refuses: ${problem}; ${outbox}`, remedy);
  }
  const way = SMTP_URL ? 'the mail server takes it' : 'by the provider';
  if (failed + held > 0) {
    const remedy = 'Look at Outbox in the admin: retry or drop what was refused or is held.';
    return note(what, `${way}; ${outbox}`, remedy);
  }
  return ok(what, `${way}; ${outbox}`);
}
