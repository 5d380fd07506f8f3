import type { Ref } from 'react';
import { assessment } from '../../content/assessment';
import { CalculatorForm } from '../../points/CalculatorForm';
import { Icon } from '../Icon';
import { NoMatch } from './NoMatch';
import { pointsChoicesOf } from './pointsChoices';
import { Recommendation } from './Recommendation';
import { type Answers, recommend } from './recommend';

interface AssessmentResultProps {
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** Leads to the form that sends the answers. */
  onWrite: () => void;
  onRestart: () => void;
}

/** Where the answers lead: a visa to read about, a way to ask us, and the calculator. */
export function AssessmentResult(props: AssessmentResultProps) {
  const { answers, heading, onBack, onWrite, onRestart } = props;
  const { contact, calculator, back, again } = assessment;
  const found = recommend(answers);
  return (
    <>
      {found ? (
        <Recommendation recommendation={found} heading={heading} />
      ) : (
        <NoMatch heading={heading} />
      )}
      <p className="step-actions">
        <button type="button" className="button" onClick={onBack}>
          <Icon name="arrowBack" />
          {back}
        </button>
        <button type="button" className="button" onClick={onRestart}>
          {again}
        </button>
      </p>
      <section className="grid assessment-contact" aria-labelledby="assessment-contact">
        <h2 id="assessment-contact">{contact.heading}</h2>
        <div>
          <p>{contact.text}</p>
          <button type="button" className="button button-primary" onClick={onWrite}>
            {contact.button}
          </button>
        </div>
      </section>
      <section className="assessment-calculator" aria-labelledby="assessment-calculator">
        <h2 id="assessment-calculator">{calculator.heading}</h2>
        <p>{calculator.text}</p>
        <CalculatorForm choices={pointsChoicesOf(answers)} />
      </section>
    </>
  );
}
