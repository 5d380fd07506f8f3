import { noteMiss } from './misses';
import { type ResultPage, type SearchAnswer, search } from './search';

type Read = Parameters<typeof search>[0];

/** What a visitor finds; what has a word that is nowhere is counted. */
export function visitorSearch(services: Read, typed: string, page: ResultPage): SearchAnswer {
  const answer = search(services, typed, page);
  if ((answer.total === 0 || answer.isPartial) && page.offset === 0) noteMiss(services.db, typed);
  return answer;
}
