import { calculator } from '../content/calculator';
import type { PointsResult } from './calculate';

const { breakdown, columns, notChosen, total } = calculator.result;

/** The result's sum, line by line. */
export function Breakdown({ result }: { result: PointsResult }) {
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
        {result.breakdown.map(({ criterion, description, points }) => (
          <tr key={`${criterion} ${description}`}>
            <th scope="row">{criterion}</th>
            <td className={description ? undefined : 'breakdown-none'}>
              {description ?? notChosen}
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td>{result.totalPoints}</td>
        </tr>
      </tfoot>
    </table>
  );
}
