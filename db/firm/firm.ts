import { asc, desc, getTableColumns, sql } from 'drizzle-orm';
import { booksHere } from '../../shared/bookings';
import { isRegistered, roleUnregistered } from '../../shared/firm';
import { firmText } from '../../shared/firmText';
import { isClosedWeek } from '../../shared/hours';
import { pricedOn } from '../../shared/price';
import type { Agent, Firm } from '../../shared/publicFirm';
import type { Field } from '../../shared/resource';
import type { PublicName, PublicRow } from '../../shared/resources';
import type { Database } from '../client';
import { type AnyRow, type PlainRow, type PlainSource, plainEntries, plainSources } from '../plain';
import { prepared } from '../prepared';

/** Rows of each public resource as visitors read them. */
export type PublicRows = { [Name in PublicName]: PublicRow<Name>[] };

/** Decides what visitors see. */
interface Shown extends Pick<PlainRow<'company'>, 'shows_results' | 'has_samples'> {
  /** yyyy-mm-dd */
  day: string;
}

type Rule<Name extends PublicName> = (rows: PlainRow<Name>[], shown: Shown) => PlainRow<Name>[];

/** Which rows visitors see, and how; of other resources all of them. */
const rules: { [Name in PublicName]?: Rule<Name> } = {
  offices: (rows, { day }) => rows.filter((office) => !isOver(office, day)),
  people: (rows, { day }) =>
    rows
      .filter((person) => person.on_team && !isOver(person, day))
      .map((person) => withoutLapsedRegistration(person, day)),
  'consultation-kinds': (rows, { day }) =>
    rows.filter(({ is_shown }) => is_shown).map((kind) => pricedOn(kind, day)),
  'special-days': (rows, { day }) => rows.filter(({ date, until }) => (until || date) >= day),
  claims: (rows, { shows_results }) => (shows_results ? rows : []),
  approvals: (rows, { shows_results, has_samples }) =>
    shows_results ? rows.filter(({ agreed_on }) => agreed_on !== '' || has_samples) : [],
};

/** Tells whether an office or a person has left by a day. */
export const isOver = ({ ended_on }: { ended_on: string }, day: string): boolean =>
  ended_on !== '' && ended_on < day;

const publicNames = plainEntries.flatMap(([name, { resource }]) =>
  resource.isPublic ? [name as PublicName] : [],
);

/**
 * Reads what visitors see on a day (yyyy-mm-dd): nobody and no office that has ended, no past
 * special day, no MARN that lapsed, and claims and approvals only if they may be shown.
 * @throws Error if the file has no company details; see `addFirm`.
 */
export function readFirm(db: Database, day: string): PublicRows {
  const [company] = rowsOf(db, 'company');
  if (!company) throw new Error('the database has no company details');
  const { shows_results, has_samples } = company;
  const visible = <Name extends PublicName>(name: Name): PublicRow<Name>[] => {
    const rows = rowsOf(db, name);
    const rule: Rule<Name> | undefined = rules[name];
    const shown = rule ? rule(rows, { day, shows_results, has_samples }) : rows;
    return shown.map((row) => publicRow(name, row));
  };
  const read = Object.fromEntries(publicNames.map((name) => [name, visible(name)])) as PublicRows;
  const { offices, 'consultation-kinds': kinds } = read;
  return {
    ...read,
    company: read.company.map((row) => ({
      ...row,
      description: firmText(row.description, { company: row, offices, kinds }),
    })),
  };
}

/** Returns the part of the firm that every page shows. @param rows as `readFirm` gives them. */
export function firmOnPages(db: Database, day: string, rows: PublicRows): Firm {
  const [company] = rows.company;
  if (!company) throw new Error('the database has no company details');
  const { claims, offices, 'special-days': days, 'consultation-kinds': kinds } = rows;
  const last = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const specialDays = days.filter(({ date }) => date <= last);
  const team = rows.people.map(({ id, name }) => ({ id, name }));
  const agents = agentsOn(db, day, company.marns);
  return {
    company,
    claims,
    offices,
    specialDays,
    team,
    bookable: kinds.length > 0 ? bookableOn(db, day) : [],
    agents,
    kinds,
  };
}

/** Lists the people who can be booked; nobody if the firm books elsewhere. */
function bookableOn(db: Database, day: string): Firm['bookable'] {
  const [company] = rowsOf(db, 'company');
  if (!company || !booksHere(company)) return [];
  return rowsOf(db, 'people')
    .filter(
      (person) => person.takes_bookings && !isClosedWeek(person.hours) && !isOver(person, day),
    )
    .map((person) => withoutLapsedRegistration(person, day))
    .map(({ id, name, role, marn, offices }) => ({ id, name, role, marn, offices }));
}

/** Lists the registered agents of a day, on the team page or not. @param more further MARNs. */
function agentsOn(db: Database, day: string, more: string): Agent[] {
  const people = rowsOf(db, 'people').filter(
    (person) => !isOver(person, day) && isRegistered(person, day),
  );
  const others = more.split(',').map((marn) => ({ name: '', marn: marn.trim() }));
  return [
    ...people.map(({ name, marn }) => ({ name, marn })),
    ...others.filter(({ marn }) => marn !== ''),
  ];
}

/** Returns a person without the words of a registration that isn't in force on a day. */
export function withoutLapsedRegistration(
  person: PlainRow<'people'>,
  day: string,
): PlainRow<'people'> {
  if (isRegistered(person, day)) return person;
  return { ...person, marn: '', role: roleUnregistered(person.role) };
}

export function rowsOf<Name extends PublicName>(db: Database, name: Name): PlainRow<Name>[] {
  return statements(db)[name].all() as unknown as PlainRow<Name>[];
}

const statements = prepared(({ orm }) => {
  const allOf = (name: PublicName) => {
    const { table, resource }: PlainSource = plainSources[name];
    const [column, direction] = resource.sort;
    const { id, [column]: by } = getTableColumns(table);
    const order = direction === 'ASC' ? asc : desc;
    return orm
      .select()
      .from(table)
      .orderBy(...[by, id].map((one) => order(sql`${one}`)))
      .prepare();
  };
  return Object.fromEntries(publicNames.map((name) => [name, allOf(name)])) as Record<
    PublicName,
    ReturnType<typeof allOf>
  >;
});

/** Returns a row without what visitors don't see. */
function publicRow<Name extends PublicName>(name: Name, row: PlainRow<Name>): PublicRow<Name> {
  const fields: Record<string, Field> = plainSources[name].resource.fields;
  const shown = Object.entries(row as AnyRow).filter(
    ([field]) => field === 'id' || (fields[field] && !fields[field].isPrivate),
  );
  return Object.fromEntries(shown) as PublicRow<Name>;
}

/** A registration that ends soon or has ended, of somebody whom the site shows. */
export interface EndingRegistration {
  id: string;
  name: string;
  /** The last day, yyyy-mm-dd. */
  until: string;
}

/** Lists registrations that end by a day, soonest first, unless a renewal was lodged. */
export function endingRegistrations(db: Database, today: string, by: string): EndingRegistration[] {
  return rowsOf(db, 'people')
    .filter(
      ({ ended_on, marn, registered_until, renewal_lodged_on }) =>
        !isOver({ ended_on }, today) &&
        marn !== '' &&
        registered_until !== '' &&
        registered_until <= by &&
        renewal_lodged_on === '' &&
        // Who leaves before it ends renews it elsewhere.
        (ended_on === '' || ended_on > registered_until),
    )
    .map(({ id, name, registered_until: until }) => ({ id, name, until }))
    .sort((one, other) => one.until.localeCompare(other.until));
}
