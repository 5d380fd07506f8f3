import { fetchUtils } from 'react-admin';

/** Calls the API. A DELETE outlives the page, so that leaving it loses no delete. */
export function httpClient(url: string, options: fetchUtils.Options = {}) {
  return fetchUtils.fetchJson(url, { ...options, keepalive: options.method === 'DELETE' });
}
