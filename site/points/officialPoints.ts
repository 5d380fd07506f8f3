import type { EnglishLevel } from '../content/official/englishTests';
import type { Band } from '../content/official/officialBands';
import { type OfficialRates, officialRatesOn } from '../content/officialRates';
import { levelOf, type TestResult } from './englishLevel';

/** Yes-or-no criteria, each with points of its own. */
export const claims = ['specialist', 'study', 'regional', 'year', 'language'] as const;
export type Claim = (typeof claims)[number];

/** Answers to the official test's questions. Missing ones earn nothing. */
export interface OfficialAnswers extends Partial<Record<Claim, boolean>> {
  /** The visa, including its nomination or sponsorship. */
  visa?: keyof OfficialRates['visa'];
  /** Whole years at the invitation. */
  age?: number;
  /** As stated; a test's result takes precedence. */
  english?: EnglishLevel;
  testResult?: TestResult;
  /** True if they hold a passport that counts as competent English. */
  passport?: boolean;
  /** Whole years of skilled work within the years that count. */
  overseas?: number;
  australian?: number;
  qualification?: keyof OfficialRates['qualification'];
  partner?: keyof OfficialRates['partner'];
}

export type OfficialRule = Exclude<keyof OfficialAnswers, 'testResult' | 'passport'> | 'workMax';

export interface OfficialLine {
  rule: OfficialRule;
  /** Negative on the line `workMax`, which subtracts the excess. */
  points: number;
  /** True if the question was answered. */
  answered: boolean;
}

/** Why somebody can't be invited; `ageMissing` if that depends on their age. */
export type Obstacle = 'age' | 'ageMissing' | 'english' | 'points';

export interface OfficialResult {
  answers: OfficialAnswers;
  rates: OfficialRates;
  english?: EnglishLevel;
  breakdown: readonly OfficialLine[];
  totalPoints: number;
  obstacles: readonly Obstacle[];
}

/**
 * Calculates the official points test of the skilled visas (Schedule 6D to the Migration
 * Regulations 1994) with the rates of a day.
 * @param day ISO date, of the invitation.
 * @throws RangeError for an answer unknown to that day's rates, or a result that `levelOf` refuses.
 */
export function officialPoints(answers: OfficialAnswers, day: string): OfficialResult {
  const rates = officialRatesOn(day);
  const tested = answers.testResult ? levelOf(answers.testResult) : answers.english;
  const isBelow = tested === undefined || tested === 'none';
  const english = answers.passport && isBelow ? 'competent' : tested;
  const line = (rule: OfficialRule, points: number, answered: boolean): OfficialLine => ({
    rule,
    points,
    answered,
  });
  const chosen = <R extends 'visa' | 'english' | 'qualification' | 'partner'>(
    rule: R,
    answer: string | undefined,
  ) =>
    line(rule, answer === undefined ? 0 : rateOf(rule, rates[rule], answer), answer !== undefined);
  const years = (rule: 'age' | 'overseas' | 'australian') => {
    const answer = answers[rule];
    const points = answer === undefined ? 0 : bandOf(rates[rule], answer).points;
    return line(rule, points, answer !== undefined);
  };
  const claimed = (rule: Claim, counts = true) =>
    line(rule, answers[rule] && counts ? rates[rule] : 0, answers[rule] !== undefined);

  const work = [years('overseas'), years('australian')];
  const over = sum(work) - rates.workMax;
  const breakdown = [
    years('age'),
    chosen('english', english),
    ...work,
    ...(over > 0 ? [line('workMax', -over, true)] : []),
    chosen('qualification', answers.qualification),
    claimed('specialist', isResearchDegree(answers.qualification)),
    claimed('study'),
    claimed('regional', answers.study === true),
    claimed('year'),
    claimed('language'),
    chosen('partner', answers.partner),
    chosen('visa', answers.visa),
  ];
  const totalPoints = sum(breakdown);
  const { age } = answers;
  const obstacles: Obstacle[] = [
    ...(age === undefined ? (['ageMissing'] as const) : []),
    ...(age !== undefined && age >= rates.ageLimit ? (['age'] as const) : []),
    ...(english === undefined || english === 'none' ? (['english'] as const) : []),
    ...(totalPoints < rates.passMark ? (['points'] as const) : []),
  ];
  return { answers, rates, english, breakdown, totalPoints, obstacles };
}

/**
 * Degrees that may be by research; a master's by coursework isn't, and its holder doesn't claim it.
 */
const isResearchDegree = (qualification: OfficialAnswers['qualification']) =>
  qualification === 'master' || qualification === 'doctorate';

const sum = (lines: readonly OfficialLine[]) =>
  lines.reduce((total, { points }) => total + points, 0);

/** Returns the band of a number of whole years. @throws RangeError if there is none. */
export function bandOf(bands: readonly Band[], years: number): Band {
  const band = Number.isInteger(years) && bands.findLast(({ atLeast }) => atLeast <= years);
  if (!band) throw new RangeError(`${years} isn’t a number of whole years.`);
  return band;
}

function rateOf(rule: OfficialRule, rates: Readonly<Record<string, number>>, id: string): number {
  const points = Object.hasOwn(rates, id) ? rates[id] : undefined;
  if (points === undefined) throw new RangeError(`The official test has no ${id} under ${rule}.`);
  return points;
}
