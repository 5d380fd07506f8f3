import { z } from 'zod';
import {
  type Admin,
  createAdmin,
  deleteAdmin,
  findCredentials,
  getAdmin,
  listAdmins,
  updateAdmin,
} from '../../db/admins';
import { hashPassword, passwordProblem } from '../auth/passwords';
import { mailSecurityNotice } from '../auth/securityMail';
import { requireFresh } from '../auth/sessions';
import type { Services } from '../context';
import { recordId, required } from '../http/bodies';
import { ApiFailure, refusal } from '../http/errors';
import { resourceRoutes } from '../resource';

const username = required('Username', 100);
const password = z.string({ error: 'Password is required.' }).check(async (context) => {
  const problem = await passwordProblem(context.value);
  if (problem) {
    const message = problem.replace('New password', 'Password');
    context.issues.push({ code: 'custom', message, input: context.value });
  }
});
const createSchema = z.object({ username, password, id: recordId.optional() });
const updateSchema = z.object({
  username: username.optional(),
  password: password.or(z.literal('').transform(() => undefined)).optional(),
  updated_at: z.string().optional(),
});

export function adminRoutes(services: Services) {
  const { db } = services;
  return resourceRoutes(services, {
    name: 'admins',
    noun: 'admin',
    isPublic: false,
    maxBodyBytes: 8 * 1024,
    mayWrite: requireFresh(services, { signInCounts: true }),
    list: {
      columns: ['id', 'username', 'created_at', 'updated_at'],
      defaultSort: { column: 'username', direction: 'ASC' },
      filters: [],
    },
    createSchema,
    updateSchema,
    inUse: () => "The last admin can't be deleted: nobody could sign in any more.",
    describe: (row: Admin) => row.username,
    readPage: (list) => listAdmins(db, list),
    read: (id) => getAdmin(db, id),
    create: async (id, values) => {
      const password_hash = await hashPassword(values.password);
      return () => createAdmin(db, id, { username: values.username, password_hash });
    },
    update: async (id, values, signedIn) => {
      if (values.password && id === signedIn.id) {
        const message =
          'Change your own password with "Change Password", which asks for the old one.';
        throw refusal('password', message);
      }
      const password_hash = values.password && (await hashPassword(values.password));
      const { username, updated_at } = values;
      return () => {
        const changed = updateAdmin(db, id, { username, password_hash }, updated_at);
        const owner = changed && password_hash ? findCredentials(db, { id }) : undefined;
        const what = `${signedIn.username} gave you a new password.`;
        if (owner) mailSecurityNotice(services, owner, what);
        return changed;
      };
    },
    remove: (id, signedIn) => {
      if (id === signedIn.id) {
        throw new ApiFailure(409, {
          message: "You can't delete the account you are signed in with.",
        });
      }
      return deleteAdmin(db, id);
    },
  });
}
