import { inGuide, type PointsCriterion, pointsTable } from '../../content/points';

const pointsADot = 5;
const step = 12;

/** The points table in the guide's reading; a blossom for every five points. */
export function PointsTable({ caption }: { caption: string }) {
  return (
    <table className="guide-table guide-points">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What counts</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      {Object.values(pointsTable).map((criterion) => (
        <Criterion key={criterion.label} criterion={criterion} />
      ))}
    </table>
  );
}

/** `extra` is left out: its five points are those of the Australian study row. */
function Criterion({ criterion }: { criterion: PointsCriterion }) {
  return (
    <tbody>
      <tr className="guide-points-group">
        <th scope="rowgroup" colSpan={2}>
          {criterion.label}
        </th>
      </tr>
      {inGuide(criterion).map((item) => (
        <tr key={item.label}>
          <th scope="row">{item.label}</th>
          <td>
            <span className="guide-points-value">
              <Blossoms points={item.points} />
              {item.points}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Blossoms({ points }: { points: number }) {
  const count = points / pointsADot;
  if (count < 1) return null;
  return (
    <svg width={count * step} height="12" aria-hidden="true">
      <path className="guide-points-dots" d={`M${step / 2} 6h${(count - 1) * step + 1}`} />
    </svg>
  );
}
