import { type FormEvent, useEffect, useRef, useState } from 'react';
import { enquiryForm, meetings, partsOfDay, timesAsked } from '../../content/enquiryForm';
import { officeTimeZone, type TimeZone, timeZones } from '../../content/timeZones';
import { Field } from '../Field';
import type { FormValues } from './draft';
import { placeOf } from './momentInWords';
import type { Problems } from './problems';
import {
  closedInWords,
  dayField,
  howField,
  knownZone,
  officeTime,
  partField,
  preferredTimes,
  zoneField,
} from './timeChoices';
import { dayIn } from './zonedTime';

interface PreferredTimesProps {
  values: FormValues;
  problems: Problems;
}

const words = enquiryForm.times;
const choices = Array.from({ length: timesAsked }, (_, choice) => choice);

/** The days and times that suit, by the visitor's clock, and what the office's shows then. */
export function PreferredTimes({ values, problems }: PreferredTimesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState<TimeZone>();
  const [earliest, setEarliest] = useState<string>();
  const [chosen, setChosen] = useState<FormValues>(values);
  const offered = own ? [own, ...timeZones.filter(({ id }) => id !== own.id)] : timeZones;

  // Only the browser knows its zone and the day.
  useEffect(() => {
    const zone = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    setOwn({ id: zone, label: `${placeOf(zone)}, ${words.zoneFound}` });
    setEarliest(dayIn(zone, new Date(Date.now() + 24 * 60 * 60 * 1000)));
  }, []);
  useEffect(() => {
    const select = group.current?.querySelector<HTMLSelectElement>(`[name="${zoneField}"]`);
    if (own && select && !values[zoneField]) select.value = own.id;
    if (own) setChosen(read(group.current));
  }, [own, values]);

  const follow = (event: FormEvent<HTMLFieldSetElement>) => setChosen(read(event.currentTarget));
  const remarks = new Map(
    preferredTimes(chosen).map((time) => [
      time.choice,
      [closedInWords(time), officeTime(time)].filter(Boolean).join(' '),
    ]),
  );

  return (
    <fieldset ref={group} className="preferred-times" onChange={follow}>
      <legend>{words.legend}</legend>
      <p className="labelled-field-hint">{words.hint}</p>
      <Field label={enquiryForm.how.label} className="preferred-zone">
        {(input) => (
          <select {...input} name={howField} defaultValue={values[howField]}>
            {meetings.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.zone} className="preferred-zone">
        {(input) => (
          <select {...input} name={zoneField} defaultValue={values[zoneField] ?? officeTimeZone.id}>
            {offered.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {choices.map((choice) => (
        <fieldset key={choice} className="preferred-time">
          <legend>{words.choices[choice]}</legend>
          <Field
            label={words.day}
            note={choice > 0 ? enquiryForm.optional : undefined}
            error={problems[dayField(choice)]}
          >
            {(input) => (
              <input
                {...input}
                type="date"
                name={dayField(choice)}
                min={earliest}
                defaultValue={values[dayField(choice)]}
              />
            )}
          </Field>
          <Field label={words.part}>
            {(input) => (
              <select {...input} name={partField(choice)} defaultValue={values[partField(choice)]}>
                {partsOfDay.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <output className="preferred-office">{remarks.get(choice)}</output>
        </fieldset>
      ))}
    </fieldset>
  );
}

function read(group: HTMLFieldSetElement | null): FormValues {
  const fields = group?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return Object.fromEntries([...(fields ?? [])].map(({ name, value }) => [name, value]));
}
