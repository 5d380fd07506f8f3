import './BookingForm.css';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import type { Slot, SlotPage } from '../../../shared/bookings';
import { enquiryTopics, isVisaQuestion } from '../../../shared/enquiryTopics';
import { personInWords } from '../../../shared/personInWords';
import { timeZones, zoneLabel } from '../../../shared/timeZones';
import { apiSlots } from '../../apiData';
import { type BookingChoices, readChoices, slotQuery } from '../../booking/choices';
import { bookingProblems } from '../../booking/problems';
import { bookingPage } from '../../content/bookingPage';
import { enquiryForm } from '../../content/enquiryForm';
import { type FormValues, formTexts } from '../../enquiry/formValues';
import { meetingsOf } from '../../enquiry/timeChoices';
import { useFirm } from '../../firm';
import { useRefusedForm } from '../../formState';
import { ownZone } from '../../zonedTime';
import { arrival } from '../enquiry/arrival';
import { PrivacyLine, VisitorInputs } from '../enquiry/EnquiryFields';
import { OpenForm } from '../enquiry/EnquiryForm';
import { drafts, forgetSubmission, submissions } from '../enquiry/submission';
import { Field } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import { useIsHydrated, useStore } from '../store';
import { Made } from './Made';
import { SlotPicker } from './SlotPicker';

const { choices: words, times, details, path, made } = bookingPage;

interface BookingFormProps {
  /** Choices in the page's address, with their free times as the server rendered them. */
  first?: { choices: BookingChoices; times: SlotPage } | undefined;
  /** What it is about, if the page that led here says so. */
  topic?: string;
}

/** Our own booking: choices, free times, and who books. */
export function BookingForm({ first, topic = '' }: BookingFormProps) {
  const firm = useFirm();
  const refused = useRefusedForm('booking');
  const submission = useStore(submissions.booking);
  const isHydrated = useIsHydrated();
  const [choices, setChoices] = useState(
    () => first?.choices ?? readChoices({ topic, zone: firm.company.zone, ...refused?.values }),
  );
  const chooser = useRef<HTMLFormElement>(null);
  const [rendered] = useState(choices);
  // Only the browser knows its zone, what this tab keeps, and what was chosen before the script came.
  useEffect(() => {
    const kept = drafts.booking.get()?.values;
    const chosen = changedChoices(chooser.current, rendered);
    if (!first) {
      const zone = kept?.zone ?? ownZone();
      setChoices(readChoices({ ...kept, zone, topic: topic || kept?.topic || '', ...chosen }));
    } else if (Object.keys(chosen).length > 0) setChoices({ ...rendered, ...chosen });
  }, [first, rendered, topic]);
  const [chosen, setChosen] = useState<string>();
  const { times: page, isFailed, retry } = useTimes(choices, first?.times);
  const slots = page?.slots;
  // The chosen time was taken: others may be, too.
  useEffect(() => {
    if (submission.state === 'refused' && submission.errors.slot_id) retry();
  }, [submission, retry]);

  if (submission.state === 'sent' && submission.made) {
    return (
      <Made booking={submission.made} email={submission.email} choices={choices}>
        <button
          type="button"
          className="button"
          onClick={() => {
            forgetSubmission('booking');
            retry();
          }}
        >
          {made.another}
        </button>
      </Made>
    );
  }
  return (
    <div className="booking-form">
      <Choices choices={choices} onChange={setChoices} isHydrated={isHydrated} form={chooser} />
      <section id="times" className="booking-times">
        {!slots && isHydrated && (
          <p role="status" className="soft">
            {isFailed ? times.failed : times.loading}{' '}
            {isFailed && (
              <button type="button" className="link-button" onClick={retry}>
                {times.again}
              </button>
            )}
          </p>
        )}
        {slots?.length === 0 && <p role="status">{times.none}</p>}
        {slots && slots.length > 0 && (
          <OpenForm
            kind="booking"
            page={path}
            refused={refused}
            submit={details.submit}
            path="/api/bookings"
            content={bookingContent}
            check={bookingProblems}
            fixed={{ ...choices, ...(choices.person === '' && { anyone: 'on' }) }}
          >
            {(values, problems) => (
              <>
                <h3 className="subhead">{times.heading}</h3>
                <SlotPicker
                  key={JSON.stringify(choices)}
                  slots={slots}
                  onChoose={setChosen}
                  zone={choices.zone}
                  officeZone={officeZoneOf(choices.how, firm)}
                  chosen={chosen ?? values.slot_id}
                  error={problems.slot_id}
                />
                <Windows choices={choices} later={page?.later ?? null} onChange={setChoices} />
                <WhoIsMet
                  slots={slots}
                  chosen={chosen ?? values.slot_id}
                  topic={choices.topic}
                  person={choices.person}
                />
                <h3 className="subhead">{details.heading}</h3>
                <VisitorInputs values={values} problems={problems} />
                <Field label={details.note} note={enquiryForm.optional} error={problems.note}>
                  {(input) => (
                    <textarea
                      {...input}
                      name="note"
                      rows={3}
                      maxLength={4000}
                      defaultValue={values.note}
                    />
                  )}
                </Field>
                <Honeypot />
                <PrivacyLine />
              </>
            )}
          </OpenForm>
        )}
      </section>
      <p className="links">
        {times.other} <a href="/contact?about=consultation">{times.wish}</a>
      </p>
    </div>
  );
}

/** Returns the form's fields as JSON for the server (`api/bookings/fields.ts`). */
const bookingContent = (values: FormValues) => ({
  ...values,
  anyone: values.anyone !== undefined,
  came_from: arrival.get(),
});

