import type { PrintBlock } from '../../content/freeGuides/freeGuide';

type WorksheetBlock = Extract<PrintBlock, { kind: 'worksheet' }>;

/** A table to fill in; its empty cells are for writing. */
export function Worksheet({ caption, columns, rows, total = false }: WorksheetBlock) {
  return (
    <div className="sheet-scroll">
      <table className={total ? 'sheet-table sheet-total' : 'sheet-table'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and never move.
            <tr key={row}>
              {columns.map((column, place) => {
                const cell = cells[place] ?? '';
                if (place > 0 || cell === '') return <td key={column}>{cell}</td>;
                return (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
