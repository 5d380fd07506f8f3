import type { PublicRow } from '../../shared/resources';
import { queryClient } from '../queryClient';
import { readOnce } from '../reads';

/** A snippet: its name, and its text. */
export type KnownSnippet = PublicRow<'snippets'>;

const staleMs = 30_000;

export const knownSnippetsQuery = {
  // As the resource's lists: a change reads them again.
  queryKey: ['snippets', 'known'],
  queryFn: () => readOnce<KnownSnippet[]>('snippets', '?range=[0,499]&sort=["name","ASC"]'),
  staleTime: staleMs,
};

export const knownSnippets = async (): Promise<Map<string, KnownSnippet>> => {
  const rows = await queryClient.fetchQuery(knownSnippetsQuery);
  return new Map(rows.map((row) => [row.name, row]));
};
