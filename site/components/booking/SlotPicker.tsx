import { clockName } from '../../../shared/timeZones';
import './SlotPicker.css';
import { type MouseEvent, useId, useState } from 'react';
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

/**
 * Free times as radio buttons, days beside each other: a strip of days leads to them, also without
 * script. On a phone one day is in view, on a screen a week.
 */
export function SlotPicker({ slots, zone, officeZone, form }: SlotPickerProps) {
  const error = form?.problems.slot_id;
  const id = useId();
  const days = slotDays(slots, zone, officeZone);
  const ofChosen = days.findIndex((day) => has(day, form?.values.slot_id));
  const [shown, setShown] = useState(Math.max(ofChosen, 0));
  /** Scrolls the days alone: a link would move the page, too. */
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setShown(index);
    document
      .getElementById(`${id}-${index}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <fieldset
      className="slot-days"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'slot-error' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="visually-hidden">{times.heading}</legend>
      <nav className="slot-strip" aria-label={times.days}>
        {days.map((day, index) => (
          <a
            key={day.day}
            // The arrow keys go through all times, day by day.
            tabIndex={-1}
            href={`#${id}-${index}`}
            aria-current={index === shown ? 'true' : undefined}
            data-chosen={has(day, form?.values.slot_id) || undefined}
            onClick={(event) => show(event, index)}
          >
            <span>{day.label.slice(0, 3)}</span>
            <strong>{Number(day.day.slice(8))}</strong>
            <span className="visually-hidden">
              {`${day.label}, ${times.count(day.times.length)}`}
            </span>
          </a>
        ))}
      </nav>
      <div className="slot-columns">
        {days.map((day, index) => (
          <Day key={day.day} {...day} id={`${id}-${index}`} form={form} officeZone={officeZone} />
        ))}
      </div>
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
  /** Of its element. */
  id: string;
  form: Form | undefined;
  officeZone: string;
}

function Day({ id: anchor, label, times: offered, form, officeZone }: DayProps) {
  return (
    <section id={anchor} className="slot-day" aria-label={label}>
      <h4>{label}</h4>
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
    </section>
  );
}
