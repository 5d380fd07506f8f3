import { brand } from '../shared/brand';
import { contrastProblems } from './brand/contrast';
import { recolour } from './brand/recolour';
import { runCommand } from './command';

const usage = `Usage:
  npm run brand   recolours styles, drawings, icons and share images in the colours of shared/brand.ts,
                  unless text would be hard to read in them`;

await runCommand({ usage, args: [0, 0] }, async () => {
  const problems = contrastProblems(process.cwd(), brand.colours);
  if (problems.length > 0) {
    console.error(
      ['Nothing was recoloured: make these differ more in shared/brand.ts.', ...problems].join(
        '\n',
      ),
    );
    process.exitCode = 1;
    return;
  }
  const changed = await recolour(process.cwd(), brand.colours);
  console.log(
    changed.length === 0
      ? 'Everything already has these colours.'
      : `Recoloured ${changed.length} files, and redrew the icons. Look at them before you commit them.`,
  );
});
