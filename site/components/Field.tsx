import './Field.css';
import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { Form } from './useForm';

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
}

interface FieldProps extends FieldTexts {
  /** The input, select or textarea. */
  children: (input: FieldInput) => ReactNode;
}

/** A labelled input, with its hint above and its error below. */
export function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="labelled-field">
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

export interface Option {
  id: string;
  label: string;
}

/** A field of a form, and how it is asked. */
export interface FieldSpec
  extends Omit<FieldTexts, 'error'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'autoComplete' | 'required' | 'maxLength' | 'min' | 'max'
    > {
  name: string;
  /** It is a choice of these. */
  options?: readonly Option[] | undefined;
  /** Shown until another is chosen or typed; default: the first option, or nothing. */
  initial?: string | undefined;
  /** Height of a longer text. */
  rows?: number;
}

interface FormInputProps {
  form: Form;
  field: FieldSpec;
  disabled?: boolean;
}

/** A field of a form: a choice, a longer text, or a line of any `type`. */
export function FormInput({ form, field, disabled }: FormInputProps) {
  const { name, label, note, hint, options, initial, rows, ...own } = field;
  const { type, min, max, ...text } = own;
  const bound = form.input(name, initial ?? options?.[0]?.id);
  return (
    <Field {...{ label, note, hint }} error={form.problems[name]}>
      {(input) => {
        if (options) return <Select {...input} {...bound} options={options} />;
        if (rows)
          return <textarea {...input} {...bound} {...text} rows={rows} disabled={disabled} />;
        return <input {...input} {...bound} {...own} disabled={disabled} />;
      }}
    </Field>
  );
}

const Select = ({ options, ...own }: ComponentProps<'select'> & { options: readonly Option[] }) => (
  <select {...own}>
    {options.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </select>
);
