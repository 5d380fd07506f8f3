import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { brand } from '../../shared/brand';
import { copySources, linkPackages } from '../testCheckout';

const repository = join(import.meta.dirname, '../..');
const { eucalypt, leaf, wattle } = brand.colours;
const blue = { [eucalypt]: '#10245c', [leaf]: '#2f4fa8', [wattle]: '#ff7a59' };

it('colours change, and change back, by the brand’s file alone', { tags: ['slow'] }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'wattlepath-brand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySources(root);
  linkPackages(root);
  const site = join(root, 'dist/site');
  const assets = () => readdirSync(join(site, 'assets')).sort();
  const build = () => execFileSync(process.execPath, ['scripts/build.js'], { cwd: root });
  const file = join(root, 'shared/brand.ts');
  const drawn = readFileSync(file, 'utf8');

  writeFileSync(
    file,
    Object.entries(blue).reduce((text, [from, to]) => text.replace(from, to), drawn),
  );
  build();
  const recoloured = assets();
  const partners = readdirSync(join(root, 'site/content/partners')).map((name) =>
    name.replace('.svg', ''),
  );
  const former = new RegExp(Object.keys(blue).join('|'), 'i');
  for (const name of recoloured.filter((name) => /\.(css|svg)$/.test(name))) {
    if (partners.some((partner) => name.startsWith(partner))) continue;
    expect(readFileSync(join(site, 'assets', name), 'utf8'), name).not.toMatch(former);
  }
  expect(readFileSync(join(site, 'favicon.svg'), 'utf8')).toContain('#10245c');
  const corner = sharp(join(site, 'apple-touch-icon.png')).extract({
    ...{ left: 4, top: 60, width: 1, height: 1 },
  });
  const pixel = await corner.removeAlpha().raw().toBuffer();
  expect(pixel.toString('hex')).toBe('10245c');

  writeFileSync(file, drawn);
  build();
  expect(assets()).toEqual(readdirSync(join(repository, 'dist/site/assets')).sort());
  // Another name, for browsers keep what they have by it.
  const drawings = (names: string[]) => names.filter((name) => name.endsWith('.svg'));
  expect(drawings(assets()).filter((name) => recoloured.includes(name))).toEqual([]);
});
