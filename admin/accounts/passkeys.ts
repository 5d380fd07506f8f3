import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AddedTwoFactor } from '../../api/types';
import { send } from '../httpClient';

/** Nobody used a passkey, or this browser has none that would do. */
export class NoPasskey extends Error {}

/** Whether this browser can have passkeys of this page: the page must come by https, or from this machine. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether it can offer them among the suggestions of a field, without a dialog. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Loaded when first used. */
const webAuthn = () => import('@simplewebauthn/browser');

/**
 * Has the browser ask for a passkey.
 * @param to what for: to sign in with it alone, after the password, or once more.
 * @param isSuggested only among the suggestions of a field, until the next time one is asked for.
 * @returns what the API takes as `passkey`.
 * @throws NoPasskey
 */
export async function askPasskey(
  to: 'sign-in' | 'second-step' | 'confirm',
  isSuggested = false,
): Promise<object> {
  const { startAuthentication } = await webAuthn();
  const address = '/api/passkey-challenges';
  const optionsJSON = await send<PublicKeyCredentialRequestOptionsJSON>('POST', address, { to });
  return inWords(() => startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested }));
}

/** Ends the asking. */
export async function stopAsking(): Promise<void> {
  (await webAuthn()).WebAuthnAbortService.cancelCeremony();
}

/**
 * Makes a passkey for the signed-in admin and adds it to the account.
 * @throws NoPasskey
 */
export async function makePasskey(name: string): Promise<AddedTwoFactor> {
  const { startRegistration } = await webAuthn();
  const address = '/api/passkeys/challenge';
  const optionsJSON = await send<PublicKeyCredentialCreationOptionsJSON>('POST', address, {});
  const credential = await inWords(() => startRegistration({ optionsJSON }));
  return send('POST', '/api/passkeys', { name, credential });
}

/** What browsers throw is written for programmers, and differs. */
async function inWords<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new NoPasskey(words[name] ?? 'No passkey was used. Try again, or continue without one.', {
      cause: error,
    });
  }
}

const words: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for this site.',
  SecurityError: 'Passkeys work only at the address that the site is set up with.',
  NotSupportedError: 'This device can’t make a passkey. Use another one.',
};
