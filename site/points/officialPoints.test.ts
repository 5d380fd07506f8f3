import { describe, expect, it } from 'vitest';
import { type OfficialAnswers, officialPoints } from './officialPoints';
import { answersOf, officialQuery } from './officialQuery';

const day = '2026-11-22';

function resultOf(query: string) {
  const read = answersOf(officialQuery.read(new URLSearchParams(query)), day);
  if ('error' in read) throw new Error(read.error.text);
  return officialPoints(read.answers, day);
}

const pte = (scores: string, taken = '2026-03-01') => testOf('pte', scores, taken);
function testOf(test: string, scores: string, taken: string): string {
  const [listening = '', reading = '', writing = '', speaking = ''] = scores.split('/');
  return `${new URLSearchParams({ test, taken, listening, reading, writing, speaking })}`;
}

/** Answers, and their points from the schedule in order: age, English, work and so on. */
const people: [string, number][] = [
  // Age alone, at every boundary.
  ['age=17', 0],
  ['age=18', 25],
  ['age=24', 25],
  ['age=25', 30],
  ['age=32', 30],
  ['age=33', 25],
  ['age=39', 25],
  ['age=40', 15],
  ['age=44', 15],
  ['age=45', 0],
  ['age=60', 0],
  // English, as stated and by test.
  ['age=25&english=none', 30 + 0],
  ['age=25&english=competent', 30 + 0],
  ['age=25&english=proficient', 30 + 10],
  ['age=25&english=superior', 30 + 20],
  [`age=25&${pte('46/48/51/54')}`, 30 + 0],
  [`age=25&${pte('47/48/51/54')}`, 30 + 0],
  [`age=25&${pte('57/59/69/76')}`, 30 + 0],
  [`age=25&${pte('58/59/69/76')}`, 30 + 10],
  [`age=25&${pte('69/70/85/87')}`, 30 + 10],
  [`age=25&${pte('69/70/85/88')}`, 30 + 20],
  [`age=25&${pte('69/70/85/88', '2025-08-06')}`, 30 + 10],
  [`age=25&${pte('69/70/85/88', '2025-08-07')}`, 30 + 20],
  [`age=25&${pte('79/79/79/79', '2025-08-06')}`, 30 + 20],
  [`age=25&${pte('79/79/79/79', '2025-08-07')}`, 30 + 10],
  [`age=25&${testOf('ielts', '8/8/8/8', '2025-09-01')}`, 30 + 20],
  [`age=25&${testOf('ielts', '7/7.5/7/8', '2025-08-06')}`, 30 + 10],
  [`age=25&${testOf('ielts', '7/7/6.5/7', '2025-08-06')}`, 30 + 0],
  [`age=25&${testOf('toefl', '28/29/30/26', '2025-08-06')}`, 30 + 20],
  [`age=25&${testOf('toefl', '24/24/27/23', '2025-08-06')}`, 30 + 10],
  [`age=25&${testOf('toefl', '24/24/26/23', '2025-08-06')}`, 30 + 0],
  [`age=25&${testOf('oet', 'B/B/A/B', '2025-08-06')}`, 30 + 10],
  [`age=25&${testOf('oet', 'a/A/A/A', '2025-08-06')}`, 30 + 20],
  [`age=25&${testOf('ielts', '6/6/6/5.5', '2026-03-01')}`, 30 + 0],
  [`age=25&${testOf('ielts', '7/7/7/7', '2026-03-01')}`, 30 + 10],
  [`age=25&${testOf('toefl', '26/27/30/27', '2026-03-01')}`, 30 + 10],
  [`age=25&${testOf('toefl', '26/27/30/28', '2026-03-01')}`, 30 + 20],
  [`age=25&${testOf('oet', '350/360/380/360', '2026-03-01')}`, 30 + 10],
  [`age=25&${testOf('oet', '390/400/420/400', '2026-03-01')}`, 30 + 20],
  [`age=25&${testOf('oet', '390/400/420/390', '2026-03-01')}`, 30 + 10],
  [`age=25&${testOf('c1', '200/200/200/199', '2025-08-06')}`, 30 + 10],
  [`age=25&${testOf('c1', '175/179/193/194', '2025-08-07')}`, 30 + 10],
  [`age=25&${testOf('celpip', '9/8/10/8', '2025-08-07')}`, 30 + 10],
  [`age=25&${testOf('languagecert', '80/83/89/89', '2026-03-01')}`, 30 + 20],
  [`age=25&${testOf('languagecert', '67/71/78/81', '2026-03-01')}`, 30 + 0],
  [`age=25&${testOf('met', '80/80/80/80', '2026-03-01')}`, 30 + 10],
  [`age=25&${testOf('met', '61/63/73/59', '2026-03-01')}`, 30 + 0],
  ['age=25&passport=yes', 30 + 0],
  ['age=25&passport=yes&english=superior', 30 + 20],
  [`age=25&${testOf('c1', '186/190/210/208', '2025-08-07')}`, 30 + 20],
  [`age=25&${testOf('celpip', '10/10/12/10', '2025-08-07')}`, 30 + 20],
  // Work, at every boundary, and the maximum of both together.
  ['overseas=0', 0],
  ['overseas=2', 0],
  ['overseas=3', 5],
  ['overseas=4', 5],
  ['overseas=5', 10],
  ['overseas=7', 10],
  ['overseas=8', 15],
  ['australian=0', 0],
  ['australian=1', 5],
  ['australian=2', 5],
  ['australian=3', 10],
  ['australian=4', 10],
  ['australian=5', 15],
  ['australian=7', 15],
  ['australian=8', 20],
  ['overseas=3&australian=1', 5 + 5],
  ['overseas=3&australian=5', 5 + 15],
  ['overseas=5&australian=3', 10 + 10],
  ['overseas=5&australian=5', 20],
  ['overseas=8&australian=1', 15 + 5],
  ['overseas=8&australian=3', 20],
  ['overseas=8&australian=8', 20],
  // Qualifications and study.
  ['qualification=doctorate', 20],
  ['qualification=master', 15],
  ['qualification=bachelor', 15],
  ['qualification=diploma', 10],
  ['qualification=none', 0],
  ['qualification=doctorate&specialist=yes', 20 + 10],
  ['qualification=master&specialist=yes', 15 + 10],
  // A research degree below the highest qualification doesn't count.
  ['qualification=bachelor&specialist=yes', 15],
  ['specialist=yes', 0],
  ['study=yes', 5],
  ['study=yes&regional=yes', 5 + 5],
  ['regional=yes', 0],
  ['year=yes&language=yes', 5 + 5],
  // Partner and nomination.
  ['partner=single', 10],
  ['partner=skilled', 10],
  ['partner=english', 5],
  ['partner=other', 0],
  ['visa=189', 0],
  ['visa=190', 5],
  ['visa=491', 15],
  // Complete cases.
  [
    'visa=189&age=29&english=superior&overseas=3&qualification=bachelor&partner=single',
    0 + 30 + 20 + 5 + 15 + 10,
  ],
  [
    'visa=190&age=34&english=proficient&overseas=8&qualification=master&partner=english',
    5 + 25 + 10 + 15 + 15 + 5,
  ],
  [
    'visa=491&age=42&english=competent&australian=3&qualification=diploma&partner=other',
    15 + 15 + 0 + 10 + 10 + 0,
  ],
  [
    'visa=189&age=26&english=proficient&qualification=master&study=yes&partner=single',
    0 + 30 + 10 + 15 + 5 + 10,
  ],
  [
    'visa=190&age=27&english=superior&australian=1&qualification=master&study=yes&regional=yes&year=yes&language=yes&partner=single',
    30 + 20 + 5 + 15 + 5 + 5 + 5 + 5 + 10 + 5,
  ],
  [
    'visa=491&age=31&english=superior&overseas=8&australian=8&qualification=doctorate&specialist=yes&study=yes&regional=yes&year=yes&language=yes&partner=skilled',
    30 + 20 + 20 + 20 + 10 + 5 + 5 + 5 + 5 + 10 + 15,
  ],
  [
    'visa=189&age=39&english=competent&overseas=8&qualification=bachelor&partner=single',
    0 + 25 + 0 + 15 + 15 + 10,
  ],
  [
    'visa=189&age=40&english=competent&overseas=8&qualification=bachelor&partner=single',
    0 + 15 + 0 + 15 + 15 + 10,
  ],
];

