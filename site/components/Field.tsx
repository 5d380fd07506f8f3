import './Field.css';
import { type ReactNode, useId } from 'react';

/** What ties an input to its label's row: spread over the input. */
export interface FieldInput {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Said after the label, such as that it is optional. */
  note?: string;
  hint?: string;
  error?: string;
  className?: string;
  /** The input, select or textarea. */
  children: (input: FieldInput) => ReactNode;
}

/** A labelled input, with a hint above it and what is wrong with it below. */
export function Field({ label, note, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`labelled-field ${className}`}>
      <label htmlFor={id}>
        {label} {note && <span className="labelled-field-note">({note})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="labelled-field-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="labelled-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
