import { z } from 'zod';
import type { ListQuery } from '../db/list';
import { ApiFailure } from './errors';

/** What a resource lets a list ask for. */
export interface ListRules {
  /** Columns that may be returned and sorted by. */
  columns: readonly string[];
  defaultSort: { column: string; direction: 'ASC' | 'DESC' };
  /** Filters by exact text beyond `q` and `id`. */
  filters: readonly string[];
}

/** The most rows one list gives; a wider `range` is cut to it. */
export const maxRows = 1000;

const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const rangeSchema = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first);
const filterSchema = z.record(z.string(), z.unknown());
const textSchema = z.string().max(200);
const idsSchema = z.union([z.string(), z.number()]).array().max(maxRows);

export type CheckedList = ListQuery & { equals: Record<string, string> };

/**
 * Reads `sort`, `range`, `filter` and `fields` as ra-data-simple-rest writes them.
 * @throws ApiFailure 400 naming the parameter that is not of its form.
 */
export function parseListQuery(query: Record<string, string>, rules: ListRules): CheckedList {
  const sort = readSort(query.sort, rules);
  const [first, last] = readJsonParameter(query.range, 'range', rangeSchema, '[0,9]') ?? [0, 999];
  const filter = readJsonParameter(query.filter, 'filter', filterSchema, '{"q":"text"}') ?? {};
  const list: CheckedList = {
    sort,
    offset: first,
    limit: Math.min(last - first + 1, maxRows),
    fields: readFields(query.fields, rules),
    equals: {},
  };
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'q') list.q = readFilter(name, value, textSchema);
    else if (name === 'id') list.ids = readFilter(name, [value].flat(), idsSchema).map(String);
    else if (rules.filters.includes(name)) list.equals[name] = readFilter(name, value, textSchema);
    else throw badQuery('filter', `can't filter by "${name}"`);
  }
  return list;
}

function readSort(text: string | undefined, { columns, defaultSort }: ListRules) {
  const sort = readJsonParameter(text, 'sort', sortSchema, '["date","DESC"]');
  if (!sort) return defaultSort;
  const [column, direction] = sort;
  if (!columns.includes(column)) throw badQuery('sort', `can't sort by "${column}"`);
  return { column, direction };
}

function readFields(text: string | undefined, { columns }: ListRules): string[] | undefined {
  if (text === undefined) return undefined;
  const fields = [...new Set(text.split(','))];
  const unknown = fields.find((field) => !columns.includes(field));
  if (unknown !== undefined) throw badQuery('fields', `there is no field "${unknown}"`);
  return fields;
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

function badQuery(name: string, problem: string): ApiFailure {
  return new ApiFailure(400, { message: `The query's ${name} is wrong: ${problem}.` });
}
