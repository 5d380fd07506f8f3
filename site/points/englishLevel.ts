import { inForce } from '../content/official/dated';
import {
  type EnglishLevel,
  type EnglishTest,
  type EnglishTestId,
  englishLevels,
  englishTests,
} from '../content/official/englishTests';

/** A test of English that somebody took. */
export interface TestResult {
  test: EnglishTestId;
  /** Day of the test, as an ISO date. */
  taken: string;
  /** Listening, reading, writing, speaking: numbers, or grades where the test has those. */
  scores: readonly string[];
}

export const isEnglishTest = (id: string): id is EnglishTestId => Object.hasOwn(englishTests, id);

const rank = ({ scale }: EnglishTest, score: string): number => {
  if (typeof scale !== 'number') return scale.indexOf(score.toUpperCase());
  const value = Number(score.replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(score) && value <= scale ? value : -1;
};

/** Whether a test can give such a score. */
export function isScore(test: EnglishTestId, score: string): boolean {
  return rank(englishTests[test], score) >= 0;
}

/**
 * The levels of English that a result may be, the highest first: one where its test's bands on that
 * day are known as far as it matters, more where they aren't.
 * @throws RangeError at a test, or a score, that there isn't.
 */
export function possibleLevels({ test, taken, scores }: TestResult): EnglishLevel[] {
  if (!isEnglishTest(test)) throw new RangeError(`There is no test of English ${test}.`);
  if (scores.length !== 4 || !scores.every((score) => isScore(test, score))) {
    throw new RangeError(`${scores.join('/')} are no scores of ${englishTests[test].name}.`);
  }
  const own: EnglishTest = englishTests[test];
  const levels = inForce(own.periods, taken)?.levels ?? {};
  const possible: EnglishLevel[] = [];
  for (const level of englishLevels) {
    const least = levels[level];
    const met = least?.every((score, part) => rank(own, scores[part] ?? '') >= rank(own, score));
    if (met || !least) possible.push(level);
    if (met) break;
  }
  return possible;
}

/** The level that a result is. @throws RangeError where a band that it takes to say so isn't known. */
export function levelOf(result: TestResult): EnglishLevel {
  const [level, ...others] = possibleLevels(result);
  if (!level || others.length > 0) {
    throw new RangeError(`The bands of ${result.test} on ${result.taken} aren’t all known.`);
  }
  return level;
}
