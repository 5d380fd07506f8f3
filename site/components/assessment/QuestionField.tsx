import { assessment } from '../../content/assessment';
import type { AssessmentQuestion } from '../../content/assessmentQuestions';
import { ChoiceField, TypedField } from '../ChoiceField';
import type { Form } from '../useForm';

interface QuestionFieldProps {
  form: Form;
  /** Its name is the input's. */
  question: Omit<AssessmentQuestion, 'name'> & { name: string };
  required: boolean;
}

export function QuestionField({ form, question, required }: QuestionFieldProps) {
  const { label, options, requiredFor: _, missing: __, ...field } = question;
  const { name, hint, ...input } = field;
  const note = required ? undefined : `(${assessment.optional})`;
  const texts = { form, name, question: label, note, hint };
  if (options) return <ChoiceField {...texts} choices={options} />;
  return <TypedField {...texts} {...input} aria-required={required} />;
}
