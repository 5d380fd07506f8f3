import { type AuthProvider, HttpError } from 'react-admin';
import type { Session } from '../api/types';
import { httpClient } from './httpClient';

const usernameKey = 'wattlepath-username';

/** Who was signed in last in this browser: fills in the sign-in form and grants nothing. */
export function lastUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

/** The password was right; what is left is the second step: `login` with a `code`. */
export class SecondStepNeeded extends Error {}

/** `message: false` is how react-admin is told to show no notification. */
const signedOut = { message: false };
const ended = { ...signedOut, redirectTo: '/login?ended' };

/**
 * What react-admin is told as long as nobody is signed in: so when the page was served, or since
 * then. Asking the server again would only put a 401 in the browser's console.
 */
let refusal: typeof signedOut | undefined =
  document.querySelector<HTMLMetaElement>('meta[name=signed-in]')?.content === 'no'
    ? signedOut
    : undefined;

/** The session is the server's cookie; only the API knows whether it is still good. */
export const authProvider: AuthProvider = {
  async login({ username, password, code }) {
    if (code === undefined) await callSession('POST', { username, password });
    else await callSession('POST', { code }, '/api/session/second-step');
    refusal = undefined;
  },

  async logout() {
    if (refusal) return;
    await callSession('DELETE').catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
    refusal = signedOut;
  },

  // A server that can't be reached ends no session: only its 401 does.
  async checkAuth() {
    if (refusal) throw refusal;
    await callSession('GET').catch((error: unknown) => {
      if (!isSignedOut(error)) return;
      refusal = ended;
      throw refusal;
    });
  },

  async checkError(error) {
    if (!isSignedOut(error)) return;
    refusal = ended;
    throw refusal;
  },

  async getIdentity() {
    const { id, username } = await callSession('GET');
    return { id, fullName: username };
  },
};

async function callSession(
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  address = '/api/session',
): Promise<Session> {
  const options = body ? { method, body: JSON.stringify(body) } : { method };
  const { json, status } = await httpClient(address, options);
  if (status === 202) throw new SecondStepNeeded('Enter the code of the second step.');
  if (method !== 'DELETE') localStorage.setItem(usernameKey, json.username);
  return json;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
