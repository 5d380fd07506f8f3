import { Card } from '@mui/material';
import { useRef } from 'react';
import { SelectInput, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { WholeEnquiry } from '../../api/types';
import { maxText, officeFieldsAt, visitorField } from '../../shared/enquiryFields';
import { enquiryTopics } from '../../shared/enquiryTopics';
import { otherParticulars } from '../bookings/particulars';
import { useOffices } from '../bookings/useOffices';
import { write } from '../dataProvider';
import { inputToUtc, nowForInput } from '../dates';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec, FormErrors } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { PageHeading } from '../ui/layout/PageHeading';
import { choicesOf } from '../ui/lists/choiceFilter';
import { contactChoices, handChannels } from './labels';
import { officeSpecs } from './officeSpecs';

const channel: FieldSpec = { source: 'channel', label: 'How they reached you' };
const name: FieldSpec = { source: 'name', label: visitorField('name').short };
const phone: FieldSpec = {
  source: 'phone',
  label: visitorField('phone').short,
  isOptional: true,
  help: 'A phone number or an email address is enough.',
};
const email: FieldSpec = { source: 'email', label: visitorField('email').short, isOptional: true };
const topic: FieldSpec = { source: 'topic', label: 'Topic', isOptional: true };
const message: FieldSpec = {
  source: 'message',
  label: 'What they asked',
  max: maxText.message,
  isOptional: true,
  lines: 4,
};
const reply: FieldSpec = {
  source: 'reply',
  label: 'Your reply, if you gave one',
  max: maxText.contact,
  isOptional: true,
  lines: 2,
  help: 'It then counts as replied, and waits for the client.',
};
const contactBy: FieldSpec = { source: 'contact_by', label: 'Contact only by', isOptional: true };
const office: FieldSpec = {
  source: 'office_id',
  label: 'Office',
  isOptional: true,
  help: 'Empty: by country and topic, as Offices say.',
};
const added = officeSpecs(officeFieldsAt('particulars'));
const receivedAt: FieldSpec = {
  source: 'at',
  label: 'Received (Sydney time)',
  type: 'datetime-local',
};
const fields = [
  channel,
  name,
  phone,
  email,
  ...otherParticulars,
  topic,
  message,
  reply,
  contactBy,
  ...added,
  office,
  receivedAt,
];

const topics = enquiryTopics.map((id) => ({ id, name: id }));

/** Enters an enquiry that came by phone, WhatsApp, email or in person. */
export function EnquiryCreate() {
  const redirect = useRedirect();
  const offices = useOffices();
  const savedId = useRef('');
  const leave = () => redirect('list', 'enquiries');

  async function save({ at, ...typed }: FieldValues): Promise<FormErrors | undefined> {
    const received_at = inputToUtc(at);
    if (!received_at) return { at: 'Enter the date and time it was received.' };
    const body = { ...typed, by_hand: true, received_at };
    savedId.current = (await write<WholeEnquiry>('enquiries', { data: body })).id;
  }

  return (
    <>
      <PageHeading title="Enter an enquiry" />
      <Card sx={{ maxWidth: '46rem' }}>
        <ResourceForm
          fields={fields}
          values={{ channel: 'phone', at: nowForInput() }}
          changes="enquiries"
          save={save}
          submit="Save enquiry"
          done="Enquiry saved. Nobody got mail about it."
          once="submission_id"
          keptAs={{ kind: 'particulars', id: 'enquiries /enquiries/create' }}
          onDone={() => redirect('edit', 'enquiries', savedId.current)}
          onStored={({ id }) => redirect('edit', 'enquiries', id)}
          onCancel={leave}
        >
          <SelectInput {...labelled(channel)} choices={choicesOf(handChannels)} />
          <FieldInput field={name} autoFocus autoComplete="off" />
          <FieldInput field={phone} type="tel" autoComplete="off" />
          <FieldInput field={email} type="email" autoComplete="off" />
          {otherParticulars.map((field) => (
            <FieldInput key={field.source} field={field} autoComplete="off" />
          ))}
          <SelectInput {...labelled(topic)} choices={topics} emptyText="Not known" />
          <FieldInput field={message} />
          <FieldInput field={reply} />
          <SelectInput {...labelled(contactBy)} choices={contactChoices} emptyText="Any way" />
          {added.map((field) => (
            <FieldInput key={field.source} field={field} autoComplete="off" />
          ))}
          <SelectInput {...labelled(office)} choices={offices} emptyText="By rule" />
          <FieldInput field={receivedAt} />
        </ResourceForm>
      </Card>
    </>
  );
}
