import { Hono } from 'hono';
import { z } from 'zod';
import { type Admin, admins, findCredentials, setAdminEmail } from '../../db/accounts/admins';
import { countPasskeys } from '../../db/accounts/passkeys';
import { countRecoveryCodes, getTwoFactor } from '../../db/accounts/twoFactor';
import { inTransaction } from '../../db/client';
import { isConfirmed, personOf } from '../../db/firm/signers';
import type { AdminVariables, Services } from '../context';
import { adminSignature, jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { mailSettings } from '../mail/settings';
import { audit } from './auditTrail';
import { mailSecurityNotice } from './securityMail';
import { currentSession, requireAdmin, requireFresh, requireOwner, twoFactorDue } from './sessions';

/** The signed-in admin's own account. */
export interface Account
  extends Pick<Admin, 'name' | 'role' | 'marn' | 'may_see_clients' | 'may_publish'> {
  id: string;
  username: string;
  /** The person whose account it is; null if there is none. */
  person: string | null;
  person_id: string | null;
  /** Whether it confirmed that: until then it signs nothing as registered. */
  person_confirmed: boolean;
  /** Address for security messages. */
  email: string | null;
  /** True if mail is set up; otherwise no message is sent there. */
  has_mail: boolean;
  second_step: {
    /** When the authenticator app was activated; null if there is none. */
    since: string | null;
    passkeys: number;
    recovery_codes_left: number;
    is_required: boolean;
    /** Deadline for setting up two-step sign-in. */
    due: string | null;
  };
}

const schema = z.object({
  email: z
    .string({ error: 'Enter an email address, or leave it empty.' })
    .trim()
    .max(254, 'This address is too long.')
    .pipe(
      z.literal('').or(
        z.email({
          pattern: z.regexes.html5Email,
          error: 'Enter an email address such as name@example.com, or leave it empty.',
        }),
      ),
    ),
});

const signatureSchema = z.object(adminSignature);

/**
 * `/api/account`, for the signed-in admin: PUT sets the address for security messages, PUT
 * /signature the signature on replies.
 */
export function accountRoutes(services: Services) {
  const { db, environment } = services;
  return new Hono<AdminVariables>()
    .get('/', requireAdmin(services, { toSetUp: true }), async (c) => {
      const { id, username } = c.get('admin');
      const session = await currentSession(services, c);
      if (!session) throw new HttpError(401, { message: 'Sign in to do this.' });
      const person = personOf(db, id, services.today());
      return c.json({
        id,
        username,
        may_see_clients: c.get('admin').maySeeClients,
        may_publish: c.get('admin').mayPublish,
        ...signatureOf(admins.get(db, id)),
        person: person?.name ?? null,
        person_id: person?.id ?? null,
        person_confirmed: person !== undefined && isConfirmed(person),
        email: findCredentials(db, { id })?.email ?? null,
        has_mail: mailSettings(environment) !== undefined,
        second_step: {
          since: getTwoFactor(db, id)?.confirmed_at ?? null,
          passkeys: countPasskeys(db, id),
          recovery_codes_left: countRecoveryCodes(db, id),
          is_required: environment.TWO_STEP === 'required',
          due: twoFactorDue(services, session) ?? null,
        },
      } satisfies Account);
    })
    .put('/', requireFresh(services), jsonBody(schema), (c) => {
      const admin = c.get('admin');
      const email = c.req.valid('json').email.toLowerCase() || null;
      const before = findCredentials(db, { id: admin.id })?.email ?? null;
      if (email !== before) {
        inTransaction(db, () => {
          setAdminEmail(db, admin.id, email);
          audit(db, admin, 'update account', admin.id);
          const what = 'The address for messages about your account was changed.';
          for (const address of [before, email]) {
            mailSecurityNotice(services, { username: admin.username, email: address }, what);
          }
        });
      }
      return c.json({ email });
    })
    .put('/signature', requireAdmin(services), jsonBody(signatureSchema), (c) => {
      const admin = c.get('admin');
      const changed = inTransaction(db, () => {
        const values = c.req.valid('json');
        const claimed = claimedBy(admins.get(db, admin.id), values);
        if (claimed) requireOwner(admin);
        audit(db, admin, 'update account', admin.id, `signature${claimed}`);
        return admins.update(db, admin.id, values);
      });
      return c.json(signatureOf(changed));
    });
}

type Claimed = Partial<Record<keyof typeof adminSignature, string | null | undefined>>;

/**
 * Says what a change of a signature makes of an account's MARN, or of the name and role with one, as
 * activity does: '' if nothing. Only an owner changes those. No reply is signed with this MARN: see
 * `signerOf`.
 */
export function claimedBy(before: Claimed | undefined, values: Claimed): string {
  const after = { ...before, ...values };
  if (!before?.marn && !after.marn) return '';
  const changes = (['name', 'role', 'marn'] as const).flatMap((field) => {
    const [from, to] = [before?.[field] || 'none', after[field] || 'none'];
    return from === to ? [] : `${field === 'marn' ? 'MARN' : field}: ${from} → ${to}`;
  });
  return changes.length > 0 ? ` (${changes.join(', ')})` : '';
}

const signatureOf = (admin: Admin | undefined) => ({
  name: admin?.name ?? null,
  role: admin?.role ?? null,
  marn: admin?.marn ?? null,
});
