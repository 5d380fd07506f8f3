import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './httpClient';

const apiUrl = '/api';
const complete = simpleRestProvider(apiUrl, httpClient);

/**
 * Simple REST, and `meta.fields` on lists: the columns to read. react-admin keeps a list's rows for
 * `getOne` under the list's `meta`, so an edit form, which has none, never shows a partial record.
 */
export const dataProvider: DataProvider = {
  ...complete,
  getList(resource, params) {
    const fields: unknown = params.meta?.fields;
    if (typeof fields !== 'string') return complete.getList(resource, params);
    const partial = simpleRestProvider(apiUrl, (url: string, options) =>
      httpClient(`${url}&fields=${fields}`, options),
    );
    return partial.getList(resource, params);
  },
};
