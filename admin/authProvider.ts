import { type AuthProvider, HttpError } from 'react-admin';
import type { Due, EnquiryNumbers, Session, TwoFactorAsked } from '../api/types';
import { askPasskey } from './accounts/passkeys';
import { httpClient, send } from './httpClient';

const usernameKey = 'wattlepath-username';

/** Who was signed in last in this browser: fills in the sign-in form and grants nothing. */
export function lastUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

type Methods = TwoFactorAsked['second_step'];

/** The password was right; what is left is the second step: `login` with a `code` or by `passkey`. */
export class SecondStepNeeded extends Error {
  constructor(readonly methods: Methods) {
    super('Go on with the second step.');
  }
}

const secondStep = '/api/session/second-step';

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
  /**
   * @param hasPage another page was asked for; without one it leads to what is due, or to the posts.
   * @param passkey 'alone', 'suggested' (alone, from the field's suggestions) or 'second-step'.
   */
  async login({ username, password, code, passkey, hasPage }) {
    if (passkey === 'second-step') {
      await callSession('POST', { passkey: await askPasskey(passkey) }, secondStep);
    } else if (passkey) {
      const answer = await askPasskey('sign-in', passkey === 'suggested');
      await callSession('POST', { passkey: answer }, '/api/session/passkey');
    } else if (code === undefined) await callSession('POST', { username, password });
    else await callSession('POST', { code }, secondStep);
    refusal = undefined;
    return hasPage ? undefined : { redirectTo: (await isAnythingDue()) ? '/' : '/blogs' };
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

/** Whether somebody has to look at something; where that can't be read, no. */
async function isAnythingDue(): Promise<boolean> {
  try {
    const due = await send<Due>('GET', '/api/due');
    const enquiries = await send<EnquiryNumbers>('GET', '/api/enquiry-numbers');
    const counts = [due.undelivered, due.facts_to_check, due.facts_to_confirm, due.drafts];
    return (
      enquiries.new + enquiries.overdue + enquiries.unsent > 0 ||
      counts.some(({ count }) => count > 0)
    );
  } catch {
    return false;
  }
}

async function callSession(
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  address = '/api/session',
): Promise<Session> {
  // A sign-in that fails, or a sign-out without a session, asks for nothing.
  const options = {
    method,
    canPrompt: method === 'GET',
    ...(body && { body: JSON.stringify(body) }),
  };
  const { json, status } = await httpClient(address, options);
  if (status === 202) throw new SecondStepNeeded(json.second_step);
  if (method !== 'DELETE') localStorage.setItem(usernameKey, json.username);
  return json;
}

/** Whether a call failed for want of a session. */
function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
