import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { httpClient } from './httpClient';

/**
 * Reads what is no list or record from the API, by its address, which is the query's key. Reading again
 * what is shown opens no sign-in dialog: nobody asked for it, and somebody may be typing.
 */
export const useRead = <Answer>(
  address: string,
  options: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'> = {},
) =>
  useQuery<Answer>({
    ...options,
    queryKey: [address],
    queryFn: async ({ client, queryKey, signal }) => {
      const canPrompt = client.getQueryData(queryKey) === undefined;
      return (await httpClient(address, { signal, canPrompt })).json;
    },
  });
