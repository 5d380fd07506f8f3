import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  SelectInput,
  useGetList,
} from 'react-admin';
import type { Field } from '../../../shared/resource';
import { personalNames } from '../../../shared/resources';
import { maySeeClients } from '../../signedIn';
import { FieldInput, labelled } from '../forms/FieldInput';
import type { FieldSpec } from '../forms/fields';
import { titleOf } from './FieldValue';
import { HoursInput, PeriodsInput, WeekInput } from './HoursInputs';
import { ImageInput } from './ImageInput';

interface Props {
  field: Field;
  spec: FieldSpec;
  autoFocus?: boolean;
}

/** The input of a described field. */
export function PlainInput({ field, spec, autoFocus = false }: Props) {
  switch (field.kind) {
    case undefined:
      return <FieldInput field={spec} autoFocus={autoFocus} />;
    case 'switch':
      return <BooleanInput {...labelled(spec)} />;
    case 'number':
      return <NumberInput {...labelled(spec)} min={field.min} max={field.max} step={1} />;
    case 'day':
      return <DateInput {...labelled(spec)} parse={(day: string | null) => day ?? ''} />;
    case 'image':
      return <ImageInput field={spec} />;
    case 'reference':
    case 'references':
      return <RowsInput spec={spec} to={field.to} isMany={field.kind === 'references'} />;
    case 'week':
      return <WeekInput field={spec} />;
    case 'hours':
      return <HoursInput field={spec} />;
    case 'periods':
      return <PeriodsInput field={spec} />;
  }
}

interface RowsInputProps {
  spec: FieldSpec;
  to: string;
  isMany: boolean;
}

const perPage = 1000;

/** Chooses rows of another resource; absent for accounts that may not see them. */
function RowsInput({ spec, to, isMany }: RowsInputProps) {
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
  return isMany ? (
    <CheckboxGroupInput {...labelled(spec)} choices={choices} />
  ) : (
    <SelectInput {...labelled(spec)} choices={choices} parse={(id: string | null) => id ?? ''} />
  );
}
