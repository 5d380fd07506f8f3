import type { Block, PointsGroup } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';
import { RichText } from './RichText';
import './DataTable.css';

export function DataTable({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  const { caption, columns, rows, note } = table;
  const [, ...valueColumns] = columns;
  return (
    <>
      <table className="guide-table table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {valueColumns.map((column, i) => (
                <td key={column}>
                  <FactText text={cells[i] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="guide-table-note small">
          <RichText text={note} />
        </p>
      )}
    </>
  );
}

const pointsADot = 5;
const step = 12;

interface PointsTableProps {
  caption: string;
  groups: readonly PointsGroup[];
}

/** The points table in the guide's version, with a blossom for every five points. */
export function PointsTable({ caption, groups }: PointsTableProps) {
  return (
    <table className="table guide-points">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What counts</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </table>
  );
}

function Group({ group }: { group: PointsGroup }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {group.label}
        </th>
      </tr>
      {group.items.map((item) => (
        <tr key={item.label}>
          <th scope="row">{item.label}</th>
          <td>
            <span>
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
      <path d={`M${step / 2} 6h${(count - 1) * step + 1}`} />
    </svg>
  );
}
