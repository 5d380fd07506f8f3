import type { Fact } from '../../api/types';
import { httpClient } from '../httpClient';

export type KnownFact = Pick<
  Fact,
  'key' | 'name' | 'text' | 'words' | 'valid_from' | 'checked_on' | 'source_title'
>;

const fields = 'key,name,text,words,valid_from,checked_on,source_title';
/** For how long what was read is good enough, ms. */
const lasting = 30_000;

let last: { at: number; facts: Promise<ReadonlyMap<string, KnownFact>> } | undefined;

/** What visitors read of the facts in force today, by key; read once for all that ask together. */
export function knownFacts(): Promise<ReadonlyMap<string, KnownFact>> {
  if (last && Date.now() - last.at < lasting) return last.facts;
  const facts = readFacts();
  last = { at: Date.now(), facts };
  facts.catch(() => {
    last = undefined;
  });
  return facts;
}

async function readFacts(): Promise<ReadonlyMap<string, KnownFact>> {
  const { json }: { json: KnownFact[] } = await httpClient(`/api/facts?fields=${fields}`, {
    cache: 'no-cache',
  });
  return new Map(json.map((fact) => [fact.key, fact]));
}
