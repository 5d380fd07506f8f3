import { pointsTable, visaTypes } from '../content/points';
import type { PointsChoices } from './calculate';
import { parameters } from './parameters';

type Parameter = (typeof parameters)[number];

/** What `URLSearchParams` and `FormData` have in common. */
interface Fields {
  get(name: string): unknown;
}

function optionsOf(name: Parameter): readonly string[] {
  if (name === 'visaType') return Object.keys(visaTypes);
  const { education } = pointsTable;
  if (name === 'qualification') return education.extra ? [education.extra.id] : [];
  return pointsTable[name].items.map(({ id }) => id);
}

/** The choices that the form offers; anything else in an address, a slip of the pen say, is none. */
export function readChoices(fields: Fields): PointsChoices {
  const choices: PointsChoices = {};
  for (const name of parameters) {
    const value = fields.get(name);
    if (typeof value === 'string' && optionsOf(name).includes(value)) choices[name] = value;
  }
  return choices;
}

/** The choices as a query; the visa type is there even where none was chosen, to say 'asked'. */
export function writeQuery(choices: PointsChoices): string {
  const query = new URLSearchParams({ visaType: choices.visaType ?? '' });
  for (const name of parameters) {
    const value = choices[name];
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** Whether the address asks for a result. */
export function isAsked(query: URLSearchParams): boolean {
  return parameters.some((name) => query.has(name));
}

/** The query as it should be shared, where it isn't; a form sent without script has more in it. */
export function betterQuery(query: URLSearchParams): string | undefined {
  if (!isAsked(query)) return undefined;
  const clean = writeQuery(readChoices(query));
  const better = new URLSearchParams(clean);
  const values = (of: URLSearchParams) => JSON.stringify(parameters.map((name) => of.getAll(name)));
  return values(better) === values(query) ? undefined : clean;
}
