import { calculator } from '../content/calculator';
import type { PointsLine } from './calculate';

const { breakdown, columns, notChosen, total } = calculator.result;

/** The result's sum, line by line. */
export function Breakdown({ lines, sum }: { lines: readonly PointsLine[]; sum: number }) {
  return (
    <table className="breakdown">
      <caption>{breakdown}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.criterion}</th>
          <th scope="col">{columns.choice}</th>
          <th scope="col">{columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ criterion, rule, description, points }) => (
          <tr key={`${criterion} ${description}`}>
            <th scope="row">
              {criterion}
              {rule && <small>{rule}</small>}
            </th>
            <td className={description ? undefined : 'breakdown-none'}>
              {description ?? notChosen}
            </td>
            <td>{points < 0 ? `−${-points}` : points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td>{sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}
