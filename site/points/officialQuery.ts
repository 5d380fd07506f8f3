import { isCalendarDay } from '../../shared/days';
import { officialNumber } from '../content/official';
import {
  type EnglishTest,
  englishLevels,
  englishTests,
  type Scale,
} from '../content/official/englishTests';
import { officialCalculator } from '../content/officialCalculator';
import { isAccepted, isEnglishTest, isScore, scaleOf } from './englishLevel';
import { formQuery } from './formQuery';
import { claims, type OfficialAnswers } from './officialPoints';
import { officialParameters, scoreParameters } from './parameters';

type Parameter = (typeof officialParameters)[number];

/** Valid values from an address or form, as typed. */
export type OfficialFields = Partial<Record<Parameter, string>>;

type ScoreParameter = (typeof scoreParameters)[number];

/** An error in the answers on English, with its field. */
export interface EnglishError {
  at: 'test' | 'taken' | ScoreParameter;
  text: string;
}

const { english, partner, qualification, visa } = officialCalculator;
const { errors } = english;

const typed = (value: string) => value !== '' && value.length <= 20;
const years = (value: string) => /^\d{1,2}$/.test(value);
const yes = (value: string) => value === 'yes';
const oneOf = (ids: readonly string[]) => (value: string) => ids.includes(value);
const oneIn = (choices: readonly { id: string }[]) => oneOf(choices.map(({ id }) => id));

/** Tells whether a field accepts a value. */
const holds: Readonly<Record<Parameter, (value: string) => boolean>> = {
  visa: oneIn(visa.choices),
  age: years,
  test: oneOf(Object.keys(englishTests)),
  taken: typed,
  listening: typed,
  reading: typed,
  writing: typed,
  speaking: typed,
  english: oneOf(englishLevels),
  passport: yes,
  overseas: years,
  australian: years,
  qualification: oneIn(qualification.choices),
  specialist: yes,
  study: yes,
  regional: yes,
  year: yes,
  language: yes,
  partner: oneIn(partner.choices),
};

/** The official test's answers in an address, as typed. */
export const officialQuery = formQuery(officialParameters, (name, value) =>
  holds[name](value.trim()) ? value.trim() : undefined,
);

/**
 * Parses the answers, or returns errors in those on English; `unchecked` if the level is only
 * stated.
 * @param day ISO date, of the invitation.
 */
export function answersOf(
  fields: OfficialFields,
  day: string,
): { answers: OfficialAnswers; unchecked: boolean } | { error: EnglishError } {
  const read = englishOf(fields, day);
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
  if (fields.passport) answers.passport = true;
  for (const claim of claims) if (fields[claim]) answers[claim] = true;
  return { answers, unchecked: read.english !== undefined && !isByPassport(answers) };
}

const numberOf = (text?: string) => (text === undefined ? undefined : Number(text));

const choiceOf = <Id extends string>(choices: readonly { id: Id }[], id?: string) =>
  choices.find((choice) => choice.id === id)?.id;

const isByPassport = ({ passport, english: level }: OfficialAnswers) =>
  passport === true && (level === 'none' || level === 'competent');

type English = Pick<OfficialAnswers, 'english' | 'testResult'>;

function englishOf(fields: OfficialFields, day: string): English | { error: EnglishError } {
  const { test, taken = '' } = fields;
  const stated = englishLevels.find((level) => level === fields.english);
  const scores = scoreParameters.map((name) => fields[name] ?? '');
  const wrong = (text: string, at: EnglishError['at']) => ({ error: { at, text } });
  if (scores.every((score) => score === '')) {
    if (stated || (!test && !taken)) return stated ? { english: stated } : {};
    return test ? wrong(errors.missing, 'listening') : wrong(errors.test, 'test');
  }
  if (!test || !isEnglishTest(test)) return wrong(errors.test, 'test');
  if (!isCalendarDay(taken)) return wrong(errors.taken, 'taken');
  if (taken > day) return wrong(errors.future, 'taken');
  if (taken < yearsBefore(day, officialNumber('points-english-validity', day))) {
    return wrong(errors.tooOld, 'taken');
  }
  if (!isAccepted(test, taken)) return wrong(errors.notAccepted, 'taken');
  const scale = scaleOf(test, taken);
  const position = scores.findIndex((score) => !isScore(scale, score));
  const at = scoreParameters[position];
  if (at === undefined) return { testResult: { test, taken, scores } };
  const { note }: EnglishTest = englishTests[test];
  const missing = scores[position] === '' ? errors.missing : undefined;
  return wrong([missing, scaleInWords(scale), note].filter(Boolean).join(' '), at);
}

const yearsBefore = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

function scaleInWords(scale: Scale): string {
  if (!('step' in scale)) return `${errors.scores} ${errors.grades} ${scale.join(', ')}.`;
  const { lowest, highest, step } = scale;
  const steps = Object.entries(errors.steps).find(([size]) => Number(size) === step)?.[1] ?? '';
  return `${errors.scores} ${errors.from} ${lowest} ${errors.to} ${highest}, ${steps}.`;
}
