import type { Ref } from 'react';
import { calculator } from '../content/calculator';
import { Breakdown } from './Breakdown';
import { resultId } from './CalculatorForm';
import type { PointsResult } from './calculate';
import { ScoreTrail } from './ScoreTrail';

const words = calculator.result;
const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

/** What the choices come to, and what to do next. It takes the focus, and its name says the verdict. */
export function Result({ result, ref }: { result: PointsResult; ref: Ref<HTMLElement> }) {
  const { visaType, visa, totalPoints, eligible, recommendations } = result;
  return (
    <section
      id={resultId}
      ref={ref}
      className="result panel-sand"
      tabIndex={-1}
      aria-labelledby="result-title result-verdict"
    >
      <div className="wrap grid">
        <div className="result-head">
          <h2 id="result-title" className="margin-title">
            {words.heading}
          </h2>
          <p id="result-verdict" className="result-verdict">
            <strong>{eligible ? words.eligible : words.notEligible}</strong>{' '}
            <span>
              {words.total}: <b>{totalPoints}</b>
            </span>
          </p>
          {visa.passmark > 0 && <ScoreTrail result={result} />}
        </div>
        <dl className="result-facts">
          <dt>{calculator.visaType.label}</dt>
          <dd>
            <b>{visaType}</b> {visa.name}
          </dd>
          <dt>{words.passmark}</dt>
          <dd>
            <b>{visa.passmark}</b>
          </dd>
          {visa.typicalInvitation && (
            <>
              <dt>{words.typicalInvitation}</dt>
              <dd>{visa.typicalInvitation.text}</dd>
            </>
          )}
          <dt>{words.cost}</dt>
          <dd>
            <b>{dollars.format(visa.cost)}</b>
            <small>{visa.costNote}</small>
          </dd>
        </dl>
        <div className="result-sum">
          <Breakdown result={result} />
        </div>
        <div className="result-next">
          <h3>{words.recommendations}</h3>
          <ul className="stops">
            {recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <button type="button" className="button needs-script" onClick={() => window.print()}>
            {words.print}
          </button>
        </div>
      </div>
    </section>
  );
}
