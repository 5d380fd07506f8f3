import { Box, type Theme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { PersonHours } from '../../api/types';
import { initialsOf } from '../../shared/initials';
import { formatDate, today } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { bookingStates, bookingTimes, clockIn, misfits, wayOf } from './labels';
import {
  clockOf,
  type FreeTime,
  type Part,
  type PlacedBooking,
  shownHours,
  slotMinutes,
  type WeekDay,
} from './week';

const hourHeight = 56;
const pixels = (minutes: number): number => (minutes * hourHeight) / 60;

const weekdayShort = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' });
export const weekdayLong = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

interface Props {
  week: readonly WeekDay[];
  people: readonly Pick<PersonHours, 'id' | 'name'>[];
  /** Minute of this day in Sydney. */
  now: number;
}

/** Days as columns, hours as rows. Free half hours book, consultations open. */
export function WeekGrid({ week, people, now }: Props) {
  const shown = shownHours(week);
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, at) => at * 60);
  return (
    <Box sx={frame} style={{ gridTemplateColumns: `3rem repeat(${week.length}, minmax(0, 1fr))` }}>
      <span />
      {week.map(({ day, open }) => (
        <Box key={day} sx={[head, day === today() && todaysHead]}>
          <strong>{weekdayShort.format(Date.parse(day))}</strong>{' '}
          {formatDate(day).replace(/ \d{4}$/, '')}
          {open.length === 0 && <Box component="span"> · closed</Box>}
        </Box>
      ))}
      <Box sx={{ position: 'relative', height: pixels(shown.to - shown.from) }} aria-hidden>
        {hours.map((minute) => (
          <Box key={minute} sx={hourLabel} style={{ top: pixels(minute) }}>
            {clockOf(shown.from + minute)}
          </Box>
        ))}
      </Box>
      {week.map((day) => (
        <DayColumn key={day.day} {...day} shown={shown} people={people} now={now} />
      ))}
    </Box>
  );
}

interface DayColumnProps extends WeekDay {
  shown: Part;
  people: Props['people'];
  now: number;
}

function DayColumn({ day, open, bookings, free, shown, people, now }: DayColumnProps) {
  const at = ({ from, to }: Part) => ({
    top: pixels(from - shown.from),
    height: pixels(to - from),
  });
  const name = `${weekdayLong.format(Date.parse(day))} ${formatDate(day)}`;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={column}
      style={{ height: pixels(shown.to - shown.from) }}
      onKeyDown={moveFocus}
    >
      {open.map((part) => (
        <Box
          key={part.from}
          sx={openPart}
          // Its lines continue those of the column.
          style={{ ...at(part), backgroundPositionY: -pixels(part.from % 60) }}
        />
      ))}
      {free.map((time, index) => (
        <FreeHalfHour
          key={time.at}
          {...time}
          name={name}
          isFirst={index === 0}
          style={at({ from: time.minute, to: time.minute + slotMinutes })}
        />
      ))}
      {bookings.map((placed) => (
        <BookingBlock
          key={placed.booking.id}
          placed={placed}
          index={people.findIndex(({ id }) => id === placed.booking.person_id)}
          style={at(placed)}
        />
      ))}
      {day === today() && now >= shown.from && now <= shown.to && (
        <Box sx={nowLine} style={{ top: pixels(now - shown.from) }} aria-hidden />
      )}
    </Box>
  );
}

interface FreeHalfHourProps extends FreeTime {
  name: string;
  isFirst: boolean;
  style: object;
}

/** One is reached by Tab, the others of its day by the arrow keys. */
function FreeHalfHour({ at, minute, people, name, isFirst, style }: FreeHalfHourProps) {
  const [only] = people;
  const query = new URLSearchParams({
    at,
    ...(people.length === 1 && only && { person: only.id }),
  });
  const who = people.map((person) => person.name).join(', ');
  return (
    <Box
      component={Link}
      to={`/bookings/create?${query}`}
      tabIndex={isFirst ? 0 : -1}
      title={`Book ${clockOf(minute)}: ${who}`}
      aria-label={`Book ${clockOf(minute)} on ${name}: ${who}`}
      data-free
      sx={freeStyles}
      style={style}
    >
      + {clockOf(minute)}
    </Box>
  );
}

/** Moves among the free half hours of a day. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const free = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-free]')];
  const index = free.findIndex((element) => element.matches(':focus'));
  if (index < 0) return;
  event.preventDefault();
  free[index + step]?.focus();
}

interface BookingBlockProps {
  placed: PlacedBooking;
  /** Of the person among all, which gives their colour. */
  index: number;
  style: object;
}

