import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import { dayIn, ownZone } from '../../zonedTime';
import { InputField, SelectField } from '../Field';

interface PreferredTimesProps {
  values: FormValues;
  problems: FormValues;
}

const words = enquiryForm.times;
const choices = Array.from({ length: timesAsked }, (_, choice) => choice);

/** Preferred days and times by the visitor's clock, with the office's hours. */
export function PreferredTimes({ values, problems }: PreferredTimesProps) {
  const firm = useFirm();
  const group = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState<string>();
  const [chosen, setChosen] = useState(values);
  const offered = own
    ? [
        { id: own, label: `${zoneLabel(own)}, ${words.zoneFound}` },
        ...timeZones.filter(({ id }) => id !== own),
      ]
    : timeZones;
  const earliest = own && dayIn(own, new Date(Date.now() + 24 * 60 * 60 * 1000));
  const latest = own && yearFrom(dayIn(own));

  // Only the browser knows its zone and date.
  useEffect(() => setOwn(ownZone()), []);
  useEffect(() => {
    if (!own || !group.current) return;
    const select = group.current.querySelector<HTMLSelectElement>(`[name="${zoneField}"]`);
    if (select && !values[zoneField]) select.value = own;
    setChosen(read(group.current));
  }, [own, values]);

  const follow = (event: FormEvent<HTMLFieldSetElement>) => setChosen(read(event.currentTarget));
  const remarks = new Map(
    preferredTimes(chosen).map((time) => [time.choice, remarkOn(time, chosen[howField], firm)]),
  );

  return (
    <fieldset ref={group} className="preferred-times" onChange={follow}>
      <legend>{words.legend}</legend>
      <p className="field-hint">{words.hint}</p>
      <SelectField
        name={howField}
        label={enquiryForm.how.label}
        options={meetingsOf(firm)}
        chosen={values[howField]}
      />
      <SelectField
        name={zoneField}
        label={words.zone}
        options={offered}
        chosen={values[zoneField] ?? officeTimeZone.id}
      />
      {choices.map((choice) => (
        <fieldset key={choice} className="preferred-time">
          <legend>{words.choices[choice]}</legend>
          <InputField
            type="date"
            name={dayField(choice)}
            label={words.day}
            note={choice > 0 ? enquiryForm.optional : undefined}
            error={problems[dayField(choice)]}
            min={earliest}
            max={latest}
            defaultValue={values[dayField(choice)]}
          />
          <SelectField
            name={partField(choice)}
            label={words.part}
            options={partsOfDay}
            chosen={values[partField(choice)]}
          />
          <output>{remarks.get(choice)}</output>
        </fieldset>
      ))}
    </fieldset>
  );
}

function read(group: HTMLFieldSetElement): FormValues {
  const fields = group.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}
