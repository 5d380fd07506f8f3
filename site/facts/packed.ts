import type { HydrationState } from 'react-router-dom';
import type { PageFact, PageFacts } from './pageFact';

export type LoaderData = HydrationState['loaderData'];

type PackedFact = [
  ref: string,
  text: string,
  from: string,
  checked: string,
  source: number,
  rest?: Pick<PageFact, 'words' | 'amount' | 'old' | 'newer'>,
];

/** Facts as a page carries them: each source once. */
export interface PackedFacts {
  sources: [title: string, url?: string][];
  packed: PackedFact[];
}

export function packFacts(facts: PageFacts): PackedFacts {
  const places = new Map<string, number>();
  const sources: PackedFacts['sources'] = [];
  const packed = Object.entries(facts).map(([ref, fact]): PackedFact => {
    const { text, from, checked, source, url, ...rest } = fact;
    const name = `${source} ${url}`;
    const place = places.get(name) ?? sources.push(url ? [source, url] : [source]) - 1;
    places.set(name, place);
    const start = [ref, text, from, checked, place] as const;
    return Object.keys(rest).length > 0 ? [...start, rest] : [...start];
  });
  return { sources, packed };
}

export function unpackFacts({ sources, packed }: PackedFacts): PageFacts {
  const facts = packed.map(([ref, text, from, checked, place, rest]): [string, PageFact] => {
    const [source = '', url] = sources[place] ?? [];
    return [ref, { text, from, checked, source, ...(url && { url }), ...rest }];
  });
  return Object.fromEntries(facts);
}

/** A page's data with its facts packed. */
export const withPackedFacts = (loaderData: LoaderData): LoaderData =>
  mapFacts<PageFacts>(loaderData, packFacts);

export const withUnpackedFacts = (loaderData: LoaderData): LoaderData =>
  mapFacts<PackedFacts>(loaderData, unpackFacts);

function mapFacts<From>(loaderData: LoaderData, change: (facts: From) => unknown): LoaderData {
  const mapped = Object.entries(loaderData ?? {}).map(([id, data]) => {
    const facts: From | undefined = data?.facts;
    return [id, facts ? { ...data, facts: change(facts) } : data];
  });
  return Object.fromEntries(mapped);
}