describe('the official points test', () => {
  it.each(people)('%s', (query, points) => {
    const { totalPoints, breakdown } = resultOf(query);
    expect(totalPoints).toBe(points);
    expect(breakdown.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  });

  const strong = 'overseas=8&qualification=doctorate&partner=single&visa=491';
  it.each([
    [`age=44&english=competent&${strong}`, []],
    [`age=45&english=superior&${strong}`, ['age']],
    [`age=30&english=none&${strong}`, ['english']],
    [`age=30&${strong}`, ['english']],
    [`age=30&passport=yes&${strong}`, []],
    [`age=30&passport=yes&english=none&${strong}`, []],
    [`english=superior&${strong}`, ['ageMissing']],
    ['age=39&english=competent&overseas=8&qualification=bachelor&partner=english', ['points']],
    ['age=39&english=competent&overseas=8&qualification=bachelor&partner=single', []],
    ['', ['ageMissing', 'english', 'points']],
  ])('%s: %j', (query, obstacles) => expect(resultOf(query).obstacles).toEqual(obstacles));

  it('shows the deduction for the work experience cap on its own line', () => {
    const lines = resultOf('overseas=8&australian=3').breakdown;
    expect(lines.find(({ rule }) => rule === 'workMax')?.points).toBe(-5);
    const under = resultOf('overseas=5&australian=3').breakdown;
    expect(under.map(({ rule }) => rule)).not.toContain('workMax');
  });

  const tooEarly = { test: 'met', taken: '2025-08-06', scores: ['80', '80', '80', '80'] } as const;
  it.each<[string, OfficialAnswers, string]>([
    ['a test that did not count yet', { testResult: tooEarly }, day],
    [
      'TOEFL iBT while it did not count',
      {
        testResult: {
          ...tooEarly,
          test: 'toefl',
          taken: '2024-05-04',
          scores: ['30', '30', '30', '30'],
        },
      },
      day,
    ],
    [
      'a score past the scale',
      { testResult: { ...tooEarly, test: 'pte', scores: ['91', '90', '90', '90'] } },
      day,
    ],
    ['years that aren’t whole', { age: 25.5 }, day],
    ['years under none', { overseas: -1 }, day],
    ['no age at all', { age: Number.NaN }, day],
    ['a day before the rates', { age: 25 }, '2019-11-15'],
  ])('throws at %s', (_, answers, on) => {
    expect(() => officialPoints(answers, on)).toThrow(RangeError);
  });

  it.each(['visa', 'qualification', 'partner', 'english'])('throws at an unknown %s', (rule) => {
    const answers: OfficialAnswers = JSON.parse(JSON.stringify({ [rule]: 'toString' }));
    expect(() => officialPoints(answers, day)).toThrow(RangeError);
  });
});
