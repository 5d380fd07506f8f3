import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { menu, type ResourceName, resourceOf, resources } from '../shared/resources';
import { httpClient } from './httpClient';

const apiUrl = '/api';
const complete = simpleRestProvider(apiUrl, httpClient);

const named = new Map<string, string>(menu.map(({ page, name }) => [page, name]));

/** What the API calls a resource of the admin. */
const nameOf = (resource: string): string => named.get(resource) ?? resource;

/** The API's resource from which the admin reads one of its own. */
function readName(resource: string): string {
  const name = nameOf(resource);
  return (Object.hasOwn(resources, name) && resourceOf(name as ResourceName).readFrom) || name;
}

/**
 * Simple REST, and `meta.fields` on lists: the columns to read. react-admin keeps a list's rows for
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
  getOne: (resource, params) => complete.getOne(readName(resource), params),
  getMany: (resource, params) => complete.getMany(readName(resource), params),
  create: (resource, params) => complete.create(nameOf(resource), params),
  update: (resource, params) => complete.update(nameOf(resource), params),
  delete: (resource, params) => complete.delete(nameOf(resource), params),
};
