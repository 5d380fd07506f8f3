import type { Firm } from '../../shared/publicFirm';
import { knownAnswers, pointsChoicesOf, recommend } from '../assessment/answers';
import { assessment } from '../content/assessment';
import { assessmentSteps } from '../content/assessmentQuestions';
import { type EnquiryKind, enquiryForm } from '../content/enquiryForm';
import { calculate } from '../points/calculate';
import { answerPrefix } from './formValues';
import { meetingsOf, preferredTimes, timeInWords } from './timeChoices';

/** An answer of a visitor, or a value derived from it. */
export interface AnswerInWords {
  label: string;
  value: string;
}

/** Returns a form's answers as the visitor saw them, leaving out unknown ones. */
export function answersInWords(
  kind: EnquiryKind,
  answers: Readonly<Record<string, string>>,
  firm: Pick<Firm, 'offices'>,
): AnswerInWords[] {
  if (kind === 'assessment') return assessmentInWords(answers);
  if (kind !== 'consultation') return [];
  const fields = Object.entries(answers).map(([name, value]) => [answerPrefix + name, value]);
  const times = preferredTimes(Object.fromEntries(fields)).map((time) => ({
    label: enquiryForm.times.choices[time.choice] ?? '',
    value: timeInWords(time),
  }));
  const how = meetingsOf(firm).find(({ id }) => id === answers.how)?.label;
  return how ? [...times, { label: 'How', value: how }] : times;
}

export const isPreferredTime = ({ label }: AnswerInWords): boolean =>
  Object.values(enquiryForm.times.choices).some((choice) => choice === label);

function assessmentInWords(sent: Readonly<Record<string, string>>): AnswerInWords[] {
  const answers = knownAnswers(sent);
  const input = assessmentSteps.flatMap(({ questions }) =>
    questions.flatMap(({ name, label, options }) => {
      const value = answers[name];
      if (!value) return [];
      return [{ label, value: options?.find(({ id }) => id === value)?.label ?? value }];
    }),
  );
  if (input.length === 0) return [];
  const recommendation = recommend(answers);
  // A visa without a pass mark has no points.
  const result = calculate(pointsChoicesOf(answers));
  const points = result && result.visa.passmark > 0 ? result : undefined;
  return [
    ...input,
    {
      label: assessment.result.heading,
      value: recommendation
        ? `${recommendation.visa} (subclass ${recommendation.subclass}), ${recommendation.suitability}%`
        : assessment.noMatch.heading,
    },
    ...(points ? [{ label: assessment.points, value: String(points.totalPoints) }] : []),
  ];
}
