import type { Ref } from 'react';
import { TrailStretch } from '../components/art/TrailStretch';
import { FreeHelp } from '../components/FreeHelp';
import { Way } from '../components/Way';
import { calculator } from '../content/calculator';
import { officialCalculator } from '../content/officialCalculator';
import { OldFigures } from '../facts/OldFigures';
import { Breakdown } from './Breakdown';
import { calculate } from './calculate';
import { quickChoicesOf } from './carryOver';
import { OfficialChanges } from './OfficialChanges';
import { officialResultId } from './OfficialForm';
import { Differences } from './OfficialTest';
import { officialChanges } from './officialChanges';
import type { OfficialResult as Points } from './officialPoints';
import { dayInWords, lineInWords } from './officialWords';
import { writeQuery } from './query';

const { result: words, differs, english } = officialCalculator;
/** Past which the drawn trail doesn't go on. */
const trailEnd = 120;

interface OfficialResultProps {
  result: Points;
  /** Day whose rates it is by, as an ISO date. */
  day: string;
  /** Whether the level of English is only stated. */
  unchecked: boolean;
  /** False once an answer was changed, until the points are counted anew. */
  current: boolean;
  ref: Ref<HTMLElement>;
}

/** What the official test comes to. It takes the focus, and its name says the verdict. */
export function OfficialResult({ result, day, unchecked, current, ref }: OfficialResultProps) {
  const { rates, totalPoints, obstacles, breakdown } = result;
  const changes = officialChanges(result.answers, day);
  const lines = breakdown.map((line) => lineInWords(line, result));
  const unanswered = lines.filter(({ description }) => description === undefined);
  const quickChoices = quickChoicesOf(result);
  const quick = calculate(quickChoices);
  const eligible = obstacles.length === 0;
  const verdict = eligible ? words.eligible : words.notEligible;
  const differ = quick?.totalPoints !== totalPoints || quick.eligible !== eligible;
  return (
    <section
      id={officialResultId}
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
            {calculator.result.heading}
          </h2>
          <p id="result-verdict" className="result-verdict">
            <strong>{obstacles.includes('age') ? words.tooOld : verdict}</strong>{' '}
            <span>
              {calculator.result.total}: <b>{totalPoints}</b>
            </span>
          </p>
          <TrailStretch
            walked={Math.min(1, totalPoints / trailEnd)}
            here={totalPoints}
            marks={[{ at: rates.passMark / trailEnd, label: rates.passMark }]}
          />
          {[
            ...obstacles.map((obstacle) => words.obstacles[obstacle]),
            ...(unchecked ? [english.unchecked] : []),
          ].map((text) => (
            <p key={text} className="official-obstacle">
              {text}
            </p>
          ))}
        </div>
        <dl className="result-facts">
          <div>
            <dt>{calculator.result.passmark}</dt>
            <dd>
              <b>{rates.passMark}</b>
            </dd>
          </div>
          <div>
            <dt>{words.rates}</dt>
            <dd>
              {dayInWords(day)}
              <small>{words.basis}</small>
            </dd>
          </div>
        </dl>
        <div className="result-sum">
          <Breakdown lines={lines} sum={totalPoints} />
          {unanswered.length > 0 && (
            <p>
              {words.unanswered} {unanswered.map(({ criterion }) => criterion).join(', ')}.
            </p>
          )}
          {quick && differ && (
            <>
              <h3>{differs.heading}</h3>
              <p>
                {differs.lead} <b>{quick.totalPoints}</b>. {differs.detail}
              </p>
              <Differences choices={quickChoices} />
              <Way to={`${calculator.path}?${writeQuery(quickChoices)}#${officialResultId}`}>
                {differs.link}
              </Way>
            </>
          )}
        </div>
        <div className="result-next">
          <h3>{words.changes}</h3>
          <OfficialChanges result={result} changes={changes} />
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
