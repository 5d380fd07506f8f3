import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { DateInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FactValue, ListedFact } from '../../api/types';
import { filled, RecordForm } from '../ui/forms/RecordForm';
import { FactUsages } from './FactUsages';

interface Props {
  fact: ListedFact;
  /** The fact's page, which lies below the form. */
  path: string;
}

const fields = [
  { source: 'value', label: 'Value' },
  { source: 'valid_from', label: 'From', shown: 'date' },
  { source: 'valid_to', label: 'Until', shown: 'date' },
  { source: 'words', label: 'In running text' },
  { source: 'source_title', label: 'Source' },
  { source: 'source_url', label: 'Address of the source' },
  { source: 'instrument', label: 'Legal instrument' },
  { source: 'note', label: 'Why it changes' },
  { source: 'confidence', label: 'Confidence' },
  { source: 'review_by', label: 'Review by', shown: 'date' },
] as const;

const confidences = [
  { id: 'low', name: 'Low' },
  { id: 'medium', name: 'Medium' },
  { id: 'high', name: 'High' },
];

const examples: Record<ListedFact['kind'], string> = {
  money: 'In Australian dollars: 2500',
  duration: 'As it is shown: 6 months',
  range: 'As it is shown: 4–8 weeks',
  number: 'As it is shown: 48 hours a fortnight',
  age: 'In years: 45',
  text: 'As it is shown',
};

/** What a value of a fact is, a new one or the record's, from when on, and who says so. */
export function ValueForm({ fact, path }: Props) {
  const record = useRecordContext<FactValue>();
  const stored = record?.id === undefined ? undefined : record;
  const isMoney = fact.kind === 'money';
  // Of what the file began with the first day may not be known.
  const isDayKnown = stored?.valid_from !== '';
  return (
    <RecordForm
      fields={fields}
      saveLabel={stored ? 'Save value' : 'Propose'}
      savedMessage={
        stored ? 'Value saved.' : 'Value proposed. Confirm it when it has been checked.'
      }
      path={path}
    >
      <Box sx={pairs}>
        <TextInput
          source="value"
          label="Value"
          validate={filled('Value')}
          autoFocus
          helperText={examples[fact.kind]}
          slotProps={{ htmlInput: { inputMode: isMoney ? 'decimal' : 'text' } }}
        />
        <DateInput
          source="valid_from"
          label="From"
          validate={isDayKnown ? filled('From') : undefined}
          parse={(day: string | null) => day ?? ''}
          helperText="First day on which it applies, in Sydney"
        />
        <DateInput
          source="valid_to"
          label="Until"
          parse={(day: string | null) => day ?? ''}
          helperText="Last day, only where what comes then isn’t known: visitors read “not known to us”"
        />
      </Box>
      {!isMoney && (
        <TextInput
          source="words"
          label="In running text"
          helperText="Where words read better than figures: six months"
        />
      )}
      <TextInput source="source_title" label="Source" validate={filled('Source')} />
      <TextInput
        source="source_url"
        label="Address of the source"
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      <TextInput source="instrument" label="Legal instrument" helperText="The law that says so" />
      <TextInput
        source="note"
        label="Why it changes"
        multiline
        minRows={2}
        helperText="Shown to everyone in the list of changes"
      />
      <Box sx={pairs}>
        <SelectInput
          source="confidence"
          label="Confidence"
          choices={confidences}
          helperText="How sure the source is"
        />
        {stored && (
          <DateInput
            source="review_by"
            label="Review by"
            validate={filled('Review by')}
            helperText="Last day to compare it with its source"
          />
        )}
      </Box>
      {stored?.state === 'confirmed' && <ChangedSentences stored={stored} />}
    </RecordForm>
  );
}

/** What visitors will read in other words once a confirmed value is saved as it is typed now. */
function ChangedSentences({ stored }: { stored: FactValue }) {
  const [value, words, valid_from] = useWatch({ name: ['value', 'words', 'valid_from'] });
  const typed = useDeferredValue(JSON.stringify({ value, words, valid_from: valid_from ?? '' }));
  const intended = { ...JSON.parse(typed), without: stored.id };
  if (!value) return null;
  return (
    <Box component="section" aria-label="What changes" sx={{ width: '100%' }}>
      <FactUsages factKey={stored.fact_key} intended={intended} />
    </Box>
  );
}

const pairs = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
};
