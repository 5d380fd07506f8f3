import { type AuthProvider, HttpError } from 'react-admin';
import type { Due, EnquiryNumbers, Session, TwoFactorAsked } from '../api/types';
import { requestPasskey } from './accounts/passkeys';
import { httpClient } from './httpClient';
import { readOnce } from './reads';
import { maySeeClients, pageMeta, readPermissions, rememberUsername } from './signedIn';

type Methods = TwoFactorAsked['second_step'];

/** The password is correct; continue with `login` and a `code` or a `passkey`. */
export class TwoFactorNeeded extends Error {
  constructor(readonly methods: Methods) {
    super('Enter your code.');
  }
}

const secondStep = '/api/session/second-step';

/** `message: false` suppresses react-admin's notification. */
const signedOut = { message: false };
const ended = { ...signedOut, redirectTo: '/login?ended' };

/**
 * Who is signed in, as the server found for this document: empty for nobody. Unsent text is kept
 * under this name, so it is known before anything is drawn, and nothing waits for a check until a
 * while later.
 */
const username = pageMeta('username');
if (username) rememberUsername(username);
const checkedUntil = username ? Date.now() + 5000 : 0;

/**
 * The known signed-out state, from page load or later. Asking the server again would only log a 401
 * in the browser's console.
 */
let refusal: typeof signedOut | undefined = username === '' ? signedOut : undefined;

/** Signs admins in and out. The session is a cookie, which only the API can check. */
export const authProvider: AuthProvider = {
  /**
   * @param hasPage another page was requested; otherwise sign-in leads to due work, or to the
   *   posts.
   * @param passkey 'alone', 'suggested' (alone, from the field's suggestions) or 'second-step'.
   */
  async login({ username, password, code, passkey, hasPage }) {
    if (passkey === 'second-step') {
      await callSession('POST', { passkey: await requestPasskey(passkey) }, secondStep);
    } else if (passkey) {
      const assertion = await requestPasskey('sign-in', passkey === 'suggested');
      await callSession('POST', { passkey: assertion }, '/api/session/passkey');
    } else if (code === undefined) await callSession('POST', { username, password });
    else await callSession('POST', { code }, secondStep);
    refusal = undefined;
    await readPermissions();
    return hasPage ? undefined : { redirectTo: (await isAnythingDue()) ? '/' : '/blogs' };
  },

  async logout() {
    if (refusal) return;
    await callSession('DELETE').catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
    refusal = signedOut;
  },

  // Only a 401 ends the session, not an unreachable server.
  async checkAuth() {
    if (refusal) throw refusal;
    if (Date.now() < checkedUntil) return;
    await callSession('GET').catch((error: unknown) => {
      if (!isSignedOut(error)) return;
      refusal = ended;
      throw refusal;
    });
  },

  async checkError(error) {
    if (!isSignedOut(error)) return;
    // A read that was under way during a sign-out must not say that the session ended.
    refusal ??= ended;
    throw refusal;
  },

  async getIdentity() {
    const { id, username } = await callSession('GET');
    return { id, fullName: username };
  },
};

/** Tells whether something is due; false if that can't be read. */
async function isAnythingDue(): Promise<boolean> {
  try {
    const due = await readOnce<Due>('due');
    const counts = [due.undelivered, due.facts_to_check, due.facts_to_confirm, due.drafts];
    if (counts.some(({ count }) => count > 0)) return true;
    if (!maySeeClients()) return false;
    const enquiries = await readOnce<EnquiryNumbers>('enquiry-numbers');
    return enquiries.new + enquiries.overdue + enquiries.unsent > 0;
  } catch {
    return false;
  }
}

async function callSession(
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  address = '/api/session',
): Promise<Session> {
  // A failed sign-in, or a sign-out without a session, must not open a dialog.
  const options = {
    method,
    canPrompt: method === 'GET',
    ...(body && { body: JSON.stringify(body) }),
  };
  const { json, status } = await httpClient(address, options);
  if (status === 202) throw new TwoFactorNeeded(json.second_step);
  if (method !== 'DELETE') rememberUsername(json.username);
  return json;
}

/** Tells whether a call failed because there is no session. */
function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
