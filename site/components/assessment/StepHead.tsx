import type { Ref } from 'react';
import { assessment } from '../../content/assessment';
import { type AssessmentStep, assessmentSteps } from '../../content/assessmentQuestions';
import { TrailStretch } from '../art/TrailStretch';

interface StepHeadProps {
  step: AssessmentStep;
  /** From 1. */
  number: number;
  heading: Ref<HTMLHeadingElement>;
}

const count = assessmentSteps.length;
const marks = assessmentSteps.map((_, i) => ({ at: (i + 0.5) / count, label: i + 1 }));
const { stepOf } = assessment;

/** What a step is about, and how far along the way it is. */
export function StepHead({ step, number, heading }: StepHeadProps) {
  return (
    <div className="step-head">
      <p className="margin-title">
        {stepOf.step} {number} {stepOf.of} {count}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {step.heading}
      </h2>
      {step.text && <p>{step.text}</p>}
      <TrailStretch walked={(number - 0.5) / count} here={number} marks={marks} />
    </div>
  );
}
