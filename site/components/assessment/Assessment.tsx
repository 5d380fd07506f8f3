import { useState } from 'react';
import { assessmentSteps } from '../../content/assessmentQuestions';
import { AssessmentResult } from './AssessmentResult';
import { type Answers, problemsOf } from './recommend';
import { StepForm } from './StepForm';
import { useSteps } from './useSteps';

/** The questions, a step at a time, then what they lead to. Answers live in this component alone. */
export function Assessment() {
  const [answers, setAnswers] = useState<Answers>({});
  const open = assessmentSteps.findIndex((step) => Object.keys(problemsOf(step, answers)).length);
  const { step, heading, goTo, goBack } = useSteps(open === -1 ? assessmentSteps.length : open);
  const current = assessmentSteps[step];

  if (!current) {
    const restart = () => {
      setAnswers({});
      goTo(0);
    };
    return (
      <AssessmentResult answers={answers} heading={heading} onBack={goBack} onRestart={restart} />
    );
  }
  return (
    <StepForm
      key={current.id}
      number={step + 1}
      step={current}
      answers={answers}
      heading={heading}
      onChange={setAnswers}
      onBack={step > 0 ? goBack : undefined}
      onNext={() => goTo(step + 1)}
    />
  );
}
