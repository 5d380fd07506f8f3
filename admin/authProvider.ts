import { type AuthProvider, HttpError } from 'react-admin';
import type { Session } from '../api/types';
import { httpClient } from './httpClient';

const usernameKey = 'wattlepath-username';

/** Who signed in last in this browser: fills in the sign-in form and grants nothing. */
export function lastUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

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
  async login({ username, password }) {
    const session = await callSession('POST', { username, password });
    refusal = undefined;
    localStorage.setItem(usernameKey, session.username);
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

async function callSession(method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Session> {
  const options = body ? { method, body: JSON.stringify(body) } : { method };
  const { json } = await httpClient('/api/session', options);
  return json;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
