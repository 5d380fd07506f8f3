import { CheckBox, ChoiceField } from '../components/ChoiceField';
import { calculator } from '../content/calculator';
import { pointsTable, visaTypes } from '../content/points';
import type { PointsChoices } from './calculate';
import { QueryForm, resultId } from './QueryForm';
import { choicesQuery } from './query';

export const visaFieldId = 'visa';

const { visaType, button, path } = calculator;
const visas = Object.entries(visaTypes).map(([id, { name }]) => ({ id, figure: id, label: name }));
const asked = (['age', 'education', 'experience', 'englishLevel', 'partnerPoints'] as const).map(
  (name) => ({ name, ...pointsTable[name] }),
);

interface CalculatorFormProps {
  /** Initial choices. */
  choices: PointsChoices;
  /** Asks for a visa. */
  visaMissing?: boolean;
  /** Reports at each change whether the form still matches `choices`. */
  onChange?: (same: boolean) => void;
}

/** The quick calculator's questions. */
export function CalculatorForm({ choices, visaMissing, onChange }: CalculatorFormProps) {
  return (
    <QueryForm
      path={path}
      query={choicesQuery}
      first="visaType"
      fields={choices}
      shownFirst={(made) => (made.visaType ? resultId : visaFieldId)}
      onChange={onChange}
      button={button}
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
            <CheckBox
              name="qualification"
              value={extra.id}
              label={extra.label}
              checked={choices.qualification === extra.id}
            />
          )}
        </ChoiceField>
      ))}
    </QueryForm>
  );
}
