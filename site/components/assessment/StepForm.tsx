import {
  type FormEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { assessment } from '../../content/assessment';
import type { AssessmentStep } from '../../content/assessmentQuestions';
import { Icon } from '../Icon';
import { QuestionField } from './QuestionField';
import { type Answers, isRequired, type Problems, problemsOf } from './recommend';
import { StepHead } from './StepHead';
import { storedAnswers } from './storedAnswers';

const plainFormId = 'plain-assessment';

interface StepFormProps {
  step: AssessmentStep;
  /** From 1. */
  number: number;
  answers: Answers;
  /** Whether the script has taken over: until then the button leads to the plain form, with nothing of this one. */
  isReady: boolean;
  heading: Ref<HTMLHeadingElement>;
  onChange: (answers: Answers) => void;
  onBack?: () => void;
  onNext: () => void;
}

/** One step's questions. The method `dialog` keeps a form that is sent too early from going anywhere. */
export function StepForm(props: StepFormProps) {
  const { step, number, answers, isReady, heading, onChange, onBack, onNext } = props;
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const { back, next, path } = assessment;

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[data-invalid="true"] input')?.focus();
  }, [problems]);

  const read = (): Answers => {
    const fields = form.current ? new FormData(form.current) : new FormData();
    const given = step.questions.map(({ name }) => [name, String(fields.get(name) ?? '').trim()]);
    return { ...answers, ...Object.fromEntries(given) };
  };
  const keepTyped = useEffectEvent(() => {
    const typed = Object.entries(read()).filter(([, value]) => value);
    if (typed.length > 0) onChange({ ...storedAnswers(), ...Object.fromEntries(typed) });
  });
  // What was answered before the script came.
  useLayoutEffect(() => keepTyped(), []);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const given = read();
    const found = problemsOf(step, given);
    onChange(given);
    setProblems(found);
    if (Object.keys(found).length === 0) onNext();
  };

  return (
    <>
      {!isReady && (
        <form id={plainFormId} action={`${path}#enquiry`}>
          <input type="hidden" name="form" value="plain" />
        </form>
      )}
      <form
        ref={form}
        className="fields needs-script"
        method="dialog"
        noValidate
        onChange={() => onChange(read())}
        onSubmit={goOn}
      >
        <StepHead step={step} number={number} heading={heading} />
        {step.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            answer={answers[question.name]}
            required={isRequired(question, answers)}
            problem={problems[question.name]}
          />
        ))}
        <div className="fields-end step-actions">
          <button
            type="submit"
            form={isReady ? undefined : plainFormId}
            className="button button-primary button-large"
          >
            {next}
          </button>
          {onBack && (
            <button type="button" className="button button-large" onClick={onBack}>
              <Icon name="arrowBack" />
              {back}
            </button>
          )}
        </div>
      </form>
    </>
  );
}