function BookingBlock({ placed: { booking, lane, lanes }, index, style }: BookingBlockProps) {
  const { enquiry_id, name, email, phone, starts_at, state, person, misfit, lacks_note } = booking;
  const { price, paid_at } = booking;
  const who = nameOrContact({ name, email, phone });
  const marks = [
    state !== 'booked' && bookingStates[state].name,
    lacks_note && 'no note yet',
    state === 'booked' && price !== '' && !paid_at && 'not marked as paid',
    misfit && `no longer fits: ${misfits[misfit]}`,
  ].filter(Boolean);
  const more = [bookingTimes(booking), wayOf(booking), person && `with ${person}`, ...marks];
  return (
    <Box
      component={Link}
      to={`/enquiries/${encodeURIComponent(enquiry_id)}`}
      title={[who, ...more].filter(Boolean).join('\n')}
      sx={[block, state === 'missed' && missed, marks.length > 0 && marked]}
      style={{
        ...style,
        left: `${(lane * 100) / lanes}%`,
        width: `calc(${100 / lanes}% - 3px)`,
        borderLeftColor: colourOf(index),
        ['--person' as string]: colourOf(index),
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={initialsStyles}
        style={{ backgroundColor: colourOf(index) }}
      >
        {initialsOf(person ?? '')}
      </Box>
      {clockIn(starts_at, 'Australia/Sydney').replace(' ', '\u00a0')} {who}
      <span style={visuallyHidden}>, {more.filter(Boolean).join(', ')}</span>
    </Box>
  );
}

// Each has a contrast of at least 4.5 with white.
const colours = [
  '#2F6B4F',
  '#9A3B26',
  '#3B5B92',
  '#7A4B8C',
  '#7C5A0E',
  '#0F6A73',
  '#8A3460',
  '#4F5B66',
];

/** A person's colour, by their place among all. */
export const colourOf = (index: number): string =>
  colours[index < 0 ? colours.length - 1 : index % colours.length] ?? '#4F5B66';

const frame = {
  display: 'grid',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
const head = { p: 0.75, fontSize: '0.8125rem', borderLeft: 1, borderColor: 'divider' } as const;
const todaysHead = { bgcolor: 'action.selected' } as const;
const hourLabel = {
  position: 'absolute',
  right: 6,
  fontSize: '0.75rem',
  lineHeight: 1,
  pt: '2px',
  color: 'text.secondary',
} as const;
const hourLines = ({ palette }: Theme) => ({
  backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px)`,
  backgroundSize: `100% ${hourHeight}px`,
});
const column = (theme: Theme) => ({
  position: 'relative',
  borderLeft: `1px solid ${theme.palette.divider}`,
  '--sheet': theme.palette.background.paper,
  backgroundColor: theme.palette.action.hover,
  ...hourLines(theme),
});
const openPart = (theme: Theme) => ({
  ...hourLines(theme),
  position: 'absolute',
  insetInline: 0,
  backgroundColor: theme.palette.background.paper,
});
const freeStyles = {
  position: 'absolute',
  insetInline: 2,
  borderRadius: 1,
  px: 0.5,
  fontSize: '0.75rem',
  color: { xs: 'text.secondary', md: 'transparent' },
  textDecoration: 'none',
  '&:hover, &:focus-visible': { color: 'primary.main', bgcolor: 'action.selected' },
} as const;
const block = {
  position: 'absolute',
  overflow: 'hidden',
  borderRadius: 1,
  borderLeft: 4,
  px: 0.5,
  boxShadow: 1,
  backgroundColor: 'color-mix(in srgb, var(--person) 14%, var(--sheet))',
  color: 'text.primary',
  fontSize: '0.75rem',
  lineHeight: 1.15,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { zIndex: 2, boxShadow: 3 },
} as const;
const missed = { textDecoration: 'line-through', color: 'text.secondary' } as const;
const marked = { outline: '2px solid', outlineColor: 'warning.main', outlineOffset: -2 } as const;
const initialsStyles = {
  display: 'inline-block',
  color: '#fff',
  borderRadius: 0.5,
  px: '3px',
  mr: '3px',
  fontSize: '0.6875rem',
  fontWeight: 650,
} as const;
const nowLine = {
  position: 'absolute',
  insetInline: 0,
  borderTop: 2,
  borderColor: 'error.main',
  zIndex: 1,
  pointerEvents: 'none',
} as const;
