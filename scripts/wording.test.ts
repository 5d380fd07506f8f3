import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, it, onTestFinished } from 'vitest';
import { refusedIn, refusedInStyles, rulesIn } from './wording.js';

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
    '/** Whether the working copy is newer. */',
    'const clash = 1; // Throws ApiFailure.',
    'export function send() {',
    "  const status = 'Held back by the server';",
    '  return <p title="A working copy">Back to draft?</p>;',
    '}',
  ].join('\n');
  expect(refused(text).sort()).toEqual([
    '1 comments working copy',
    '2 comments ApiFailure',
    '2 names clash',
    '4 messages held back',
    '5 messages back to draft',
    '5 messages working copy',
  ]);
});

it('refuses them in style sheets, in comments and in names of classes', () => {
  const text = '/* Of a working copy. */\n.post-draft,\n.working-copy { color: red; }';
  expect(
    refusedInStyles(text, rulesIn(glossary)).map(
      ({ line, kind, rule }) => `${line} ${kind} ${rule.word}`,
    ),
  ).toEqual(['1 comments working copy', '3 messages working copy']);
});

it('accepts the same words inside longer names, and any grammar', () => {
  const text = [
    '/** What each part carries: whether it was found, or of whom it was told. */',
    'const clashing = { place: 1, of: [1] };',
    'export const keep = () => clashing.place;',
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
