import type { DatedFigure } from './dated';
import { schedule } from './officialPoints';

/** Points from a number of years up to the next band. */
export interface Band {
  atLeast: number;
  points: number;
}

export interface DatedBands extends Pick<DatedFigure, 'source' | 'confidence'> {
  bands: readonly Band[];
  /** First day in force, as an ISO date. */
  from: string;
}

/** The official test's points by years: age at the invitation, and whole years of skilled work. */
export const officialBands = {
  /** Ends at the figure `points-age-limit`. */
  age: [
    {
      bands: [
        { atLeast: 18, points: 25 },
        { atLeast: 25, points: 30 },
        { atLeast: 33, points: 25 },
        { atLeast: 40, points: 15 },
      ],
      ...schedule,
    },
  ],
  overseas: [
    {
      bands: [
        { atLeast: 3, points: 5 },
        { atLeast: 5, points: 10 },
        { atLeast: 8, points: 15 },
      ],
      ...schedule,
    },
  ],
  australian: [
    {
      bands: [
        { atLeast: 1, points: 5 },
        { atLeast: 3, points: 10 },
        { atLeast: 5, points: 15 },
        { atLeast: 8, points: 20 },
      ],
      ...schedule,
    },
  ],
} as const satisfies Record<string, readonly DatedBands[]>;
