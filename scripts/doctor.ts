import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Environment, parseEnvironment } from '../api/environment';
import { sendTestMail } from '../api/mail/outbox';
import { examine, examineIntegrity } from '../api/operate/doctor';
import { findingLines } from '../api/operate/finding';
import { rootOf } from '../api/operate/newRelease';
import { openDatabase } from '../db/client';
import { acceptClock } from '../db/clock';
import { now } from '../db/time';
import { assertDatabase, runCommand, UsageError } from './command';

const usage = `Usage:
  npm run doctor    checks the database, disk, clock, keys and URL, and says what to do
      --integrity         only whether the database is damaged
      --clock-is-right    says so after the clock jumped: what waited for that goes on
      --mail ADDRESS      only sends a test mail there, and says what the mail server answers`;

// This file runs as dist/server/doctor.js.
const builtFolder = fileURLToPath(new URL('..', import.meta.url));

const options = {
  integrity: { type: 'boolean', default: false },
  'clock-is-right': { type: 'boolean', default: false },
  mail: { type: 'string' },
} as const;

await runCommand(
  { usage, args: [0, 0], options },
  async (_args, { integrity, mail, 'clock-is-right': isRight }) => {
    const environment = parseEnvironment(process.env);
    if (isRight) return believeClock(environment);
    if (mail !== undefined) return sendTest(environment, mail);
    const results = integrity
      ? { Integrity: examineIntegrity(environment) }
      : await examine(environment, { root: rootOf(builtFolder) });
    const findings = Object.entries(results);
    for (const [what, finding] of findings) console.log(findingLines(what, finding));
    const toDo = findings.filter(([, { state }]) => state === 'do').length;
    if (toDo > 0) throw new Error(`${toDo} thing(s) to do.`);
    console.log('Nothing to do.');
  },
);

function believeClock({ DATABASE_FILE }: Environment): void {
  const db = openDatabase(assertDatabase(DATABASE_FILE));
  acceptClock(db);
  db.close();
  console.log(
    `The clock counts as right: ${now()}. A running server publishes and deletes again within a minute.`,
  );
}

async function sendTest(environment: Environment, to: string) {
  if (!z.email().safeParse(to).success) throw new UsageError(`“${to}” is no email address.`);
  const outcome = await sendTestMail(environment, to);
  if (!outcome) throw new Error('Mail isn’t set up: set MAIL_FROM and SMTP_URL or BREVO_API_KEY.');
  if (outcome.status !== 'sent') throw new Error(`It was not accepted: ${outcome.reason}`);
  console.log(`Accepted for ${to}. Look there whether it arrives, and not among the spam.`);
}
