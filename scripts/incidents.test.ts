import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from './commands.js';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/incidents.md'), 'utf8');

/** All that the program can say, as it stands in its source. */
function sources(): string {
  return ['admin', 'api', 'db', 'scripts', 'shared', 'site']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

it('the incidents quote what the program says, to the word', () => {
  const said = sources();
  const quoted = [...page.matchAll(/“([^”]+)”/g)].flatMap(([, words = '']) => words.split(' … '));
  expect(quoted.length).toBeGreaterThan(25);
  expect(quoted.filter((words) => !said.includes(words))).toEqual([]);
});

it('the incidents’ commands exist', () => {
  const named = [...page.matchAll(/`wattlepath ([a-z]+)/g)].map(([, command = '']) => command);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((command) => !(command in commands))).toEqual([]);
});
