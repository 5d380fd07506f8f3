import { z } from 'zod';
import type { ListQuery } from '../../db/list';
import { HttpError } from './errors';

/** Limits what clients may request from a resource's lists. */
export interface ListRules<Column extends string, Filter extends string> {
  columns: readonly Column[];
  /** Default order. */
  sort: readonly [NoInfer<Column>, 'ASC' | 'DESC'];
  /** Exact filters besides `q` and `id`. */
  filters: readonly Filter[];
}

/** Maximum rows per list; a wider `range` is cut. */
export const maxRows = 1000;

const parameters: ReadonlySet<string> = new Set(['sort', 'range', 'filter', 'fields']);

/** Tells whether lists read a query parameter; others are ignored. */
export const isListParameter = (name: string) => parameters.has(name);

const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const rangeSchema = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first);
/** Unlike `z.record`, keeps every name, so that `__proto__` is refused like any other. */
export const filterSchema = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
/** Rows of a list that is asked for without a range. */
const usualRows = 100;
const textSchema = z.string().max(200);
const idsSchema = z.union([z.string(), z.number()]).array().max(maxRows);

/**
 * Parses `sort`, `range`, `filter` and `fields` as ra-data-simple-rest writes them.
 * @throws HttpError 400 naming the malformed parameter.
 */
export function parseListQuery<Column extends string, Filter extends string>(
  query: Record<string, string>,
  rules: ListRules<Column, Filter>,
): ListQuery<Column, Filter> {
  const sort = readSort(query.sort, rules);
  const [first, last] = readRange(query.range) ?? [0, usualRows - 1];
  const filter = readJsonParameter(query.filter, 'filter', filterSchema, '{"q":"text"}') ?? {};
  const filters: Partial<Record<Filter, string>> = {};
  const list: ListQuery<Column, Filter> = {
    sort,
    offset: first,
    limit: Math.min(last - first + 1, maxRows),
    fields: readFields(query.fields, rules),
    filters,
  };
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'q') list.q = readFilter(name, value, textSchema);
    else if (name === 'id') list.ids = readFilter(name, [value].flat(), idsSchema).map(String);
    else {
      const known = find(rules.filters, name);
      if (known === undefined) throw badQuery('filter', `can't filter by "${name}"`);
      filters[known] = readFilter(name, value, textSchema);
    }
  }
  return list;
}

/** Parses `range`. @throws HttpError 400 if it is malformed. */
export const readRange = (text: string | undefined) =>
  readJsonParameter(text, 'range', rangeSchema, '[0,9]');

function readSort<Column extends string>(
  text: string | undefined,
  { columns, sort: [defaultColumn, defaultDirection] }: ListRules<Column, string>,
): ListQuery<Column>['sort'] {
  const sort = readJsonParameter(text, 'sort', sortSchema, '["date","DESC"]');
  if (!sort) return { column: defaultColumn, direction: defaultDirection };
  const [name, direction] = sort;
  const column = find(columns, name);
  if (column === undefined) throw badQuery('sort', `can't sort by "${name}"`);
  return { column, direction };
}

/** Returns the requested columns, or undefined for all. @throws HttpError 400. */
export function readFields<Column extends string>(
  text: string | undefined,
  { columns }: Pick<ListRules<Column, string>, 'columns'>,
): Column[] | undefined {
  if (text === undefined) return undefined;
  return [...new Set(text.split(','))].map((name) => {
    const field = find(columns, name);
    if (field === undefined) throw badQuery('fields', `there is no field "${name}"`);
    return field;
  });
}

function find<Name extends string>(allowed: readonly Name[], name: string): Name | undefined {
  return allowed.find((known) => known === name);
}

function readFilter<Value>(name: string, value: unknown, schema: z.ZodType<Value>): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badQuery('filter', `"${name}" is not of its form`);
}

function readJsonParameter<Value>(
  text: string | undefined,
  name: string,
  schema: z.ZodType<Value>,
  example: string,
): Value | undefined {
  if (text === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw badQuery(name, `must be JSON such as ${example}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw badQuery(name, `must be of the form ${example}`);
}

/** Returns a filter's value, one of these or undefined. @throws HttpError 400. */
export function oneOf<Name extends string>(
  filter: string,
  text: string | undefined,
  names: readonly Name[],
): Name | undefined {
  const known = text === undefined ? undefined : find(names, text);
  if (known === text) return known;
  throw badQuery('filter', `"${filter}" is one of ${names.join(', ')}`);
}

export function badQuery(name: string, problem: string): HttpError {
  return new HttpError(400, { message: `The query's ${name} is wrong: ${problem}.` });
}
