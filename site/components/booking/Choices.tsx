import { allowsWay } from '../../../shared/bookings';
import type { Firm } from '../../../shared/publicFirm';
import { clockName, timeZones, zoneLabel } from '../../../shared/timeZones';
import {
  type BookingChoices,
  chosenKind,
  kindLabel,
  kindsFor,
  peopleFor,
} from '../../booking/choices';
import { bookingPage } from '../../content/bookingPage';
import { meetingsOf } from '../../enquiry/timeChoices';
import { useFirm } from '../../firm';
import { useIsHydrated } from '../../store';
import { topicOptions } from '../enquiry/EnquiryFields';
import { type FieldSpec, FormInput } from '../Field';
import type { OwnForm } from '../useForm';

const { choices: words, path } = bookingPage;

interface ChoicesProps {
  form: OwnForm;
  choices: BookingChoices;
}

/**
 * Choices that the free times depend on, folded into a line that says them; without script, a form of
 * its own that shows the times.
 */
export function Choices({ form, choices }: ChoicesProps) {
  const firm = useFirm();
  const isHydrated = useIsHydrated();
  return (
    <details className="booking-chosen">
      <summary>
        {chosenInWords(choices, firm)} <span className="booking-change-word">{words.change}</span>
      </summary>
      <form
        ref={form.adopt}
        className="enquiry-pair cells cells-fit booking-choices"
        action={`${path}#times`}
        // Times for other choices begin with the first.
        onChange={() => form.set({ from: '' })}
        onSubmit={(event) => isHydrated && event.preventDefault()}
      >
        {choiceFields(choices, firm).map((field) => (
          <FormInput key={field.name} form={form} field={field} />
        ))}
        {!isHydrated && (
          <button type="submit" className="button">
            {words.show}
          </button>
        )}
      </form>
    </details>
  );
}

/** 'Free consultation, 30 minutes, Free · Video call · Whoever is free first · Sydney time'. */
function chosenInWords(choices: BookingChoices, firm: Firm): string {
  const { how, topic, zone, person } = choices;
  const kind = chosenKind(choices, firm);
  const isUsual = firm.kinds.length === 1 && kind?.price === '';
  const way = meetingsOf(firm).find(({ id }) => id === how)?.label;
  const met = firm.bookable.find(({ id }) => id === person)?.name;
  return [
    kind && (isUsual ? `${kind.minutes} minutes` : kindLabel(kind)),
    topic && `${words.about} ${topic}`,
    way,
    met ? `${words.with} ${met}` : words.anybody,
    `${clockName(zone)} time`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function choiceFields(choices: BookingChoices, firm: Firm): FieldSpec[] {
  const { zone } = choices;
  const zones = timeZones.some(({ id }) => id === zone)
    ? timeZones
    : [{ id: zone, label: zoneLabel(zone) }, ...timeZones];
  const kind = chosenKind(choices, firm);
  const ways = meetingsOf(firm).filter(({ id }) =>
    id === 'video' || id === 'phone'
      ? allowsWay(kind, id)
      : allowsWay(kind, 'office') && firm.bookable.some(({ offices }) => offices.includes(id)),
  );
  const people = peopleFor(choices, firm).map(({ id, name, marn }) => ({
    id,
    label: marn ? `${name}, MARN ${marn}` : name,
  }));
  const kinds = kindsFor(choices, firm).map((one) => ({ id: one.id, label: kindLabel(one) }));
  return [
    ...(kinds.length > 1
      ? [{ name: 'kind', label: words.kind, options: kinds, initial: kind?.id ?? '' }]
      : []),
    { name: 'topic', label: words.topic, options: topicOptions, initial: choices.topic },
    { name: 'how', label: words.how, options: ways, initial: choices.how },
    {
      name: 'person',
      label: words.person,
      options: [{ id: '', label: words.anybody }, ...people],
      initial: choices.person,
    },
    { name: 'zone', label: words.zone, options: zones, initial: zone },
  ];
}
