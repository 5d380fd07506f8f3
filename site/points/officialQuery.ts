import { englishLevels, englishTests } from '../content/official/englishTests';
import { officialCalculator } from '../content/officialCalculator';
import { isDay } from '../facts/days';
import { isEnglishTest, isScore, possibleLevels } from './englishLevel';
import { formQuery } from './formQuery';
import { officialParameters, scoreParameters } from './officialParameters';
import { claims, type OfficialAnswers } from './officialPoints';

type Parameter = (typeof officialParameters)[number];

/** What an address, or the form, says: nothing but what the form can hold, as it was typed. */
export type OfficialFields = Partial<Record<Parameter, string>>;

/** What is wrong with the answers on English, and at which question. */
export interface EnglishError {
  at: 'test' | 'english';
  text: string;
}

const { english, partner, qualification, visa } = officialCalculator;
const { errors } = english;
const typed: readonly Parameter[] = ['taken', ...scoreParameters];
const numbers: readonly Parameter[] = ['age', 'overseas', 'australian'];
const yes: readonly Parameter[] = claims;
const longest = 20;

const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
const options: Partial<Record<Parameter, readonly string[]>> = {
  visa: ids(visa.choices),
  test: Object.keys(englishTests),
  english: englishLevels,
  qualification: ids(qualification.choices),
  partner: ids(partner.choices),
};

function holds(name: Parameter, value: string): boolean {
  if (typed.includes(name)) return value !== '' && value.length <= longest;
  if (numbers.includes(name)) return /^\d{1,2}$/.test(value);
  if (yes.includes(name)) return value === 'yes';
  return options[name]?.includes(value) ?? false;
}

/** The official test's answers in an address: what the form can hold, as it was typed. */
export const officialQuery = formQuery(officialParameters, (name, value) =>
  holds(name, value.trim()) ? value.trim() : undefined,
);

/** The answers, or what is wrong with those on English; `unchecked` where the level is only stated. */
export function answersOf(
  fields: OfficialFields,
): { answers: OfficialAnswers; unchecked: boolean } | { error: EnglishError } {
  const read = englishOf(fields);
  if ('error' in read) return read;
  const answers: OfficialAnswers = {
    ...read,
    visa: choiceOf(visa.choices, fields.visa),
    age: numberOf(fields.age),
    overseas: numberOf(fields.overseas),
    australian: numberOf(fields.australian),
    qualification: choiceOf(qualification.choices, fields.qualification),
    partner: choiceOf(partner.choices, fields.partner),
  };
  for (const claim of claims) if (fields[claim]) answers[claim] = true;
  return { answers, unchecked: read.english !== undefined };
}

const numberOf = (text?: string) => (text === undefined ? undefined : Number(text));

const choiceOf = <Id extends string>(choices: readonly { id: Id }[], id?: string) =>
  choices.find((choice) => choice.id === id)?.id;

type English = Pick<OfficialAnswers, 'english' | 'testResult'>;

function englishOf(fields: OfficialFields): English | { error: EnglishError } {
  const { test, taken = '' } = fields;
  const stated = englishLevels.find((level) => level === fields.english);
  const scores = scoreParameters.map((name) => fields[name] ?? '');
  const wrong = (text: string, at: EnglishError['at'] = 'test') => ({ error: { at, text } });
  if (scores.every((score) => score === '')) {
    if (stated) return { english: stated };
    return test ? wrong(scoresNeeded(test)) : {};
  }
  if (!test || !isEnglishTest(test)) return wrong(errors.test);
  if (!isDay(taken)) return wrong(errors.taken);
  if (!scores.every((score) => isScore(test, score))) return wrong(scoresNeeded(test));
  const testResult = { test, taken, scores };
  const possible = possibleLevels(testResult);
  if (possible.length === 1) return { testResult };
  if (!stated) return wrong(errors.unknown, 'english');
  return possible.includes(stated) ? { english: stated } : wrong(errors.tooHigh, 'english');
}

function scoresNeeded(test: string): string {
  const scale = isEnglishTest(test) ? englishTests[test].scale : 0;
  const said =
    typeof scale === 'number'
      ? `${errors.numbers} ${scale}`
      : `${errors.grades} ${scale.join(', ')}`;
  return `${errors.scores} ${said}.`;
}
