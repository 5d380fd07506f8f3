import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { DateInput, SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FactValue, ListedFact } from '../../api/types';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { FactUsages } from './FactUsages';

interface Props {
  fact: ListedFact;
  /** Path of the fact's page below the form. */
  path: string;
}

const confidences = [
  { id: 'low', name: 'Low' },
  { id: 'medium', name: 'Medium' },
  { id: 'high', name: 'High' },
];

const examples: Record<ListedFact['kind'], string> = {
  money: 'In Australian dollars: 2500',
  duration: 'As displayed: 6 months',
  range: 'As displayed: 4–8 weeks',
  number: 'As displayed: 48 hours a fortnight',
  age: 'In years: 45',
  text: 'As displayed',
};

/** A fact's value, new or existing, with its first day and source. */
export function ValueForm({ fact, path }: Props) {
  const record = useRecordContext<FactValue>();
  const stored = record?.id === undefined ? undefined : record;
  const isMoney = fact.kind === 'money';
  const fields = {
    value: { source: 'value', label: 'Value', help: examples[fact.kind] },
    valid_from: {
      source: 'valid_from',
      label: 'From',
      kind: 'day',
      // Seeded values may have an unknown first day.
      isOptional: stored?.valid_from === '',
      help: 'First day it applies, in Sydney',
    },
    valid_to: {
      source: 'valid_to',
      label: 'Until',
      isOptional: true,
      kind: 'day',
      help: 'Last day, only if the next value isn’t known: visitors then see “not known to us”',
    },
    words: {
      source: 'words',
      label: 'In running text',
      isOptional: true,
      help: 'If words read better than figures: six months',
    },
    source_title: { source: 'source_title', label: 'Source' },
    source_url: { source: 'source_url', label: 'Address of the source', isOptional: true },
    instrument: {
      source: 'instrument',
      label: 'Legal instrument',
      isOptional: true,
      help: 'The law that says so',
    },
    note: {
      source: 'note',
      label: 'Why it changes',
      isOptional: true,
      lines: 2,
      help: 'Shown to everyone in the list of changes',
    },
    confidence: {
      source: 'confidence',
      label: 'Confidence',
      isOptional: true,
      help: 'Reliability of the source',
    },
    review_by: {
      source: 'review_by',
      label: 'Review by',
      kind: 'day',
      isOptional: stored === undefined,
      help: 'Check it against its source by this day',
    },
  } as const satisfies Record<string, FieldSpec>;
  return (
    <ResourceForm
      layout="dialog"
      fields={Object.values(fields)}
      submit={stored ? 'Save value' : 'Propose'}
      done={
        stored
          ? 'Value saved.'
          : 'Value proposed. Visitors read it from its day; confirm it once it has been checked.'
      }
      path={path}
    >
      <Box sx={pairs}>
        <FieldInput
          field={fields.value}
          autoFocus
          slotProps={{ htmlInput: { inputMode: isMoney ? 'decimal' : 'text' } }}
        />
        <DateInput {...labelled(fields.valid_from)} parse={emptyDay} />
        <DateInput {...labelled(fields.valid_to)} parse={emptyDay} />
      </Box>
      {!isMoney && <FieldInput field={fields.words} />}
      <FieldInput field={fields.source_title} />
      <FieldInput field={fields.source_url} slotProps={{ htmlInput: { inputMode: 'url' } }} />
      <FieldInput field={fields.instrument} />
      <FieldInput field={fields.note} />
      <Box sx={pairs}>
        <SelectInput {...labelled(fields.confidence)} choices={confidences} />
        {stored && <DateInput {...labelled(fields.review_by)} />}
      </Box>
      <ChangedSentences factKey={fact.id} stored={stored} />
    </ResourceForm>
  );
}

interface ChangedProps {
  factKey: string;
  /** Absent for a new value. */
  stored: FactValue | undefined;
}

/** Public sentences that saving this value would change. */
function ChangedSentences({ factKey, stored }: ChangedProps) {
  const [value, words, valid_from] = useWatch({ name: ['value', 'words', 'valid_from'] });
  const typed = useDeferredValue(JSON.stringify({ value, words, valid_from: valid_from ?? '' }));
  const intended = { ...JSON.parse(typed), without: stored?.id };
  // A new value begins on a day.
  if (!value || (!stored && !valid_from)) return null;
  return (
    <Box component="section" aria-label="What changes" sx={{ width: '100%' }}>
      <FactUsages factKey={factKey} intended={intended} />
    </Box>
  );
}

const emptyDay = (day: string | null) => day ?? '';

const pairs = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
};
