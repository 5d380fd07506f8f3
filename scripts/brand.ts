import { brand } from '../shared/brand';
import { recolour } from './brand/recolour';
import { runCommand } from './command';

const usage = `Usage:
  npm run brand   recolours styles, drawings, icons and share images in the colours of shared/brand.ts`;

await runCommand({ usage, args: [0, 0] }, async () => {
  const changed = await recolour(process.cwd(), brand.colours);
  console.log(
    changed.length === 0
      ? 'Everything already has these colours.'
      : `Recoloured ${changed.length} files, and redrew the icons. Look at them before you commit them.`,
  );
});
