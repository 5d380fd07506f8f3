import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface Props {
  label: string;
  disabled?: boolean;
}

/** Saves. It is enabled on an untouched form too, so that submitting it names what is missing. */
export function SubmitButton({ label, disabled = false }: Props) {
  const { isSubmitting } = useFormState();
  const isBusy = disabled || isSubmitting;
  return <SaveButton label={label} icon={null} alwaysEnable={!isBusy} disabled={isBusy} />;
}
