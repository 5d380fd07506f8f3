import { calculator } from '../../content/calculator';
import { tooOld } from '../../content/points';
import { FactText } from '../../facts/FactText';
import { maxPoints, type PointsResult } from '../../points/calculate';
import { TrailStretch } from '../art/TrailStretch';
import type { ResultProps } from './Calculator';
import { OfficialTest } from './OfficialTest';
import { ResultFact, ResultFrame } from './ResultFrame';

const words = calculator.result;

export function Result({ result, ...frame }: ResultProps & { result: PointsResult }) {
  const { visaType, visa, totalPoints, eligible, recommendations } = result;
  const stops = new Set([visa.passmark, visa.typicalInvitation?.points ?? visa.passmark]);
  return (
    <ResultFrame
      {...frame}
      changed={words.changed}
      stop={overrideReason(result)}
      verdict={eligible ? words.eligible : words.notEligible}
      total={totalPoints}
      trail={
        visa.passmark > 0 && (
          <TrailStretch
            walked={Math.min(1, totalPoints / maxPoints)}
            here={totalPoints}
            marks={[...stops].map((points) => ({ at: points / maxPoints, label: points }))}
          />
        )
      }
      facts={
        <>
          <ResultFact term={calculator.visaType.label}>
            <b>{visaType}</b> {visa.name}
          </ResultFact>
          <ResultFact term={words.passmark}>
            <b>{visa.passmark}</b>
          </ResultFact>
          {visa.typicalInvitation && (
            <ResultFact term={words.typicalInvitation}>{visa.typicalInvitation.text}</ResultFact>
          )}
          <ResultFact term={words.cost}>
            <b>
              <FactText text={visa.cost} />
            </b>
            <small>
              <FactText text={visa.costNote} />
            </small>
          </ResultFact>
        </>
      }
      lines={result.breakdown}
      sum={visa.passmark > 0 && <OfficialTest choices={result.choices} />}
      next={{
        heading: words.recommendations,
        list: (
          <ul className="stops rows">
            {recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ),
        print: words.print,
      }}
    />
  );
}

/** Explains why points don't decide: the visa isn't points-tested, or the age is over the limit. */
function overrideReason({ visa, choices }: PointsResult): string | undefined {
  return visa.instead ?? (choices.age === tooOld.age ? tooOld.text : undefined);
}
