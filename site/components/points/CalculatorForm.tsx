import { calculator } from '../../content/calculator';
import { pointsTable, visaTypes } from '../../content/points';
import type { PointsChoices } from '../../points/calculate';
import { choicesQuery } from '../../points/query';
import { CheckBox, ChoiceField } from '../ChoiceField';
import { QueryForm, resultId } from './QueryForm';

export const visaFieldId = 'visa';

const { visaType, button, path } = calculator;
const visas = Object.entries(visaTypes).map(([id, { name }]) => ({ id, figure: id, label: name }));
const asked = (['age', 'education', 'experience', 'englishLevel', 'partnerPoints'] as const).map(
  (name) => ({ name, ...pointsTable[name] }),
);

interface CalculatorFormProps {
  choices: PointsChoices;
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
      errors={visaMissing ? { visaType: visaType.missing } : {}}
      shownFirst={(made) => (made.visaType ? resultId : visaFieldId)}
      onChange={onChange}
      button={button}
    >
      {(form) => (
        <>
          <ChoiceField
            form={form}
            id={visaFieldId}
            name="visaType"
            question={visaType.question}
            choices={visas}
          />
          {asked.map(({ name, question, items, extra }) => (
            <ChoiceField key={name} form={form} name={name} question={question} choices={items}>
              {extra && (
                <CheckBox form={form} name="qualification" value={extra.id} label={extra.label} />
              )}
            </ChoiceField>
          ))}
        </>
      )}
    </QueryForm>
  );
}
