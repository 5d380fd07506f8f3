import './ChoiceField.css';
import { type ReactNode, useId } from 'react';

export interface Choice {
  id: string;
  label: string;
  /** A short name in large type before the label, such as a visa's number. */
  figure?: string;
}

interface ChoiceFieldProps {
  name: string;
  question: string;
  /** Said after the question, such as that it is optional. */
  note?: string;
  hint?: string;
  choices: readonly Choice[];
  chosen?: string;
  error?: string;
  /** Id of the field, where something links or scrolls to it. */
  id?: string;
  /** Asked along with it, below the choices. */
  children?: ReactNode;
}

/** A question with one answer out of a few, all in sight. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, question, note, hint, choices, chosen, error, id, children } = props;
  const noteId = useId();
  return (
    <fieldset
      id={id}
      className="field"
      data-invalid={error !== undefined}
      aria-describedby={hint || error ? noteId : undefined}
    >
      <legend className="field-question">
        {question} {note && <span className="field-optional">{note}</span>}
      </legend>
      <div className="field-answer">
        {(hint || error) && (
          <p id={noteId} className={error ? 'field-error' : 'field-hint'}>
            {error ?? hint}
          </p>
        )}
        <div className="choices">
          {choices.map((choice) => (
            <label key={choice.id} className={choice.figure ? 'choice choice-figure' : 'choice'}>
              <input
                type="radio"
                name={name}
                value={choice.id}
                defaultChecked={choice.id === chosen}
              />
              {choice.figure && <span className="choice-number">{choice.figure}</span>}
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
        {children}
      </div>
    </fieldset>
  );
}
