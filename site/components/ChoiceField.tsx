import './Field.css';
import './ChoiceField.css';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

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

interface ChoiceFieldProps extends Omit<QuestionProps, 'children'> {
  name: string;
  choices: readonly Choice[];
  chosen?: string | undefined;
  /** A related input below the choices. */
  children?: ReactNode;
}

/** A question with a few visible choices, of which one is chosen. */
export function ChoiceField({ name, choices, chosen, children, ...texts }: ChoiceFieldProps) {
  return (
    <Question {...texts}>
      <div className="choices cluster">
        {choices.map(({ id, label, figure }) => (
          <label key={id} className={figure ? 'choice choice-figure' : 'choice'}>
            <input type="radio" name={name} value={id} defaultChecked={id === chosen} />
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
  name: string;
  value?: string;
  label: string;
  checked: boolean;
}

/** A labelled checkbox. */
export function CheckBox({ name, value = 'yes', label, checked }: CheckBoxProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  );
}

type TypedFieldProps = QuestionTexts & InputHTMLAttributes<HTMLInputElement> & { name: string };

/** A question with a typed answer. */
export function TypedField({ question, note, hint, error, ...input }: TypedFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
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
          id={id}
          className="field-input"
          aria-invalid={error !== undefined}
          aria-describedby={hint || error ? noteId : undefined}
        />
      </div>
    </div>
  );
}
