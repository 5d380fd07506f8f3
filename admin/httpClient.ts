import { fetchUtils, HttpError } from 'react-admin';

/** Asks for the password; whether it was typed. */
type AskPassword = () => Promise<boolean>;

let askPassword: AskPassword | undefined;

/** Names what asks, which `Reauthenticate` is. @returns what takes it back. */
export function setPasswordAsker(ask: AskPassword): () => void {
  askPassword = ask;
  return () => {
    askPassword = undefined;
  };
}

interface Options extends fetchUtils.Options {
  /** A call that nobody at the page asked for: it keeps no session going. */
  isUnattended?: boolean;
}

/** Calls the API; where it wants the password for that, asks and calls once more. */
export async function httpClient(url: string, options: Options = {}) {
  try {
    return await call(url, options);
  } catch (error) {
    const isWanted =
      error instanceof HttpError && error.status === 403 && error.body?.confirm === 'password';
    if (!isWanted || !(await askPassword?.())) throw error;
    return call(url, options);
  }
}

/** What a page asks so long after the last touch, nobody asked for: it keeps no session going. */
const attendedMs = 60_000;
let lastTouch = Date.now();
for (const touch of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
  globalThis.addEventListener?.(touch, () => (lastTouch = Date.now()), {
    capture: true,
    passive: true,
  });
}

/** A DELETE outlives the page, so that leaving it loses no delete. */
async function call(url: string, { isUnattended, ...options }: Options) {
  const keepalive = options.keepalive ?? options.method === 'DELETE';
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (isUnattended || Date.now() - lastTouch > attendedMs) headers.set('X-Unattended', '1');
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, keepalive });
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
