import { officialCalculator } from '../content/officialCalculator';
import type { OfficialChange } from './officialChanges';
import type { OfficialResult } from './officialPoints';
import { changeInWords } from './officialWords';

const words = officialCalculator.result;

interface OfficialChangesProps {
  result: OfficialResult;
  changes: readonly OfficialChange[];
}

/** What would raise the total, and by how much. */
export function OfficialChanges({ result, changes }: OfficialChangesProps) {
  const none = result.obstacles.includes('age') ? words.tooOldChanges : words.noChanges;
  if (changes.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{words.changesLead}</p>
      <ul className="official-changes">
        {changes.map((change) => {
          const text = changeInWords(change, result);
          return (
            <li key={text}>
              <b>+{change.gain}</b>
              <span>
                {text}
                <small>
                  {change.gain === 0 ? words.needed : `${words.becomes} ${change.totalPoints}`}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
