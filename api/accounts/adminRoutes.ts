import { z } from 'zod';
import { admins, findCredentials, isLastWithClients } from '../../db/accounts/admins';
import { endFeed } from '../../db/bookings/calendarFeeds';
import { accountFields } from '../../shared/accountFields';
import type { Services } from '../context';
import { adminSignature, recordId, required } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { resourceRoutes } from '../resources/resource';
import { claimedBy } from './accountRoutes';
import { hashPassword, passwordProblem } from './passwords';
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
  id: recordId.optional(),
});
const updateSchema = z.object({
  username: username.optional(),
  password: password.or(z.literal('').transform(() => undefined)).optional(),
  ...adminSignature,
  may_see_clients: z.boolean().optional(),
  updated_at: z.string().optional(),
});

const lastWithClients =
  'This is the last account that may see clients. Give another one the switch first.';

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
        "The last admin, or the last who may see clients, can't be deleted: nobody could take over.",
    }),
    title: (row, before) => `${row.username}${claimedBy(before, row)}`,
    write: {
      create: async (id, { id: _, password, ...values }, signedIn) => {
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
          if (claimedBy(before, values)) requireOwner(signedIn);
          if (before && values.may_see_clients === false && isLastWithClients(db, before)) {
            throw fieldError('may_see_clients', lastWithClients, 409);
          }
          if (values.may_see_clients === false) endFeed(db, id);
          const changed = admins.update(db, id, { ...values, ...secret }, updated_at);
          const owner = changed && secret ? findCredentials(db, { id }) : undefined;
          const what = `${signedIn.username} gave you a new password.`;
          if (owner) mailSecurityNotice(services, owner, what);
          return changed;
        };
      },
      remove: (id, signedIn) => {
        if (id !== signedIn.id) return admins.remove(db, id);
        const message = "You can't delete the account you are signed in with.";
        throw new HttpError(409, { message });
      },
    },
  });
}
