import { Typography } from '@mui/material';
import type { Enquiry } from '../../api/types';
import { changeOf } from '../dataProvider';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { outcomeEntries } from './labels';

interface Props {
  enquiry: Enquiry;
}

const dayField: FieldSpec = {
  source: 'next_on',
  label: 'Next step on',
  kind: 'day',
  isOptional: true,
};
const stepField: FieldSpec = { source: 'next_reason', label: 'Next step', isOptional: true };
const stepFields = [dayField, stepField];

/** The day on which an enquiry needs the office again, and for what. */
export function NextStep({ enquiry }: Props) {
  return (
    <ResourceForm
      layout="inline"
      fields={stepFields}
      of={enquiry}
      values={({ next_on, next_reason }) => ({ next_on, next_reason })}
      changes="enquiries"
      write={(typed, shown) => changeOf(shown, { ...typed, next_on: typed.next_on || null })}
      submit="Save next step"
      done="Next step saved."
    />
  );
}

const outcomeField: FieldSpec = {
  source: 'outcome',
  label: 'Outcome',
  kind: 'choice',
  isOptional: true,
  none: 'Unknown',
  choices: outcomeEntries.map(([id, name]) => ({ id, name })),
};
const reasonField: FieldSpec = { source: 'outcome_reason', label: 'Why', isOptional: true };
const outcomeFields = [outcomeField, reasonField];

/** How a closed enquiry ended. */
export function Outcome({ enquiry }: Props) {
  return (
    <ResourceForm
      layout="inline"
      fields={outcomeFields}
      of={enquiry}
      values={({ outcome, outcome_reason }) => ({ outcome, outcome_reason })}
      changes="enquiries"
      write={(typed, shown) => changeOf(shown, { ...typed, outcome: typed.outcome || null })}
      submit="Save outcome"
      done="Outcome saved."
    >
      {!enquiry.outcome && <Typography variant="body2">Closed without an outcome.</Typography>}
      <FieldInput field={outcomeField} />
      <FieldInput field={reasonField} />
    </ResourceForm>
  );
}
