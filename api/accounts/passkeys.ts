import type { Context } from 'hono';
import { z } from 'zod';
import { findCredentials } from '../../db/accounts/admins';
import {
  findPasskey,
  listPasskeys,
  type Passkey,
  recordPasskeyUse,
} from '../../db/accounts/passkeys';
import { brand } from '../../shared/brand';
import type { Services } from '../context';
import { auditFailedSignIn } from './auditTrail';
import { type ChallengeUse, consumeChallenge, storeChallenge } from './passkeyChallenges';
import { mailSecurityNotice } from './securityMail';

/** EdDSA, ES256 and RS256: every authenticator has one of them, and every Node verifies them. */
const algorithms = [-8, -7, -257];

const base64url = z.string().regex(/^[\w-]+$/);
const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
};
/** `navigator.credentials.create()`, as JSON. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .catch([]),
  }),
});
/** `navigator.credentials.get()`, as JSON. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** Imported lazily: large and rarely used. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to one host and one origin. */
function relyingParty({ environment }: Services) {
  const { hostname, origin } = new URL(environment.SITE_URL);
  return { rpID: hostname, origin };
}

function named({ credential_id, transports }: Passkey) {
  // The browser gave these values itself.
  type Transports = AuthenticatorTransport[];
  return { id: credential_id, transports: transports.split(',').filter(Boolean) as Transports };
}

/** Returns the options to create a passkey, and sets a challenge cookie. */
export async function registrationOptions(
  services: Services,
  c: Context,
  admin: { id: string; username: string; sessionId: string },
) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(services).rpID,
    userID: new TextEncoder().encode(admin.id),
    userName: admin.username,
    userDisplayName: admin.username,
    excludeCredentials: listPasskeys(services.db, admin.id).map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(services, c, options.challenge, { to: 'register', of: admin.sessionId });
  return options;
}

/** Verifies a new passkey against the session's challenge; undefined if it fails. */
export async function readRegistration(
  services: Services,
  c: Context,
  sessionId: string,
  response: z.output<typeof registrationSchema>,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const challenge = await consumeChallenge(services, c, { to: 'register', of: sessionId });
  if (!challenge) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = relyingParty(services);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  const transports = response.response.transports.join(',');
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
}

/**
 * Returns the options to use a passkey, and sets a challenge cookie.
 * @param adminId whose passkeys; undefined: anyone's.
 */
export async function assertionOptions(
  services: Services,
  c: Context,
  use: ChallengeUse,
  adminId?: string,
) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).rpID,
    userVerification: verificationFor(use),
    allowCredentials: adminId ? listPasskeys(services.db, adminId).map(named) : [],
  });
  await storeChallenge(services, c, options.challenge, use);
  return options;
}

/**
 * After a password, possession of the passkey is enough. Alone it must verify its owner by finger,
 * face or PIN.
 */
const verificationFor = (use: ChallengeUse) => (use.to === 'sign-in' ? 'required' : 'preferred');

/**
 * Verifies a passkey's response to the request's challenge and consumes both. A counter that went
 * back means a clone or a replay: the owner is notified.
 * @param adminId required owner; undefined: anyone.
 * @returns the passkey; undefined if verification fails.
 */
export async function consumePasskey(
  services: Services,
  c: Context,
  { use, adminId, assertion }: { use: ChallengeUse; adminId?: string; assertion: Assertion },
): Promise<Passkey | undefined> {
  const challenge = await consumeChallenge(services, c, use);
  const passkey = findPasskey(services.db, assertion.id);
  if (!challenge || !passkey || (adminId ?? passkey.admin_id) !== passkey.admin_id)
    return undefined;
  const { userHandle } = assertion.response;
  const isOwners = userHandle === Buffer.from(passkey.admin_id).toString('base64url');
  if (!isOwners && (userHandle !== undefined || use.to === 'sign-in')) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { rpID, origin } = relyingParty(services);
  const publicKey = new Uint8Array(passkey.public_key);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: verificationFor(use) === 'required',
    // The counter is checked when it is stored, so that only one of two concurrent uses succeeds.
    credential: { id: passkey.credential_id, publicKey, counter: 0 },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  if (recordPasskeyUse(services.db, passkey.id, authenticationInfo.newCounter)) return passkey;
  const owner = findCredentials(services.db, { id: passkey.admin_id });
  if (!owner) return undefined;
  const what = `The passkey “${passkey.name}” was refused, because it may have been copied. Remove it and add a new one.`;
  auditFailedSignIn(services.db, owner, what);
  mailSecurityNotice(services, owner, what);
  return undefined;
}
