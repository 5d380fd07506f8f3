import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists a release's files with their SHA-256, in an archive made by `npm run release`. */
export const fileList = 'files.sha256';

/** Without these nothing can be installed, built or served. */
export const releaseParts = [
  'package.json',
  'package-lock.json',
  'scripts/run.js',
  'scripts/build.js',
  'dist/server/server.js',
  'dist/server/update.js',
  'dist/server/migrations/meta/_journal.json',
  'dist/server/schema.json',
  'dist/site/assets',
  'dist/admin/assets',
];

/** Tells whether a listed path is a file of the program, and not built from it. */
export const isSource = (path: string): boolean => !path.startsWith('dist/');

/** Returns the SHA-256 of a file in hex. */
export const sha256 = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** Writes a list as `sha256sum --check` reads it. @param paths relative to the folder. */
export const listOf = (folder: string, paths: readonly string[]): string =>
  paths.map((path) => `${sha256(join(folder, path))}  ${path}\n`).join('');

/** Returns the sums of the files in a folder's list, by path. @throws if it has none. */
export function listedFiles(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, fileList), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Returns the listed files that are missing or differ. @param isChecked chooses among the paths. */
export function changedFiles(folder: string, isChecked: (path: string) => boolean): string[] {
  return [...listedFiles(folder)]
    .filter(([path]) => isChecked(path))
    .filter(([path, sum]) => !existsSync(join(folder, path)) || sha256(join(folder, path)) !== sum)
    .map(([path]) => path);
}
