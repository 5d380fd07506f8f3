import './Recommendation.css';
import type { Ref } from 'react';
import { type AssessmentRecommendation, assessment } from '../../content/assessment';
import { FactText } from '../../facts/FactText';
import { FiguresNote } from '../../facts/FiguresNote';
import { ArrowLink } from '../ArrowLink';
import { ServicePicture } from '../art/ServicePicture';

interface RecommendationProps {
  recommendation: AssessmentRecommendation;
  heading: Ref<HTMLHeadingElement>;
}

const words = assessment.result;

/** The visa to read about first. */
export function Recommendation({ recommendation, heading }: RecommendationProps) {
  const { visa, subclass, suitability, timeline, description, path } = recommendation;
  const { requirements, nextSteps } = recommendation;
  return (
    <section className="grid recommendation" aria-labelledby="recommendation-title">
      <div className="recommendation-head">
        <p className="margin-title">{words.heading}</p>
        <h2 id="recommendation-title" ref={heading} tabIndex={-1}>
          {visa} <span>({subclass})</span>
        </h2>
        <p className="lead">
          <FactText text={description} />
        </p>
        <ArrowLink to={path}>{words.guide}</ArrowLink>
      </div>
      <div className="recommendation-art">
        <ServicePicture path={path} />
      </div>
      <dl className="recommendation-facts">
        <div>
          <dt>{words.suitability}</dt>
          <dd>{suitability}%</dd>
        </div>
        <div>
          <dt>{words.timeline}</dt>
          <dd>
            <FactText text={timeline} />
          </dd>
        </div>
      </dl>
      <div className="recommendation-note">
        <p>
          <FactText text={words.indicative} />
        </p>
        <FiguresNote />
      </div>
      <div className="recommendation-list">
        <h3>{words.requirements}</h3>
        <ul className="stops">
          {requirements.map((text) => (
            <li key={text}>
              <FactText text={text} />
            </li>
          ))}
        </ul>
      </div>
      <div className="recommendation-list">
        <h3>{words.nextSteps}</h3>
        <ol className="stops">
          {nextSteps.map((text) => (
            <li key={text}>
              <FactText text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
