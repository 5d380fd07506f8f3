import './BookingForm.css';
import './Paying.css';
import { useEffect } from 'react';
import type { Slot, SlotPage } from '../../../shared/bookings';
import { maxText } from '../../../shared/enquiryFields';
import { isVisaQuestion } from '../../../shared/enquiryTopics';
import { personInWords } from '../../../shared/personInWords';
import type { Firm } from '../../../shared/publicFirm';
import {
  type BookingChoices,
  chosenKind,
  fitting,
  peopleFor,
  readChoices,
} from '../../booking/choices';
import { bookingProblems } from '../../booking/problems';
import { bookingPage } from '../../content/bookingPage';
import { enquiryForm } from '../../content/enquiryForm';
import type { FormValues } from '../../enquiry/formValues';
import { useFirm } from '../../firm';
import { useRefusedForm } from '../../formState';
import { useIsHydrated, useStore } from '../../store';
import { arrival } from '../enquiry/arrival';
import { PrivacyLine, VisitorInputs } from '../enquiry/EnquiryFields';
import { OfficeForm, useOfficeForm } from '../enquiry/EnquiryForm';
import { receipts } from '../enquiry/submission';
import { FormInput } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import type { OwnForm } from '../useForm';
import { useOwnZone } from '../useOwnZone';
import { Choices } from './Choices';
import { Made } from './Made';
import { SlotPicker } from './SlotPicker';
import { useTimes } from './useTimes';

const { choices: words, times, details, path, made, terms } = bookingPage;
const noteField = {
  name: 'note',
  label: details.note,
  note: enquiryForm.optional,
  rows: 3,
  maxLength: maxText.message,
} as const;

interface BookingFormProps {
  /** Choices in the page's address, with their free times as the server rendered them. */
  first?: { choices: BookingChoices; times: SlotPage; isZoneKnown: boolean } | undefined;
  /** What it is about, if the page that led here says so. */
  topic?: string;
}

/** Our own booking: choices, free times, and who books. */
export function BookingForm({ first, topic = '' }: BookingFormProps) {
  const firm = useFirm();
  const receipt = useStore(receipts.booking);
  const isHydrated = useIsHydrated();
  const form = useOfficeForm('booking', {
    refused: useRefusedForm('booking'),
    given: givenOf(first) ?? (topic ? { topic } : undefined),
    check: (values) => bookingProblems(values, chosenKind(readChoices(values), firm)?.terms),
    path: '/api/bookings',
    content: bookingContent,
  });
  const choices = useChoices(form.values);
  const { times: page, isFailed, retry } = useTimes(choices, first?.times);
  const slots = page?.slots;
  const kind = chosenKind(choices, firm);
  // The chosen time was taken: others may be, too.
  useEffect(() => {
    if (form.refusal?.errors?.slot_id) retry();
  }, [form.refusal, retry]);

  if (receipt?.made) {
    return (
      <Made booking={receipt.made} email={receipt.email} choices={choices}>
        <button
          type="button"
          className="button"
          onClick={() => {
            receipts.booking.set(undefined);
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
      <Choices form={form} choices={choices} />
      {kind?.description && firm.kinds.length > 1 && (
        <p className="soft" aria-live="polite">
          {kind.description}
        </p>
      )}
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
          <OfficeForm
            form={form}
            page={path}
            submit={details.submit}
            path="/api/bookings"
            fixed={{
              ...choices,
              price: kind?.price ?? '',
              ...(choices.person === '' && { anyone: 'on' }),
            }}
          >
            <h3 className="subhead">{times.heading}</h3>
            <SlotPicker
              key={JSON.stringify(choices)}
              slots={slots}
              zone={choices.zone}
              officeZone={officeZoneOf(choices.how, firm)}
              form={form}
            />
            <Windows form={form} choices={choices} later={page?.later ?? null} />
            <WhoIsMet slots={slots} chosen={form.values.slot_id} choices={choices} />
            <h3 className="subhead">{details.heading}</h3>
            <VisitorInputs form={form} />
            <FormInput form={form} field={noteField} />
            <Honeypot />
            {kind?.terms && <Terms form={form} kind={kind} />}
            <PrivacyLine />
          </OfficeForm>
        )}
      </section>
      <p className="links">
        {times.other} <a href="/contact?about=consultation">{times.wish}</a>
      </p>
    </div>
  );
}

type Kind = Firm['kinds'][number];

/** The terms of a kind, to be agreed to. */
function Terms({ form, kind }: { form: OwnForm; kind: Kind }) {
  const problem = form.problems.agreed;
  return (
    <div className="booking-terms">
      <p className="field-label">{terms.heading}</p>
      <p className="booking-terms-text">{kind.terms}</p>
      <label className="enquiry-newsletter">
        <input
          type="checkbox"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'agreed-error' : undefined}
          {...form.tick('agreed', kind.terms)}
        />
        <span>{terms.agree}</span>
      </label>
      {problem && (
        <p id="agreed-error" className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The choices that the address names; the zone only if it does. */
function givenOf(first: BookingFormProps['first']) {
  if (!first) return undefined;
  const { zone, ...choices } = first.choices;
  return first.isZoneKnown ? { ...choices, zone } : choices;
}

/** Reads the choices of a form; without one, the zone is the browser's, and the firm's before. */
function useChoices(values: FormValues): BookingChoices {
  const firm = useFirm();
  const zone = useOwnZone() ?? firm.company.zone;
  const choices = fitting(readChoices({ zone, ...values }), firm);
  const isThere = peopleFor(choices, firm).some(({ id }) => id === choices.person);
  return isThere ? choices : { ...choices, person: '' };
}

/** Returns the form's fields as JSON for the server (`api/bookings/fields.ts`). */
const bookingContent = (values: FormValues) => ({
  ...values,
  anyone: values.anyone !== undefined,
  came_from: arrival.get(),
});

/** Returns the clock of the office to visit or, for calls, the firm's. */
const officeZoneOf = (how: string, { company, offices }: Firm): string =>
  offices.find(({ id }) => id === how)?.zone ?? company.zone;

interface WindowsProps {
  form: OwnForm;
  choices: BookingChoices;
  later: string | null;
}

/** Leads to the free times after those shown, and back to the first; also without script. */
function Windows({ form, choices, later }: WindowsProps) {
  const link = (from: string, label: string) => (
    <a
      href={`${path}?${new URLSearchParams({ ...choices, from })}#times`}
      onClick={(event) => {
        event.preventDefault();
        form.set({ from });
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
  /** Id of a slot. */
  chosen: string | undefined;
  choices: BookingChoices;
}

/** Says whom one will meet: the person of the chosen time or, until one is chosen, the wanted one. */
function WhoIsMet({ slots, chosen, choices: { topic, person } }: WhoIsMetProps) {
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
