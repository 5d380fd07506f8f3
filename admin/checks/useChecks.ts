import type { CheckedVersion } from '../../api/types';
import { useFromApi } from '../useFromApi';

/**
 * What the checks find in a post as it was saved last. While a newer answer is on its way the last
 * one stays; an answer that is overtaken is dropped.
 * @param savedAt `updated_at` of what was saved; undefined where nothing has been.
 */
export function useChecks(blogId: string, savedAt: string | undefined) {
  const address = `/api/checks/${encodeURIComponent(blogId)}`;
  return useFromApi<CheckedVersion>(['checks', 'getOne', blogId, savedAt], address, {
    enabled: savedAt !== undefined,
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2] === blogId ? last : undefined),
  });
}
