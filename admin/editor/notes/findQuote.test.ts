import { expect, it } from 'vitest';
import { findQuote } from './findQuote';

const text = 'You may work. You may work 48 hours a fortnight while your course is in session.';
const found = (quote: string, before = '', within = text) => {
  const span = findQuote(within, { quote, before });
  return span && within.slice(0, span.from).length + within.slice(span.from, span.to);
};

it('finds words, and among equal ones those after the same words', () => {
  expect(found('48 hours a fortnight')).toBe('2748 hours a fortnight');
  expect(found('You may work')).toBe('0You may work');
  expect(found('You may work', 'You may work. ')).toBe('14You may work');
});

it('follows words through edits around them, and in them while enough is left', () => {
  const edited = text.replace('You may work. ', 'A new sentence, and a longer one. ');
  expect(found('48 hours a fortnight', 'You may work ', edited)).toContain('48 hours a fortnight');
  const changed = text.replace('fortnight', 'week');
  expect(found('48 hours a fortnight', 'You may work ', changed)).toBe('2748 hours a ');
  expect(found('forty hours a fortnight while', 'You may work ')).toBe(
    '29 hours a fortnight while',
  );
  expect(found('something else entirely', 'You may work ')).toBeUndefined();
});

it('takes no part of them for them in another sentence', () => {
  const moved = 'Nobody works. In a term it is 20 hours a fortnight, elsewhere.';
  expect(found('48 hours a fortnight', 'You may work ', moved)).toBeUndefined();
  expect(found('48 hours a fortnight', '', moved)).toBeUndefined();
  expect(found('48 hours a week', '', '48 hours a fortnight')).toBe('048 hours a ');
});
