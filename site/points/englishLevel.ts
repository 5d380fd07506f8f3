import { inForce } from '../content/official/dated';
import {
  type EnglishLevel,
  type EnglishTest,
  type EnglishTestId,
  englishLevels,
  englishTests,
  type Scale,
} from '../content/official/englishTests';

/** A test of English that somebody took. */
export interface TestResult {
  test: EnglishTestId;
  /** Day of the test, as an ISO date. */
  taken: string;
  /** Listening, reading, writing, speaking: numbers, or grades if the test had those. */
  scores: readonly string[];
}

export const isEnglishTest = (id: string): id is EnglishTestId => Object.hasOwn(englishTests, id);

const periodOf = (test: EnglishTestId, taken: string) => {
  const { periods }: EnglishTest = englishTests[test];
  return inForce(periods, taken);
};

/** Returns a test's possible scores on a day. */
export function scaleOf(test: EnglishTestId, taken: string): Scale {
  return periodOf(test, taken)?.scale ?? englishTests[test].scale;
}

/** Tells whether results of a test on that day count for the points test. */
export const isAccepted = (test: EnglishTestId, taken: string): boolean =>
  periodOf(test, taken)?.levels !== undefined;

/** @returns the score's rank, or -1 if it isn't on the scale. */
function rank(scale: Scale, score: string): number {
  if (!('step' in scale)) return scale.indexOf(score.toUpperCase());
  const value = Number(score.replace(',', '.'));
  const isHeld = /^\d+([.,]\d+)?$/.test(score) && Number.isInteger(value / scale.step);
  return isHeld && value >= scale.lowest && value <= scale.highest ? value : -1;
}

export const isScore = (scale: Scale, score: string): boolean => rank(scale, score) >= 0;

/**
 * Returns the level of English of a result, by the test's bands on that day.
 * @throws RangeError for an unknown test or score, or if the test didn't count.
 */
export function levelOf({ test, taken, scores }: TestResult): EnglishLevel {
  if (!isEnglishTest(test)) throw new RangeError(`There is no test of English ${test}.`);
  const scale = scaleOf(test, taken);
  if (scores.length !== 4 || !scores.every((score) => isScore(scale, score))) {
    throw new RangeError(`${scores.join('/')} are no scores of ${englishTests[test].name}.`);
  }
  const levels = periodOf(test, taken)?.levels;
  if (!levels) throw new RangeError(`${englishTests[test].name} on ${taken} does not count.`);
  const met = englishLevels.find((level) => {
    const min = level === 'none' ? null : levels[level];
    return min?.every((score, part) => rank(scale, scores[part] ?? '') >= rank(scale, score));
  });
  return met ?? 'none';
}
