import { useGetList } from 'react-admin';

const all = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'position', order: 'ASC' },
} as const;

/** The offices, as choices. */
export const useOffices = () =>
  (useGetList<{ id: string; city: string }>('offices', all).data ?? []).map(({ id, city }) => ({
    id,
    name: city,
  }));
