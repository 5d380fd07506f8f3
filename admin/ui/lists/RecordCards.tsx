import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ListNoResults,
  Loading,
  type RaRecord,
  RecordsIterator,
  WithListContext,
} from 'react-admin';

interface Props<Row> {
  title(row: Row): ReactNode;
  /** A quiet line below the title. */
  details?(row: Row): ReactNode;
  /** How the record stands, on a line of its own. */
  state?(row: Row): ReactNode;
  text?(row: Row): ReactNode;
  /** A last line, which then holds the actions too. */
  badge?(row: Row): ReactNode;
  /** Buttons, which take their record from the context. */
  actions?: ReactNode;
}

/**
 * The list where a table has no room: what its columns hold, one record under the other.
 * SimpleList's second line is a paragraph, which can hold neither badge nor buttons.
 */
export function RecordCards<Row extends RaRecord>(props: Props<Row>) {
  return (
    <WithListContext<Row>
      loading={<Loading />}
      empty={<ListNoResults />}
      render={() => (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <RecordsIterator<Row> render={(row) => <Card key={row.id} row={row} {...props} />} />
        </Box>
      )}
    />
  );
}

function Card<Row>({
  row,
  title,
  details,
  state,
  text,
  badge,
  actions,
}: Props<Row> & { row: Row }) {
  const line = { display: 'flex', alignItems: 'center', gap: 1 };
  const words = { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' };
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={line}>
        <Typography component="h2" sx={{ ...words, fontWeight: 650 }}>
          {title(row)}
        </Typography>
        {!badge && actions}
      </Box>
      {details && (
        <Typography variant="body2" color="text.secondary" sx={{ my: 0.5 }}>
          {details(row)}
        </Typography>
      )}
      {state && <Box sx={{ typography: 'body2', mb: 0.5 }}>{state(row)}</Box>}
      {text && (
        <Typography variant="body2" sx={words}>
          {text(row)}
        </Typography>
      )}
      {badge && (
        <Box sx={{ ...line, mt: 1 }}>
          <Box sx={words}>{badge(row)}</Box>
          {actions}
        </Box>
      )}
    </Box>
  );
}
