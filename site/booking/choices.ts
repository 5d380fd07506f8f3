import { isVisaQuestion } from '../../shared/enquiryTopics';
import type { Firm } from '../../shared/publicFirm';
import { knownZone } from '../zonedTime';

/** Choices that free times depend on; empty: any. */
export interface SlotQuery {
  /** Id of the office to visit; empty for a call. */
  office: string;
  person: string;
  topic: string;
  /** From when on, ISO time; empty: the first. */
  from: string;
}

export interface BookingChoices {
  /** `video`, `phone` or the id of an office. */
  how: string;
  topic: string;
  person: string;
  /** IANA name. */
  zone: string;
  /** From when on times are shown, ISO time; empty: the first. */
  from: string;
}

/** Reads the choices in an address or form. */
export function readChoices(values: Readonly<Record<string, string>>): BookingChoices {
  const { how = 'video', topic = '', person = '', zone, from = '' } = values;
  return { how: how || 'video', topic, person, zone: knownZone(zone), from };
}

/** Returns what the free times of some choices depend on. */
export const slotQuery = ({ how, person, topic, from }: BookingChoices): SlotQuery => ({
  office: how === 'video' || how === 'phone' ? '' : how,
  person,
  topic,
  from,
});

/** Returns who can be met in the chosen way, and advise on the topic. */
export function peopleFor(choices: BookingChoices, { bookable }: Pick<Firm, 'bookable'>) {
  const { office, topic } = slotQuery(choices);
  const isAdvice = isVisaQuestion({ kind: 'consultation', topic });
  return bookable.filter(
    ({ offices, marn }) =>
      (office === '' || offices.includes(office)) && (!isAdvice || marn !== ''),
  );
}
