import { queryOptions } from '@tanstack/react-query';
import type { Fact } from '../../api/types';
import { httpClient } from '../httpClient';
import { queryClient } from '../queryClient';

export type KnownFact = Pick<
  Fact,
  'key' | 'name' | 'text' | 'words' | 'valid_from' | 'checked_on' | 'source_title'
>;

const address = '/api/facts?fields=key,name,text,words,valid_from,checked_on,source_title';

/** Today's public facts by key, cached for half a minute. */
export const knownFactsQuery = queryOptions({
  queryKey: ['known-facts'],
  queryFn: async () => {
    const { json }: { json: KnownFact[] } = await httpClient(address, { cache: 'no-cache' });
    return new Map(json.map((fact) => [fact.key, fact]));
  },
  staleTime: 30_000,
});

/** The same outside of React. */
export const knownFacts = () => queryClient.fetchQuery(knownFactsQuery);
