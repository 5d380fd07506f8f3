import { z } from 'zod';
import { sendTestMail } from '../api/mail/outbox';
import { examine, examineIntegrity } from '../api/operate/doctor';
import { parseEnvironment } from '../api/operate/environment';
import { findingLines } from '../api/operate/finding';
import { runCommand, UsageError } from './command';

const usage = `Usage:
  npm run doctor    checks the database, disk, clock, keys and URL, and says what to do
      --integrity         only whether the database is damaged
      --mail ADDRESS      only sends a test mail there, and says what the mail server answers`;

const options = {
  integrity: { type: 'boolean', default: false },
  mail: { type: 'string' },
} as const;

await runCommand({ usage, args: [0, 0], options }, async (_args, { integrity, mail }) => {
  const environment = parseEnvironment(process.env);
  if (mail !== undefined) return sendTest(environment, mail);
  const results = integrity
    ? { Integrity: examineIntegrity(environment) }
    : await examine(environment);
  const findings = Object.entries(results);
  for (const [what, finding] of findings) console.log(findingLines(what, finding));
  const toDo = findings.filter(([, { state }]) => state === 'do').length;
  if (toDo > 0) throw new Error(`${toDo} thing(s) to do.`);
  console.log('Nothing to do.');
});

async function sendTest(environment: ReturnType<typeof parseEnvironment>, to: string) {
  if (!z.email().safeParse(to).success) throw new UsageError(`“${to}” is no email address.`);
  const outcome = await sendTestMail(environment, to);
  if (!outcome) throw new Error('Mail isn’t set up: set MAIL_FROM and SMTP_URL or BREVO_API_KEY.');
  if (outcome.status !== 'sent') throw new Error(`It was not accepted: ${outcome.reason}`);
  console.log(`Accepted for ${to}. Look there whether it arrives, and not among the spam.`);
}
