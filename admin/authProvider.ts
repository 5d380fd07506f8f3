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

/**
 * Nobody was signed in when the page was served, or the session has ended since. Asking again would
 * only put a 401 in the browser's console.
 */
let isKnownSignedOut =
  document.querySelector<HTMLMetaElement>('meta[name=signed-in]')?.content === 'no';

/** The session is the server's cookie; only the API knows whether it is still good. */
export const authProvider: AuthProvider = {
  async login({ username, password }) {
    const session = await callSession('POST', { username, password });
    isKnownSignedOut = false;
    localStorage.setItem(usernameKey, session.username);
  },

  async logout() {
    if (isKnownSignedOut) return;
    await callSession('DELETE').catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
    isKnownSignedOut = true;
  },

  // A server that can't be reached ends no session: only its 401 does.
  async checkAuth() {
    if (isKnownSignedOut) throw signedOut;
    await callSession('GET').catch((error: unknown) => {
      if (!isSignedOut(error)) return;
      isKnownSignedOut = true;
      throw signedOut;
    });
  },

  async checkError(error) {
    if (!isSignedOut(error)) return;
    isKnownSignedOut = true;
    throw { ...signedOut, redirectTo: '/login?ended' };
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
