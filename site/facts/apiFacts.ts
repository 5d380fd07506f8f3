import type { Fact, FactChange } from '../../api/publicTypes';
import type { WithFacts } from './context';
import { todayInSydney } from './days';
import { splitRef } from './names';
import { type LoaderData, withUnpackedFacts } from './packed';
import { type PageFact, type PageFacts, pageFact } from './pageFact';

/** How long the browser goes on with the facts that it has. */
const freshMilliseconds = 5 * 60 * 1000;

const fields =
  'key,name,kind,value,text,words,valid_from,checked_on,review_by,source_title,source_url,newer_proposed';

/** By day; an empty one for today's. */
const lists = new Map<string, { at: number; facts: Promise<Map<string, PageFact>> }>();
const given = new Map<string, PageFact>();
let givenUntil = 0;

/**
 * Unpacks the facts that the server put into the page: going on within it asks for nothing more.
 * @param asAt the day whose they are, where that isn't today: they stay good.
 */
export function takeGivenFacts(loaderData: LoaderData, asAt: string | undefined): LoaderData {
  const unpacked = withUnpackedFacts(loaderData);
  for (const loaded of Object.values(unpacked ?? {})) {
    const { facts = {} } = (loaded ?? {}) as Partial<WithFacts>;
    for (const [ref, fact] of Object.entries(facts)) given.set(ref, fact);
  }
  givenUntil = asAt ? Infinity : Date.now() + freshMilliseconds;
  return unpacked;
}

/** @throws Error where the API can't be reached or refuses. */
export async function apiFacts(refs: readonly string[]): Promise<PageFacts> {
  const found = await Promise.all(refs.map(async (ref) => [ref, await factOf(ref)] as const));
  return Object.fromEntries(found.flatMap(([ref, fact]) => (fact ? [[ref, fact]] : [])));
}

async function factOf(ref: string): Promise<PageFact | undefined> {
  if (Date.now() < givenUntil && given.has(ref)) return given.get(ref);
  const [key, day = ''] = splitRef(ref);
  return (await listOf(day)).get(key);
}

/** The facts of a day, asked for once by all pages. */
function listOf(day: string): Promise<Map<string, PageFact>> {
  const known = lists.get(day);
  if (known && Date.now() - known.at < freshMilliseconds) return known.facts;
  const facts = readList(day);
  lists.set(day, { at: Date.now(), facts });
  // What failed is asked for again by the next page; what was read before it still serves.
  facts.catch(() => (known ? lists.set(day, known) : lists.delete(day)));
  return known ? facts.catch(() => known.facts) : facts;
}

async function readList(day: string): Promise<Map<string, PageFact>> {
  const rows = await read<Fact>(`/api/facts?${day && `at=${day}&`}fields=${fields}`);
  const shown = day || todayInSydney();
  return new Map(rows.map((fact) => [fact.key, pageFact(fact, shown)]));
}

/** @throws Error where the API can't be reached or refuses. */
export async function apiHistory(): Promise<{ inForce: Fact[]; changes: FactChange[] }> {
  const [inForce, changes] = await Promise.all([
    read<Fact>(`/api/facts?fields=${fields}`),
    read<FactChange>('/changes.json'),
  ]);
  return { inForce, changes };
}

async function read<Row>(address: string): Promise<Row[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`);
  return (await response.json()) as Row[];
}
