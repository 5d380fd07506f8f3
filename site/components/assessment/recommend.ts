import { type AssessmentRecommendation, assessmentRecommendations } from '../../content/assessment';
import type {
  AssessmentField,
  AssessmentQuestion,
  AssessmentStep,
  VisaGoal,
} from '../../content/assessmentQuestions';

export type Answers = Partial<Record<AssessmentField, string>>;
export type Problems = Partial<Record<AssessmentField, string>>;

/** The first rule that the goal and the age fit; undefined where none does. */
export function recommend({ visaGoal, age }: Answers): AssessmentRecommendation | undefined {
  return assessmentRecommendations.find(
    ({ goal, maxAge }) => goal === visaGoal && (maxAge === undefined || isUpTo(age, maxAge)),
  );
}

/** Whether the rules need the answer, for the goal that was chosen. */
export function isRequired({ requiredFor }: AssessmentQuestion, { visaGoal }: Answers): boolean {
  return requiredFor?.includes((visaGoal || 'unsure') as VisaGoal) ?? false;
}

/** What is wrong with the answers to a step's questions, by field. */
export function problemsOf({ questions }: AssessmentStep, answers: Answers): Problems {
  const problems: Problems = {};
  for (const question of questions) {
    const value = answers[question.name] ?? '';
    const isWrong = value === '' ? isRequired(question, answers) : !isWithin(question, value);
    if (isWrong) problems[question.name] = question.missing ?? question.label;
  }
  return problems;
}

function isUpTo(age: string | undefined, max: number): boolean {
  return age !== undefined && age !== '' && Number(age) <= max;
}

function isWithin({ type, min = 0, max = Infinity }: AssessmentQuestion, value: string) {
  if (type !== 'number') return true;
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max;
}
