import { useGetList } from 'react-admin';
import type { Admin } from '../../api/types';

const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'username', order: 'ASC' },
} as const;

/** All admins, by name. */
export const useAdmins = (): Admin[] => useGetList<Admin>('admins', byName).data ?? [];

/** Formats an admin with role and registration number, which show who may advise. */
export function withRole({ username, name, role, marn }: Admin): string {
  const roles = [role, marn && `MARN ${marn}`].filter(Boolean).join(', ');
  return roles ? `${name || username} (${roles})` : name || username;
}
