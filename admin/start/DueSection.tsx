import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type RaRecord, type SortPayload, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Due } from '../../api/types';
import { useFromApi } from '../useFromApi';
import { StartCard, startRow } from './StartCard';

const shown = 5;

/** One thing that waits for somebody. */
export interface DueRow {
  key: string;
  /** What it is called, and where it is dealt with. */
  name: string;
  to: string;
  /** Why it waits, and since when. */
  note: ReactNode;
}

interface Props<Row extends RaRecord> {
  title: string;
  /** What stands where nothing waits. */
  nothing: string;
  /** What the API calls it. */
  name: keyof Due;
  /** The resource that lists it. */
  resource: 'facts' | 'blogs' | 'outbox';
  sort: SortPayload;
  /** The API's columns to read; all without it. */
  fields?: string;
  rowOf(record: Row): DueRow;
}

/** What waits of one kind: how much, the first few, and the way to all. */
export function DueSection<Row extends RaRecord>(props: Props<Row>) {
  const { title, nothing, name, resource, sort, fields, rowOf } = props;
  const due = useFromApi<Due>(['due'], '/api/due');
  const { count, filter = {} } = due.data?.[name] ?? {};
  const pagination = { page: 1, perPage: shown };
  const meta = fields ? { fields } : undefined;
  const list = useGetList<Row>(
    resource,
    { filter, sort, pagination, meta },
    { enabled: Boolean(count) },
  );
  const rows = count === 0 ? [] : list.data?.map(rowOf);
  const error = due.error ?? list.error;
  const asked = { filter: JSON.stringify(filter), sort: sort.field, order: sort.order };
  return (
    <StartCard
      title={title}
      count={rows && <Typography color="text.secondary">{count || 'None'}</Typography>}
    >
      {error && <Alert severity="error">This could not be read. {error.message}</Alert>}
      {rows?.length === 0 && <Typography color="text.secondary">{nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box component="li" key={row.key} sx={startRow}>
            <Link to={row.to} sx={{ fontWeight: 600 }}>
              {row.name}
            </Link>
            <Typography variant="body2" color="text.secondary" component="div">
              {row.note}
            </Typography>
          </Box>
        ))}
      </Box>
      {rows && count !== undefined && count > rows.length && (
        <Button
          component={RouterLink}
          to={`/${resource}?${new URLSearchParams(asked)}`}
          size="small"
          sx={{ ml: -0.5 }}
        >
          All {count}
        </Button>
      )}
    </StartCard>
  );
}
