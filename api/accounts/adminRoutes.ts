import { z } from 'zod';
import { type Admin, admins, findCredentials, isLastOwner } from '../../db/accounts/admins';
import { endFeed } from '../../db/bookings/calendarFeeds';
import { hasLinks } from '../../db/firm/accountLinks';
import { accountFields, rights } from '../../shared/accountFields';
import type { AdminVariables, Services } from '../context';
import { adminSignature, recordId, required } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { resourceRoutes } from '../resources/resource';
import { claimedBy } from './accountRoutes';
import { hashPassword, passwordProblem } from './passwords';
import { requirePublisher } from './publishAccess';
import { mailSecurityNotice } from './securityMail';
import { requireFresh, requireOwner } from './sessions';

const username = required(accountFields.username.label, accountFields.username.max);
const password = z.string({ error: 'Password is required.' }).check(async (context) => {
  const problem = await passwordProblem(context.value);
  if (problem) {
    const message = problem.replace('New password', 'Password');
    context.issues.push({ code: 'custom', message, input: context.value });
  }
});
const createSchema = z.object({
  username,
  password,
  ...adminSignature,
  may_see_clients: z.boolean().optional(),
  may_publish: z.boolean().optional(),
  id: recordId.optional(),
});
const updateSchema = z.object({
  username: username.optional(),
  password: password.or(z.literal('').transform(() => undefined)).optional(),
  ...adminSignature,
  may_see_clients: z.boolean().optional(),
  may_publish: z.boolean().optional(),
  updated_at: z.string().optional(),
});

const lastOwner =
  'This is the last account that may both see clients and publish. Give another one both first.';
const publishersOnly =
  'Your account doesn’t publish: an account that does is made, changed and deleted by one that publishes.';

/** @throws HttpError 403 if the account has, or is given, a right that the signed-in one doesn't hold. */
function requireRightsOf(
  account: Pick<Partial<Admin>, 'may_publish'>,
  signedIn: AdminVariables['Variables']['admin'],
): void {
  if (account.may_publish && !signedIn.mayPublish) {
    throw new HttpError(403, { message: publishersOnly });
  }
}

export function adminRoutes(services: Services) {
  const { db } = services;
  return resourceRoutes(services, admins, 'admins', {
    maxBodyBytes: 8 * 1024,
    mayWrite: requireFresh(services, { signInCounts: true }),
    create: createSchema,
    update: updateSchema,
    remove: true,
    inUse: () => ({
      message:
        'The last admin, or the last who may both see clients and publish, can’t be deleted: nobody could take over.',
    }),
    title: (row, before) => `${row.username}${claimedBy(before, row)}`,
    write: {
      create: async (id, { id: _, password, ...sent }, signedIn) => {
        const values = { ...sent, may_publish: sent.may_publish ?? signedIn.mayPublish };
        requireRightsOf(values, signedIn);
        if (claimedBy(undefined, values)) requireOwner(signedIn);
        const password_hash = await hashPassword(password);
        return () => admins.create(db, id, { ...values, password_hash });
      },
      update: async (id, { password, updated_at, ...values }, signedIn) => {
        if (password && id === signedIn.id) {
          const message =
            'Change your own password with "Change Password", which asks for the old one.';
          throw fieldError('password', message);
        }
        const secret = password && { password_hash: await hashPassword(password) };
        return () => {
          const before = admins.get(db, id);
          requireRightsOf({ ...before }, signedIn);
          requireRightsOf(values, signedIn);
          if (claimedBy(before, values)) requireOwner(signedIn);
          const taken = rights.find((right) => values[right] === false);
          if (before && taken && isLastOwner(db, before)) throw fieldError(taken, lastOwner, 409);
          if (values.may_see_clients === false) endFeed(db, id);
          const changed = admins.update(db, id, { ...values, ...secret }, updated_at);
          const owner = changed && secret ? findCredentials(db, { id }) : undefined;
          const what = `${signedIn.username} gave you a new password.`;
          if (owner) mailSecurityNotice(services, owner, what);
          return changed;
        };
      },
      remove: (id, signedIn) => {
        requireRightsOf({ ...admins.get(db, id) }, signedIn);
        // What its person signed ends with it, and visitors read that.
        requirePublisher(signedIn, () => hasLinks(db, id));
        if (id !== signedIn.id) return admins.remove(db, id);
        const message = "You can't delete the account you are signed in with.";
        throw new HttpError(409, { message });
      },
    },
  });
}
