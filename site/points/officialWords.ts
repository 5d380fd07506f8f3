import { englishTests } from '../content/official/englishTests';
import type { Band } from '../content/official/officialBands';
import { officialCalculator as words } from '../content/officialCalculator';
import type { OfficialRates } from '../content/officialRates';
import type { PointsLine } from './calculate';
import { levelOf } from './englishLevel';
import type { OfficialChange } from './officialChanges';
import {
  bandOf,
  claims,
  type OfficialAnswers,
  type OfficialLine,
  type OfficialResult,
} from './officialPoints';

const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
export const dateText = (day: string) => date.format(new Date(day));

export type YearsRule = 'age' | 'overseas' | 'australian';

/** Formats a band, such as '18–24 years'. */
export function bandLabel(rule: YearsRule, rates: OfficialRates, { atLeast }: Band): string {
  const next = rates[rule].find((band) => band.atLeast > atLeast)?.atLeast;
  const work = rule !== 'age';
  if (next === undefined) return work ? `${atLeast} years or more` : `${atLeast} or over`;
  if (atLeast === 0) {
    if (!work) return `Under ${next}`;
    return next === 1 ? 'None, or less than a year' : `Less than ${next} years`;
  }
  return `${next - 1 === atLeast ? atLeast : `${atLeast}–${next - 1}`} years`;
}

/** Formats a line of the breakdown, with its part of Schedule 6D. */
export function lineInWords(line: OfficialLine, result: OfficialResult): PointsLine {
  const { label, part } = words[line.rule];
  const description = describeAnswer(line, result);
  return {
    criterion: label,
    rule: `${words.result.part} ${part}`,
    points: line.points,
    ...(description === undefined ? {} : { description }),
  };
}

function describeAnswer(
  { rule, answered, points }: OfficialLine,
  result: OfficialResult,
): string | undefined {
  const { answers, rates, english } = result;
  if (rule === 'workMax') return words.workMax.said;
  if (rule === 'english') return english && englishInWords(answers, english);
  if (isClaim(rule)) {
    const about = words[rule];
    if (answers[rule] && points === 0 && 'without' in about) return about.without;
    return answers[rule] ? words.claims.yes : words.claims.no;
  }
  return answered ? answerInWords(rule, answers, rates) : undefined;
}

function englishInWords(
  { testResult, passport }: OfficialAnswers,
  english: keyof OfficialRates['english'],
) {
  const level = words.english.levels[english];
  const tested = testResult && levelOf(testResult);
  if (passport && english === 'competent' && tested !== 'competent') {
    return `${level}, ${words.english.passport.said}`;
  }
  if (!testResult) return level;
  const { test, scores, taken } = testResult;
  return `${level}: ${englishTests[test].name} ${scores.join('/')}, ${dateText(taken)}`;
}

function answerInWords(
  rule: YearsRule | 'visa' | 'qualification' | 'partner',
  answers: OfficialAnswers,
  rates: OfficialRates,
): string | undefined {
  if (rule === 'age' || rule === 'overseas' || rule === 'australian') {
    return bandLabel(rule, rates, bandOf(rates[rule], answers[rule] ?? 0));
  }
  const choice = words[rule].choices.find(({ id }) => id === answers[rule]);
  return choice && ('figure' in choice ? `${choice.figure} ${choice.label}` : choice.label);
}

/** Formats a change, such as 'English: Superior'. */
export function changeInWords({ rule, answers }: OfficialChange, before: OfficialResult): string {
  if (rule === 'regional' && !before.answers.study) return words.result.regionalToo;
  if (isClaim(rule)) return words[rule].claim;
  if (rule === 'english' || rule === 'workMax') {
    return `${words.english.label}: ${words.english.levels[answers.english ?? 'none']}`;
  }
  return `${words[rule].label}: ${answerInWords(rule, answers, before.rates)}`;
}

function isClaim(rule: OfficialLine['rule']): rule is (typeof claims)[number] {
  return claims.some((claim) => claim === rule);
}
