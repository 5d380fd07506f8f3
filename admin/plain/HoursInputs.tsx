import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Button,
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { fullDays, type Interval, type Period, shownDays, type Week } from '../../shared/hours';
import type { FieldSpec } from '../ui/forms/fields';

interface Props {
  field: FieldSpec;
}

/** Opening hours by weekday. */
export function WeekInput({ field }: Props) {
  const { field: input } = useController({ name: field.source });
  const week: Week = input.value ?? [];
  const change = (day: number, hours: readonly Interval[]) =>
    input.onChange(fullDays.map((_, index) => (index === day ? hours : (week[index] ?? []))));
  const monday = week[1] ?? [];
  const asMonday = () =>
    input.onChange(fullDays.map((_, day) => (day > 1 && day < 6 ? monday : (week[day] ?? []))));
  return (
    <Group field={field}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {shownDays.map((day) => (
          <Box key={day} sx={daySx}>
            <Typography variant="body2" sx={{ py: 1 }}>
              {fullDays[day]}
            </Typography>
            <Intervals
              subject={fullDays[day] ?? ''}
              hours={week[day] ?? []}
              onChange={(hours) => change(day, hours)}
            />
          </Box>
        ))}
      </Box>
      <Button size="small" onClick={asMonday} sx={{ alignSelf: 'start', mt: 0.5 }}>
        Tuesday to Friday as Monday
      </Button>
    </Group>
  );
}

const daySx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '6.5rem 1fr' },
  columnGap: 1,
} as const;

/** The hours of one day; without any it is closed. */
export function HoursInput({ field }: Props) {
  const { field: input } = useController({ name: field.source });
  return (
    <Group field={field}>
      <Intervals subject={field.label} hours={input.value ?? []} onChange={input.onChange} />
    </Group>
  );
}

interface IntervalsProps {
  /** Names the day, for the labels of its times. */
  subject: string;
  hours: readonly Interval[];
  onChange(hours: readonly Interval[]): void;
}

const usual: Interval = ['09:00', '17:00'];
const quarter = 15 * 60;

/** Times from … to …, with buttons to add and remove them. */
function Intervals({ subject, hours, onChange }: IntervalsProps) {
  const replace = (index: number, interval: Interval) =>
    onChange(hours.map((other, at) => (at === index ? interval : other)));
  const add = () => onChange([...hours, hours.length === 0 ? usual : ['13:00', '17:00']]);
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'start' }}>
      {hours.map(([opens, closes], index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
          key={index}
          onRemove={() => onChange(hours.filter((_, at) => at !== index))}
          removes={`Remove ${opens} to ${closes} of ${subject}`}
        >
          <ClockField
            type="time"
            label={`${subject} from`}
            value={opens}
            onChange={(time) => replace(index, [time, closes])}
          />
          –
          <ClockField
            type="time"
            label={`${subject} to`}
            value={closes}
            onChange={(time) => replace(index, [opens, time])}
          />
        </Row>
      ))}
      <Button size="small" color="inherit" startIcon={<AddIcon />} onClick={add}>
        {hours.length === 0 ? 'Closed: add hours' : 'Add hours'}
      </Button>
    </Stack>
  );
}

interface TextProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

interface ClockFieldProps extends TextProps {
  type: 'time' | 'date';
}

/** A short input of a time, on the quarter hour, or of a day. */
const ClockField = ({ type, label, value, onChange }: ClockFieldProps) => (
  <TextField
    type={type}
    size="small"
    margin="none"
    fullWidth={false}
    sx={{ width: type === 'time' ? '8.25rem' : '8.75rem', '& input': { px: 1 } }}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': label, ...(type === 'time' && { step: quarter }) } }}
  />
);

/** Days without work, from … to …. */
export function PeriodsInput({ field }: Props) {
  const { field: input } = useController({ name: field.source });
  const periods: readonly Period[] = input.value ?? [];
  const replace = (index: number, period: Period) =>
    input.onChange(periods.map((other, at) => (at === index ? period : other)));
  return (
    <Group field={field}>
      <Stack spacing={0.5} sx={{ alignItems: 'start' }}>
        {periods.map((period, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
            key={index}
            onRemove={() => input.onChange(periods.filter((_, at) => at !== index))}
            removes={`Remove ${period.from} to ${period.to}`}
          >
            <ClockField
              type="date"
              label="First day"
              value={period.from}
              onChange={(from) => replace(index, { ...period, from })}
            />
            –
            <ClockField
              type="date"
              label="Last day"
              value={period.to}
              onChange={(to) => replace(index, { ...period, to })}
            />
          </Row>
        ))}
        <Button
          size="small"
          color="inherit"
          startIcon={<AddIcon />}
          onClick={() => input.onChange([...periods, { from: '', to: '' }])}
        >
          Add days
        </Button>
      </Stack>
    </Group>
  );
}

interface RowProps {
  children: ReactNode;
  /** Label of the button that removes it. */
  removes: string;
  onRemove(): void;
}

const Row = ({ children, removes, onRemove }: RowProps) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    {children}
    <IconButton size="small" aria-label={removes} onClick={onRemove}>
      <CloseIcon fontSize="small" />
    </IconButton>
  </Stack>
);

export function Group({ field, children }: Props & { children: ReactNode }) {
  const { source, label, help } = field;
  const { error } = useController({ name: source }).fieldState;
  const id = useId();
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={`${id}-help`}
      sx={{ display: 'flex', my: 1.5 }}
    >
      <FormLabel component="legend" sx={{ fontSize: 'body2.fontSize', mb: 0.5 }}>
        {label}
      </FormLabel>
      {children}
      <FormHelperText id={`${id}-help`}>{error?.message ?? help}</FormHelperText>
    </FormControl>
  );
}
