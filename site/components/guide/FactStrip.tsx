import type { Fact } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';
import './FactStrip.css';

/** The guide's key figures, below the landscape. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="panel-dark">
      <dl className="wrap guide-facts">
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

type FactIconName = NonNullable<Fact['icon']>;

const paths: Record<FactIconName, string> = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8.5 15.5h3',
  fee: 'M12 3.5v17M16.5 7.5C15.6 6.4 14 6 12 6c-2.6 0-4.3 1.1-4.3 3 0 4.2 8.8 1.8 8.8 6 0 1.9-1.8 3-4.5 3-2.2 0-4-.6-4.8-1.8',
  work: 'M4 8h16v11.5H4zM9 8V4.5h6V8M4 13h16M12 12v2.5',
  stay: 'M3.5 11.5L12 4.5l8.5 7M6 9.8v9.7h12V9.8M10 19.5v-5h4v5',
  living: 'M4 9.5h16v10H4zM4 9.5l11-5 1.8 5M16 14.5h.1M12 14.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0',
  age: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM4.5 20c.6-3.8 3.5-6 7.5-6s6.9 2.2 7.5 6',
  study: 'M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3.2 2.7 7.8 2.7 11 0v-5M21.5 9v6',
  points: 'M5 19.5V13h3v6.5M10.5 19.5V8.5h3v11M16 19.5V4.5h3v15M3.5 19.5h17',
  visa: 'M5 3.5h14v17H5zM12 13.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM8.5 17h7',
};

/** A decorative line drawing for a figure. */
function FactIcon({ name }: { name: FactIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
