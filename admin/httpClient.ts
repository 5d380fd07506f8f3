import { fetchUtils } from 'react-admin';

/** Calls the API. A DELETE outlives the page, so that leaving it loses no delete. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const keepalive = options.keepalive ?? options.method === 'DELETE';
  try {
    return await fetchUtils.fetchJson(url, { ...options, keepalive });
  } catch (error) {
    // What `fetch` throws without a network, in words that differ between browsers.
    if (!(error instanceof TypeError)) throw error;
    throw new Error('The server could not be reached. Please try again.', { cause: error });
  }
}

/** Calls the API with a JSON body, where there is one, and gives its answer. */
export async function send<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const options = body ? { method, body: JSON.stringify(body) } : { method };
  return (await httpClient(url, options)).json;
}
