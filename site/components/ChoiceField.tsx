import './Field.css';
import './ChoiceField.css';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { Form } from './useForm';

export interface Choice {
  id: string;
  label: string;
  /** A short name in large type before the label, such as a visa's number. */
  figure?: string;
}

interface QuestionTexts {
  question: string;
  /** Shown after the question, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

interface QuestionProps extends QuestionTexts {
  /** Id of the field, as a target for links and scrolling. */
  id?: string | undefined;
  children: ReactNode;
}

/** A question beside the inputs that answer it. */
export function Question({ question, note, hint, error, id, children }: QuestionProps) {
  const noteId = useId();
  return (
    <fieldset
      id={id}
      className="field"
      data-invalid={error !== undefined}
      aria-describedby={hint || error ? noteId : undefined}
    >
      <legend className="field-question">
        {question} {note && <span className="field-note">{note}</span>}
      </legend>
      <div className="field-answer">
        <Remark id={noteId} hint={hint} error={error} />
        {children}
      </div>
    </fieldset>
  );
}

/** The error of an answer or, without one, its hint. */
function Remark({ id, hint, error }: Pick<QuestionTexts, 'hint' | 'error'> & { id: string }) {
  if (!hint && !error) return null;
  return (
    <p id={id} className={error ? 'field-error' : 'field-hint'}>
      {error ?? hint}
    </p>
  );
}

interface ChoiceFieldProps extends Omit<QuestionProps, 'children' | 'error'> {
  form: Form;
  name: string;
  choices: readonly Choice[];
  /** A related input below the choices. */
  children?: ReactNode;
}

/** A question with a few visible choices, of which one is chosen. */
export function ChoiceField({ form, name, choices, children, ...texts }: ChoiceFieldProps) {
  return (
    <Question {...texts} error={form.problems[name]}>
      <div className="choices cluster">
        {choices.map(({ id, label, figure }) => (
          <label key={id} className={figure ? 'choice choice-figure' : 'choice'}>
            <input type="radio" {...form.tick(name, id)} />
            {figure && <span className="choice-number">{figure}</span>}
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </Question>
  );
}

interface CheckBoxProps {
  form: Form;
  name: string;
  value?: string;
  label: string;
}

export function CheckBox({ form, name, value = 'yes', label }: CheckBoxProps) {
  return (
    <label className="choice">
      <input type="checkbox" {...form.tick(name, value)} />
      <span>{label}</span>
    </label>
  );
}

interface TypedFieldProps
  extends Omit<QuestionTexts, 'error'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: Form;
  name: string;
}

export function TypedField({ form, question, note, hint, ...input }: TypedFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const error = form.problems[input.name];
  return (
    <div className="field" data-invalid={error !== undefined}>
      <label className="field-question" htmlFor={id}>
        {question} {note && <span className="field-note">{note}</span>}
      </label>
      <div className="field-answer">
        <Remark id={noteId} hint={hint} error={error} />
        <input
          autoComplete="off"
          {...input}
          {...form.input(input.name)}
          id={id}
          className="field-input"
          aria-invalid={error !== undefined}
          aria-describedby={hint || error ? noteId : undefined}
        />
      </div>
    </div>
  );
}
