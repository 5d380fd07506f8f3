import './Field.css';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** Attributes that connect an input with its label's row. */
interface FieldInput {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldTexts {
  label: string;
  /** Shown after the label, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
}

interface FieldProps extends FieldTexts {
  /** The input, select or textarea. */
  children: (input: FieldInput) => ReactNode;
}

/** A labelled input, with its hint above and its error below. */
export function Field({ label, note, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`labelled-field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label} {note && <span className="field-note">({note})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface InputFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  name: string;
}

/** A single-line input, of any `type`. */
export function InputField({ label, note, hint, error, className, ...own }: InputFieldProps) {
  return (
    <Field {...{ label, note, hint, error, className }}>
      {(input) => <input {...input} {...own} />}
    </Field>
  );
}

interface SelectFieldProps extends FieldTexts {
  name: string;
  options: readonly { id: string; label: string }[];
  chosen?: string | undefined;
}

/** A select field. */
export function SelectField({ name, options, chosen, ...texts }: SelectFieldProps) {
  return (
    <Field {...texts}>
      {(input) => (
        <select {...input} name={name} defaultValue={chosen}>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
