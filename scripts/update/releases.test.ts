import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasPackagesOf } from './releases';

const repository = join(import.meta.dirname, '../..');

/** Builds a folder with these packages in a lock file. */
function folderWith(name: string, packages: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
  return folder;
}

it('packages are taken over where they are installed, whatever the folder’s own files name', () => {
  const has = (installed: object, wanted: object) =>
    hasPackagesOf(
      folderWith('node_modules/.package-lock.json', installed),
      folderWith('package-lock.json', { '': { version: '9.9.9' }, ...wanted }),
    );
  const a = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };
  const newer = { 'node_modules/a': { version: '1.1.0', integrity: 'y' } };
  const fflate = { 'node_modules/fflate': { version: '1.0.0', integrity: 'z' } };
  const foreign = { 'node_modules/b-win32': { version: '1.0.0', integrity: 'w', optional: true } };
  expect(has(a, a)).toBe(true);
  expect(has({ ...a, ...fflate }, a)).toBe(true);
  expect(has(a, { ...a, ...foreign })).toBe(true);
  expect(has(a, { ...a, ...fflate })).toBe(false);
  expect(has(a, newer)).toBe(false);
  expect(hasPackagesOf(folderWith('other.json', {}), folderWith('package-lock.json', a))).toBe(
    false,
  );
});

it('what npm ci installed here is what package-lock.json names', () => {
  expect(readFileSync(join(repository, 'package-lock.json'), 'utf8')).toContain('"packages"');
  expect(hasPackagesOf(repository, repository)).toBe(true);
});
