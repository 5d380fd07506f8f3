import type { Fact } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { Figures } from '../../facts/Figures';
import { asOf } from '../../facts/fill';
import { refsIn } from '../../facts/names';
import { FactIcon } from './FactIcon';

/** The guide's figures, on the dark ground at the foot of the landscape; an old one says so. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  const known = useFacts();
  const oldOne = (value: string) =>
    refsIn(value)
      .flatMap((ref) => known[ref] ?? [])
      .find(({ old }) => old);
  return (
    <div className="panel-dark">
      <dl className="wrap guide-facts">
        {facts.map(({ label, value, note, icon }) => {
          const old = oldOne(value);
          return (
            <div key={label}>
              <dt>
                {icon && <FactIcon name={icon} />}
                {label}
              </dt>
              <dd className="guide-fact-value">
                <Figures text={value} />
              </dd>
              {(note || old) && (
                <dd className="guide-fact-note">
                  {note && <Figures text={note} />}
                  {old && <span className="guide-fact-old">{asOf(old)}</span>}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
