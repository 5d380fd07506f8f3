import { useState } from 'react';
import {
  BooleanInput,
  DateInput,
  NumberInput,
  PasswordInput,
  SelectInput,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isRequired } from '../../../shared/resource';
import type { FieldSpec } from './fields';

interface Props extends Omit<TextInputProps, 'field' | 'source' | 'label' | 'validate' | 'parse'> {
  field: FieldSpec;
}

/** The input of a described field, with its label, required mark and help. */
export function FieldInput({ field, ...props }: Props) {
  switch (field.kind) {
    case 'switch':
      return <BooleanInput {...labelled(field)} />;
    case 'number':
      return <NumberInput {...labelled(field)} min={field.min} max={field.max} step={1} />;
    case 'day':
      return <DateInput {...labelled(field)} parse={asText} />;
    case 'choice':
      return (
        <SelectInput
          {...labelled(field)}
          choices={[...field.choices]}
          parse={asText}
          {...(field.none && { emptyText: field.none })}
        />
      );
    case 'secret':
      return <PasswordInput {...labelled(field)} {...props} parse={asText} />;
    default:
      if ('offered' in field && field.offered) {
        return <OfferedInput field={field} offered={field.offered} />;
      }
      return <TextInput {...labelled(field)} {...textProps(field)} {...props} parse={asText} />;
  }
}

interface OfferedProps {
  field: FieldSpec;
  offered: readonly { id: string; name: string }[];
}

/** A select of the offered values, plus the stored one. */
function OfferedInput({ field, offered }: OfferedProps) {
  const { getValues } = useFormContext();
  const [stored] = useState(() => String(getValues(field.source) ?? ''));
  const isOffered = stored === '' || offered.some(({ id }) => id === stored);
  const choices = isOffered ? [...offered] : [...offered, { id: stored, name: stored }];
  return <SelectInput {...labelled(field)} choices={choices} parse={asText} />;
}

/** react-admin's inputs make null of what is empty, which no text is. */
export const asText = (value: string | null) => value ?? '';

/** Inputs of times show their format where the label would stand. */
const shrunk = { inputLabel: { shrink: true } };

function textProps(field: FieldSpec): Partial<TextInputProps> {
  const lines = 'lines' in field ? field.lines : undefined;
  const type = 'type' in field ? field.type : undefined;
  return {
    ...(type && { type }),
    ...(type === 'datetime-local' && { slotProps: shrunk }),
    ...(lines && { multiline: true, minRows: lines }),
  };
}

/** Returns a field's props for any input of react-admin. */
export const labelled = (field: FieldSpec) => ({
  source: field.source,
  label: field.label,
  isRequired: isRequired(field),
  helperText: field.help ?? (false as const),
});
