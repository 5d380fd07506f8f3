import { expect, it } from 'vitest';
import { itemsFor } from './slashItems';

const labels = (typed: string) => itemsFor(typed).map(({ name }) => name);

it('finds blocks by the beginning of their words, their names first', () => {
  expect(labels('')).toHaveLength(18);
  expect(labels('head')).toEqual(['Heading 2', 'Heading 3', 'Heading 4']);
  expect(labels('H2')).toEqual(['Heading 2']);
  expect(labels('call')).toEqual(['Callout box', 'Warning box']);
  expect(labels('ruler')).toEqual([]);
});
