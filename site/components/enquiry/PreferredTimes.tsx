import { officeTimeZone, timeZones, zoneLabel } from '../../../shared/timeZones';
import { enquiryForm, partsOfDay, timesAsked } from '../../content/enquiryForm';
import type { FormValues } from '../../enquiry/formValues';
import {
  dayField,
  howField,
  meetingsOf,
  partField,
  preferredTimes,
  remarkOn,
  yearFrom,
  zoneField,
} from '../../enquiry/timeChoices';
import { useFirm } from '../../firm';
import { dayIn } from '../../zonedTime';
import { FormInput } from '../Field';
import type { Form } from '../useForm';
import { useOwnZone } from '../useOwnZone';

const words = enquiryForm.times;
const choices = Array.from({ length: timesAsked }, (_, choice) => choice);

/** Preferred days and times by the visitor's clock, with the office's hours. */
export function PreferredTimes({ form }: { form: Form }) {
  const firm = useFirm();
  const own = useOwnZone();
  const values: FormValues = { [zoneField]: own ?? officeTimeZone.id, ...form.values };
  const zones = [
    ...(own ? [{ id: own, label: `${zoneLabel(own)}, ${words.zoneFound}` }] : []),
    ...timeZones.filter(({ id }) => id !== own),
  ];
  const earliest = own && dayIn(own, new Date(Date.now() + 24 * 60 * 60 * 1000));
  const latest = own && yearFrom(dayIn(own));
  const remarks = new Map(
    preferredTimes(values).map((time) => [time.choice, remarkOn(time, values[howField], firm)]),
  );

  return (
    <fieldset className="preferred-times">
      <legend>{words.legend}</legend>
      <p className="field-hint">{words.hint}</p>
      <FormInput
        form={form}
        field={{ name: howField, label: enquiryForm.how.label, options: meetingsOf(firm) }}
      />
      <FormInput
        form={form}
        field={{
          name: zoneField,
          label: words.zone,
          options: zones,
          initial: own ?? officeTimeZone.id,
        }}
      />
      {choices.map((choice) => (
        <fieldset key={choice} className="preferred-time">
          <legend>{words.choices[choice]}</legend>
          <FormInput
            form={form}
            field={{
              type: 'date',
              name: dayField(choice),
              label: words.day,
              note: choice > 0 ? enquiryForm.optional : undefined,
              min: earliest,
              max: latest,
            }}
          />
          <FormInput
            form={form}
            field={{ name: partField(choice), label: words.part, options: partsOfDay }}
          />
          <output>{remarks.get(choice)}</output>
        </fieldset>
      ))}
    </fieldset>
  );
}
