import {
  type AssessmentRecommendation,
  assessment,
  assessmentRecommendations,
} from '../content/assessment';
import {
  type AssessmentField,
  type AssessmentQuestion,
  type AssessmentStep,
  assessmentSteps,
  type VisaGoal,
} from '../content/assessmentQuestions';
import { officialNumber } from '../content/official';
import { pointsTable } from '../content/points';
import type { PointsChoices } from '../points/calculate';
import { choicesQuery } from '../points/query';

export type Answers = Partial<Record<AssessmentField, string>>;

/** A shared object for "no answers". */
export const noAnswers: Answers = {};
const questions = assessmentSteps.flatMap((step) => step.questions);

/** Keeps only valid answers of `stored`, which an older form may have written. */
export function knownAnswers(stored: unknown): Answers {
  const values = new Map(Object.entries(Object(stored)));
  const known = questions.flatMap(({ name, options }) => {
    const value = values.get(name);
    const fits = options
      ? value === '' || options.some(({ id }) => id === value)
      : typeof value === 'string';
    return fits ? [[name, value]] : [];
  });
  return known.length === 0 ? noAnswers : Object.fromEntries(known);
}

/** Returns the goal named in an address, `?goal=family`. */
export const goalOf = (query: URLSearchParams): string | undefined =>
  knownAnswers({ visaGoal: query.get('goal') }).visaGoal;

/** Returns the first rule that fits goal and age; undefined if none does. */
export function recommend({ visaGoal, age }: Answers): AssessmentRecommendation | undefined {
  return assessmentRecommendations.find(
    ({ goal, maxAge = Infinity }) =>
      goal === visaGoal && (maxAge === Infinity || Boolean(age && Number(age) <= maxAge)),
  );
}

/** Explains why a recommendation can't be followed; undefined if nothing speaks against it. */
export function stopReason({ visaGoal, age, maritalStatus }: Answers): string | undefined {
  const { stops } = assessment;
  const isTooOld = Number(age) >= officialNumber('points-age-limit');
  if (visaGoal === 'work') return isTooOld ? stops.tooOld : undefined;
  if (visaGoal !== 'family') return undefined;
  return maritalStatus === 'single' || maritalStatus === 'engaged'
    ? stops[maritalStatus]
    : undefined;
}

/** Tells whether the rules need an answer for the chosen goal. */
export function isRequired({ requiredFor }: AssessmentQuestion, { visaGoal }: Answers): boolean {
  return requiredFor?.includes((visaGoal || 'unsure') as VisaGoal) ?? false;
}

/** Validates the answers to a step's questions. Returns messages by field. */
export function stepProblems(step: AssessmentStep, answers: Answers): Answers {
  const problems: Answers = {};
  for (const question of step.questions) {
    const value = answers[question.name] ?? '';
    const isWrong = value === '' ? isRequired(question, answers) : !isWithin(question, value);
    if (isWrong) problems[question.name] = question.missing ?? question.label;
  }
  return problems;
}

function isWithin({ type, min = 0, max = Infinity }: AssessmentQuestion, value: string) {
  if (type !== 'number') return true;
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max;
}

export function pointsChoicesOf(answers: Answers): PointsChoices {
  const said = new Map([
    ['visaType', recommend(answers)?.subclass],
    ['age', ageBand(Number(answers.age))],
    ['education', answers.education],
    ['experience', answers.workExperience],
    ['englishLevel', answers.englishLevel],
  ]);
  return choicesQuery.read(said);
}

/** Returns the band of the points table, whose ids read `from-to` or `from-up`. */
function ageBand(age: number): string | undefined {
  const bands = pointsTable.age.items.map(({ id }) => id);
  return bands.find((id) => {
    const [from, to] = id.split('-');
    return age >= Number(from) && (to === 'up' || age <= Number(to));
  });
}
