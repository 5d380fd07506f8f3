import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { describedAs, nameOfPage } from '../shared/resources';
import { httpClient } from './httpClient';
import type { ReadName } from './reads';

const apiUrl = '/api';
const complete = simpleRestProvider(apiUrl, httpClient);

/** Returns the API resource that the admin reads under one of its own names. */
function readName(page: string): string {
  const name = nameOfPage(page);
  return describedAs(name)?.readFrom ?? name;
}

/** Tells whether a resource has one row, at an address without an id. */
const isSingle = (resource: string): boolean => {
  const described = describedAs(resource);
  return described !== undefined && 'isSingle' in described;
};

/** Calls a resource at its own address, without an id. */
async function callWhole(resource: string, options: { method?: string; body?: string } = {}) {
  return { data: (await httpClient(`${apiUrl}/${resource}`, options)).json };
}

/**
 * Simple REST, with `meta.fields` on lists: the columns to read. react-admin caches list rows for
 * `getOne` under the list's `meta`, so an edit form, which has none, never shows a partial record.
 */
export const dataProvider: DataProvider = {
  ...complete,
  getList(resource, params) {
    const listed = readName(resource);
    const fields: unknown = params.meta?.fields;
    if (typeof fields !== 'string') return complete.getList(listed, params);
    const partial = simpleRestProvider(apiUrl, (url: string, options) =>
      httpClient(`${url}&fields=${fields}`, options),
    );
    return partial.getList(listed, params);
  },
  getOne: (resource, params) =>
    isSingle(resource) ? callWhole(resource) : complete.getOne(readName(resource), params),
  getMany: (resource, params) => complete.getMany(readName(resource), params),
  create: (resource, params) => complete.create(nameOfPage(resource), params),
  update: (resource, params) =>
    isSingle(resource) || params.meta === whole
      ? callWhole(resource, { method: 'PUT', body: JSON.stringify(params.data) })
      : complete.update(nameOfPage(resource), params),
  delete: (resource, params) =>
    params.meta === whole
      ? callWhole(resource, { method: 'DELETE' })
      : complete.delete(nameOfPage(resource), params),
};

const whole = { isWhole: true };

type Verb = 'create' | 'update' | 'delete';

/** A write of a resource: creates; with an id updates; without data deletes. */
export interface Write {
  /** Needed where there is no id: for an update or delete of the resource as a whole. */
  verb?: Verb | undefined;
  id?: string | undefined;
  data?: object | undefined;
}

export function verbOf({ verb, id, data }: Write): Verb {
  if (verb !== undefined) return verb;
  if (id === undefined) return 'create';
  return data ? 'update' : 'delete';
}

/** Writes through the data provider: what isn't a form of react-admin's. @returns the response. */
export async function write<Result>(resource: ReadName, written: Write = {}): Promise<Result> {
  const { id, data = {} } = written;
  const verb = verbOf(written);
  if (verb === 'create') return (await dataProvider.create(resource, { data })).data;
  const row = {
    id: id ?? '',
    previousData: { id: id ?? '' },
    ...(id === undefined && { meta: whole }),
  };
  if (verb === 'delete') return (await dataProvider.delete(resource, row)).data as Result;
  return (await dataProvider.update(resource, { ...row, data })).data;
}

interface ReadRow {
  id: string;
  updated_at: string;
}

/** A change of a row as it was read: if somebody changed it since, it is refused with 409. */
export const changeOf = ({ id, updated_at }: ReadRow, data: object): Write => ({
  id,
  data: { ...data, updated_at },
});
