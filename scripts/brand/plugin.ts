import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../../shared/brand.ts';
import { contrastProblems } from './contrast.ts';
import { isDrawnIn, isRecoloured, recolourPublic, recolourText } from './recolour.ts';

const isAsDrawn = isDrawnIn(brand.colours);

/** Names of built files: another palette gives drawings another content under the same hash. */
export const assetFileNames = isAsDrawn
  ? 'assets/[name]-[hash][extname]'
  : `assets/[name]-[hash]-${createHash('sha256').update(JSON.stringify(brand.colours)).digest('hex').slice(0, 8)}[extname]`;

/**
 * Gives styles, drawings, icons and share images the colours of shared/brand.ts; the sources stay as
 * they are drawn.
 * @param root the checkout.
 */
export function recolourBrand(root: string): Plugin {
  return {
    name: 'recolour-brand',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const problems = contrastProblems(root, brand.colours);
      if (problems.length > 0) {
        const remedy = 'Make these colours differ more in shared/brand.ts:';
        this.error([remedy, ...problems].join('\n'));
      }
    },
    transform(code, id) {
      const path = relative(root, id.replace(/\?.*/, ''));
      return isAsDrawn || !isRecoloured(path) ? null : { code: recolourText(code), map: null };
    },
    generateBundle(_options, bundle) {
      if (isAsDrawn) return;
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset') continue;
        const isDrawing = output.fileName.endsWith('.svg');
        const isOurs = isDrawing
          ? output.originalFileNames.some((name) => isRecoloured(name))
          : output.fileName.endsWith('.css');
        if (!isOurs) continue;
        output.source = recolourText(Buffer.from(output.source).toString());
      }
    },
    async writeBundle() {
      const { name, config } = this.environment;
      if (!isAsDrawn && name === 'client') await recolourPublic(config.build.outDir);
    },
  };
}
