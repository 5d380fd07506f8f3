import { Alert, Card } from '@mui/material';
import { useRef } from 'react';
import { SelectInput, useRedirect } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { OfficeBooking, WholeEnquiry } from '../../api/types';
import { visitorField } from '../../shared/enquiryFields';
import { enquiryTopics } from '../../shared/enquiryTopics';
import { officeTimeZone, timeZones } from '../../shared/timeZones';
import { write } from '../dataProvider';
import { sydneyParts } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { useRead } from '../reads';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec, FormErrors } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { Opening } from '../ui/layout/Opening';
import { PageHeading } from '../ui/layout/PageHeading';
import { MeetingInputs, meetingFields, meetingOf, otherTime } from './Meeting';
import { newBooking, otherParticulars } from './particulars';

const name: FieldSpec = { source: 'name', label: visitorField('name').short };
const phone: FieldSpec = { source: 'phone', label: visitorField('phone').short, isOptional: true };
const email: FieldSpec = {
  source: 'email',
  label: visitorField('email').short,
  isOptional: true,
  help: 'The client gets everything by email; without an address, tell them.',
};
const topic: FieldSpec = { source: 'topic', label: 'Topic', isOptional: true };
const note: FieldSpec = {
  source: 'note',
  label: 'What they want to talk about',
  isOptional: true,
  lines: 3,
};
const zone: FieldSpec = {
  source: 'zone',
  label: 'The client’s time zone',
  isOptional: true,
  help: 'Their mail and calendar show the time by it.',
};
const zones = timeZones.map(({ id, label }) => ({ id, name: label }));
const visitorFields = [name, phone, email, ...otherParticulars, topic, note];
const topics = enquiryTopics.map((id) => ({ id, name: id }));

/** Books a consultation by hand: for an enquiry (`?enquiry=`), or for somebody new. */
export function BookingCreate() {
  const [query] = useSearchParams();
  const enquiryId = query.get('enquiry') ?? '';
  const { data, error } = useRead<WholeEnquiry>('enquiries', `/${encodeURIComponent(enquiryId)}`, {
    enabled: enquiryId !== '',
  });
  if (enquiryId === '' || data) return <BookingForm enquiry={data} />;
  return (
    <>
      <PageHeading title="Book a consultation" />
      {error ? <Alert severity="error">{error.message}</Alert> : <Opening />}
    </>
  );
}

/** The half hour that was chosen in the week, and whose, if any. */
function chosenTime(query: URLSearchParams) {
  const at = query.get('at') ?? '';
  if (Number.isNaN(Date.parse(at))) return {};
  const { day, time } = sydneyParts(at);
  const person_id = query.get('person');
  return { slot_id: otherTime, starts_at: `${day}T${time}`, ...(person_id && { person_id }) };
}

/** @param enquiry undefined for somebody new. */
function BookingForm({ enquiry }: { enquiry: WholeEnquiry | undefined }) {
  const [query] = useSearchParams();
  const redirect = useRedirect();
  const saved = useRef<OfficeBooking>(undefined);
  const title = enquiry
    ? `Book ${nameOrContact(enquiry)} · no. ${enquiry.number}`
    : 'Book a consultation';
  const leave = () =>
    enquiry ? redirect('edit', 'enquiries', enquiry.id) : redirect('list', 'bookings');

  async function save(typed: FieldValues): Promise<FormErrors | undefined> {
    const read = meetingOf(typed);
    if ('errors' in read) return read.errors;
    const texts = visitorFields.map(({ source }) => [source, typed[source] ?? '']);
    const client = enquiry ? { enquiry_id: enquiry.id } : Object.fromEntries(texts);
    const { submission_id, zone } = typed;
    const data = { by_hand: true, submission_id, zone, ...client, ...read.meeting };
    saved.current = await write<OfficeBooking>('bookings', { data });
    return undefined;
  }

  return (
    <>
      <PageHeading title={title} />
      <Card sx={{ maxWidth: '46rem' }}>
        <ResourceForm
          fields={enquiry ? [zone, ...meetingFields] : [...visitorFields, zone, ...meetingFields]}
          values={{
            how: 'video',
            outside: false,
            person_id: enquiry?.person_id ?? '',
            zone: enquiry?.bookings.at(-1)?.zone ?? officeTimeZone.id,
          }}
          chosen={chosenTime(query)}
          keptAs={{ kind: 'particulars', id: newBooking(enquiry?.id) }}
          changes="bookings"
          save={save}
          submit="Book"
          done="Booked. The client and the person are told."
          once="submission_id"
          onDone={() => redirect('edit', 'enquiries', saved.current?.enquiry_id)}
          onStored={({ enquiry_id }) => redirect('edit', 'enquiries', enquiry_id)}
          onCancel={leave}
        >
          {enquiry ? (
            <>
              <SelectInput {...labelled(zone)} choices={zones} />
              <MeetingInputs topic={enquiry.topic} />
            </>
          ) : (
            <>
              <FieldInput field={name} autoFocus autoComplete="off" />
              <FieldInput field={phone} type="tel" autoComplete="off" />
              <FieldInput field={email} type="email" autoComplete="off" />
              {otherParticulars.map((field) => (
                <FieldInput key={field.source} field={field} autoComplete="off" />
              ))}
              <SelectInput {...labelled(topic)} choices={topics} emptyText="Not known" />
              <FieldInput field={note} />
              <SelectInput {...labelled(zone)} choices={zones} />
              <TypedMeeting />
            </>
          )}
        </ResourceForm>
      </Card>
    </>
  );
}

/** The meeting of somebody new, by the topic that is typed above. */
function TypedMeeting() {
  const typed: unknown = useWatch({ name: 'topic' });
  return <MeetingInputs topic={typeof typed === 'string' ? typed : ''} />;
}
