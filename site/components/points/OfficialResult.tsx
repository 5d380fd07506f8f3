import { calculator } from '../../content/calculator';
import { officialCalculator } from '../../content/officialCalculator';
import { calculate } from '../../points/calculate';
import { quickChoicesOf } from '../../points/carryOver';
import { type OfficialChange, officialChanges } from '../../points/officialChanges';
import type { Obstacle, OfficialResult as Points } from '../../points/officialPoints';
import { changeInWords, dateText, lineInWords } from '../../points/officialWords';
import { choicesQuery } from '../../points/query';
import { ArrowLink } from '../ArrowLink';
import { TrailStretch } from '../art/TrailStretch';
import type { ResultProps } from './Calculator';
import { Differences } from './OfficialTest';
import { resultId } from './QueryForm';
import { ResultFact, ResultFrame } from './ResultFrame';

const { result: words, differs, english } = officialCalculator;
/** Maximum length of the drawn trail. */
const trailEnd = 120;

interface OfficialResultProps extends ResultProps {
  result: Points;
  /** Day of the rates, as an ISO date. */
  day: string;
  /** True if the level of English is only stated. */
  unchecked: boolean;
}

export function OfficialResult({ result, day, unchecked, ...frame }: OfficialResultProps) {
  const { rates, totalPoints, obstacles, breakdown } = result;
  const changes = officialChanges(result.answers, day);
  const lines = breakdown.map((line) => lineInWords(line, result));
  const unanswered = lines.filter(({ description }) => description === undefined);
  const quickChoices = quickChoicesOf(result);
  const quick = calculate(quickChoices);
  const eligible = obstacles.length === 0;
  const differ = quick?.totalPoints !== totalPoints || quick.eligible !== eligible;
  return (
    <ResultFrame
      {...frame}
      changed={words.changed}
      verdict={verdictOf(obstacles)}
      total={totalPoints}
      trail={
        <>
          <TrailStretch
            walked={Math.min(1, totalPoints / trailEnd)}
            here={totalPoints}
            marks={[{ at: rates.passMark / trailEnd, label: rates.passMark }]}
          />
          {[
            ...obstacles.map((obstacle) => words.obstacles[obstacle]),
            ...(unchecked ? [english.unchecked] : []),
          ].map((text) => (
            <p key={text} className="warning">
              {text}
            </p>
          ))}
        </>
      }
      facts={
        <>
          <ResultFact term={calculator.result.passmark}>
            <b>{rates.passMark}</b>
          </ResultFact>
          <ResultFact term={words.rates}>
            {dateText(day)}
            <small>{words.basis}</small>
          </ResultFact>
        </>
      }
      lines={lines}
      sum={
        <>
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
              <ArrowLink to={`${calculator.path}?${choicesQuery.write(quickChoices)}#${resultId}`}>
                {differs.link}
              </ArrowLink>
            </>
          )}
        </>
      }
      next={{
        heading: words.changes,
        list: <OfficialChanges result={result} changes={changes} />,
        print: words.print,
      }}
    />
  );
}

interface OfficialChangesProps {
  result: Points;
  changes: readonly OfficialChange[];
}

/** Changes that would raise the total. */
function OfficialChanges({ result, changes }: OfficialChangesProps) {
  const none = result.obstacles.includes('age') ? words.tooOldChanges : words.noChanges;
  if (changes.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{words.changesLead}</p>
      <ul className="official-changes rows">
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

/** Returns the text above the total, starting with obstacles that points can't remove. */
function verdictOf(obstacles: readonly Obstacle[]): string {
  if (obstacles.includes('age')) return words.tooOld;
  if (obstacles.includes('points')) return words.notEligible;
  if (obstacles.includes('english')) return words.englishNeeded;
  return obstacles.includes('ageMissing') ? words.ageNeeded : words.eligible;
}
