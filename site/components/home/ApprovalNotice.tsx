import { useState } from 'react';
import type { PublicRow } from '../../../shared/resources';
import { approvalNotice } from '../../content/socialProof';
import { useFirm } from '../../firm';
import { Photo } from '../art/Photo';
import { PauseButton, useInterval, usePrefersMotion } from './motion';
import './ApprovalNotice.css';

const { heading, everySeconds, count } = approvalNotice;

/** Recent approvals, a few at a time, as a slip torn from a pad. */
export function ApprovalNotice({ approvals }: { approvals: readonly PublicRow<'approvals'>[] }) {
  const { has_samples } = useFirm().company;
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
        {has_samples && (
          <p className="approval-count small">
            <strong>{shown.count}</strong> {count.label}
          </p>
        )}
        <ul className="approval-people">
          {approvals.map(({ id, person, visa, place, image }, index) => (
            <li key={id} data-shown={index === shown.index}>
              {image && <Photo className="approval-photo" path={image} width={64} height={64} />}
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

/** Moves one step up or down, turning at the bounds. */
function nextCount(count: number): number {
  const { min, max, step } = approvalNotice.count;
  const up = count <= min || (count < max && Math.random() < 0.5);
  return up ? count + step : count - step;
}
