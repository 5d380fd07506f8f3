import { expect, it } from 'vitest';
import { createBlog } from '../../db/blogs';
import { seed } from '../operate/prepare';
import { post, testApp } from '../testApp';
import { search } from './search';
import { heldOut, otherPosts, tuned } from './testQuestions';

function seededApp() {
  const test = testApp();
  seed(test.db);
  for (const other of otherPosts) createBlog(test.db, other.slug, { ...post, ...other });
  const find = (typed: string, limit = 10) => search(test, typed, { offset: 0, limit });
  return find;
}

it('finds the page that is meant among the first three', () => {
  const find = seededApp();
  for (const [name, questions] of Object.entries({ tuned, heldOut })) {
    const missed = questions.flatMap(([typed, meant]) => {
      const found = find(typed, 3).results.map(({ url }) => url);
      return found.includes(meant) ? [] : [`${typed}: ${found.join(' ')} instead of ${meant}`];
    });
    expect(missed.length, `${name}: ${missed.join('\n')}`).toBeLessThanOrEqual(
      questions.length / 20,
    );
  }
});
