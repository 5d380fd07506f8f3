import './SlotPicker.css';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { Slot } from '../../../shared/bookings';
import { daysAfter } from '../../../shared/days';
import { clockName } from '../../../shared/timeZones';
import {
  type GridDay,
  monthsInWords,
  type SlotDay,
  slotDays,
  weeksOf,
} from '../../booking/slotDays';
import { bookingPage } from '../../content/bookingPage';
import { useIsHydrated } from '../../store';
import { dayInWords } from '../../zonedTime';
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

/** How far the arrow keys go, in days. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Free times as radio buttons, a day at a time: weeks above lead to the days, also without script. */
export function SlotPicker({ slots, zone, officeZone, form }: SlotPickerProps) {
  const error = form?.problems.slot_id;
  const id = useId();
  const isHydrated = useIsHydrated();
  const days = slotDays(slots, zone, officeZone);
  const ofChosen = days.findIndex((day) => has(day, form?.values.slot_id));
  const [shown, setShown] = useState(Math.max(ofChosen, 0));
  const anchorOf = (index: number) => `${id}-${index}`;
  const linkOf = (index: number) => `${id}-to-${index}`;
  const show = (event: MouseEvent | KeyboardEvent, index: number) => {
    event.preventDefault();
    setShown(index);
  };
  const goBy = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = days[shown];
    if (step === undefined || !from) return;
    const wanted = daysAfter(from.day, step);
    const index =
      step > 0
        ? days.findIndex(({ day }) => day >= wanted)
        : days.filter(({ day }) => day <= wanted).length - 1;
    if (index < 0) return event.preventDefault();
    show(event, index);
    document.getElementById(linkOf(index))?.focus();
  };
  return (
    <fieldset
      className="slot-days"
      data-live={isHydrated || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'slot-error' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="visually-hidden">{times.heading}</legend>
      <nav className="slot-month" aria-label={times.days} onKeyDown={goBy}>
        <p className="slot-months">{monthsInWords(days)}</p>
        {weekdays.map((name) => (
          <span key={name} className="slot-weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {weeksOf(days)
          .flat()
          .map(({ day, index }) => {
            const times = index === undefined ? undefined : days[index];
            if (index === undefined || !times) return <NoTimes key={day} day={day} />;
            return (
              <a
                key={day}
                id={linkOf(index)}
                // The arrow keys go from day to day.
                tabIndex={isHydrated && index !== shown ? -1 : undefined}
                href={`#${anchorOf(index)}`}
                aria-current={index === shown ? 'true' : undefined}
                data-chosen={has(times, form?.values.slot_id) || undefined}
                onClick={(event) => show(event, index)}
              >
                <DayLink {...times} />
              </a>
            );
          })}
      </nav>
      <div>
        {days.map((day, index) => (
          <Day
            key={day.day}
            {...day}
            id={anchorOf(index)}
            isShown={index === shown}
            {...{ form, zone, officeZone }}
          />
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

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const numberOf = (day: string): number => Number(day.slice(8));

const DayLink = ({ day, label, times: offered }: SlotDay) => (
  <>
    <span aria-hidden="true">{numberOf(day)}</span>
    <span className="visually-hidden">{`${label}, ${times.count(offered.length)}`}</span>
  </>
);

const NoTimes = ({ day }: Pick<GridDay, 'day'>) => (
  <span className="slot-none">
    <span aria-hidden="true">{numberOf(day)}</span>
    <span className="visually-hidden">
      {`${dayInWords(new Date(day), 'UTC')}: ${times.noneThen}`}
    </span>
  </span>
);

const has = ({ times }: SlotDay, id: string | undefined) => times.some((time) => time.id === id);

interface DayProps extends SlotDay {
  /** Of its element. */
  id: string;
  isShown: boolean;
  form: Form | undefined;
  zone: string;
  officeZone: string;
}

function Day(props: DayProps) {
  const { id: anchor, isShown, label, times: offered, form, zone, officeZone } = props;
  return (
    <section id={anchor} className="slot-day" aria-label={label} data-shown={isShown || undefined}>
      <h4>
        {label}, <span className="soft">{`${clockName(zone)} time`}</span>
      </h4>
      <div className="slots">
        {offered.map(({ id, label: time, there }) => (
          <label key={id} className="slot">
            <input
              type="radio"
              {...(form ? form.tick('slot_id', id) : { name: 'slot_id', value: id })}
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
