import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './httpClient';

const apiUrl = '/api';
const complete = simpleRestProvider(apiUrl, httpClient);

/** What the API calls a resource of the admin, where that differs. */
const nameOf = (resource: string): string => (resource === 'facts' ? 'fact-list' : resource);

/**
 * Simple REST, and `meta.fields` on lists: the columns to read. react-admin keeps a list's rows for
 * `getOne` under the list's `meta`, so an edit form, which has none, never shows a partial record.
 * The API lists `posts`, live or not, and deletes them by their public name, `blogs`.
 */
export const dataProvider: DataProvider = {
  ...complete,
  getList(resource, params) {
    const listed = nameOf(resource);
    const fields: unknown = params.meta?.fields;
    if (typeof fields !== 'string') return complete.getList(listed, params);
    const partial = simpleRestProvider(apiUrl, (url: string, options) =>
      httpClient(`${url}&fields=${fields}`, options),
    );
    return partial.getList(listed, params);
  },
  getOne: (resource, params) => complete.getOne(nameOf(resource), params),
  getMany: (resource, params) => complete.getMany(nameOf(resource), params),
  create: (resource, params) => complete.create(nameOf(resource), params),
  update: (resource, params) => complete.update(nameOf(resource), params),
  delete: (resource, params) =>
    complete.delete(resource === 'posts' ? 'blogs' : nameOf(resource), params),
};
