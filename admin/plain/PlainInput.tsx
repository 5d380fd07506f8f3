import { CheckboxGroupInput, useGetList } from 'react-admin';
import { personalNames } from '../../shared/resources';
import { maySeeClients } from '../signedIn';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { titleOf } from './FieldValue';
import { HoursInput, PeriodsInput, WeekInput } from './HoursInputs';
import { ImageInput } from './ImageInput';

interface Props {
  field: FieldSpec;
  autoFocus?: boolean;
}

export function PlainInput({ field, autoFocus = false }: Props) {
  switch (field.kind) {
    case 'image':
      return <ImageInput field={field} />;
    case 'references':
      return <RowsInput spec={field} to={field.to} />;
    case 'week':
      return <WeekInput field={field} />;
    case 'hours':
      return <HoursInput field={field} />;
    case 'periods':
      return <PeriodsInput field={field} />;
    default:
      return <FieldInput field={field} autoFocus={autoFocus} />;
  }
}

interface RowsInputProps {
  spec: FieldSpec;
  to: string;
}

const perPage = 1000;

/** Chooses rows of another resource; absent for accounts that may not see them. */
function RowsInput({ spec, to }: RowsInputProps) {
  const isHidden = personalNames.includes(to) && !maySeeClients();
  const { data = [] } = useGetList(
    to,
    { pagination: { page: 1, perPage }, sort: { field: titleOf(to), order: 'ASC' } },
    { enabled: !isHidden },
  );
  if (isHidden) return null;
  const choices = data.map((row) => ({
    id: row.id,
    name: `${row[titleOf(to)]}${row.ended_on ? ' (has an end)' : ''}`,
  }));
  return <CheckboxGroupInput {...labelled(spec)} choices={choices} />;
}
