import './DataTable.css';
import type { Block } from '../../content/guides/guide';
import { Figures } from '../../facts/Figures';
import { RichText } from './RichText';
import { tableRoles } from './tableRoles';

/** A table whose rows become labelled stacks on a phone. */
export function DataTable({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  const { caption, columns, rows, note } = table;
  const [, ...valueColumns] = columns;
  return (
    <div className="guide-table-wrap">
      <table className="guide-table" {...tableRoles.table}>
        <caption>{caption}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column} {...tableRoles.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading} {...tableRoles.row}>
              <th {...tableRoles.rowHeader}>{heading}</th>
              {valueColumns.map((column, i) => (
                <td key={column} data-label={column} {...tableRoles.cell}>
                  <Figures text={cells[i] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="guide-table-note">
          <RichText text={note} />
        </p>
      )}
    </div>
  );
}
