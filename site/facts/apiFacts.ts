import type { Fact } from '../../api/publicTypes';
import { splitRef } from './names';
import { type PageFact, type PageFacts, pageFact } from './pageFact';

/** How long the browser reuses loaded facts. */
const freshMilliseconds = 5 * 60 * 1000;

export const factFields =
  'key,name,kind,value,text,words,since,until,checked_on,source,before,estimate,ended,announced';

/** By day; the empty key is today. */
const lists = new Map<string, { at: number; facts: Promise<Map<string, PageFact>> }>();
const input = new Map<string, PageFact>();
let givenUntil = 0;

/**
 * Stores the facts that the server put into the page, so that navigation needs no request.
 * @param asAt their day, if not today: they don't expire.
 */
export function primeFacts(facts: PageFacts, asAt: string | undefined): void {
  for (const [ref, fact] of Object.entries(facts)) input.set(ref, fact);
  givenUntil = asAt ? Infinity : Date.now() + freshMilliseconds;
}

/** @throws Error if the API can't be reached or refuses. */
export async function apiFacts(refs: readonly string[]): Promise<PageFacts> {
  const entries = await Promise.all(refs.map(async (ref) => [ref, await factOf(ref)] as const));
  return Object.fromEntries(entries.flatMap(([ref, fact]) => (fact ? [[ref, fact]] : [])));
}

async function factOf(ref: string): Promise<PageFact | undefined> {
  if (Date.now() < givenUntil && input.has(ref)) return input.get(ref);
  const [key, day = ''] = splitRef(ref);
  return (await listOf(day)).get(key);
}

/** Returns the facts of a day, requested once for all pages. */
function listOf(day: string): Promise<Map<string, PageFact>> {
  const known = lists.get(day);
  if (known && Date.now() - known.at < freshMilliseconds) return known.facts;
  const facts = readList(day);
  lists.set(day, { at: Date.now(), facts });
  // The next page retries a failed request; earlier facts still serve.
  facts.catch(() => (known ? lists.set(day, known) : lists.delete(day)));
  return known ? facts.catch(() => known.facts) : facts;
}

async function readList(day: string): Promise<Map<string, PageFact>> {
  const address = `/api/facts?${day && `at=${day}&`}fields=${factFields}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address} responded with ${response.status}`);
  const rows = (await response.json()) as Fact[];
  return new Map(rows.map((fact) => [fact.key, pageFact(fact, day !== '')]));
}
