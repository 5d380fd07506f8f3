import { expect, it } from 'vitest';
import { createBlog } from '../../db/posts/live';
import { seed } from '../operate/prepare';
import { post, testApp } from '../testApp';
import { search } from './search';
import { asked, heldOut, otherPosts, tuned } from './testQuestions';

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

it('answers fifty questions with what was meant as the first result, figures among them', () => {
  const find = seededApp();
  const missed = asked.flatMap(([typed, meant]) => {
    const [first] = find(typed, 1).results;
    return first?.url === meant ? [] : [`${typed}: ${first?.url} instead of ${meant}`];
  });
  expect(asked).toHaveLength(50);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
  const [cost] = find('189 cost', 1).results;
  expect(cost?.snippet).toBe(
    '$4,910 until 30 June 2026 (about $6,140 now, our estimate; the Department’s page decides) · from 1 July 2025',
  );
  // What isn't known is no answer.
  expect(JSON.stringify(find('600 visa cost', 50))).not.toContain('not known to us');
  for (const typed of ['bridging visa', 'work and holiday', 'carer', 'refugee', '417']) {
    const { noGuide, results } = find(typed, 1);
    expect([noGuide, results[0]?.url], typed).not.toContain('/visa-assessment');
    expect(noGuide, typed).toBe(true);
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

it('ranks the figure that was asked for first, then guides and articles, then other figures', () => {
  const [first, ...rest] = seededApp()('student visa charge', 50).results;
  expect(first?.url).toBe('/changes#visa-500-charge');
  const kinds = rest.map(({ kind }) => kind === 'fact');
  expect(kinds).toContain(true);
  expect(kinds).toEqual(kinds.toSorted());
  expect(new Set(rest.map(({ url }) => url)).has('/changes#visa-500-charge')).toBe(false);
});
