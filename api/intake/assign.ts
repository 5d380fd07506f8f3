import { admins } from '../../db/accounts/admins';
import type { Database } from '../../db/client';
import type { Enquiry } from '../../db/enquiries/enquiries';
import { isOver, rowsOf } from '../../db/firm/firm';
import { isKnownId, plainSources } from '../../db/plain';
import { commaList } from '../../shared/commaList';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import { isRegistered } from '../../shared/firm';
import type { Services } from '../context';
import { fieldError } from '../http/errors';

type Assigned = Pick<Enquiry, 'office_id' | 'person_id' | 'assigned_to'>;

interface Asked {
  kind: string;
  topic: string;
  country: string;
  /** Ids of the office and person that the visitor asked for, if any; unknown ones are ignored. */
  office?: string | undefined;
  person?: string | undefined;
}

const has = (list: string, value: string): boolean =>
  value !== '' && commaList(list).some((name) => name.toLowerCase() === value.trim().toLowerCase());

/**
 * Decides which office an enquiry goes to, and whose it is: those that the visitor asked for,
 * otherwise the first office for their country, or for the topic, and the first person for the
 * topic, of that office if possible. A question about visas is never assigned to somebody who isn't
 * registered on that day, and none to an account that may not see clients.
 */
export function assign({ db, today }: Services, asked: Asked): Assigned {
  const day = today();
  const offices = rowsOf(db, 'offices').filter((row) => !isOver(row, day));
  const people = rowsOf(db, 'people').filter((row) => !isOver(row, day));
  const person = people.find(({ id }) => id === asked.person);
  const office =
    offices.find(({ id }) => id === asked.office) ??
    offices.find(({ id }) => person?.offices.includes(id)) ??
    offices.find(({ countries }) => has(countries, asked.country)) ??
    offices.find(({ topics }) => has(topics, asked.topic));
  const mayAdvise = (one: (typeof people)[number]) =>
    admins.get(db, one.admin_id)?.may_see_clients === true &&
    (!isVisaQuestion(asked) || isRegistered(one, day));
  const able = people.filter((one) => has(one.topics, asked.topic) && mayAdvise(one));
  const usual = able.find((one) => office && one.offices.includes(office.id)) ?? able[0];
  const owner = person ? (mayAdvise(person) ? person : undefined) : usual;
  return {
    office_id: office?.id ?? null,
    person_id: person?.id ?? null,
    assigned_to: owner?.admin_id ?? null,
  };
}

/** Returns the office that an enquiry goes to, and the person whom the visitor asked for. */
export const officeAndPersonOf = (
  db: Database,
  { office_id, person_id }: Pick<Enquiry, 'office_id' | 'person_id'>,
) => ({
  office: office_id === null ? undefined : plainSources.offices.get(db, office_id),
  person: person_id === null ? undefined : plainSources.people.get(db, person_id),
});

/** @throws HttpError 422 for an account or office that doesn't exist; empty: nobody, none. */
export function assertAssignable(
  db: Database,
  { assigned_to, office_id }: { assigned_to?: string | null; office_id?: string | null },
): void {
  if (assigned_to && !isKnownId(db, 'admins', assigned_to)) {
    throw fieldError('assigned_to', 'This admin no longer exists.');
  }
  if (office_id && !isKnownId(db, 'offices', office_id)) {
    throw fieldError('office_id', 'This office no longer exists.');
  }
}
