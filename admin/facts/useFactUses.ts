import type { FactUse } from '../../api/types';
import { useFromApi } from '../useFromApi';

/** A value as it would be, and the one that it takes the place of. */
export interface IntendedValue {
  value: string;
  words?: string | null | undefined;
  /** ISO date; empty where it isn't known. */
  valid_from: string;
  /** Id of the value that this one is a change of. */
  without?: string | undefined;
}

/**
 * The pages and posts that name a fact, with the sentences that do; with an intended value those
 * that it changes, as they are and as they would be.
 */
export function useFactUses(key: string, intended?: IntendedValue) {
  const asked = new URLSearchParams({ key });
  for (const [name, value] of Object.entries(intended ?? {})) {
    if (value !== null && value !== undefined) asked.set(name, value);
  }
  return useFromApi<FactUse[]>(['fact-uses', key, intended], `/api/fact-uses?${asked}`, {
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === key ? last : undefined),
    staleTime: 0,
  });
}
