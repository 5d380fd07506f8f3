import { SelectInput, useGetList } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { OfficeBooking } from '../../api/types';
import { readSlotId, type Slot } from '../../shared/bookings';
import { type Price, priceInWords } from '../../shared/price';
import { inputToUtc, sydneyParts } from '../dates';
import { useRead } from '../reads';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec, FormErrors } from '../ui/forms/fields';
import { choicesOf } from '../ui/lists/choiceFilter';
import { clockIn, meetingWays } from './labels';
import { useOffices } from './useOffices';

const kind: FieldSpec = {
  source: 'kind_id',
  label: 'Consultation',
  isOptional: true,
};
const person: FieldSpec = { source: 'person_id', label: 'Person' };
const how: FieldSpec = {
  source: 'how',
  label: 'How',
  kind: 'choice',
  choices: choicesOf(meetingWays),
};
const office: FieldSpec = { source: 'office_id', label: 'Office', isOptional: true };
const slot: FieldSpec = { source: 'slot_id', label: 'Free times (Sydney)', isOptional: true };
const at: FieldSpec = {
  source: 'starts_at',
  label: 'Time (Sydney), on the quarter hour',
  type: 'datetime-local',
  isOptional: true,
};
const outside: FieldSpec = {
  source: 'outside',
  label: 'Book it although they aren’t there',
  isOptional: true,
  kind: 'switch',
  initial: false,
};

const link: FieldSpec = {
  source: 'video_url',
  label: 'Link for this call alone',
  type: 'url',
  isOptional: true,
  help: 'Without it, the person’s own link. The client is told of a new one.',
};

/** Fields that say what, when, how and with whom. */
export const meetingFields = [kind, person, how, office, slot, at, outside];
/** The same of a booking that stands. */
export const bookedFields = [...meetingFields, link];

/** Chosen instead of a free time that is offered. */
export const otherTime = 'other';
const perPage = 200;

interface MeetingInputsProps {
  /** Of the enquiry. */
  topic: string;
  /** Whether a video call may have a link of its own. */
  hasLink?: boolean;
}

/** Inputs of a meeting, with the person's free times. */
export function MeetingInputs({ topic, hasLink = false }: MeetingInputsProps) {
  const [personId, way, officeId, slotId, kindId] = useWatch({
    name: ['person_id', 'how', 'office_id', 'slot_id', 'kind_id'],
  });
  const { data: kinds = [] } = useGetList<Price & { id: string; name: string; minutes: number }>(
    'consultation-kinds',
    { pagination: { page: 1, perPage }, sort: { field: 'position', order: 'ASC' } },
  );
  const offices = useOffices();
  const { data: people = [] } = useGetList<{ id: string; name: string; ended_on: string }>(
    'people',
    { pagination: { page: 1, perPage }, sort: { field: 'position', order: 'ASC' } },
  );
  const isVisit = way === 'office';
  const query = new URLSearchParams({
    person: personId ?? '',
    topic,
    ...(kindId && { kind: kindId }),
    ...(isVisit && officeId && { office: officeId }),
  });
  const isKnown = Boolean(personId) && (!isVisit || Boolean(officeId));
  const { data: slots = [] } = useRead<Slot[]>('slots', `?${query}`, { enabled: isKnown });
  return (
    <>
      {!hasLink && kinds.length > 1 && (
        <SelectInput
          {...labelled(kind)}
          choices={kinds.map(({ id, name, minutes, ...price }) => ({
            id,
            name: `${name}, ${minutes} minutes, ${priceInWords(price)}`,
          }))}
          emptyText="The first of the site"
        />
      )}
      <SelectInput
        {...labelled(person)}
        choices={people.map(({ id, name, ended_on }) => ({
          id,
          name: ended_on ? `${name} (has an end)` : name,
        }))}
      />
      <FieldInput field={how} />
      {isVisit && <SelectInput {...labelled(office)} choices={offices} />}
      {hasLink && way === 'video' && <FieldInput field={link} />}
      <SelectInput
        {...labelled(slot)}
        helperText={isKnown && slots.length === 0 ? 'None is free.' : false}
        choices={[
          { id: otherTime, name: 'Another time' },
          ...slots.map(({ id, starts_at }) => ({ id, name: slotName(starts_at) })),
        ]}
      />
      {slotId === otherTime && (
        <>
          <FieldInput
            field={at}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 15 * 60 } }}
          />
          <FieldInput field={outside} />
        </>
      )}
    </>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Australia/Sydney',
});

const slotName = (starts_at: string): string =>
  `${dayFormat.format(Date.parse(starts_at))}, ${clockIn(starts_at, 'Australia/Sydney')}`;

/** Returns the values of a booking for `MeetingInputs`. */
export function meetingValues(booking: OfficeBooking) {
  const { day, time } = sydneyParts(booking.starts_at);
  return {
    kind_id: booking.kind_id ?? '',
    person_id: booking.person_id ?? '',
    how: booking.how,
    office_id: booking.office_id ?? '',
    slot_id: otherTime,
    starts_at: `${day}T${time}`,
    outside: booking.outside,
    video_url: booking.video_url,
  };
}

/** Returns what `MeetingInputs` says, as the API takes it; or errors by field. */
export function meetingOf(typed: FieldValues): { meeting: object } | { errors: FormErrors } {
  const chosen = readSlotId(String(typed.slot_id ?? ''));
  const starts_at = chosen ? new Date(chosen.start).toISOString() : inputToUtc(typed.starts_at);
  if (!typed.slot_id) return { errors: { slot_id: 'Choose a time.' } };
  if (!starts_at) return { errors: { starts_at: 'Enter the date and time.' } };
  const isVisit = typed.how === 'office';
  if (isVisit && !typed.office_id) return { errors: { office_id: 'Choose an office.' } };
  return {
    meeting: {
      kind_id: typed.kind_id ?? '',
      person_id: typed.person_id,
      how: typed.how,
      office_id: isVisit ? typed.office_id : null,
      starts_at,
      outside: !chosen && Boolean(typed.outside),
      ...('video_url' in typed && { video_url: typed.video_url ?? '' }),
    },
  };
}
