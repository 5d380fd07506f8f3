import type { Account } from '../api/types';
import { openToWriters } from '../shared/resources';
import { readOnce, useRead } from './reads';

// Who is signed in: the API decides what they may; the admin only hides what it refuses.

const usernameKey = 'wattlepath-username';
let seesClients: boolean | undefined;
let publishes: boolean | undefined;

/** Returns the last username used in this browser, which is that of the signed-in admin. */
export function lastUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

export function rememberUsername(username: string): void {
  localStorage.setItem(usernameKey, username);
}

/** Tells whether the account may see clients, as the page said or was read after signing in. */
export function maySeeClients(): boolean {
  seesClients ??= pageMeta('may-see-clients') !== 'no';
  return seesClients;
}

/** Tells whether the account may change what visitors read. */
export function mayPublish(): boolean {
  publishes ??= pageMeta('may-publish') !== 'no';
  return publishes;
}

/** Tells whether the account speaks for the firm: it has both rights. */
export const isOwner = (): boolean => maySeeClients() && mayPublish();

const methods = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const;

/** Tells whether the account may write a resource, whatever the row. */
export const mayWrite = (resource: string, verb: keyof typeof methods): boolean =>
  mayPublish() || openToWriters(resource, methods[verb]);

/** Reads what the account may, after signing in. */
export async function readPermissions(): Promise<void> {
  const account = await readAccount().catch(() => undefined);
  seesClients = account?.may_see_clients ?? true;
  publishes = account?.may_publish ?? true;
}

/** The signed-in admin's own account. */
export const useAccount = () => useRead<Account>('account');
export const readAccount = () => readOnce<Account>('account');

/** Returns what the server wrote into the page about who asked for it. */
export const pageMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
