import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FactValue, ListedFact } from '../../api/types';
import { factValueFields } from '../../shared/factFields';
import { FieldInput } from '../ui/forms/FieldInput';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { FactUsages } from './FactUsages';

interface Props {
  fact: ListedFact;
  /** Path of the fact's page below the form. */
  path: string;
}

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
  // Seeded values may have an unknown first day.
  const isUndated = stored?.valid_from === '';
  const { review_by, ...others } = factValueFields;
  const fields = specsOf({
    ...others,
    value: { ...others.value, help: examples[fact.kind] },
    valid_from: { ...others.valid_from, isOptional: isUndated },
    ...(stored && { review_by }),
  });
  const input = (name: keyof typeof factValueFields, props = {}) =>
    fields
      .filter(({ source }) => source === name)
      .map((field) => <FieldInput key={name} field={field} {...props} />);
  return (
    <ResourceForm
      layout="dialog"
      fields={fields}
      submit={stored ? 'Save value' : 'Propose'}
      done={
        stored
          ? 'Value saved.'
          : 'Value proposed. Visitors read it from its day; confirm it once it has been checked.'
      }
      path={path}
    >
      <Box sx={pairs}>
        {input('value', {
          autoFocus: true,
          slotProps: { htmlInput: { inputMode: isMoney ? 'decimal' : 'text' } },
        })}
        {input('valid_from')}
        {input('valid_to')}
      </Box>
      {!isMoney && input('words')}
      {input('source_title')}
      {input('source_url', { slotProps: { htmlInput: { inputMode: 'url' } } })}
      {input('source_kind')}
      {input('instrument')}
      {input('note')}
      <Box sx={pairs}>
        {input('confidence')}
        {input('review_by')}
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

const pairs = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
};
