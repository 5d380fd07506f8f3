import type { DatedFigure } from './dated';

/** Highest first. */
export const englishLevels = ['superior', 'proficient', 'competent', 'none'] as const;
export type EnglishLevel = (typeof englishLevels)[number];

/** Listening, reading, writing, speaking. */
type Scores = readonly [string, string, string, string];

/** Possible scores of a test: numbers with a step, or grades from the lowest. */
export type Scale = { lowest: number; highest: number; step: number } | readonly string[];

interface Period extends Pick<DatedFigure, 'from' | 'source' | 'confidence'> {
  /** If it differs from the test's usual scale. */
  scale?: Scale;
  /**
   * Minimum scores per level; null if the test doesn't count for it. Absent if no result counts.
   */
  levels?: Record<Exclude<EnglishLevel, 'none'>, Scores | null>;
}

export interface EnglishTest {
  name: string;
  /** Shown for a score outside the scale. */
  note?: string;
  scale: Scale;
  /** By the day of the test, earliest first; the first covers all days before the next. */
  periods: readonly Period[];
}

const before = {
  source: 'Summaries of IMMI 15/005, the instrument until 6 August 2025',
  confidence: 'medium',
} as const;
/**
 * Levels confirmed by two or more sources; lower levels of OET, TOEFL and C1 Advanced by one or
 * two.
 */
const since = {
  from: '2025-08-07',
  source: 'LIN 25/016 (F2025L00905), Schedule 2, second-hand; the Department’s pages on English',
  confidence: 'high',
} as const;
const notYet = { source: since.source, confidence: since.confidence } as const;

const all = (score: string): Scores => [score, score, score, score];
const whole = (highest: number, lowest = 0): Scale => ({ lowest, highest, step: 1 });

const toeflSince = {
  competent: ['16', '16', '19', '19'],
  proficient: ['22', '22', '26', '24'],
  superior: ['26', '27', '30', '28'],
} as const satisfies Period['levels'];

/** English tests that count for the points test, each taken at a test centre. */
export const englishTests = {
  ielts: {
    name: 'IELTS',
    scale: { lowest: 0, highest: 9, step: 0.5 },
    periods: [
      { levels: { competent: all('6'), proficient: all('7'), superior: all('8') }, ...before },
      { levels: { competent: all('6'), proficient: all('7'), superior: all('8') }, ...since },
    ],
  },
  pte: {
    name: 'PTE Academic',
    scale: whole(90, 10),
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
    note: 'Since 21 January 2026 only the “TOEFL iBT for Australia” counts, whose sections are marked from 0 to 30. The global TOEFL iBT, marked in bands from 1 to 6, doesn’t.',
    scale: whole(30),
    periods: [
      {
        levels: {
          competent: ['12', '13', '21', '18'],
          proficient: ['24', '24', '27', '23'],
          superior: ['28', '29', '30', '26'],
        },
        ...before,
      },
      {
        from: '2023-07-26',
        source: 'Assessing bodies’ lists of accepted tests',
        confidence: 'medium',
      },
      {
        levels: {
          competent: ['12', '13', '21', '18'],
          proficient: ['24', '24', '27', '23'],
          superior: ['28', '29', '30', '26'],
        },
        ...before,
        from: '2024-05-05',
      },
      {
        levels: toeflSince,
        ...since,
      },
      // Only the “TOEFL iBT for Australia”, with the same scores.
      {
        levels: toeflSince,
        from: '2026-01-21',
        source: 'Two migration agencies’ pages that cite the Department (second-hand)',
        confidence: 'medium',
      },
    ],
  },
  oet: {
    name: 'OET',
    scale: { lowest: 0, highest: 500, step: 10 },
    periods: [
      {
        scale: ['E', 'D', 'C', 'C+', 'B', 'A'],
        levels: { competent: all('B'), proficient: all('B'), superior: all('A') },
        ...before,
      },
      {
        levels: {
          competent: ['290', '310', '290', '330'],
          proficient: ['350', '360', '380', '360'],
          superior: ['390', '400', '420', '400'],
        },
        ...since,
        confidence: 'medium',
      },
    ],
  },
  c1: {
    name: 'C1 Advanced',
    scale: whole(210),
    periods: [
      {
        levels: { competent: all('169'), proficient: all('185'), superior: all('200') },
        ...before,
      },
      {
        levels: {
          competent: ['163', '163', '170', '179'],
          proficient: ['175', '179', '193', '194'],
          superior: ['186', '190', '210', '208'],
        },
        ...since,
      },
    ],
  },
  celpip: {
    name: 'CELPIP General',
    scale: whole(12),
    periods: [
      notYet,
      {
        levels: {
          competent: all('7'),
          proficient: ['9', '8', '10', '8'],
          superior: ['10', '10', '12', '10'],
        },
        ...since,
      },
    ],
  },
  languagecert: {
    name: 'LANGUAGECERT Academic',
    scale: whole(100),
    periods: [
      notYet,
      {
        levels: {
          competent: ['57', '60', '64', '70'],
          proficient: ['67', '71', '78', '82'],
          superior: ['80', '83', '89', '89'],
        },
        ...since,
      },
    ],
  },
  met: {
    name: 'MET',
    scale: whole(80),
    periods: [
      notYet,
      {
        levels: {
          competent: ['56', '55', '57', '48'],
          proficient: ['61', '63', '74', '59'],
          superior: null,
        },
        ...since,
      },
    ],
  },
} as const satisfies Record<string, EnglishTest>;

export type EnglishTestId = keyof typeof englishTests;
