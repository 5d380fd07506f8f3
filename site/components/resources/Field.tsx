import { type InputHTMLAttributes, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
}

/** A labelled input, with what is wrong with it below. */
export function Field({ label, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="access-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className="access-error">
          {error}
        </p>
      )}
    </div>
  );
}
