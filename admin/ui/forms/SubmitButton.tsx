import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Saves. It is enabled on an untouched form too, so that submitting it names what is missing. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return <SaveButton label={label} icon={null} alwaysEnable={!isSubmitting} />;
}
