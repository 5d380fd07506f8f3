import { ChoiceField } from '../components/ChoiceField';
import { englishLevels, englishTests } from '../content/official/englishTests';
import { officialCalculator } from '../content/officialCalculator';
import { scoreParameters } from './officialParameters';
import type { EnglishError, OfficialFields } from './officialQuery';

const words = officialCalculator.english;
const tests = Object.entries(englishTests).map(([id, { name }]) => ({ id, label: name }));
const levels = englishLevels.toReversed().map((id) => ({ id, label: words.levels[id] }));

interface EnglishQuestionsProps {
  fields: OfficialFields;
  error?: EnglishError | undefined;
}

/** The test with its day and its scores, or else the level, and a passport that counts as one. */
export function EnglishQuestions({ fields, error }: EnglishQuestionsProps) {
  const errorAt = (at: EnglishError['at']) => (error?.at === at ? error.text : undefined);
  return (
    <>
      <ChoiceField
        id="test"
        name="test"
        question={words.question}
        hint={words.hint}
        choices={tests}
        chosen={fields.test}
        error={errorAt('test')}
      >
        <div className="official-scores">
          <TypedField
            name="taken"
            label={words.taken}
            type="date"
            value={fields.taken}
            error={errorAt('taken')}
          />
          {scoreParameters.map((name, i) => (
            <TypedField
              key={name}
              name={name}
              label={words.scores[i] ?? name}
              value={fields[name]}
              error={errorAt(name)}
            />
          ))}
        </div>
      </ChoiceField>
      <ChoiceField
        name="english"
        question={words.levelQuestion}
        hint={words.levelHint}
        choices={levels}
        chosen={fields.english}
      />
      <fieldset className="field">
        <legend className="field-question">{words.passport.question}</legend>
        <div className="field-answer">
          <p className="field-hint">{words.passport.hint}</p>
          <div className="choices official-claims">
            <label className="choice">
              <input
                type="checkbox"
                name="passport"
                value="yes"
                defaultChecked={fields.passport !== undefined}
              />
              <span>{words.passport.claim}</span>
            </label>
          </div>
        </div>
      </fieldset>
    </>
  );
}

interface TypedFieldProps {
  /** Also its id, which an error links to. */
  name: string;
  label: string;
  type?: 'text' | 'date';
  value?: string | undefined;
  error?: string | undefined;
}

function TypedField({ name, label, type = 'text', value, error }: TypedFieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className="official-score" data-invalid={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        className="field-input"
        name={name}
        type={type}
        defaultValue={value}
        maxLength={type === 'text' ? 5 : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
