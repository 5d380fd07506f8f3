import './Worksheet.css';
import { FactText } from '../../facts/FactText';

interface WorksheetProps {
  caption?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** True if the last row is the sum of the others. */
  total?: boolean;
  /** True if each row begins with a checkbox. */
  boxes?: boolean;
}

/** A table to fill in by hand. On phones its rows are stacked. */
export function Worksheet({ caption, columns, rows, total, boxes }: WorksheetProps) {
  /** Narrow columns, such as 'To' or prefilled ones. */
  const isShort = (column: string, position: number) =>
    columns.length > 3 && (column.length <= 4 || rows.every((cells) => cells[position] !== ''));
  return (
    <table className={total ? 'sheet-table sheet-total' : 'sheet-table'}>
      <caption className={caption ? undefined : 'visually-hidden'}>
        {caption ?? 'Checklist'}
      </caption>
      <thead>
        <tr>
          {columns.map((column, position) =>
            column === '' ? (
              <td key={column} />
            ) : (
              <th
                key={column}
                className={isShort(column, position) ? 'sheet-short' : undefined}
                scope="col"
              >
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([row, cells]) => (
          <tr key={row}>
            {columns.map((column, position) => {
              const cell = cells[position] ?? '';
              if (position > 0 || cell === '') {
                return (
                  <td key={column}>
                    <FactText text={cell} />
                  </td>
                );
              }
              return (
                <th key={column} className={boxes ? 'sheet-box' : undefined} scope="row">
                  <FactText text={cell} />
                </th>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
