import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AddedTwoFactor } from '../../api/types';
import { write } from '../dataProvider';

/** No passkey was used, or this browser has no suitable one. */
export class NoPasskey extends Error {}

/** Tells whether this browser supports passkeys here: pages must use https or localhost. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Tells whether the browser can suggest passkeys in a field, without a dialog. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Imported on first use. */
const webAuthn = () => import('@simplewebauthn/browser');

/**
 * Asks the browser for a passkey.
 * @param to the purpose: sign in with it alone, after the password, or confirm.
 * @param isSuggested only suggests passkeys in a field, until the next request.
 * @returns the API's `passkey` value.
 * @throws NoPasskey
 */
export async function requestPasskey(
  to: 'sign-in' | 'second-step' | 'confirm',
  isSuggested = false,
): Promise<object> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = await write<PublicKeyCredentialRequestOptionsJSON>('passkey-challenges', {
    data: { to },
  });
  return withReadableErrors(() =>
    startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested }),
  );
}

export async function cancelPasskeyRequest(): Promise<void> {
  (await webAuthn()).WebAuthnAbortService.cancelCeremony();
}

/**
 * Creates a passkey for the signed-in admin and adds it to the account.
 * @throws NoPasskey
 */
export async function createPasskey(name: string): Promise<AddedTwoFactor> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = await write<PublicKeyCredentialCreationOptionsJSON>('passkeys/challenge');
  const credential = await withReadableErrors(() => startRegistration({ optionsJSON }));
  return write('passkeys', { data: { name, credential } });
}

/** Replaces the browsers' technical messages, which differ. */
async function withReadableErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new NoPasskey(
      failures[name] ?? 'No passkey was used. Try again, or continue without one.',
      {
        cause: error,
      },
    );
  }
}

const failures: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for this site.',
  SecurityError: 'Passkeys only work at the site’s own address.',
  NotSupportedError: 'This device can’t make a passkey. Use another one.',
};
