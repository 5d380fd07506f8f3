import { secondHand } from './dated';

/** From the highest. */
export const englishLevels = ['superior', 'proficient', 'competent', 'none'] as const;
export type EnglishLevel = (typeof englishLevels)[number];

/** Listening, reading, writing, speaking. */
type Scores = readonly [string, string, string, string];

interface Period {
  /** First day of tests that it covers, as an ISO date; absent for all days before the next period. */
  from?: string;
  /** The least scores of each level; a level that isn't here isn't known to us. */
  levels: Partial<Record<EnglishLevel, Scores>>;
  source: string;
  checkedOn: string;
}

export interface EnglishTest {
  name: string;
  /** The highest score, or the grades from the lowest where the test isn't marked in numbers. */
  scale: number | readonly string[];
  /** By the day of the test, the earliest first. */
  periods: readonly Period[];
}

const before = secondHand('summaries of the bands before the change of 7 August 2025');
const since = { from: '2025-08-07', ...secondHand('summaries of the bands since the change') };

const all = (score: string): Scores => [score, score, score, score];

/** The tests of English that earn points, and what we know of their bands. */
export const englishTests = {
  ielts: {
    name: 'IELTS',
    scale: 9,
    periods: [
      { levels: { competent: all('6'), proficient: all('7'), superior: all('8') }, ...before },
      { levels: { superior: all('8') }, ...since },
    ],
  },
  pte: {
    name: 'PTE Academic',
    scale: 90,
    periods: [
      { levels: { competent: all('50'), proficient: all('65'), superior: all('79') }, ...before },
      {
        levels: {
          competent: ['47', '48', '51', '54'],
          proficient: ['58', '59', '69', '76'],
          superior: ['69', '70', '85', '88'],
        },
        ...since,
      },
    ],
  },
  toefl: {
    name: 'TOEFL iBT',
    scale: 30,
    periods: [
      {
        levels: {
          competent: ['12', '13', '21', '18'],
          proficient: ['24', '24', '27', '23'],
          superior: ['28', '29', '30', '26'],
        },
        ...before,
      },
      { levels: {}, ...since },
    ],
  },
  oet: {
    name: 'OET',
    scale: ['E', 'D', 'C', 'C+', 'B', 'A'],
    periods: [
      { levels: { competent: all('B'), proficient: all('B'), superior: all('A') }, ...before },
      { levels: {}, ...since },
    ],
  },
  c1: {
    name: 'C1 Advanced',
    scale: 210,
    periods: [
      { levels: {}, ...before },
      { levels: { superior: ['186', '190', '210', '208'] }, ...since },
    ],
  },
  celpip: {
    name: 'CELPIP General',
    scale: 12,
    periods: [
      { levels: {}, ...before },
      { levels: { superior: ['10', '10', '12', '10'] }, ...since },
    ],
  },
} as const satisfies Record<string, EnglishTest>;

export type EnglishTestId = keyof typeof englishTests;
