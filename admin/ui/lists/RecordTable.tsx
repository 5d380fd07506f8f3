import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  ListNoResults,
  Loading,
  type RaRecord,
  RecordsIterator,
  useListContext,
  WithListContext,
} from 'react-admin';

export interface RecordColumn<Row>
  extends Pick<DataTableColumnProps, 'source' | 'sx' | 'disableSort' | 'sortByOrder'> {
  label: string;
  /** Without it, the value at `source`. */
  render?(row: Row): ReactNode;
  /** Left out where a table has no room. */
  isWideOnly?: boolean;
}

interface Props<Row extends RaRecord> extends Pick<DataTableProps<Row>, 'rowClick'> {
  columns: readonly RecordColumn<Row>[];
  /** Said where there is nothing, though nothing narrows the list. */
  empty?: string;
}

/** A list's rows as a table or, where that has no room, one under the other, headed by the first column. */
export function RecordTable<Row extends RaRecord>({
  columns,
  rowClick = false,
  empty,
}: Props<Row>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const nothing = <Nothing text={empty} />;
  if (isNarrow) {
    return <Cards columns={columns.filter(({ isWideOnly }) => !isWideOnly)} nothing={nothing} />;
  }
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick={rowClick} empty={nothing} sx={tight}>
      {columns.map(({ isWideOnly: _, ...column }) => (
        <DataTable.Col<Row> key={column.label} {...column} />
      ))}
    </DataTable>
  );
}

/** Beside the sidebar of a small laptop every column has to give some room. */
const tight = {
  '@media (max-width: 1199.95px)': { '& .MuiTableCell-root': { minWidth: 0, px: 0.75 } },
};

function Nothing({ text }: { text: string | undefined }) {
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return text && !isNarrowed ? <Typography sx={{ p: 2 }}>{text}</Typography> : <ListNoResults />;
}

interface CardsProps<Row extends RaRecord> extends Pick<Props<Row>, 'columns'> {
  nothing: ReactNode;
}

function Cards<Row extends RaRecord>({ columns, nothing }: CardsProps<Row>) {
  return (
    <WithListContext<Row>
      loading={<Loading />}
      empty={nothing}
      render={() => (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <RecordsIterator<Row>
            render={(row) => <Card key={row.id} row={row} columns={columns} />}
          />
        </Box>
      )}
    />
  );
}

function Card<Row extends RaRecord>({ row, columns }: Props<Row> & { row: Row }) {
  const [title, ...others] = columns.map(({ label, source = '', render }) => ({
    label,
    shown: render ? render(row) : row[source],
  }));
  return (
    <Box component="li" sx={card}>
      <Typography component="h2" sx={{ fontWeight: 650 }}>
        {title?.shown}
      </Typography>
      {others.map(({ label, shown }) => shown && <div key={label}>{shown}</div>)}
    </Box>
  );
}

const card = {
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
