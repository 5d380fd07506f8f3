import './ResultFrame.css';
import type { ReactNode } from 'react';
import { calculator } from '../../content/calculator';
import { FiguresNote } from '../../facts/FiguresNote';
import type { PointsLine } from '../../points/calculate';
import { FreeHelp } from '../FreeHelp';
import type { ResultProps } from './Calculator';
import { resultId } from './QueryForm';

interface ResultFrameProps extends ResultProps {
  /** Shown after an answer changed. */
  changed: string;
  /** A reason that overrides the verdict, regardless of points. */
  stop?: string | undefined;
  verdict: string;
  total: number;
  /** Below the verdict. */
  trail: ReactNode;
  /** A list of `ResultFact`. */
  facts: ReactNode;
  lines: readonly PointsLine[];
  /** Below the lines that add up to the total. */
  sum: ReactNode;
  next: { heading: string; list: ReactNode; print: string };
}

/** A calculator's result and next steps. It is focused and named by its verdict. */
export function ResultFrame(props: ResultFrameProps) {
  const { current, ref, changed, stop, verdict, total, trail, facts, lines, sum, next } = props;
  const words = calculator.result;
  return (
    <section
      id={resultId}
      ref={ref}
      className="result panel-sand"
      data-current={current}
      tabIndex={-1}
      aria-labelledby={`result-title ${stop ? 'result-stop ' : ''}result-verdict`}
    >
      <p className="wrap" role="status">
        {!current && <span className="warning result-changed">{changed}</span>}
      </p>
      <div className="wrap grid">
        <div className="column-main">
          <h2 id="result-title" className="margin-title">
            {words.heading}
          </h2>
          {stop && (
            <p id="result-stop" className="warning result-stop">
              {stop}
            </p>
          )}
          <p id="result-verdict" className="result-verdict">
            <strong>{verdict}</strong>{' '}
            <span>
              {words.total}: <b>{total}</b>
            </span>
          </p>
          {trail}
        </div>
        <dl className="result-facts rows column-aside">{facts}</dl>
        <div className="result-sum column-main stack stack-close">
          <Breakdown lines={lines} sum={total} />
          {sum}
        </div>
        <div className="result-next column-aside stack stack-close">
          <h3>{next.heading}</h3>
          {next.list}
          <button
            type="button"
            className="button needs-script no-print"
            onClick={() => window.print()}
          >
            {next.print}
          </button>
          <FiguresNote />
          <FreeHelp />
        </div>
      </div>
    </section>
  );
}

/** A term beside the points, and its value. */
export const ResultFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The result's sum, line by line. */
function Breakdown({ lines, sum }: { lines: readonly PointsLine[]; sum: number }) {
  const { breakdown, columns, notChosen, total } = calculator.result;
  return (
    <table className="table breakdown">
      <caption>{breakdown}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.criterion}</th>
          <th scope="col">{columns.choice}</th>
          <th scope="col">{columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ criterion, rule, description, points }) => (
          <tr key={`${criterion} ${description}`}>
            <th scope="row">
              {criterion}
              {rule && <small>{rule}</small>}
            </th>
            <td className={description ? undefined : 'soft'}>{description ?? notChosen}</td>
            <td>{points < 0 ? `−${-points}` : points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td>{sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}
