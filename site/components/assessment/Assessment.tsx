import './Assessment.css';
import { assessmentSteps } from '../../content/assessmentQuestions';
import { AssessmentResult } from './AssessmentResult';
import { ContactStep } from './ContactStep';
import { problemsOf } from './recommend';
import { StepForm } from './StepForm';
import { noAnswers } from './storedAnswers';
import { useAnswers } from './useAnswers';
import { useSteps } from './useSteps';

/** The questions, a step at a time, then what they lead to. Answers stay in the visitor's browser. */
export function Assessment() {
  const { answers, known, restored, setAnswers } = useAnswers();
  const open = assessmentSteps.findIndex((step) => Object.keys(problemsOf(step, answers)).length);
  const reachable = open === -1 ? assessmentSteps.length : open;
  const { step, heading, goTo, goBack } = useSteps(reachable, known);
  const current = assessmentSteps[step];

  if (!current) {
    const restart = () => {
      setAnswers(noAnswers);
      goTo(0);
    };
    return (
      <AssessmentResult
        answers={answers}
        heading={heading}
        onBack={goBack}
        onWrite={() => goTo(assessmentSteps.length - 1)}
        onRestart={restart}
      />
    );
  }
  if (step === assessmentSteps.length - 1) {
    return (
      <ContactStep
        step={current}
        answers={answers}
        heading={heading}
        onBack={goBack}
        onNext={() => goTo(step + 1)}
      />
    );
  }
  return (
    <StepForm
      // Its fields take what was answered when they are made: anew once that is known.
      key={`${current.id} ${restored}`}
      number={step + 1}
      step={current}
      answers={answers}
      isReady={known}
      heading={heading}
      onChange={setAnswers}
      onBack={step > 0 ? goBack : undefined}
      onNext={() => goTo(step + 1)}
    />
  );
}