/** Returns the clock of the office to visit or, for calls, the firm's. */
const officeZoneOf = (how: string, { company, offices }: ReturnType<typeof useFirm>): string =>
  offices.find(({ id }) => id === how)?.zone ?? company.zone;

/** Returns the choices that somebody changed before the script came. */
function changedChoices(
  form: HTMLFormElement | null,
  rendered: BookingChoices,
): Partial<BookingChoices> {
  if (!form) return {};
  const held = Object.entries(readChoices(formTexts(form)));
  return Object.fromEntries(
    held.filter(
      ([name, value]) => form.elements.namedItem(name) && value !== Object(rendered)[name],
    ),
  );
}

interface WindowsProps {
  choices: BookingChoices;
  later: string | null;
  onChange(choices: BookingChoices): void;
}

/** Leads to the free times after those shown, and back to the first; also without script. */
function Windows({ choices, later, onChange }: WindowsProps) {
  const link = (from: string, label: string) => (
    <a
      href={`${path}?${new URLSearchParams({ ...choices, from })}#times`}
      onClick={(event) => {
        event.preventDefault();
        onChange({ ...choices, from });
      }}
    >
      {label}
    </a>
  );
  if (later === null && choices.from === '') return null;
  return (
    <p className="booking-windows actions links">
      {choices.from !== '' && link('', times.first)}
      {later !== null && link(later, times.more)}
    </p>
  );
}

interface WhoIsMetProps {
  slots: readonly Slot[];
  chosen: string | undefined;
  topic: string;
  person: string;
}

/** Says whom one will meet: the person of the chosen time or, until one is chosen, the wanted one. */
function WhoIsMet({ slots, chosen, topic, person }: WhoIsMetProps) {
  const { bookable } = useFirm();
  const id = slots.find((slot) => slot.id === chosen)?.person_id ?? person;
  const met = bookable.find((one) => one.id === id);
  const isCourse = !isVisaQuestion({ kind: 'consultation', topic });
  return (
    <div className="booking-person" aria-live="polite">
      {met && (
        <p>
          {words.met} <strong>{personInWords(met)}</strong>
        </p>
      )}
      <p className="soft">{isCourse ? words.course : words.visa}</p>
    </div>
  );
}

interface ChoicesProps {
  choices: BookingChoices;
  onChange(choices: BookingChoices): void;
  isHydrated: boolean;
  form: Ref<HTMLFormElement>;
}

/** Choices that the free times depend on; without script, a form of its own that shows them. */
function Choices({ choices, onChange, isHydrated, form }: ChoicesProps) {
  const firm = useFirm();
  const { zone } = choices;
  const people = peopleFor(choices, firm);
  const zones = timeZones.some(({ id }) => id === zone)
    ? timeZones
    : [{ id: zone, label: zoneLabel(zone) }, ...timeZones];
  const ways = meetingsOf(firm).filter(
    ({ id }) =>
      id === 'video' || id === 'phone' || firm.bookable.some(({ offices }) => offices.includes(id)),
  );
  const choose = (change: Partial<BookingChoices>) => {
    const chosen = { ...choices, from: '', ...change };
    const isThere = peopleFor(chosen, firm).some(({ id }) => id === chosen.person);
    onChange(isThere ? chosen : { ...chosen, person: '' });
  };
  const topics = enquiryTopics.map((label) => ({ id: label, label }));
  const persons = people.map(({ id, name, marn }) => ({
    id,
    label: marn ? `${name}, MARN ${marn}` : name,
  }));
  const selects = [
    { name: 'topic', label: words.topic, options: [{ id: '', label: words.unsure }, ...topics] },
    { name: 'how', label: words.how, options: ways },
    {
      name: 'person',
      label: words.person,
      options: [{ id: '', label: words.anybody }, ...persons],
    },
    { name: 'zone', label: words.zone, options: zones },
  ] as const;
  return (
    <form
      ref={form}
      className="enquiry-pair cells cells-fit booking-choices"
      action={`${path}#times`}
      onSubmit={(event) => isHydrated && event.preventDefault()}
    >
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          {(input) => (
            <select
              {...input}
              name={name}
              value={choices[name]}
              onChange={({ target }) => choose({ [name]: target.value })}
            >
              {options.map(({ id, label: shown }) => (
                <option key={id} value={id}>
                  {shown}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {!isHydrated && (
        <button type="submit" className="button">
          {words.show}
        </button>
      )}
    </form>
  );
}

/** Returns who can be met in the chosen way, and advise on the topic. */
function peopleFor(choices: BookingChoices, { bookable }: ReturnType<typeof useFirm>) {
  const { office, topic } = slotQuery(choices);
  const isAdvice = isVisaQuestion({ kind: 'consultation', topic });
  return bookable.filter(
    ({ offices, marn }) =>
      (office === '' || offices.includes(office)) && (!isAdvice || marn !== ''),
  );
}

/** Reads the free times again whenever what they depend on changes. */
function useTimes(choices: BookingChoices, first: SlotPage | undefined) {
  const query = JSON.stringify(slotQuery(choices));
  const [read, setRead] = useState<{ query: string; times: SlotPage } | undefined>(
    first && { query, times: first },
  );
  const [failed, setFailed] = useState<string>();
  const [round, setRound] = useState(0);
  const begun = useRef(first ? `${query} 0` : '');
  useEffect(() => {
    const name = `${query} ${round}`;
    if (begun.current === name) return;
    begun.current = name;
    setFailed(undefined);
    apiSlots(JSON.parse(query)).then(
      (times) => begun.current === name && setRead({ query, times }),
      () => begun.current === name && setFailed(query),
    );
  }, [query, round]);
  const retry = useCallback(() => setRound((last) => last + 1), []);
  return {
    times: read?.query === query ? read.times : undefined,
    isFailed: failed === query,
    retry,
  };
}
