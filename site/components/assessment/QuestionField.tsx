import { useId } from 'react';
import { assessment } from '../../content/assessment';
import type { AssessmentQuestion } from '../../content/assessmentQuestions';
import { ChoiceField } from '../ChoiceField';

interface QuestionFieldProps {
  /** Its name is the input's. */
  question: Omit<AssessmentQuestion, 'name'> & { name: string };
  answer?: string;
  required: boolean;
  problem?: string;
}

/** A question of the assessment, with what is wrong with its answer beside it. */
export function QuestionField({ question, answer, required, problem }: QuestionFieldProps) {
  const { name, label, hint, type, options, min, max, autoComplete } = question;
  const id = useId();
  const noteId = `${id}-note`;
  const note = required ? undefined : `(${assessment.optional})`;
  if (options) {
    return (
      <ChoiceField
        name={name}
        question={label}
        note={note}
        hint={hint}
        choices={options}
        chosen={answer}
        error={problem}
      />
    );
  }
  return (
    <div className="field" data-invalid={problem !== undefined}>
      <label className="field-question" htmlFor={id}>
        {label} {note && <span className="field-optional">{note}</span>}
      </label>
      <div className="field-answer">
        {(hint || problem) && (
          <p id={noteId} className={problem ? 'field-error' : 'field-hint'}>
            {problem ?? hint}
          </p>
        )}
        <input
          id={id}
          className="field-input"
          name={name}
          type={type}
          defaultValue={answer}
          min={min}
          max={max}
          autoComplete={autoComplete ?? 'off'}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={hint || problem ? noteId : undefined}
        />
      </div>
    </div>
  );
}
