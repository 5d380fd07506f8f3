import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceField } from '../components/ChoiceField';
import { officialCalculator as words } from '../content/officialCalculator';
import type { OfficialRates } from '../content/officialRates';
import { EnglishQuestions } from './EnglishQuestions';
import { bandOf, claims } from './officialPoints';
import { answersOf, type EnglishError, type OfficialFields, officialQuery } from './officialQuery';
import { bandLabel } from './officialWords';
import { resultId } from './ResultFrame';

interface OfficialFormProps {
  /** What is answered at first. */
  fields: OfficialFields;
  rates: OfficialRates;
  error?: EnglishError | undefined;
  /** Told at each change whether the form still says what `fields` do. */
  onChange: (same: boolean) => void;
}

/** The official test's questions: a form that leads to the page with the result, script or not. */
export function OfficialForm({ fields, rates, error, onChange }: OfficialFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const chosen = withBands(fields, rates);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = officialQuery.read(new FormData(event.currentTarget));
    const read = answersOf(made);
    const hash = 'error' in read ? read.error.at : resultId;
    navigate({ pathname: words.path, search: officialQuery.write(made), hash });
  };
  const compare = () => {
    if (!form.current) return;
    const made = officialQuery.read(new FormData(form.current));
    onChange(officialQuery.write(made) === officialQuery.write(chosen));
  };
  // A browser may have put back, at a reload, what was changed before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(compare, []);
  const years = (rule: 'age' | 'overseas' | 'australian', hint?: string) => (
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
  return (
    <form
      ref={form}
      className="fields calculator-form"
      action={`${words.path}#${resultId}`}
      onChange={compare}
      onSubmit={submit}
    >
      <ChoiceField
        name="visa"
        question={words.visa.question}
        choices={words.visa.choices}
        chosen={fields.visa}
      />
      {years('age')}
      <EnglishQuestions fields={fields} error={error} />
      {years('overseas', words.overseas.hint)}
      {years('australian', words.australian.hint)}
      <ChoiceField
        name="qualification"
        question={words.qualification.question}
        hint={words.qualification.hint}
        choices={words.qualification.choices}
        chosen={fields.qualification}
      />
      <fieldset className="field">
        <legend className="field-question">{words.claims.question}</legend>
        <div className="field-answer choices official-claims">
          {claims.map((claim) => (
            <label key={claim} className="choice">
              <input
                type="checkbox"
                name={claim}
                value="yes"
                defaultChecked={fields[claim] !== undefined}
              />
              <span>{words[claim].claim}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ChoiceField
        name="partner"
        question={words.partner.question}
        choices={words.partner.choices}
        chosen={fields.partner}
      />
      {/* Says 'asked' where the form is sent without script and without an answer. */}
      <input type="hidden" name="visa" value="" />
      <div className="fields-end">
        <button type="submit" className="button button-primary button-large">
          {words.button}
        </button>
      </div>
    </form>
  );
}

/** The fields as the form holds them: of years, only the band that they are in. */
function withBands(fields: OfficialFields, rates: OfficialRates): OfficialFields {
  const made = { ...fields };
  for (const rule of ['age', 'overseas', 'australian'] as const) {
    const years = fields[rule];
    if (years) made[rule] = String(bandOf(rates[rule], Number(years)).atLeast);
  }
  return made;
}
