import { examine, examineIntegrity } from '../api/operate/doctor';
import { parseEnvironment } from '../api/operate/environment';
import { findingLines } from '../api/operate/finding';
import { runCommand } from './command';

const usage = `Usage:
  npm run doctor    checks the database, disk, clock, keys and URL, and says what to do
      --integrity    only whether the database is damaged`;

const options = { integrity: { type: 'boolean', default: false } } as const;

await runCommand({ usage, args: [0, 0], options }, async (_args, { integrity }) => {
  const environment = parseEnvironment(process.env);
  const results = integrity
    ? { Integrity: examineIntegrity(environment) }
    : await examine(environment);
  const findings = Object.entries(results);
  for (const [what, finding] of findings) console.log(findingLines(what, finding));
  const toDo = findings.filter(([, { state }]) => state === 'do').length;
  if (toDo > 0) throw new Error(`${toDo} thing(s) to do.`);
  console.log('Nothing to do.');
});
