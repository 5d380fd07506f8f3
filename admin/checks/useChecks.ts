import { useQuery } from '@tanstack/react-query';
import type { CheckedVersion } from '../../api/types';
import { httpClient } from '../httpClient';

/**
 * What the checks find in a post as it was saved last. While a newer answer is on its way the last
 * one stays; an answer that is overtaken is dropped.
 * @param savedAt `updated_at` of what was saved; undefined where nothing has been.
 */
export function useChecks(blogId: string, savedAt: string | undefined) {
  return useQuery({
    queryKey: ['checks', 'getOne', blogId, savedAt],
    enabled: savedAt !== undefined,
    queryFn: async ({ signal }): Promise<CheckedVersion> => {
      const { json } = await httpClient(`/api/checks/${encodeURIComponent(blogId)}`, { signal });
      return json;
    },
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2] === blogId ? last : undefined),
  });
}
