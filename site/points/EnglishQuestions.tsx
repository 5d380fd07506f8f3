import { useId } from 'react';
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

/** The test with its day and its scores, or else the level. */
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
          <TypedField name="taken" label={words.taken} type="date" value={fields.taken} />
          {scoreParameters.map((name, i) => (
            <TypedField
              key={name}
              name={name}
              label={words.scores[i] ?? name}
              value={fields[name]}
            />
          ))}
        </div>
      </ChoiceField>
      <ChoiceField
        id="english"
        name="english"
        question={words.levelQuestion}
        hint={words.levelHint}
        choices={levels}
        chosen={fields.english}
        error={errorAt('english')}
      />
    </>
  );
}

interface TypedFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'date';
  value?: string | undefined;
}

function TypedField({ name, label, type = 'text', value }: TypedFieldProps) {
  const id = useId();
  return (
    <div className="official-score">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field-input"
        name={name}
        type={type}
        defaultValue={value}
        maxLength={type === 'text' ? 5 : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
