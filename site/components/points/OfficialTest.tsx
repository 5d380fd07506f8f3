import './OfficialTest.css';
import { calculator } from '../../content/calculator';
import { officialTest } from '../../content/officialTest';
import { FactText } from '../../facts/FactText';
import type { PointsChoices } from '../../points/calculate';
import { carriedOver } from '../../points/carryOver';
import { ArrowLink } from '../ArrowLink';

const { carry } = calculator;

type Difference = (typeof officialTest.differences)[number];

/** Tells whether a difference affects somebody with these choices. */
function touches({ about = {} }: Difference, choices: PointsChoices): boolean {
  const asked = Object.entries(about) as [keyof PointsChoices, readonly string[]][];
  return asked.every(([name, ids]) => ids.includes(choices[name] ?? ''));
}

/** Differences between the official test and the quick calculator for these choices. */
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

/** Compares the result with the official test, and links to it. */
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
