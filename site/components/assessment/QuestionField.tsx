import { assessment } from '../../content/assessment';
import type { AssessmentQuestion } from '../../content/assessmentQuestions';
import { ChoiceField, TypedField } from '../ChoiceField';

interface QuestionFieldProps {
  /** Its name is the input's. */
  question: Omit<AssessmentQuestion, 'name'> & { name: string };
  answer?: string | undefined;
  required: boolean;
  problem?: string | undefined;
}

/** A question of the assessment with its error. */
export function QuestionField({ question, answer, required, problem }: QuestionFieldProps) {
  const { label, options, requiredFor: _, missing: __, ...field } = question;
  const { name, hint, ...input } = field;
  const note = required ? undefined : `(${assessment.optional})`;
  const texts = { name, question: label, note, hint, error: problem };
  if (options) return <ChoiceField {...texts} choices={options} chosen={answer} />;
  return <TypedField {...texts} {...input} defaultValue={answer} aria-required={required} />;
}
