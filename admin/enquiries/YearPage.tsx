import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { ConsultationNumbers, EnquiryYear, GroupNumbers } from '../../api/types';
import { topicName } from '../bookings/labels';
import { httpClient } from '../httpClient';
import { useRead } from '../reads';
import { Opening } from '../ui/layout/Opening';
import { PageHeading } from '../ui/layout/PageHeading';
import { saveFile } from '../ui/lists/saveFile';
import { useChange } from '../useChange';
import { formatDuration } from './age';
import { channels } from './labels';

/** A year of enquiries: received, answered, became clients; and how long they waited. */
export function YearPage() {
  const [year, setYear] = useState<number>();
  const query = year === undefined ? '' : `?year=${year}`;
  const { data, error } = useRead<EnquiryYear>('enquiry-year', query, {
    placeholderData: (previous) => previous,
  });
  if (data) return <Year data={data} onYear={setYear} />;
  return (
    <>
      <PageHeading title="Enquiries in a year" />
      {error ? <Alert severity="error">{error.message}</Alert> : <Opening doing="Counting" />}
    </>
  );
}

interface YearProps {
  data: EnquiryYear;
  onYear(year: number): void;
}

function Year({ data, onYear }: YearProps) {
  const { year, years, total, months, offices, topics, sources, consultations, agents } = data;
  const byMonth = renamed(months, monthName);
  const { mutate: download, isPending } = useChange<{ body: string }, void>('enquiry-year', {
    act: () => httpClient(`/api/enquiry-year?year=${year}&format=csv`),
    onSuccess: ({ body }) => saveFile(`enquiries-${year}.csv`, 'text/csv', body),
  });
  return (
    <>
      <PageHeading title={`Enquiries in ${year}`}>
        <Button disabled={isPending} onClick={() => download()}>
          Export CSV
        </Button>
      </PageHeading>
      <Stack spacing={2} sx={{ maxWidth: '60rem' }}>
        <TextField
          select
          label="Year"
          value={year}
          onChange={({ target }) => onYear(Number(target.value))}
          sx={{ width: '10rem' }}
        >
          {years.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status">
          {total.received} received, {total.answered} answered by a person, {total.booked} booked a
          consultation by themselves, {total.clients} became clients.
          {total.median_seconds !== null &&
            ` Half had a first reply within ${hoursOf(total.median_seconds)}, nine in ten within ${hoursOf(total.most_seconds)}.`}
          {agents.length > 0 &&
            ` ${consultations.held} consultations were held; to ${consultations.missed} the client didn’t come.`}
        </Typography>
        <Legend />
        <Received title="By month" first="Month" rows={byMonth} />
        <Waiting rows={byMonth} />
        <Received
          title="By office"
          first="Office"
          rows={renamed(offices, (name) => name || 'No office')}
        />
        <Received
          title="By topic"
          first="Topic"
          rows={renamed(topics, (name) => topicName(name) || 'No topic')}
        />
        <Received
          title="By where they came from"
          first="From"
          rows={renamed(sources, (name) => sourceName(name) || 'Directly, or unknown')}
        />
        <Numbers
          title="Consultations by person"
          first="Person"
          rows={agents.map((row) => ({ ...row, name: row.name || 'Somebody who has left' }))}
          columns={meetings}
        />
        <Typography variant="body2" color="text.secondary">
          By the day on which an enquiry was received, in Sydney, without spam. Answered are those
          to whom a person replied, by mail or a call, or for whom they booked a time: not what the
          site acknowledges by itself. A client is one closed as Client. Consultations count by the
          day on which they began. Closed enquiries are deleted after two years, so earlier years
          are incomplete.
        </Typography>
      </Stack>
    </>
  );
}

const renamed = (rows: readonly GroupNumbers[], rename: (name: string) => string) =>
  rows.map((row) => ({ ...row, name: rename(row.name) }));

const sourceName = (name: string): string => (channels as Record<string, string>)[name] ?? name;

const month = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });
const monthName = (name: string): string => month.format(new Date(`${name}-01`));

const hoursOf = (seconds: number | null): string =>
  seconds === null ? '' : formatDuration(seconds * 1000);

interface Column<Row = GroupNumbers> {
  heading: string;
  value(row: Row): ReactNode;
}

const counts: readonly Column[] = [
  { heading: 'Received', value: ({ received }) => received },
  { heading: 'Answered', value: ({ answered }) => answered },
  { heading: 'Booked', value: ({ booked }) => booked },
  { heading: 'Clients', value: ({ clients }) => clients },
];
const waits: readonly Column[] = [
  { heading: 'Median', value: ({ median_seconds }) => hoursOf(median_seconds) },
  { heading: '90 %', value: ({ most_seconds }) => hoursOf(most_seconds) },
];

