import './Recommendation.css';
import type { Ref } from 'react';
import { type Answers, pointsChoicesOf, recommend, stopReason } from '../../assessment/answers';
import { type AssessmentRecommendation, assessment } from '../../content/assessment';
import { FactText } from '../../facts/FactText';
import { FiguresNote } from '../../facts/FiguresNote';
import { Filled } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import { ServicePicture } from '../art/ServicePicture';
import { ConsultationButton } from '../Consultation';
import { Icon } from '../Icon';
import { CalculatorForm } from '../points/CalculatorForm';

interface ResultProps {
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** Leads to the form that sends the answers. */
  onWrite: () => void;
  onRestart: () => void;
}

const { again, back, calculator, contact, noMatch, result: words } = assessment;

/** The result: a visa to read about, a way to ask us, and the calculator. */
export function Result({ answers, heading, onBack, onWrite, onRestart }: ResultProps) {
  const recommendation = recommend(answers);
  const choices = pointsChoicesOf(answers);
  return (
    <>
      {recommendation ? (
        <Recommendation
          recommendation={recommendation}
          stop={stopReason(answers)}
          heading={heading}
        />
      ) : (
        <NoMatch heading={heading} />
      )}
      <p className="actions">
        <button type="button" className="button" onClick={onBack}>
          <Icon name="arrowBack" />
          {back}
        </button>
        <button type="button" className="button" onClick={onRestart}>
          {again}
        </button>
      </p>
      <section className="assessment-next stack stack-close" aria-labelledby="assessment-contact">
        <h2 id="assessment-contact">{contact.heading}</h2>
        <p>{contact.text}</p>
        <button type="button" className="button button-primary" onClick={onWrite}>
          {contact.button}
        </button>
      </section>
      <section
        className="assessment-next stack stack-close"
        aria-labelledby="assessment-calculator"
      >
        <h2 id="assessment-calculator">{calculator.heading}</h2>
        <p>{Object.keys(choices).length > 0 ? calculator.text : calculator.nothingFilled}</p>
        <CalculatorForm choices={choices} />
      </section>
    </>
  );
}

interface RecommendationProps {
  recommendation: AssessmentRecommendation;
  /** Why this visa can't be applied for, shown above it. */
  stop: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

function Recommendation({ recommendation, stop, heading }: RecommendationProps) {
  const { visa, subclass, suitability, timeline, processing, description, path } = recommendation;
  return (
    <section className="grid recommendation" aria-labelledby="recommendation-title">
      <div className="column-main stack stack-close">
        {stop && <p className="warning">{stop}</p>}
        <p className="margin-title">{words.heading}</p>
        <h2 id="recommendation-title" ref={heading} tabIndex={-1}>
          {visa} <span>({subclass})</span>
        </h2>
        <p className="lead">
          <FactText text={description} />
        </p>
        <ArrowLink to={path}>{words.guide}</ArrowLink>
      </div>
      <div className="recommendation-art column-aside">
        <ServicePicture path={path} />
      </div>
      <dl className="recommendation-facts figures column-main">
        {processing && (
          <div>
            <dt>{words.processing}</dt>
            <dd>
              <FactText text={processing} />
            </dd>
          </div>
        )}
        <div className={processing && 'recommendation-minor'}>
          <dt>{words.timeline}</dt>
          <dd>
            <FactText text={timeline} />
          </dd>
        </div>
        <div className="recommendation-minor">
          <dt>{words.suitability}</dt>
          <dd>{suitability}%</dd>
        </div>
      </dl>
      <div className="small column-aside">
        <p>
          <FactText text={words.indicative} />
        </p>
        <FiguresNote />
      </div>
      {(
        [
          { list: 'requirements', Tag: 'ul' },
          { list: 'nextSteps', Tag: 'ol' },
        ] as const
      ).map(({ list, Tag }) => (
        <div key={list} className="recommendation-list">
          <h3>{words[list]}</h3>
          <Tag className="stops rows">
            {recommendation[list].map((text) => (
              <li key={text}>
                <FactText text={text} />
              </li>
            ))}
          </Tag>
        </div>
      ))}
    </section>
  );
}

/** Shown if no rule fits. */
function NoMatch({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  return (
    <section className="grid recommendation" aria-labelledby="no-match-title">
      <div className="column-main stack stack-close">
        <h2 id="no-match-title" ref={heading} tabIndex={-1}>
          {noMatch.heading}
        </h2>
        <p>
          <Filled text={noMatch.text} />
        </p>
        <ConsultationButton>{noMatch.consultation}</ConsultationButton>
      </div>
      <div className="column-aside">
        <h3>{words.nextSteps}</h3>
        <ol className="stops rows">
          {noMatch.nextSteps.map((step) => (
            <li key={step}>
              <Filled text={step} />
            </li>
          ))}
        </ol>
        {noMatch.links.map(({ label, path }) => (
          <p key={path}>
            <ArrowLink to={path}>{label}</ArrowLink>
          </p>
        ))}
      </div>
    </section>
  );
}
