import { Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import type { Enquiry } from '../../api/types';
import { changeOf } from '../dataProvider';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { outcomeEntries } from './labels';

interface Props {
  enquiry: Enquiry;
}

const dayField: FieldSpec = { source: 'next_on', label: 'Next step on', isOptional: true };
const stepField: FieldSpec = { source: 'next_reason', label: 'Next step', isOptional: true };
const stepFields = [dayField, stepField];

/** The day on which an enquiry needs the office again, and for what. */
export function NextStep({ enquiry }: Props) {
  const { next_on, next_reason } = enquiry;
  return (
    <ResourceForm
      layout="inline"
      fields={stepFields}
      values={{ next_on: next_on ?? '', next_reason }}
      changes="enquiries"
      write={(typed) => changeOf(enquiry, { ...typed, next_on: typed.next_on || null })}
      submit="Save next step"
      done="Next step saved."
    >
      <FieldInput field={dayField} type="date" slotProps={{ inputLabel: { shrink: true } }} />
      <FieldInput field={stepField} />
    </ResourceForm>
  );
}

const outcomeField: FieldSpec = { source: 'outcome', label: 'Outcome', isOptional: true };
const reasonField: FieldSpec = { source: 'outcome_reason', label: 'Why', isOptional: true };
const outcomeFields = [outcomeField, reasonField];
const choices = outcomeEntries.map(([id, name]) => ({ id, name }));

/** How a closed enquiry ended. */
export function Outcome({ enquiry }: Props) {
  const { outcome, outcome_reason } = enquiry;
  return (
    <ResourceForm
      layout="inline"
      fields={outcomeFields}
      values={{ outcome, outcome_reason }}
      changes="enquiries"
      write={(typed) => changeOf(enquiry, { ...typed, outcome: typed.outcome || null })}
      submit="Save outcome"
      done="Outcome saved."
    >
      {!outcome && <Typography variant="body2">Closed without an outcome.</Typography>}
      <SelectInput {...labelled(outcomeField)} choices={choices} emptyText="Unknown" />
      <FieldInput field={reasonField} />
    </ResourceForm>
  );
}
