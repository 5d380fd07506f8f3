import './WithoutScript.css';
import { useSearchParams } from 'react-router-dom';
import { goalOf, isRequired } from '../../assessment/answers';
import { assessment } from '../../content/assessment';
import { assessmentSteps } from '../../content/assessmentQuestions';
import { answerPrefix } from '../../enquiry/formValues';
import { useRefusedForm } from '../../formState';
import { ArrowLink } from '../ArrowLink';
import { EnquiryForm } from '../enquiry/EnquiryForm';
import { Sent } from '../enquiry/ReplyPromise';
import { QuestionField } from './QuestionField';

const { path, withoutScript } = assessment;
const { heading, text, links, form } = withoutScript;
const questions = assessmentSteps.flatMap((step) => step.questions);

export function useIsPlain(): boolean {
  const [query] = useSearchParams();
  const refused = useRefusedForm('assessment');
  return refused !== undefined || query.has('sent') || query.get('form') === 'plain';
}

/** For browsers without script: other ways, and the questions as one form sent to us. */
export function WithoutScript() {
  const isPlain = useIsPlain();
  return (
    <div
      className={
        isPlain ? 'without-script shown stack stack-close' : 'without-script stack stack-close'
      }
    >
      <h2>{heading}</h2>
      <p>{text}</p>
      {links.map((link) => (
        <p key={link.path}>
          <ArrowLink to={link.path}>{link.label}</ArrowLink>
        </p>
      ))}
      {isPlain ? (
        <PlainSection />
      ) : (
        // Rendered only on the server: browsers that run scripts ignore it.
        <noscript>{import.meta.env.SSR && <PlainSection />}</noscript>
      )}
    </div>
  );
}

function PlainSection() {
  const [query] = useSearchParams();
  return (
    <section id="enquiry" aria-label={form}>
      {query.get('sent') === 'assessment' ? (
        <Sent kind="assessment" answerBy={query.get('by') ?? undefined} />
      ) : (
        <>
          <h2>{form}</h2>
          <PlainForm />
        </>
      )}
    </section>
  );
}

function PlainForm() {
  const [query] = useSearchParams();
  const goal = goalOf(query);
  return (
    <EnquiryForm
      kind="assessment"
      page={path}
      given={goal ? { [`${answerPrefix}visaGoal`]: goal } : undefined}
    >
      {(form) =>
        questions.map((question) => (
          <QuestionField
            key={question.name}
            form={form}
            question={{ ...question, name: answerPrefix + question.name }}
            required={isRequired(question, {})}
          />
        ))
      }
    </EnquiryForm>
  );
}
