import { ChoiceField } from '../components/ChoiceField';
import { officialCalculator as words } from '../content/officialCalculator';
import type { OfficialRates } from '../content/officialRates';
import { EnglishQuestions } from './EnglishQuestions';
import { bandOf, claims } from './officialPoints';
import { answersOf, type EnglishError, type OfficialFields, officialQuery } from './officialQuery';
import { bandLabel } from './officialWords';
import { QueryForm } from './QueryForm';
import { resultId } from './ResultFrame';

interface OfficialFormProps {
  /** What is answered at first. */
  fields: OfficialFields;
  rates: OfficialRates;
  error?: EnglishError | undefined;
  /** Day of the invitation, as an ISO date. */
  day: string;
  /** Told at each change whether the form still says what `fields` do. */
  onChange: (same: boolean) => void;
}

/** The official test's questions. */
export function OfficialForm({ fields, rates, error, day, onChange }: OfficialFormProps) {
  const chosen = withBands(fields, rates);
  const shownFirst = (made: OfficialFields) => {
    const read = answersOf(made, day);
    return 'error' in read ? read.error.at : resultId;
  };
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
    <QueryForm
      path={words.path}
      query={officialQuery}
      first="visa"
      fields={chosen}
      shownFirst={shownFirst}
      onChange={onChange}
      button={words.button}
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
    </QueryForm>
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
