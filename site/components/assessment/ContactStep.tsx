import type { Ref } from 'react';
import { assessment } from '../../content/assessment';
import { type AssessmentStep, assessmentSteps } from '../../content/assessmentQuestions';
import { EnquiryForm } from '../enquiry/EnquiryForm';
import { Icon } from '../Icon';
import type { Answers } from './recommend';
import { StepHead } from './StepHead';

interface ContactStepProps {
  step: AssessmentStep;
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onNext: () => void;
}

const { path, submit, back } = assessment;

/** The last step: sends the answers where the visitor wants that, and leads to the result in any case. */
export function ContactStep({ step, answers, heading, onBack, onNext }: ContactStepProps) {
  return (
    <div className="needs-script">
      <StepHead step={step} number={assessmentSteps.length} heading={heading} />
      <div className="assessment-form">
        <EnquiryForm kind="assessment" page={path} answers={given(answers)} />
      </div>
      <div className="step-actions">
        <button type="button" className="button button-large" onClick={onNext}>
          {submit}
        </button>
        <button type="button" className="button button-large" onClick={onBack}>
          <Icon name="arrowBack" />
          {back}
        </button>
      </div>
    </div>
  );
}

/** The answers that aren't left empty. */
function given(answers: Answers): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value));
}
