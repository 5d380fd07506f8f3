import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { httpClient } from './httpClient';

/** What the API answers at an address, kept under a key of react-query. */
export const useFromApi = <Answer>(
  queryKey: readonly unknown[],
  address: string,
  options: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'> = {},
) =>
  useQuery<Answer>({
    ...options,
    queryKey,
    queryFn: async ({ signal }) => (await httpClient(address, { signal })).json,
  });
