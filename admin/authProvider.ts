import { type AuthProvider, HttpError } from 'react-admin';
import type { Session } from '../api/types';
import { httpClient } from './httpClient';

const usernameKey = 'wattlepath-username';

/** Who signed in last in this browser: fills in the sign-in form and grants nothing. */
export function lastUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

/** The session is the server's cookie; only the API knows whether it is still good. */
export const authProvider: AuthProvider = {
  async login({ username, password }) {
    const session = await callSession('POST', { username, password });
    localStorage.setItem(usernameKey, session.username);
  },

  async logout() {
    await callSession('DELETE').catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
  },

  // A server that can't be reached ends no session: only its 401 does.
  async checkAuth() {
    await callSession('GET').catch((error: unknown) => {
      // `message: false` is how react-admin is told to show no notification.
      if (isSignedOut(error)) throw { message: false };
    });
  },

  async checkError(error) {
    if (isSignedOut(error)) throw { message: false, redirectTo: '/login?ended' };
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
