import type { Ref } from 'react';
import { FreeHelp } from '../components/FreeHelp';
import { calculator } from '../content/calculator';
import { Figures } from '../facts/Figures';
import { OldFigures } from '../facts/OldFigures';
import { Breakdown } from './Breakdown';
import { resultId } from './CalculatorForm';
import type { PointsResult } from './calculate';
import { OfficialTest } from './OfficialTest';
import { ScoreTrail } from './ScoreTrail';

const words = calculator.result;

interface ResultProps {
  result: PointsResult;
  /** False once an answer was changed, until the points are calculated anew. */
  current: boolean;
  ref: Ref<HTMLElement>;
}

/** What the choices come to, and what to do next. It takes the focus, and its name says the verdict. */
export function Result({ result, current, ref }: ResultProps) {
  const { visaType, visa, totalPoints, eligible, recommendations } = result;
  return (
    <section
      id={resultId}
      ref={ref}
      className="result panel-sand"
      data-current={current}
      tabIndex={-1}
      aria-labelledby="result-title result-verdict"
    >
      <p className="wrap" role="status">
        {!current && <span className="result-changed">{words.changed}</span>}
      </p>
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
          <div>
            <dt>{calculator.visaType.label}</dt>
            <dd>
              <b>{visaType}</b> {visa.name}
            </dd>
          </div>
          <div>
            <dt>{words.passmark}</dt>
            <dd>
              <b>{visa.passmark}</b>
            </dd>
          </div>
          {visa.typicalInvitation && (
            <div>
              <dt>{words.typicalInvitation}</dt>
              <dd>{visa.typicalInvitation.text}</dd>
            </div>
          )}
          <div>
            <dt>{words.cost}</dt>
            <dd>
              <b>
                <Figures text={visa.cost} />
              </b>
              <small>
                <Figures text={visa.costNote} />
              </small>
            </dd>
          </div>
        </dl>
        <div className="result-sum">
          <Breakdown lines={result.breakdown} sum={totalPoints} />
          {visa.passmark > 0 && <OfficialTest choices={result.choices} />}
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
          <OldFigures />
          <FreeHelp />
        </div>
      </div>
    </section>
  );
}
