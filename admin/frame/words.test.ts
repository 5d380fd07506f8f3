import { expect, it } from 'vitest';
import { findsWords, hasWords } from '../../shared/words';

it('finds words in any order, and amounts with or without their comma', () => {
  expect(hasWords('Student visa (500): $1,600', '1600 student')).toBe(true);
  expect(hasWords('Student visa (500)', 'partner')).toBe(false);
});

it('finds a word with one slip, but no other word', () => {
  for (const typed of [
    'catgories',
    'categgories',
    'cetegories',
    'actegories',
    'categ',
    'blog catgor',
  ]) {
    expect(findsWords('Blog Categories', typed), typed).toBe(true);
  }
  for (const typed of ['facts', 'cat dogs', 'dates', 'blob xy']) {
    expect(findsWords('Blog Categories', typed), typed).toBe(false);
  }
  expect(findsWords('Sign out', 'sing out')).toBe(true);
  expect(findsWords('Media', 'mda')).toBe(false);
});
