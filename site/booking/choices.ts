import { allowsWay, isAbout } from '../../shared/bookings';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import { priceInWords } from '../../shared/price';
import type { Firm } from '../../shared/publicFirm';
import { knownZone } from '../zonedTime';

/** Choices that free times depend on; empty: any. */
export interface SlotQuery {
  /** Id of the office to visit; empty for a call. */
  office: string;
  person: string;
  topic: string;
  /** Id of the kind of consultation; empty: the first. */
  kind: string;
  /** From when on, ISO time; empty: the first. */
  from: string;
}

export interface BookingChoices {
  /** `video`, `phone` or the id of an office. */
  how: string;
  /** Id of the kind of consultation; empty: the first. */
  kind: string;
  topic: string;
  person: string;
  /** IANA name. */
  zone: string;
  /** From when on times are shown, ISO time; empty: the first. */
  from: string;
}

/** Reads the choices in an address or form. */
export function readChoices(values: Readonly<Record<string, string>>): BookingChoices {
  const { how = 'video', topic = '', person = '', kind = '', zone, from = '' } = values;
  return { how: how || 'video', kind, topic, person, zone: knownZone(zone), from };
}

/** Returns what the free times of some choices depend on. */
export const slotQuery = ({ how, kind, person, topic, from }: BookingChoices): SlotQuery => ({
  office: how === 'video' || how === 'phone' ? '' : how,
  person,
  topic,
  kind,
  from,
});

/** Returns the kinds of consultation that are offered for a topic; all if it is about something else. */
export function kindsFor({ topic }: Pick<BookingChoices, 'topic'>, { kinds }: Pick<Firm, 'kinds'>) {
  const offered = kinds.filter((kind) => isAbout(kind, topic));
  return offered.length > 0 ? offered : kinds;
}

/** Returns the kind of consultation that is chosen: the first, unless another is. */
export function chosenKind(
  choices: Pick<BookingChoices, 'kind' | 'topic'>,
  firm: Pick<Firm, 'kinds'>,
) {
  const offered = kindsFor(choices, firm);
  return offered.find(({ id }) => id === choices.kind) ?? offered[0];
}

/** 'Strategy session, 60 minutes, $165 including GST'; what is called free isn't called so twice. */
export function kindLabel(kind: Firm['kinds'][number]): string {
  const { name, minutes, price } = kind;
  const isSaid = price === '' && /\bfree\b/i.test(name);
  return [name, `${minutes} minutes`, ...(isSaid ? [] : [priceInWords(kind)])].join(', ');
}

/** Returns who can be met in the chosen way, and advise on the topic. */
export function peopleFor(choices: BookingChoices, firm: Pick<Firm, 'bookable' | 'kinds'>) {
  const { office, topic } = slotQuery(choices);
  const holders = chosenKind(choices, firm)?.people ?? [];
  const isAdvice = isVisaQuestion({ kind: 'consultation', topic });
  return firm.bookable.filter(
    ({ id, offices, marn }) =>
      (holders.length === 0 || holders.includes(id)) &&
      (office === '' || offices.includes(office)) &&
      (!isAdvice || marn !== ''),
  );
}

/** Returns choices that go together: another way to meet where their kind doesn't have it. */
export function fitting(
  choices: BookingChoices,
  firm: Pick<Firm, 'bookable' | 'kinds' | 'offices'>,
): BookingChoices {
  const kind = chosenKind(choices, firm);
  const { how } = choices;
  if (!kind || allowsWay(kind, how === 'video' || how === 'phone' ? how : 'office')) return choices;
  const office = firm.offices.find(({ id }) =>
    firm.bookable.some((one) => one.offices.includes(id)),
  );
  return { ...choices, how: kind.video ? 'video' : kind.phone ? 'phone' : (office?.id ?? how) };
}
