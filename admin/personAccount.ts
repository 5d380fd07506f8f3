import { httpClient } from './httpClient';

const pathOf = (personId: string) => `/api/people/${encodeURIComponent(personId)}/account`;

/** An owner says whose account this is; that account confirms it. Ending it needs either. */
export const proposeAccount = (personId: string, admin_id: string) =>
  httpClient(pathOf(personId), { method: 'POST', body: JSON.stringify({ admin_id }) });
export const confirmPerson = (personId: string) =>
  httpClient(`${pathOf(personId)}/confirm`, { method: 'POST' });
export const endAccount = (personId: string) => httpClient(pathOf(personId), { method: 'DELETE' });
