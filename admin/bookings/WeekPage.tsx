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
  Typography,
} from '@mui/material';
import { Link, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { OfficeBooking } from '../../api/types';
import { daysAfter, mondayOf } from '../../shared/days';
import { formatDate, sydneyParts, sydneyToUtc, today } from '../dates';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { NewButton } from '../ui/lists/NewButton';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { bookingClock, bookingStates, misfits, notePath, topicName, wayOf } from './labels';
import { MisfitList } from './MisfitList';
import { UnnotedList } from './UnnotedList';
import { useBookings } from './useBookings';

const weekdays = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });
const everybody = 'all';

const startOf = (day: string): string => sydneyToUtc(day, '00:00') ?? `${day}T00:00:00.000Z`;

/** A week of consultations, day by day. */
export function WeekPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today());
  const person = query.get('person') ?? '';
  const {
    data = [],
    error,
    isPending,
  } = useBookings({
    from: startOf(monday),
    to: startOf(daysAfter(monday, 7)),
    ...(person && { person_id: person }),
  });
  const go = (values: Record<string, string>) =>
    setQuery({ ...(asked && { week: asked }), ...(person && { person }), ...values });
  const days = Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));
  const shown = days.flatMap((day) => {
    const bookings = data.filter(({ starts_at }) => sydneyParts(starts_at).day === day);
    return bookings.length > 0 ? [{ day, bookings }] : [];
  });
  return (
    <>
      <PageHeading title="Bookings">
        <NewButton resource="bookings" label="Book by hand" />
      </PageHeading>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Stack spacing={2} sx={{ maxWidth: '60rem' }}>
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
        {!isPending && data.length === 0 && <Typography>No consultations in this week.</Typography>}
        {shown.map(({ day, bookings }) => (
          <Section
            key={day}
            title={`${weekdays.format(Date.parse(day))} ${formatDate(day)}${day === today() ? ', today' : ''}`}
          >
            <Box component="ul" sx={rows}>
              {bookings.map((booking) => (
                <BookingLine key={booking.id} {...booking} />
              ))}
            </Box>
          </Section>
        ))}
        <Typography variant="body2" color="text.secondary">
          Times are Sydney’s; beside them, the clock of who works elsewhere.
        </Typography>
      </Stack>
    </>
  );
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

function BookingLine(booking: OfficeBooking) {
  const { enquiry_id, name, email, phone, topic, state, person, misfit, lacks_note } = booking;
  const isGone = state === 'cancelled';
  return (
    <Box component="li" sx={{ opacity: isGone ? 0.7 : 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600, textDecoration: isGone ? 'line-through' : 'none' }}>
          {bookingClock(booking)}
        </Typography>
        <Link to={`/enquiries/${encodeURIComponent(enquiry_id)}`} sx={{ fontWeight: 600 }}>
          {name || email || phone}
        </Link>
        {state !== 'booked' && <StatusLabel status={bookingStates[state]} />}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[wayOf(booking), person && `with ${person}`, topicName(topic)].filter(Boolean).join(', ')}
      </Typography>
      {lacks_note && <Link to={notePath(booking)}>Write the note</Link>}
      {misfit && (
        <Typography variant="body2" color="warning.main">
          No longer fits: {misfits[misfit]}
        </Typography>
      )}
    </Box>
  );
}

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
