import './ResultFrame.css';
import type { ReactNode, Ref } from 'react';
import { FreeHelp } from '../components/FreeHelp';
import { calculator } from '../content/calculator';
import { FiguresNote } from '../facts/FiguresNote';

/** The id that a sent form leads to. */
export const resultId = 'result';

/** What both calculators say of a result beside its points. */
export interface ResultProps {
  /** False once an answer was changed, until the points are counted anew. */
  current: boolean;
  ref: Ref<HTMLElement>;
}

interface ResultFrameProps extends ResultProps {
  /** Said where an answer was changed. */
  changed: string;
  verdict: string;
  total: number;
  /** Below the verdict. */
  trail: ReactNode;
  /** Of `ResultFact`. */
  facts: ReactNode;
  /** How the total comes about. */
  sum: ReactNode;
  next: { heading: string; list: ReactNode; print: string };
}

/** What a calculator's answers come to, and what to do next. It takes the focus, and its name says the verdict. */
export function ResultFrame(props: ResultFrameProps) {
  const { current, ref, changed, verdict, total, trail, facts, sum, next } = props;
  const words = calculator.result;
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
        {!current && <span className="result-changed">{changed}</span>}
      </p>
      <div className="wrap grid">
        <div className="result-head">
          <h2 id="result-title" className="margin-title">
            {words.heading}
          </h2>
          <p id="result-verdict" className="result-verdict">
            <strong>{verdict}</strong>{' '}
            <span>
              {words.total}: <b>{total}</b>
            </span>
          </p>
          {trail}
        </div>
        <dl className="result-facts">{facts}</dl>
        <div className="result-sum">{sum}</div>
        <div className="result-next">
          <h3>{next.heading}</h3>
          {next.list}
          <button type="button" className="button needs-script" onClick={() => window.print()}>
            {next.print}
          </button>
          <FiguresNote />
          <FreeHelp />
        </div>
      </div>
    </section>
  );
}

/** A term beside the points, and what it is. */
export const ResultFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
