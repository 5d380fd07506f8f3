import './OfficialTest.css';
import { ArrowLink } from '../components/ArrowLink';
import { calculator } from '../content/calculator';
import { officialTest } from '../content/officialTest';
import { FactText } from '../facts/FactText';
import type { PointsChoices } from './calculate';
import { carriedOver } from './carryOver';

const { carry } = calculator;

type Difference = (typeof officialTest.differences)[number];

/** Whether a difference touches somebody who made these choices. */
function touches({ about = {} }: Difference, choices: PointsChoices): boolean {
  const asked = Object.entries(about) as [keyof PointsChoices, readonly string[]][];
  return asked.every(([name, ids]) => ids.includes(choices[name] ?? ''));
}

/** How the official test counts otherwise than the quick calculator does for these choices. */
export function Differences({ choices }: { choices: PointsChoices }) {
  return (
    <ul className="stops rows">
      {officialTest.differences
        .filter((difference) => touches(difference, choices))
        .map(({ text }) => (
          <li key={text}>
            <FactText text={text} />
          </li>
        ))}
    </ul>
  );
}

/** What the official test would count otherwise than this result does, and the way to it. */
export function OfficialTest({ choices }: { choices: PointsChoices }) {
  return (
    <>
      <h3>{officialTest.heading}</h3>
      <p>{officialTest.lead}</p>
      <Differences choices={choices} />
      <p>
        {carry.text}
        <br />
        <ArrowLink to={carriedOver(choices)}>{carry.heading}</ArrowLink>
      </p>
    </>
  );
}
