import type { PublicRow } from './resources';

/** A registered migration agent. */
export interface Agent {
  name: string;
  marn: string;
}

/** The firm as every page, mail and form shows it on a day. */
export interface Firm {
  company: PublicRow<'company'>;
  /** None if the firm shows no results. */
  claims: readonly PublicRow<'claims'>[];
  /** In order of position. */
  offices: readonly PublicRow<'offices'>[];
  /** From that day on for a year: as far ahead as forms ask. */
  specialDays: readonly PublicRow<'special-days'>[];
  /** The people on the team page, in its order. */
  team: readonly Pick<PublicRow<'people'>, 'id' | 'name'>[];
  /**
   * People who can be booked here, with the offices at which they can be visited, and their MARN while
   * they are registered.
   */
  bookable: readonly Pick<PublicRow<'people'>, 'id' | 'name' | 'role' | 'marn' | 'offices'>[];
  /** Kinds of consultation that visitors choose among, in order. */
  kinds: readonly PublicRow<'consultation-kinds'>[];
  /** Those registered on that day; the name is empty if they aren't among the firm's people. */
  agents: readonly Agent[];
}

/** 'MARN 0000001, 0000002': the numbers of the registered agents; empty if there are none. */
export const marnsOf = ({ agents }: Pick<Firm, 'agents'>): string =>
  agents.length === 0 ? '' : `MARN ${agents.map(({ marn }) => marn).join(', ')}`;
