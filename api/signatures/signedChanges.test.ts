import { expect, it } from 'vitest';
import type { Covered } from '../../db/signatures/schema';
import { countWords, signedChanges } from './signedChanges';
import { signedText } from './signedText';

const covered = (html: string, ...figures: Covered['figures']): Covered => ({
  parts: [
    ['Title', 'Work rights'],
    ['Text', signedText(html)],
  ],
  figures,
});
const changes = (before: string, after: string) => signedChanges(covered(before), covered(after));

it('names the words that changed, with what stands before them', () => {
  const text = '<p>You may work 48 hours a fortnight in term.</p>';
  const found = changes(text, text.replace('48 hours a', '60 hours each'));
  expect(found).toEqual([
    { part: 'Text', before: '\nYou may work ', removed: '48', added: '60' },
    { part: 'Text', before: '\nYou may work 60 hours ', removed: 'a', added: 'each' },
  ]);
  expect(countWords(found)).toBe(2);
  expect(changes(text, text)).toEqual([]);
});

it('says changes without words: links, pictures, what is struck or hidden, and order', () => {
  const text = '<p><a href="/fees">The form</a></p><p>Never lodge late.</p>';
  const one = (after: string) => changes(text, after).map(({ removed, added }) => [removed, added]);
  expect(one(text.replace('/fees', '/contact'))).toEqual([
    ['[link href=/fees] ', '[link href=/contact] '],
  ]);
  expect(one(text.replace('Never', '<s>Never</s>'))[0]).toEqual(['', '[struck through] ']);
  expect(one(text.replace('<p>Never', '<p style="display:none">Never'))).toEqual([
    ['\n', '[p style=display:none] '],
  ]);
  const turned = '<p>Never lodge late.</p><p><a href="/fees">The form</a></p>';
  expect(changes(text, turned).length).toBeGreaterThan(0);
});

it('says what changed about a figure', () => {
  const one = signedChanges(
    covered('<p>x</p>', ['visa-500-charge', '$1,600', null, '2025-07-01', null, null, null]),
    covered('<p>x</p>', ['visa-500-charge', '$2,000', null, '2026-07-01', '$1,600', null, null]),
  );
  expect(one).toEqual([
    {
      part: 'visa-500-charge',
      before: '',
      removed: '$1,600, since 2025-07-01',
      added: '$2,000, since 2026-07-01, before: $1,600',
    },
  ]);
});

it('sees no change in white space that browsers don’t show', () => {
  const text = '<p>One <b>two</b> three.</p><ul><li>Four</li></ul><pre>a  b</pre>';
  const written = '<p>\n One <b>two</b>\nthree.</p>\n<ul>\n<li>Four</li>\n</ul>\n<pre>a  b</pre>\n';
  expect(signedText(written)).toEqual(signedText(text));
  expect(changes(text, text.replace('One <b>', 'One<b>'))).toHaveLength(1);
  expect(changes(text, text.replace('a  b', 'a b'))).toHaveLength(1);
});
