import { englishLevels, englishTests } from '../../content/official/englishTests';
import { officialCalculator as words } from '../../content/officialCalculator';
import type { OfficialRates } from '../../content/officialRates';
import { bandOf, claims } from '../../points/officialPoints';
import {
  answersOf,
  type EnglishError,
  type OfficialFields,
  officialQuery,
} from '../../points/officialQuery';
import { bandLabel, type YearsRule } from '../../points/officialWords';
import { scoreParameters } from '../../points/parameters';
import { CheckBox, ChoiceField, Question } from '../ChoiceField';
import type { Form } from '../useForm';
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
  const shownFirst = (made: OfficialFields) => {
    const read = answersOf(made, day);
    return 'error' in read ? read.error.at : resultId;
  };
  return (
    <QueryForm
      path={words.path}
      query={officialQuery}
      first="visa"
      fields={withBands(fields, rates)}
      errors={error ? { [error.at]: error.text } : {}}
      shownFirst={shownFirst}
      onChange={onChange}
      button={words.button}
    >
      {(form) => (
        <>
          <Choice form={form} rule="visa" />
          <Years form={form} rule="age" rates={rates} />
          <EnglishQuestions form={form} />
          <Years form={form} rule="overseas" rates={rates} hint={words.overseas.hint} />
          <Years form={form} rule="australian" rates={rates} hint={words.australian.hint} />
          <Choice form={form} rule="qualification" hint={words.qualification.hint} />
          <Question question={words.claims.question}>
            <div className="choices cluster official-claims">
              {claims.map((claim) => (
                <CheckBox key={claim} form={form} name={claim} label={words[claim].claim} />
              ))}
            </div>
          </Question>
          <Choice form={form} rule="partner" />
        </>
      )}
    </QueryForm>
  );
}

interface ChoiceProps {
  form: Form;
  rule: 'visa' | 'qualification' | 'partner';
  hint?: string;
}

function Choice({ form, rule, hint }: ChoiceProps) {
  const { question, choices } = words[rule];
  return <ChoiceField form={form} name={rule} question={question} hint={hint} choices={choices} />;
}

interface YearsProps {
  form: Form;
  rule: YearsRule;
  rates: OfficialRates;
  hint?: string;
}

function Years({ form, rule, rates, hint }: YearsProps) {
  const choices = rates[rule].map((band) => ({
    id: String(band.atLeast),
    label: bandLabel(rule, rates, band),
  }));
  const { question } = words[rule];
  return <ChoiceField form={form} name={rule} question={question} hint={hint} choices={choices} />;
}

function withBands(fields: OfficialFields, rates: OfficialRates): OfficialFields {
  const made = { ...fields };
  for (const rule of ['age', 'overseas', 'australian'] as const) {
    const years = fields[rule];
    if (years) made[rule] = String(bandOf(rates[rule], Number(years)).atLeast);
  }
  return made;
}

const typedFields = [
  { name: 'taken', type: 'date', label: english.taken },
  ...scoreParameters.map((name, i) => ({
    name,
    type: 'text',
    label: english.scores[i] ?? name,
    maxLength: 5,
  })),
] as const;

/** English: a test with its day and scores, or a level, and passports that count. */
function EnglishQuestions({ form }: { form: Form }) {
  return (
    <>
      <ChoiceField
        form={form}
        id="test"
        name="test"
        question={english.question}
        hint={english.hint}
        choices={tests}
      >
        <div className="short-fields cluster">
          {typedFields.map(({ label, ...input }) => {
            const { name } = input;
            const wrong = form.problems[name];
            return (
              // Its id is the target of error links.
              <div key={name} data-invalid={wrong !== undefined}>
                <label htmlFor={name}>{label}</label>
                <input
                  {...input}
                  {...form.input(name)}
                  id={name}
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
        form={form}
        name="english"
        question={english.levelQuestion}
        hint={english.levelHint}
        choices={levels}
      />
      <Question question={english.passport.question} hint={english.passport.hint}>
        <div className="choices cluster official-claims">
          <CheckBox form={form} name="passport" label={english.passport.claim} />
        </div>
      </Question>
    </>
  );
}
