import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { people } from './schema';

/**
 * The link of a person and an account has two sides: an owner proposes it, the account confirms it.
 * Proposed, the account has the person's calendar, assignments and notices; confirmed, it signs as
 * them. Whatever was signed ends with the link.
 */

/** Links a person with an account, until it confirms without the right to sign. */
export function proposeAccount(
  { orm }: Database,
  personId: string,
  adminId: string,
  by: string,
): void {
  const account_link_id = crypto.randomUUID();
  const link = { account_link_id, account_proposed_by: by, account_confirmed_at: '' };
  orm
    .update(people)
    .set({ admin_id: adminId, ...link })
    .where(eq(people.id, personId))
    .run();
}

export function confirmAccount({ orm }: Database, personId: string): void {
  orm.update(people).set({ account_confirmed_at: now() }).where(eq(people.id, personId)).run();
}

const none = {
  admin_id: '',
  account_link_id: '',
  account_proposed_by: '',
  account_confirmed_at: '',
};

export function endAccount({ orm }: Pick<Database, 'orm'>, personId: string): void {
  orm.update(people).set(none).where(eq(people.id, personId)).run();
}

/** Tells whether a person's account is this one, proposed or confirmed. */
export const hasLinks = ({ orm }: Pick<Database, 'orm'>, adminId: string): boolean =>
  orm.select({ id: people.id }).from(people).where(eq(people.admin_id, adminId)).get() !==
  undefined;

/** Ends every link of an account. */
export function endLinksOf({ orm }: Pick<Database, 'orm'>, adminId: string): void {
  orm.update(people).set(none).where(eq(people.admin_id, adminId)).run();
}
