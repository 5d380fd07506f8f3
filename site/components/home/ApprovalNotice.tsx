import './ApprovalNotice.css';
import { useState } from 'react';
import { approvalNotice, approvals } from '../../content/socialProof';
import { PauseButton } from './PauseButton';
import { nextCount } from './socialProofChange';
import { useInterval } from './useInterval';
import { usePrefersMotion } from './usePrefersMotion';

const { heading, everySeconds, count } = approvalNotice;

/** Who has just got a visa: one of a few at a time, as a slip torn from a pad. */
export function ApprovalNotice() {
  const prefersMotion = usePrefersMotion();
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState({ index: 0, count: count.start as number });
  useInterval(everySeconds, prefersMotion && !paused, () =>
    setShown({ index: (shown.index + 1) % approvals.length, count: nextCount(shown.count) }),
  );
  return (
    <section className="wrap grid page-body approval" aria-labelledby="approval-title">
      <h2 id="approval-title" className="column-title">
        {heading}
      </h2>
      <div className="approval-slip column-body">
        <p className="approval-count small">
          <strong>{shown.count}</strong> {count.label}
        </p>
        <ul className="approval-people">
          {approvals.map(({ person, visa, place }, index) => (
            <li key={person} data-shown={index === shown.index}>
              <p className="approval-person">{person}</p>
              <p>
                {visa}, {place}
              </p>
            </li>
          ))}
        </ul>
        {prefersMotion && (
          <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the approvals" />
        )}
      </div>
    </section>
  );
}
