import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { brand } from '../../shared/brand';
import { contrastProblems } from './contrast';
import { drawnPalette, recolour, recolouring, rgbOf } from './recolour';

/** Another brand than any that this checkout may have. */
const blue = { ...brand.colours, eucalypt: '#10245c', leaf: '#2f4fa8', wattle: '#ff7a59' };

it('everything is drawn in the brand’s colours', () => {
  expect(drawnPalette('.'), 'npm run brand recolours what is drawn').toEqual(brand.colours);
});

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

it('recolours styles, drawings, icons and share images, never partners’ logos', {
  tags: ['slow'],
}, async () => {
  const root = mkdtempSync(join(tmpdir(), 'wattlepath-brand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['site', 'admin', 'scripts/brand']) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const corner = async (path: string) => {
    const image = sharp(join(root, path)).extract({ left: 4, top: 60, width: 1, height: 1 });
    return (await image.removeAlpha().raw().toBuffer()).toString('hex');
  };
  const partner = 'site/content/partners/';
  const changed = await recolour(root, blue);
  expect(changed).toEqual(expect.arrayContaining(['site/styles/tokens.css']));
  expect(changed.filter((path) => path.startsWith(partner))).toEqual([]);
  expect(read('site/styles/tokens.css')).toContain('--eucalypt: #10245c;');
  expect(read('site/public/favicon.svg')).toContain('#10245c');
  const { eucalypt, leaf, wattle } = brand.colours;
  const former = new RegExp([eucalypt, leaf, wattle].join('|'), 'i');
  for (const path of changed.filter((path) => path.endsWith('.svg'))) {
    expect(read(path), path).not.toMatch(former);
  }
  expect(read('site/styles/status.css')).toBe(readFileSync('site/styles/status.css', 'utf8'));
  expect(await corner('site/public/apple-touch-icon.png')).toBe('10245c');
  expect(await recolour(root, blue)).toEqual([]);
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

it('a brand colour is written only in the brand file and in what is recoloured', () => {
  const written = new RegExp(Object.values(brand.colours).join('|'), 'i');
  const files = ['admin/theme.ts', 'admin/editor/data/palette.ts', 'site/webManifest.ts'];
  for (const file of [...files, 'site/content/mail/render.ts', 'site/index.html']) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(written);
  }
});
