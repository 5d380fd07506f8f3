import type { Ref } from 'react';
import { assessment } from '../../content/assessment';
import { ArrowLink } from '../ArrowLink';
import { ConsultationButton } from '../Consultation';

const { heading: title, text, nextSteps, links, consultation } = assessment.noMatch;

/** What to do where no rule fits. */
export function NoMatch({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  return (
    <section className="grid recommendation" aria-labelledby="no-match-title">
      <div className="recommendation-head">
        <h2 id="no-match-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <ConsultationButton>{consultation}</ConsultationButton>
      </div>
      <div className="recommendation-aside">
        <h3>{assessment.result.nextSteps}</h3>
        <ol className="stops">
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {links.map(({ label, path }) => (
          <p key={path}>
            <ArrowLink to={path}>{label}</ArrowLink>
          </p>
        ))}
      </div>
    </section>
  );
}
