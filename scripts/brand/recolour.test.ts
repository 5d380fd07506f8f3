import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '../../shared/brand';
import { contrastProblems } from './contrast';
import { isRecoloured, recolouring, recolourText, rgbOf } from './recolour';

/** Another brand than any that this checkout may have. */
const blue = { ...brand.colours, eucalypt: '#10245c', leaf: '#2f4fa8', wattle: '#ff7a59' };

it('colours move only where the brand’s do, and black and white never do', () => {
  const colours = [brand.colours.sand, '#c3d3bd', '#000000', '#ffffff', '#800000'].map(rgbOf);
  const still = recolouring(brand.colours, brand.colours);
  expect(colours.map(still)).toEqual(colours);
  const moved = recolouring(brand.colours, blue);
  expect([moved([0, 0, 0]), moved([255, 255, 255])]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ]);
});

it('files keep what isn’t the brand’s', () => {
  expect(recolourText('a{color:#12372A;fill:#fff;--error:#8f3519}', blue)).toBe(
    'a{color:#10245c;fill:#ffffff;--error:#8f3519}',
  );
  for (const path of [
    'site/components/art/drawings/story.svg',
    'admin/theme.ts',
    'site/landscape.ts',
  ]) {
    expect(isRecoloured(path), path).toBe(true);
  }
  for (const path of [
    'site/content/partners/a.svg',
    'admin/editor/data/palette.ts',
    'api/app.ts',
  ]) {
    expect(isRecoloured(path), path).toBe(false);
  }
});

it('refuses colours in which text is hard to read, and names them', () => {
  expect(contrastProblems('.', brand.colours)).toEqual([]);
  expect(contrastProblems('.', { ...brand.colours, leaf: '#8fd0ae', wattle: '#7a1020' })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^leaf \(#8fd0ae\) on paper .* has a contrast of 1\.\d; text needs 4\.5\.$/,
      ),
      expect.stringMatching(/^ink .* on wattle \(#7a1020\)/),
      expect.stringMatching(/^on-wattle .* on wattle \(#7a1020\)/),
    ]),
  );
});

it('a brand colour is written only in the brand file and in what a build recolours', () => {
  const written = new RegExp(Object.values(brand.colours).join('|'), 'i');
  const files = ['admin/theme.ts', 'admin/editor/data/palette.ts', 'site/webManifest.ts'];
  for (const file of [...files, 'site/content/mail/render.ts', 'site/index.html']) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(written);
  }
});
