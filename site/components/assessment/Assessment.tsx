import './Assessment.css';
import { type Ref, useLayoutEffect } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { type Answers, goalOf, isRequired, stepProblems } from '../../assessment/answers';
import { assessment } from '../../content/assessment';
import { type AssessmentStep, assessmentSteps } from '../../content/assessmentQuestions';
import type { FormValues } from '../../enquiry/formValues';
import { useIsHydrated, useStore } from '../../store';
import { TrailStretch } from '../art/TrailStretch';
import { EnquiryForm } from '../enquiry/EnquiryForm';
import { Icon } from '../Icon';
import { useForm } from '../useForm';
import { QuestionField } from './QuestionField';
import { Result } from './Result';
import { keptAnswers, storedAnswers } from './storedAnswers';
import { useSteps } from './useSteps';

const { back, next, path, stepOf, submit } = assessment;
const plainFormId = 'plain-assessment';
const count = assessmentSteps.length;
const marks = assessmentSteps.map((_, i) => ({ at: (i + 0.5) / count, label: i + 1 }));

/** The questions step by step, then the result. Answers stay in the visitor's browser. */
export function Assessment() {
  const stored = useStore(storedAnswers);
  const goal = useGoalOfLink();
  const answers: Answers = { ...(goal && { visaGoal: goal }), ...stored };
  const isReady = useIsHydrated();
  const open = assessmentSteps.findIndex((step) => Object.keys(stepProblems(step, stored)).length);
  const { position, heading, goTo, goBack } = useSteps(open === -1 ? count : open, isReady);
  const step = assessmentSteps[position];
  if (!step) {
    const restart = () => {
      storedAnswers.set(storedAnswers.first);
      goTo(0);
    };
    return (
      <Result
        answers={answers}
        heading={heading}
        onBack={goBack}
        onWrite={() => goTo(count - 1)}
        onRestart={restart}
      />
    );
  }
  const props = {
    step,
    position,
    answers,
    heading,
    onBack: goBack,
    onNext: () => goTo(position + 1),
  };
  if (position === count - 1) return <ContactStep {...props} />;
  return <StepForm key={step.id} {...props} isReady={isReady} />;
}

/**
 * Applies the goal named in the address, `?goal=family`: a followed link replaces an earlier
 * answer, a reload doesn't.
 */
function useGoalOfLink() {
  const [query] = useSearchParams();
  const isFollowed = useNavigationType() !== 'POP';
  const goal = goalOf(query);
  useLayoutEffect(() => {
    const stored = storedAnswers.get();
    if (!isFollowed || !goal || stored.visaGoal === goal) return;
    storedAnswers.set({ ...stored, visaGoal: goal });
  }, [isFollowed, goal]);
  return goal;
}

interface StepProps {
  step: AssessmentStep;
  /** From 0. */
  position: number;
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onNext: () => void;
}

interface StepFormProps extends StepProps {
  /** True if the script has taken over. Until then the button leads to the plain form. */
  isReady: boolean;
}

/** The questions of a step. `method="dialog"` keeps an early submit from navigating. */
function StepForm({ step, position, answers, heading, onBack, onNext, isReady }: StepFormProps) {
  const form = useForm({
    first: answers,
    kept: keptAnswers,
    showsErrors: true,
    check: (typed) => stepProblems(step, { ...answers, ...trimmed(typed) }),
    async send(typed) {
      form.set(trimmed(typed));
      onNext();
      return undefined;
    },
  });
  return (
    <>
      {!isReady && (
        <form id={plainFormId} action={`${path}#enquiry`}>
          <input type="hidden" name="form" value="plain" />
        </form>
      )}
      <form {...form.element} className="needs-script" method="dialog" noValidate>
        <StepHead step={step} position={position} heading={heading} />
        {step.questions.map((question) => (
          <QuestionField
            key={question.name}
            form={form}
            question={question}
            required={isRequired(question, answers)}
          />
        ))}
        <div className="fields-end cluster">
          <button
            type="submit"
            form={isReady ? undefined : plainFormId}
            className="button button-primary button-large"
          >
            {next}
          </button>
          {position > 0 && <BackButton onBack={onBack} />}
        </div>
      </form>
    </>
  );
}

const trimmed = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));

/** The last step: sends the answers if the visitor wants to, and shows the result in any case. */
function ContactStep({ step, position, answers, heading, onBack, onNext }: StepProps) {
  const input = Object.fromEntries(Object.entries(answers).filter(([, value]) => value));
  return (
    <div className="needs-script">
      <StepHead step={step} position={position} heading={heading} />
      <div className="assessment-form panel-white">
        <EnquiryForm kind="assessment" page={path} answers={input} />
      </div>
      <div className="actions">
        <button type="button" className="button button-large" onClick={onNext}>
          {submit}
        </button>
        <BackButton onBack={onBack} />
      </div>
    </div>
  );
}

const BackButton = ({ onBack }: Pick<StepProps, 'onBack'>) => (
  <button type="button" className="button button-large" onClick={onBack}>
    <Icon name="arrowBack" />
    {back}
  </button>
);

function StepHead({ step, position, heading }: Pick<StepProps, 'step' | 'position' | 'heading'>) {
  return (
    <div className="step-head stack stack-close">
      <p className="margin-title">
        {stepOf.step} {position + 1} {stepOf.of} {count}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {step.heading}
      </h2>
      {step.text && <p>{step.text}</p>}
      <TrailStretch walked={(position + 0.5) / count} here={position + 1} marks={marks} />
    </div>
  );
}
