import { assessment } from '../../content/assessment';
import { assessmentSteps } from '../../content/assessmentQuestions';
import { company } from '../../content/company';
import { type Answers, recommend } from './recommend';

/** A `mailto:` address of a message to us that holds the answers and what they led to. */
export function messageAddress(answers: Answers): string {
  const lines = assessmentSteps.flatMap(({ questions }) =>
    questions.flatMap(({ name, label, options }) => {
      const value = answers[name];
      if (!value) return [];
      return [`${label}: ${options?.find(({ id }) => id === value)?.label ?? value}`];
    }),
  );
  const found = recommend(answers);
  const outcome = found ? `${found.visa} (subclass ${found.subclass})` : assessment.noMatch.heading;
  const body = [...lines, '', `${assessment.result.heading}: ${outcome}`, ''].join('\r\n');
  const fields = { subject: assessment.contact.subject, body };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${company.email}?${query.join('&')}`;
}
