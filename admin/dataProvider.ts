import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { describedAs, nameOfPage } from '../shared/resources';
import { httpClient } from './httpClient';

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

async function readSingle(resource: string, options: { method?: string; body?: string } = {}) {
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
    isSingle(resource) ? readSingle(resource) : complete.getOne(readName(resource), params),
  getMany: (resource, params) => complete.getMany(readName(resource), params),
  create: (resource, params) => complete.create(nameOfPage(resource), params),
  update: (resource, params) =>
    isSingle(resource)
      ? readSingle(resource, { method: 'PUT', body: JSON.stringify(params.data) })
      : complete.update(nameOfPage(resource), params),
  delete: (resource, params) => complete.delete(nameOfPage(resource), params),
};