const meetings: readonly Column<ConsultationNumbers>[] = [
  { heading: 'Held', value: ({ held }) => held },
  { heading: 'Didn’t come', value: ({ missed }) => missed },
];

interface NumbersProps<Row = GroupNumbers> {
  title: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** A row's drawing, below its name. */
  drawing?(row: Row): ReactNode;
}

/** A table of numbers by group, with a drawing in each row; nothing without rows. */
function Numbers<Row extends { name: string }>({
  title,
  first,
  rows,
  columns,
  drawing,
}: NumbersProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Card component="section">
      <CardContent sx={{ overflowX: 'auto', '&:last-child': { pb: 2 } }} tabIndex={0}>
        <Box component="table" sx={table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {[first, ...columns.map(({ heading }) => heading)].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <Box component="th" scope="row">
                  {row.name}
                  {drawing?.(row)}
                </Box>
                {columns.map(({ heading, value }) => (
                  <td key={heading}>{value(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </CardContent>
    </Card>
  );
}

/** What was received, and what came of it. */
function Received(props: Pick<NumbersProps, 'title' | 'first' | 'rows'>) {
  const most = Math.max(1, ...props.rows.map(({ received }) => received));
  return (
    <Numbers
      {...props}
      columns={[...counts, ...waits]}
      drawing={(row) => <Bar {...row} most={most} />}
    />
  );
}

/** The first reply by month: a dot at the median, a line to the 90th percentile. */
function Waiting({ rows }: Pick<NumbersProps, 'rows'>) {
  const longest = Math.max(...rows.map(({ most_seconds }) => most_seconds ?? 0));
  if (longest === 0) return null;
  const at = (seconds: number | null) => `${(97 * (seconds ?? 0)) / longest + 1.5}%`;
  return (
    <Numbers
      title="Time to the first reply"
      first="Month"
      rows={rows}
      columns={waits}
      drawing={({ median_seconds, most_seconds }) => (
        <Box component="svg" aria-hidden sx={plot}>
          {median_seconds !== null && (
            <>
              <line x1={at(median_seconds)} x2={at(most_seconds)} y1="50%" y2="50%" />
              <line x1={at(most_seconds)} x2={at(most_seconds)} y1="10%" y2="90%" />
              <circle cx={at(median_seconds)} cy="50%" r="4" />
            </>
          )}
        </Box>
      )}
    />
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', typography: 'h6', pb: 1 },
  '& th, & td': {
    borderBottom: 1,
    borderColor: 'divider',
    py: 0.75,
    px: { xs: 0.5, sm: 1 },
    textAlign: 'right',
  },
  '& th:first-of-type': {
    textAlign: 'left',
    pl: 0,
    width: '45%',
    minWidth: { xs: '6rem', sm: '9rem' },
  },
  // The times by month have a table of their own.
  '& th:nth-of-type(n+5), & td:nth-of-type(n+4)': { display: { xs: 'none', sm: 'table-cell' } },
  '& thead th': { typography: 'body2', color: 'text.secondary', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 500 },
} as const;

const plot = {
  display: 'block',
  width: '100%',
  height: 14,
  mt: 0.5,
  overflow: 'visible',
  color: 'primary.main',
  stroke: 'currentColor',
  fill: 'currentColor',
} as const;

interface BarProps extends Pick<GroupNumbers, 'received' | 'answered' | 'clients'> {
  /** The number that fills the whole width. */
  most: number;
}

/** Received as an outline, answered hatched, clients solid: told apart without colour. */
function Bar({ received, answered, clients, most }: BarProps) {
  const width = (count: number) => `${(100 * count) / most}%`;
  return (
    <Box component="svg" aria-hidden sx={plot}>
      <Hatching />
      <rect width={width(received)} height="100%" fill="none" />
      <rect width={width(answered)} height="100%" fill="url(#answered)" strokeWidth={0} />
      <rect y="25%" width={width(clients)} height="50%" strokeWidth={0} />
    </Box>
  );
}

const Hatching = () => (
  <defs>
    <pattern
      id="answered"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" y1="0" x2="0" y2="5" strokeWidth="2" />
    </pattern>
  </defs>
);

const keys = [
  { label: 'Received', received: 1, answered: 0, clients: 0 },
  { label: 'Answered', received: 1, answered: 1, clients: 0 },
  { label: 'Clients', received: 1, answered: 1, clients: 1 },
];

function Legend() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 2, flexWrap: 'wrap' }}
      aria-label="Legend"
      role="group"
    >
      {keys.map(({ label, ...bar }) => (
        <Stack key={label} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 40 }}>
            <Bar {...bar} most={1} />
          </Box>
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
