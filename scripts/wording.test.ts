import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, it, onTestFinished } from 'vitest';
import { refusedIn, rulesIn } from './wording.js';

const glossary = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8');

/** Returns the refused words of a source text, with their lines and kinds. */
function refused(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-wording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.tsx');
  writeFileSync(file, text);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"jsx":"preserve"},"files":["a.tsx"]}',
  );
  const api = new API({ cwd: folder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] });
    const tree = snapshot.getProjects()[0]?.program.getSourceFile(file);
    if (!tree) throw new Error('The file was not parsed.');
    return refusedIn(text, tree, rulesIn(glossary)).map(
      ({ line, kind, rule }) => `${line} ${kind} ${rule.word}`,
    );
  } finally {
    api.close();
  }
}

it('refuses old words in names, comments and messages, with their lines', () => {
  const text = [
    '/** What each part carries. */',
    'const found = 1; // Throws ApiFailure.',
    'export function take(of: string) {',
    "  const { place: keep } = { place: 'Saved for good' };",
    '  return <p title="A working copy">Back to draft?</p>;',
    '}',
  ].join('\n');
  expect(refused(text).sort()).toEqual([
    '1 comments ^What ',
    '2 comments ApiFailure',
    '2 names found',
    '3 names of',
    '3 names take',
    '4 messages for good',
    '4 names keep',
    '5 messages back to draft',
    '5 messages working copy',
  ]);
});

it('accepts the same words inside longer names, as properties, and in other phrases', () => {
  const text = [
    '/** Says what was found: the answer of a form. */',
    "const foundAt = { place: 'takes a while', of: [1] };",
    'export const keepAll = () => foundAt.place;',
  ].join('\n');
  expect(refused(text)).toEqual([]);
});

it('has at most sixty terms, and a better word for each refused one', () => {
  const [terms = ''] = glossary.split('## Refused words');
  expect([...terms.matchAll(/^\| /gm)].length).toBeLessThanOrEqual(60);
  for (const { word, better, kinds } of rulesIn(glossary)) {
    expect(better, word).not.toBe('');
    expect(kinds.every((kind) => ['names', 'comments', 'messages'].includes(kind))).toBe(true);
  }
});

it('passes on this source', () => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'wording.js')], { stdio: 'pipe' });
});
