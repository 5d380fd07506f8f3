import { clockName } from '../../../shared/timeZones';
import './SlotPicker.css';
import { useState } from 'react';
import type { Slot } from '../../../shared/bookings';
import { type SlotDay, slotDays } from '../../booking/slotDays';
import { bookingPage } from '../../content/bookingPage';
import type { Form } from '../useForm';

interface SlotPickerProps {
  slots: readonly Slot[];
  /** The client's clock, and the office's: IANA names. */
  zone: string;
  officeZone: string;
  /** The form that keeps the chosen one, if any does. */
  form?: Form;
}

const { times } = bookingPage;
/** Days shown before the later ones. */
const firstDays = 6;

/** Free times as radio buttons by day, also without script. */
export function SlotPicker(props: SlotPickerProps) {
  const { slots, zone, officeZone, form } = props;
  const error = form?.problems.slot_id;
  // Read once: a choice must not close the days around it.
  const [chosen] = useState(form?.values.slot_id);
  const days = slotDays(slots, zone, officeZone);
  const later = days.slice(firstDays);
  const isLater = later.some((day) => has(day, chosen));
  const showing = days.find((day) => has(day, chosen)) ?? days[0];
  const shown = (day: SlotDay) => (
    <Day key={day.day} {...day} form={form} isOpen={day === showing} officeZone={officeZone} />
  );
  return (
    <fieldset
      className="slot-days"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'slot-error' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="visually-hidden">{times.heading}</legend>
      {days.slice(0, firstDays).map(shown)}
      {later.length > 0 && (
        <details className="slot-later" open={isLater}>
          <summary>{times.later}</summary>
          {later.map(shown)}
        </details>
      )}
      {error && (
        <p id="slot-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const has = ({ times }: SlotDay, id: string | undefined) => times.some((time) => time.id === id);

interface DayProps extends SlotDay {
  form: Form | undefined;
  isOpen: boolean;
  officeZone: string;
}

function Day({ label, times: offered, form, isOpen, officeZone }: DayProps) {
  return (
    <details className="slot-day" open={isOpen}>
      <summary>
        {label} <span className="soft">{times.count(offered.length)}</span>
      </summary>
      <div className="slots">
        {offered.map(({ id, label: time, there }) => (
          <label key={id} className="slot">
            <input
              type="radio"
              {...(form ? form.tick('slot_id', id) : { name: 'slot_id', value: id })}
              required
              aria-label={`${label}, ${time}${there && `, ${there} ${clockName(officeZone)} time`}`}
            />
            <span>{time}</span>
            {there && <small>{`${there} ${clockName(officeZone)}`}</small>}
          </label>
        ))}
      </div>
    </details>
  );
}
