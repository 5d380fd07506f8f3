import { useController } from 'react-hook-form';
import { AltTextInput } from '../../media/AltTextInput';
import { FieldInput } from '../../ui/forms/FieldInput';
import type { FieldSpec } from '../../ui/forms/fields';
import { AddressInput } from './AddressInput';
import type { DialogField } from './EditorDialog';

interface Props {
  field: DialogField;
  spec: FieldSpec;
  autoFocus: boolean;
}

export function DialogInput({ field, spec, autoFocus }: Props) {
  if (field.type === 'altText') return <AltText name={field.name} autoFocus={autoFocus} />;
  if (field.type === 'address') return <Address field={field} />;
  return (
    <FieldInput
      field={spec}
      autoFocus={autoFocus}
      {...(field.type === 'color' && { type: 'color' })}
    />
  );
}

function AltText({ name, autoFocus }: { name: string; autoFocus: boolean }) {
  const { field } = useController({ name });
  return (
    <AltTextInput autoFocus={autoFocus} value={field.value ?? null} onChange={field.onChange} />
  );
}

function Address({ field: { name, label, helperText } }: { field: DialogField }) {
  const { field, fieldState } = useController({ name });
  return (
    <AddressInput
      label={label}
      helperText={fieldState.error?.message ?? helperText}
      value={field.value ?? ''}
      onChange={field.onChange}
    />
  );
}
