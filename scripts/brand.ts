import { brand } from '../shared/brand';
import { contrastProblems } from './brand/contrast';
import { runCommand } from './command';

const usage = `Usage:
  npm run brand   tells which text would be hard to read in the colours of shared/brand.ts, in which
                  each build draws styles, drawings, icons and share images`;

await runCommand({ usage, args: [0, 0] }, async () => {
  const problems = contrastProblems(process.cwd(), brand.colours);
  if (problems.length === 0) return console.log('All text can be read in these colours.');
  console.error(['Make these differ more in shared/brand.ts:', ...problems].join('\n'));
  process.exitCode = 1;
});
