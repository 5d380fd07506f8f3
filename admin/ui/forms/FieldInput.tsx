import { PasswordInput, TextInput, type TextInputProps } from 'react-admin';
import type { FieldSpec } from './fields';

interface Props extends Omit<TextInputProps, 'field' | 'source' | 'label' | 'validate'> {
  field: FieldSpec;
}

/** A text input with its field's label, required mark and help. */
export function FieldInput({ field, ...props }: Props) {
  const { lines, kind } = field;
  const described = { ...labelled(field), ...props };
  if (kind === 'secret') return <PasswordInput {...described} />;
  return <TextInput {...described} {...(lines && { multiline: true, minRows: lines })} />;
}

/** Returns a field's props for any input of react-admin. */
export const labelled = ({ source, label, isRequired = false, help }: FieldSpec) => ({
  source,
  label,
  isRequired,
  helperText: help ?? (false as const),
});
