import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '..');

/** Copies the program's files as they are now, committed or not. */
export function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = 'git ls-files -co --exclude-standard | tar -c -T - --ignore-failed-read';
  execFileSync('sh', ['-c', `${names} | tar -x -C "${folder}"`], { cwd: repository });
}

/** Gives a copy of the program the packages that are installed here. */
export function linkPackages(folder: string): void {
  for (const path of ['node_modules', 'node20/node_modules']) {
    const [installed, link] = [join(repository, path), join(folder, path)];
    if (!existsSync(installed)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link);
  }
}
