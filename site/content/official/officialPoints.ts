import type { DatedFigure } from './dated';

/** The law in force since the last reform. */
export const schedule = {
  source: 'Migration Regulations 1994, Schedule 6D, as amended by F2019L00578 (second-hand)',
  from: '2019-11-16',
  confidence: 'high',
} as const;

/** As the Department's pages are quoted elsewhere. */
const ours = {
  source: 'The Department’s page on skilled work (second-hand)',
  confidence: 'medium',
} as const;

/**
 * Figures of the official points test, each with its values, earliest first. They come from the law
 * and can't be edited in the admin. The quick calculator's points are in `content/points.ts`.
 */
export const officialPoints = {
  'points-pass-mark': [
    {
      value: '65',
      source: 'IMMI 18/067 (second-hand)',
      from: '2018-07-01',
      confidence: 'high',
    },
  ],
  'points-english-competent': [{ value: '0', ...schedule }],
  'points-english-proficient': [{ value: '10', ...schedule }],
  'points-english-superior': [{ value: '20', ...schedule }],
  'points-doctorate': [{ value: '20', ...schedule }],
  'points-master': [{ value: '15', ...schedule }],
  'points-bachelor': [{ value: '15', ...schedule }],
  /** A diploma, a trade, or an award recognised by the assessing authority. */
  'points-diploma': [{ value: '10', ...schedule }],
  'points-australian-study': [{ value: '5', ...schedule }],
  'points-regional-study': [{ value: '5', ...schedule }],
  'points-specialist-education': [{ value: '10', ...schedule }],
  'points-professional-year': [{ value: '5', ...schedule }],
  'points-community-language': [{ value: '5', ...schedule }],
  /** Maximum for Australian and overseas work together. */
  'points-work-most': [{ value: '20', ...schedule }],
  'points-partner-skilled': [{ value: '10', ...schedule }],
  'points-partner-english': [{ value: '5', ...schedule }],
  /** No partner, or one who is an Australian citizen or permanent resident. */
  'points-single': [{ value: '10', ...schedule }],
  'points-nominated-190': [{ value: '5', ...schedule }],
  'points-nominated-491': [{ value: '15', ...schedule }],
  /** From this age nobody can be invited. */
  'points-age-limit': [{ value: '45', ...schedule }],
  /** Period before the invitation in which work counts. */
  'points-work-window': [{ value: '10 years', words: 'ten years', ...schedule }],
  'points-work-hours': [{ value: '20 hours a week', ...ours }],
  /** For the Australian study requirement. */
  'points-study-time': [{ value: '2 academic years', words: 'two academic years', ...schedule }],
  /** Period before the invitation in which an English test counts. */
  'points-english-validity': [
    {
      value: '3 years',
      words: 'three years',
      source: 'LIN 25/016 (F2025L00905), second-hand; the Department’s pages on English',
      confidence: 'high',
    },
  ],
} as const satisfies Record<string, readonly DatedFigure[]>;
