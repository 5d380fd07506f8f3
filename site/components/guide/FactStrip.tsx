import './FactStrip.css';
import type { Fact } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';
import { FactIcon } from './FactIcon';

/** The guide's figures, on the dark ground at the foot of the landscape. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="panel-dark">
      <dl className="wrap guide-facts cells cells-fit">
        {facts.map(({ label, value, note, icon }) => (
          <div key={label}>
            <dt>
              {icon && <FactIcon name={icon} />}
              {label}
            </dt>
            <dd className="guide-fact-value">
              <FactText text={value} />
            </dd>
            {note && (
              <dd className="small">
                <FactText text={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
