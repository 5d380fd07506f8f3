import { Box, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  ListNoResults,
  type RaRecord,
  RecordsIterator,
  useListContext,
  WithListContext,
} from 'react-admin';
import { Opening } from '../layout/Opening';

export interface RecordColumn<Row>
  extends Pick<DataTableColumnProps, 'source' | 'sx' | 'disableSort' | 'sortByOrder'> {
  label: string;
  /** Default: the value at `source`. */
  render?(row: Row): ReactNode;
  /** Hidden in narrow tables. */
  isWideOnly?: boolean;
}

interface Props<Row extends RaRecord>
  extends Pick<DataTableProps<Row>, 'rowClick' | 'bulkActionButtons'> {
  columns: readonly RecordColumn<Row>[];
  /** Content of a card below its heading; default: the other columns, one per line. */
  card?(row: Row): ReactNode;
  /** Shown if the unfiltered list is empty. */
  empty?: string;
}

export const useIsNarrow = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

/** A list as a table or, on narrow screens, as cards headed by the first column. */
export function RecordTable<Row extends RaRecord>({
  columns,
  card,
  rowClick = false,
  bulkActionButtons = false,
  empty,
}: Props<Row>) {
  const isNarrow = useIsNarrow();
  const nothing = <Nothing text={empty} />;
  if (isNarrow) {
    const [title, ...others] = columns.filter(({ isWideOnly }) => !isWideOnly);
    const lines = (row: Row) =>
      others.map((column) => <div key={column.label}>{shownIn(column, row)}</div>);
    return (
      <Cards<Row>
        title={(row) => title && shownIn(title, row)}
        card={card ?? lines}
        nothing={nothing}
      />
    );
  }
  const look = { bulkActionButtons, rowClick, empty: nothing, sx: tight };
  return (
    <DataTable<Row> {...look}>
      {columns.map(({ isWideOnly: _, ...column }) => (
        <DataTable.Col<Row> key={column.label} {...column} />
      ))}
    </DataTable>
  );
}

/** Beside the sidebar of a laptop columns must be narrower. */
const tight = {
  '@media (max-width: 1535.95px)': { '& .MuiTableCell-root': { minWidth: 0, px: 0.75 } },
};

/** A row's actions in one line: quiet words. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={quiet}>
    {children}
  </Stack>
);

const quiet = {
  '& .MuiButton-root': { minWidth: 0, px: 0.75, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .MuiButton-root:hover, & .MuiButton-root:focus-visible': { color: 'text.primary' },
} as const;

/** Shown instead of rows: `text`, unless a filter or search narrows the list. */
export function Nothing({ text }: { text: string | undefined }) {
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return text && !isNarrowed ? <Typography sx={{ p: 2 }}>{text}</Typography> : <ListNoResults />;
}

const shownIn = <Row extends RaRecord>({ source = '', render }: RecordColumn<Row>, row: Row) =>
  render ? render(row) : row[source];

interface CardsProps<Row> {
  title(row: Row): ReactNode;
  card(row: Row): ReactNode;
  nothing: ReactNode;
}

/** SimpleList's second line is a paragraph, which may not contain badges or buttons. */
const Cards = <Row extends RaRecord>({ title, card, nothing }: CardsProps<Row>) => (
  <WithListContext<Row>
    loading={<Opening />}
    empty={nothing}
    render={() => (
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        <RecordsIterator<Row>
          render={(row) => (
            <Box key={row.id} component="li" sx={cardStyles}>
              <Typography component="h2" sx={{ fontWeight: 650 }}>
                {title(row)}
              </Typography>
              {card(row)}
            </Box>
          )}
        />
      </Box>
    )}
  />
);

const cardStyles = {
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > :empty': { display: 'none' },
} as const;
