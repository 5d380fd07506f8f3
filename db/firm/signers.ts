import { roleUnregistered } from '../../shared/firm';
import type { Database } from '../client';
import type { PlainRow } from '../plain';
import { isOver, rowsOf, withoutLapsedRegistration } from './firm';

type Person = PlainRow<'people'>;

export const isConfirmed = ({ account_confirmed_at }: Person): boolean =>
  account_confirmed_at !== '';

/** Lists the people who work here and whose account this is, the confirmed one first. */
export const peopleOf = (db: Database, adminId: string, day: string): Person[] =>
  rowsOf(db, 'people')
    .filter((person) => person.admin_id === adminId && !isOver(person, day))
    .sort((one, other) => Number(isConfirmed(other)) - Number(isConfirmed(one)));

/** Returns the person whose account this is, while they work here; undefined if there is none. */
export const personOf = (db: Database, adminId: string, day: string): Person | undefined =>
  peopleOf(db, adminId, day)[0];

/**
 * Lists those as whom an account may sign: the one it confirmed, or those of a file from before links
 * were confirmed, of whom it chooses one by signing.
 */
export function mayBeSignedAs(db: Database, adminId: string, day: string): Person[] {
  const linked = peopleOf(db, adminId, day);
  const [first] = linked;
  if (first && isConfirmed(first)) return [first];
  return linked.filter(({ account_proposed_by }) => account_proposed_by === '');
}

/** How somebody signs a reply; null fields are omitted. */
export interface SigningPerson {
  name: string | null;
  role: string | null;
  marn: string | null;
}

/**
 * Returns how an account signs on a day: as its person, otherwise by its own name and role. Nobody
 * signs as registered but the confirmed account of a person who is.
 */
export function signerOf(
  db: Database,
  account: (Omit<SigningPerson, 'marn'> & { id: string }) | undefined,
  day: string,
): SigningPerson {
  const person = account && personOf(db, account.id, day);
  if (person && isConfirmed(person)) {
    const { name, role, marn } = withoutLapsedRegistration(person, day);
    return { name, role, marn: marn || null };
  }
  const { name = null, role = null } = person ?? account ?? {};
  return { name: unregistered(name), role: unregistered(role), marn: null };
}

const unregistered = (text: string | null) => text && roleUnregistered(text);
