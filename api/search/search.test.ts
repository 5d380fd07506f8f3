import { expect, it } from 'vitest';
import { createBlog } from '../../db/posts/live';
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

it('finds the intended page among the first three', () => {
  const find = seededApp();
  for (const [name, questions] of Object.entries({ tuned, heldOut })) {
    const missed = questions.flatMap(([typed, meant]) => {
      const urls = find(typed, 3).results.map(({ url }) => url);
      return urls.includes(meant) ? [] : [`${typed}: ${urls.join(' ')} instead of ${meant}`];
    });
    expect(missed.length, `${name}: ${missed.join('\n')}`).toBeLessThanOrEqual(
      questions.length / 20,
    );
  }
});

it('finds articles by a number, and reports topics without a guide', () => {
  const find = seededApp();
  expect(
    find('858')
      .results.slice(0, 2)
      .map(({ url }) => url)
      .sort(),
  ).toEqual([
    '/blog/from-idea-to-launch-development-process',
    '/blog/permanent-residency-and-the-points-test',
  ]);
  expect(find('858').noGuide).toBeUndefined();
  const [bridging] = find('bridging visa').results;
  expect(bridging).toBeDefined();
  expect(find('bridging visa').noGuide).toBe(true);
  for (const [typed, url] of [
    ['LMT', '/services/employer-sponsored'],
    ['TSMIT', '/services/employer-sponsored'],
    ['تأشيرة طالب', '/services/student-visa'],
    ['الإقامة الدائمة', '/services/permanent-residency'],
  ]) {
    expect(
      find(typed ?? '')
        .results.slice(0, 3)
        .map((result) => result.url),
      typed,
    ).toContain(url);
  }
});

it('ranks guides and articles before figures', () => {
  const kinds = seededApp()('student visa charge', 50).results.map(({ kind }) => kind === 'fact');
  expect(kinds).toContain(true);
  expect(kinds).toEqual(kinds.toSorted());
});
