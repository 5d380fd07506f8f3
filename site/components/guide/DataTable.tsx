import './DataTable.css';
import type { Block } from '../../content/guides/guide';
import { FactText } from '../../facts/FactText';
import { RichText } from './RichText';

/** A table and the note below it. */
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
