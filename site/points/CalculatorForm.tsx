import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceField } from '../components/ChoiceField';
import { calculator } from '../content/calculator';
import { pointsTable, visaTypes } from '../content/points';
import type { PointsChoices } from './calculate';
import { choicesQuery } from './query';
import { resultId } from './ResultFrame';

export const visaFieldId = 'visa';

const visas = Object.entries(visaTypes).map(([id, { name }]) => ({ id, figure: id, label: name }));
const asked = (['age', 'education', 'experience', 'englishLevel', 'partnerPoints'] as const).map(
  (name) => ({ name, ...pointsTable[name] }),
);

interface CalculatorFormProps {
  /** What is chosen at first. */
  choices: PointsChoices;
  /** Whether to say that a visa must be chosen. */
  visaMissing?: boolean;
  /** Told at each change whether the form still says what `choices` do. */
  onChange?: (same: boolean) => void;
}

/** The calculator's questions: a form that leads to the page with the result, script or not. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { choices, visaMissing = false, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { visaType, button, path } = calculator;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = choicesQuery.read(new FormData(event.currentTarget));
    const hash = made.visaType ? resultId : visaFieldId;
    navigate({ pathname: path, search: choicesQuery.write(made), hash });
  };
  const compare = () => {
    if (!form.current) return;
    const made = choicesQuery.read(new FormData(form.current));
    onChange?.(choicesQuery.write(made) === choicesQuery.write(choices));
  };
  // A browser may have put back, at a reload, what was changed before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(compare, []);
  return (
    <form
      ref={form}
      className="fields calculator-form"
      action={`${path}#${resultId}`}
      onChange={compare}
      onSubmit={submit}
    >
      <ChoiceField
        id={visaFieldId}
        name="visaType"
        question={visaType.question}
        choices={visas}
        chosen={choices.visaType}
        error={visaMissing ? visaType.missing : undefined}
      />
      {asked.map(({ name, question, items, extra }) => (
        <ChoiceField
          key={name}
          name={name}
          question={question}
          choices={items}
          chosen={choices[name]}
        >
          {extra && (
            <label className="choice">
              <input
                type="checkbox"
                name="qualification"
                value={extra.id}
                defaultChecked={choices.qualification === extra.id}
              />
              <span>{extra.label}</span>
            </label>
          )}
        </ChoiceField>
      ))}
      {/* Says 'asked' where the form is sent without script and without a visa. */}
      <input type="hidden" name="visaType" value="" />
      <div className="fields-end">
        <button type="submit" className="button button-primary button-large">
          {button}
        </button>
      </div>
    </form>
  );
}
