/**
 * Explicit roles for a table's parts: on a phone the rows are stacked with CSS, and some browsers
 * then no longer tell screen readers that it is a table.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
