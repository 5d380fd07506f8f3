import { queryOptions } from '@tanstack/react-query';
import type { ListedFact } from '../../api/types';
import { httpClient } from '../httpClient';
import { queryClient } from '../queryClient';

const fields = [
  'id',
  'name',
  'topic',
  'value_id',
  'text',
  'words',
  'valid_from',
  'checked_on',
  'source_title',
] as const satisfies (keyof ListedFact)[];

/** A fact with the value that visitors see today; `value_id` is null unless one is confirmed. */
export type KnownFact = Pick<ListedFact, (typeof fields)[number]>;

const address = `/api/fact-list?fields=${fields}&sort=["name","ASC"]`;

/** All facts by key, cached for half a minute. */
export const knownFactsQuery = queryOptions({
  queryKey: ['known-facts'],
  queryFn: async () => {
    const { json }: { json: KnownFact[] } = await httpClient(address, { cache: 'no-cache' });
    return new Map(json.map((fact) => [fact.id, fact]));
  },
  staleTime: 30_000,
});

/** The same outside of React. */
export const knownFacts = () => queryClient.fetchQuery(knownFactsQuery);

/** Placeholder for an unconfirmed value. */
export const noValue = 'no confirmed value';
