import { useGetList } from 'react-admin';
import type { Admin } from '../../api/types';

const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'username', order: 'ASC' },
} as const;

export const useAdmins = (): Admin[] => useGetList<Admin>('admins', byName).data ?? [];
