import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  Alert,
  Box,
  Button,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { OfficeBooking, PersonHours } from '../../api/types';
import { dayInAddress, daysAfter, mondayOf } from '../../shared/days';
import { initialsOf } from '../../shared/initials';
import { formatDate, today } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { useRead } from '../reads';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { NewButton } from '../ui/lists/NewButton';
import { bookingTimes } from './labels';
import { MisfitList } from './MisfitList';
import { UnnotedList } from './UnnotedList';
import { useBookings } from './useBookings';
import { colourOf, WeekGrid, weekdayLong } from './WeekGrid';
import { minuteOf, startOf, type WeekDay, weekOf } from './week';

const everybody = 'all';

/** A week of consultations; on a phone a day of it. */
export function WeekPage() {
  const [query, setQuery] = useSearchParams();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const asked = dayInAddress(query.get('week'));
  const start = asked ?? today();
  const monday = mondayOf(start);
  const person = query.get('person') ?? '';
  const span = { from: startOf(monday), to: startOf(daysAfter(monday, 7)) };
  const bookings = useBookings({ ...span, ...(person && { person_id: person }) });
  const hours = useRead<PersonHours[]>('person-hours', `?${new URLSearchParams(span)}`);
  const go = (values: Record<string, string>) =>
    setQuery({ ...(asked && { week: asked }), ...(person && { person }), ...values });
  const days = Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));
  const all = hours.data ?? [];
  const shown = person ? all.filter(({ id }) => id === person) : all;
  const now = new Date().toISOString();
  const week = weekOf(days, bookings.data ?? [], shown, now);
  const cancelled = (bookings.data ?? []).filter(({ state }) => state === 'cancelled');
  const error = bookings.error ?? hours.error;
  return (
    <>
      <PageHeading title="Bookings">
        <NewButton resource="bookings" label="Book by hand" />
      </PageHeading>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Stack spacing={2}>
        <MisfitList />
        <UnnotedList />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <IconButton
            aria-label="The week before"
            onClick={() => go({ week: daysAfter(monday, -7) })}
          >
            <ChevronLeftIcon />
          </IconButton>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {formatDate(monday)} to {formatDate(daysAfter(monday, 6))}
          </Typography>
          <IconButton
            aria-label="The week after"
            onClick={() => go({ week: daysAfter(monday, 7) })}
          >
            <ChevronRightIcon />
          </IconButton>
          <Button onClick={() => go({ week: today() })}>This week</Button>
          <PersonFilter value={person} onChange={(id) => go({ person: id })} />
        </Stack>
        {isNarrow && <DayStrip week={week} chosen={start} onChoose={(day) => go({ week: day })} />}
        <WeekGrid
          week={isNarrow ? week.filter(({ day }) => day === start) : week}
          people={all}
          now={minuteOf(now)}
        />
        <Legend people={shown} all={all} />
        {cancelled.length > 0 && (
          <Section title="Cancelled in this week">
            <Box component="ul" sx={rows}>
              {cancelled.map((booking) => (
                <CancelledLine key={booking.id} {...booking} />
              ))}
            </Box>
          </Section>
        )}
      </Stack>
    </>
  );
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

const CancelledLine = (booking: OfficeBooking) => (
  <li>
    {bookingTimes(booking)},{' '}
    <Link to={`/enquiries/${encodeURIComponent(booking.enquiry_id)}`}>
      {nameOrContact(booking)}
    </Link>
    {booking.person && `, with ${booking.person}`}
  </li>
);

interface DayStripProps {
  week: readonly WeekDay[];
  chosen: string;
  onChoose(day: string): void;
}

const DayStrip = ({ week, chosen, onChoose }: DayStripProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5 }}>
    {week.map(({ day, bookings, open }) => (
      <Button
        key={day}
        variant={day === chosen ? 'contained' : 'outlined'}
        color={open.length === 0 ? 'inherit' : 'primary'}
        aria-pressed={day === chosen}
        onClick={() => onChoose(day)}
        sx={{ minWidth: 0, px: 0, flexDirection: 'column', lineHeight: 1.2 }}
      >
        <span style={visuallyHidden}>
          {weekdayLong.format(Date.parse(day))} {formatDate(day)}, {bookings.length} consultations
        </span>
        <span aria-hidden>{weekdayLong.format(Date.parse(day)).slice(0, 2)}</span>
        <span aria-hidden>{Number(day.slice(8))}</span>
        <Box component="span" aria-hidden sx={{ fontSize: '0.6875rem', minHeight: '1em' }}>
          {bookings.length > 0 && '•'.repeat(Math.min(bookings.length, 3))}
        </Box>
      </Button>
    ))}
  </Box>
);

interface LegendProps {
  people: readonly PersonHours[];
  all: readonly PersonHours[];
}

const Legend = ({ people, all }: LegendProps) => (
  <Box>
    <Box component="ul" aria-label="People" sx={{ ...rows, display: 'flex', flexWrap: 'wrap' }}>
      {people.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ mr: 1 }}>
          <Box
            component="span"
            sx={{ color: '#fff', borderRadius: 0.5, px: 0.5, mr: 0.5, fontSize: '0.75rem' }}
            style={{ backgroundColor: colourOf(all.findIndex((one) => one.id === id)) }}
          >
            {initialsOf(name)}
          </Box>
          {name}
        </Box>
      ))}
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      Times are Sydney’s. White is when somebody can be met: choose a free half hour to book it,
      also with the arrow keys.
    </Typography>
  </Box>
);

interface PersonFilterProps {
  value: string;
  onChange(id: string): void;
}

function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { data: people = [] } = useGetList<{ id: string; name: string }>('people', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'position', order: 'ASC' },
  });
  return (
    <TextField
      select
      size="small"
      margin="none"
      label="Person"
      value={people.some(({ id }) => id === value) ? value : everybody}
      onChange={({ target }) => onChange(target.value === everybody ? '' : target.value)}
      sx={{ minWidth: '12rem', width: 'auto' }}
    >
      <MenuItem value={everybody}>Everybody</MenuItem>
      {people.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
