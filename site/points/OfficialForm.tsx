import { CheckBox, ChoiceField, Question } from '../components/ChoiceField';
import { englishLevels, englishTests } from '../content/official/englishTests';
import { officialCalculator as words } from '../content/officialCalculator';
import type { OfficialRates } from '../content/officialRates';
import { bandOf, claims } from './officialPoints';
import { answersOf, type EnglishError, type OfficialFields, officialQuery } from './officialQuery';
import { bandLabel, type YearsRule } from './officialWords';
import { scoreParameters } from './parameters';
import { QueryForm, resultId } from './QueryForm';

const { english } = words;
const tests = Object.entries(englishTests).map(([id, { name }]) => ({ id, label: name }));
const levels = englishLevels.toReversed().map((id) => ({ id, label: english.levels[id] }));

interface OfficialFormProps {
  /** Initial answers. */
  fields: OfficialFields;
  rates: OfficialRates;
  error?: EnglishError | undefined;
  /** Day of the invitation, as an ISO date. */
  day: string;
  /** Reports at each change whether the form still matches `fields`. */
  onChange: (same: boolean) => void;
}

/** The official test's questions. */
export function OfficialForm({ fields, rates, error, day, onChange }: OfficialFormProps) {
  const chosen = withBands(fields, rates);
  const shownFirst = (made: OfficialFields) => {
    const read = answersOf(made, day);
    return 'error' in read ? read.error.at : resultId;
  };
  const years = (rule: YearsRule, hint?: string) => (
    <ChoiceField
      name={rule}
      question={words[rule].question}
      hint={hint}
      choices={rates[rule].map((band) => ({
        id: String(band.atLeast),
        label: bandLabel(rule, rates, band),
      }))}
      chosen={chosen[rule]}
    />
  );
  const choice = (rule: 'visa' | 'qualification' | 'partner', hint?: string) => {
    const { question, choices } = words[rule];
    return (
      <ChoiceField
        name={rule}
        question={question}
        hint={hint}
        choices={choices}
        chosen={fields[rule]}
      />
    );
  };
  return (
    <QueryForm
      path={words.path}
      query={officialQuery}
      first="visa"
      fields={chosen}
      shownFirst={shownFirst}
      onChange={onChange}
      button={words.button}
    >
      {choice('visa')}
      {years('age')}
      <EnglishQuestions fields={fields} error={error} />
      {years('overseas', words.overseas.hint)}
      {years('australian', words.australian.hint)}
      {choice('qualification', words.qualification.hint)}
      <Question question={words.claims.question}>
        <div className="choices cluster official-claims">
          {claims.map((claim) => (
            <CheckBox
              key={claim}
              name={claim}
              label={words[claim].claim}
              checked={fields[claim] !== undefined}
            />
          ))}
        </div>
      </Question>
      {choice('partner')}
    </QueryForm>
  );
}

/** Replaces years by their band, as the form has them. */
function withBands(fields: OfficialFields, rates: OfficialRates): OfficialFields {
  const made = { ...fields };
  for (const rule of ['age', 'overseas', 'australian'] as const) {
    const years = fields[rule];
    if (years) made[rule] = String(bandOf(rates[rule], Number(years)).atLeast);
  }
  return made;
}

/** English: a test with its day and scores, or a level, and passports that count. */
function EnglishQuestions({ fields, error }: Pick<OfficialFormProps, 'fields' | 'error'>) {
  const typed = [
    { name: 'taken', type: 'date', label: english.taken },
    ...scoreParameters.map((name, i) => ({
      name,
      type: 'text',
      label: english.scores[i] ?? name,
      maxLength: 5,
    })),
  ] as const;
  const errorAt = (at: EnglishError['at']) => (error?.at === at ? error.text : undefined);
  return (
    <>
      <ChoiceField
        id="test"
        name="test"
        question={english.question}
        hint={english.hint}
        choices={tests}
        chosen={fields.test}
        error={errorAt('test')}
      >
        <div className="short-fields cluster">
          {typed.map(({ label, ...input }) => {
            const { name } = input;
            const wrong = errorAt(name);
            return (
              // Its id is the target of error links.
              <div key={name} data-invalid={wrong !== undefined}>
                <label htmlFor={name}>{label}</label>
                <input
                  {...input}
                  id={name}
                  defaultValue={fields[name]}
                  autoComplete="off"
                  spellCheck={false}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong ? `${name}-error` : undefined}
                />
                {wrong && (
                  <p id={`${name}-error`} className="field-error">
                    {wrong}
                  </p>
                )}
              </div>
            );
          })}
        </div>
      </ChoiceField>
      <ChoiceField
        name="english"
        question={english.levelQuestion}
        hint={english.levelHint}
        choices={levels}
        chosen={fields.english}
      />
      <Question question={english.passport.question} hint={english.passport.hint}>
        <div className="choices cluster official-claims">
          <CheckBox
            name="passport"
            label={english.passport.claim}
            checked={fields.passport !== undefined}
          />
        </div>
      </Question>
    </>
  );
}
