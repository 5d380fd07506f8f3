import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { httpClient } from './httpClient';

/**
 * What the API answers at an address, which is its key too: for what is no list or record, and for pages
 * where somebody writes, which an ended session must not take away as it does with `useGetOne`.
 */
export const useRead = <Answer>(
  address: string,
  options: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'> = {},
) =>
  useQuery<Answer>({
    ...options,
    queryKey: [address],
    queryFn: async ({ signal }) => (await httpClient(address, { signal })).json,
  });
