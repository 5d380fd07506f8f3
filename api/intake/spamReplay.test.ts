import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scoreEnquiry } from './spam';

/** Written for this replay, one per line. The seeds come from other texts. */
const texts = (kind: 'spam' | 'honest') =>
  readFileSync(new URL(`replay/${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Share of texts taken for spam, in per cent. The sender's name, which none has, says nothing. */
function heldOf(kind: 'spam' | 'honest'): number {
  const all = texts(kind);
  const held = all.filter((message) => {
    const fields = { name: 'Qqq', country: '', message, subject_line: '' };
    return scoreEnquiry(fields, { time: 'fair', repeats: 0 }).isSpam;
  });
  return (100 * held.length) / all.length;
}

it('holds nine in ten of 400 texts that it never saw, and at most two honest ones of 400', () => {
  expect(heldOf('spam')).toBeGreaterThanOrEqual(90);
  expect(heldOf('honest')).toBeLessThanOrEqual(0.5);
});
