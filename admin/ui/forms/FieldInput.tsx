import { PasswordInput, TextInput, type TextInputProps } from 'react-admin';
import { isRequired } from '../../../shared/resource';
import type { FieldSpec } from './fields';

interface Props extends Omit<TextInputProps, 'field' | 'source' | 'label' | 'validate'> {
  field: FieldSpec;
}

/** A text input with its field's label, required mark and help. */
export function FieldInput({ field, ...props }: Props) {
  const lines = 'lines' in field ? field.lines : undefined;
  const described = { ...labelled(field), ...props };
  if (field.kind === 'secret') return <PasswordInput {...described} />;
  return <TextInput {...described} {...(lines && { multiline: true, minRows: lines })} />;
}

/** Returns a field's props for any input of react-admin. */
export const labelled = (field: FieldSpec) => ({
  source: field.source,
  label: field.label,
  isRequired: isRequired(field),
  helperText: field.help ?? (false as const),
});
