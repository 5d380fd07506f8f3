import { examine } from '../api/operate/doctor';
import { parseEnvironment } from '../api/operate/environment';
import { findingLines } from '../api/operate/finding';
import { runCommand } from './command';

const usage = `Usage:
  npm run doctor    checks the database, disk, clock, keys and URL, and says what to do`;

await runCommand({ usage, words: [0, 0] }, async () => {
  const findings = Object.entries(await examine(parseEnvironment(process.env)));
  for (const [what, finding] of findings) console.log(findingLines(what, finding));
  const toDo = findings.filter(([, { state }]) => state === 'do').length;
  if (toDo > 0) throw new Error(`${toDo} thing(s) must be done.`);
  console.log('Nothing needs to be done.');
});
