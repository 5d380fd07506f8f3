import { fetchUtils, HttpError } from 'react-admin';

/** Why a call was refused: the session ended, or the password must be confirmed. */
export type Need = 'session' | 'password';

/** Asks the admin for it. Resolves with whether that succeeded. */
type Prompt = (need: Need) => Promise<boolean>;

let prompt: Prompt | undefined;
/** Shares one prompt between concurrent refused calls. */
const asked = new Map<Need, Promise<boolean>>();

/** Registers the prompt (`Reauthenticate`). @returns an unregister function. */
export function setPrompt(newPrompt: Prompt): () => void {
  prompt = newPrompt;
  return () => {
    prompt = undefined;
  };
}

interface Options extends fetchUtils.Options {
  /** Marks the call as automatic: it doesn't extend the session. */
  isUnattended?: boolean;
  /** Lets a refused call open a dialog over the page. Default: true. */
  canPrompt?: boolean;
}

/** Calls the API. If a session or password is needed, asks for it and repeats the call. */
export function httpClient(url: string, { canPrompt = true, ...options }: Options = {}) {
  const request = () => throughUpdates(() => call(url, options));
  return canPrompt && !options.isUnattended ? withPrompt(request) : request();
}

/** Runs a call. If a session or password is needed, asks for it and repeats the call. */
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
  const isConfirmed = asked.get(need) ?? prompt(need).finally(() => asked.delete(need));
  asked.set(need, isConfirmed);
  return isConfirmed;
}

/** Calls this long after the last user activity don't extend the session. */
const attendedMs = 60_000;
let lastTouch = Date.now();
for (const touch of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
  globalThis.addEventListener?.(touch, () => (lastTouch = Date.now()), {
    capture: true,
    passive: true,
  });
}

/** How long to try again while the server refuses saves because it is being updated. */
const updateMs = 60_000;

/** Runs a call, and again as long as the server says when. */
async function throughUpdates<Result>(request: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const seconds = error instanceof HttpError ? Number(error.body?.retry_after ?? 0) : 0;
      if (seconds === 0 || Date.now() - began > updateMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** A DELETE outlives the page, so that leaving it loses no delete. */
async function call(url: string, { isUnattended, ...options }: Omit<Options, 'canPrompt'>) {
  const keepalive = options.keepalive ?? options.method === 'DELETE';
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (isUnattended || Date.now() - lastTouch > attendedMs) headers.set('X-Unattended', '1');
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, keepalive });
  } catch (error) {
    // The message that `fetch` throws without a network differs between browsers.
    if (!(error instanceof TypeError)) throw error;
    throw new Error('The server could not be reached. Please try again.', { cause: error });
  }
}
