import { Typography } from '@mui/material';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OfficeBooking } from '../../api/types';
import { write } from '../dataProvider';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { Section } from '../ui/layout/Section';
import { keepForm, readText, type UnsentForm } from '../unsentText';
import { bookingTimes } from './labels';

const asked: FieldSpec = { source: 'asked', label: 'What was asked', lines: 3 };
const advised: FieldSpec = {
  source: 'advised',
  label: 'What was advised',
  lines: 5,
  help: 'The record of advice: it carries your name and the day, and is never changed. To correct it, add another.',
};
const nextStep: FieldSpec = { source: 'next_step', label: 'Next step', isOptional: true };
const nextOn: FieldSpec = {
  source: 'next_on',
  label: 'On',
  kind: 'day',
  isOptional: true,
  help: 'With a day, it becomes the next step of the enquiry.',
};
const fields = [asked, advised, nextStep, nextOn];

interface Props {
  booking: OfficeBooking;
  onClose(): void;
}

/** Writes down what was said in a consultation. Kept in this browser until the server has it. */
export function ConsultationNoteForm({ booking, onClose }: Props) {
  const { enquiry_id } = booking;
  const [form] = useState(() => {
    const kept = readText('consultation', enquiry_id);
    // Of another consultation of this client.
    return kept && kept.of !== undefined && kept.of !== booking.id ? undefined : kept;
  });
  const keep = (typed: UnsentForm | undefined) =>
    keepForm('consultation', enquiry_id, typed && { ...typed, of: booking.id });

  async function save({ next_on, ...typed }: FieldValues) {
    const data = { ...typed, booking_id: booking.id, next_on: next_on || null };
    await write('consultation-notes', { data });
  }

  return (
    <Section title="Note of the consultation">
      <Typography color="text.secondary">{bookingTimes(booking)}</Typography>
      <ResourceForm
        layout="inline"
        fields={fields}
        changes="consultation-notes"
        save={save}
        submit="Save the note"
        done="Saved. It stands in the conversation."
        onDone={onClose}
        onCancel={onClose}
        once="id"
        kept={{ form, keep }}
      >
        <FieldInput field={asked} autoFocus />
        <FieldInput field={advised} />
        <FieldInput field={nextStep} />
        <FieldInput field={nextOn} />
      </ResourceForm>
    </Section>
  );
}
