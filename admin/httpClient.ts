import { fetchUtils, HttpError } from 'react-admin';

/** Why a call was refused: the session has ended, or the password must be confirmed. */
export type Need = 'session' | 'password';

/** Asks the admin for it; resolves with whether it was given. */
type Prompt = (need: Need) => Promise<boolean>;

let prompt: Prompt | undefined;
/** Several calls that are refused at once ask once. */
const asked = new Map<Need, Promise<boolean>>();

/** Sets what asks, which `Reauthenticate` is. @returns a function that removes it. */
export function setPrompt(newPrompt: Prompt): () => void {
  prompt = newPrompt;
  return () => {
    prompt = undefined;
  };
}

interface Options extends fetchUtils.Options {
  /** A call that nobody at the page asked for: it keeps no session going. */
  isUnattended?: boolean;
  /** Whether a refused call may open a dialog over the page. Default: true. */
  canPrompt?: boolean;
}

/** Calls the API; where it wants a session or the password, asks for it and calls once more. */
export function httpClient(url: string, { canPrompt = true, ...options }: Options = {}) {
  const request = () => call(url, options);
  return canPrompt && !options.isUnattended ? withPrompt(request) : request();
}

/** Makes a call; where it is refused for want of a session or the password, asks and repeats it. */
export async function withPrompt<Result>(
  request: () => Promise<Result>,
  alreadyGiven: ReadonlySet<Need> = new Set(),
): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    const need = needOf(error);
    if (!need || alreadyGiven.has(need) || !(await isGiven(need))) throw error;
    return withPrompt(request, new Set([...alreadyGiven, need]));
  }
}

function needOf(error: unknown): Need | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.status === 401) return 'session';
  return error.status === 403 && error.body?.confirm === 'password' ? 'password' : undefined;
}

function isGiven(need: Need): Promise<boolean> {
  if (!prompt) return Promise.resolve(false);
  const answer = asked.get(need) ?? prompt(need).finally(() => asked.delete(need));
  asked.set(need, answer);
  return answer;
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
async function call(url: string, { isUnattended, ...options }: Omit<Options, 'canPrompt'>) {
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
