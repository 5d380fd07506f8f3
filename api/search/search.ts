import { readTransaction } from '../../db/client';
import type { Fact } from '../../db/facts/facts';
import {
  findDocuments,
  matchingAmong,
  type SearchHit,
  snippetOf,
  textAround,
} from '../../db/search/search';
import { longDay } from '../../shared/facts';
import { inForm, pageFact } from '../../site/api';
import type { Services } from '../context';
import type { SearchResult } from '../publicTypes';
import { figureAsked } from './figures';
import { catchUp } from './indexing';
import { recordMiss } from './misses';
import { anyOf, readQuery } from './query';

export interface SearchAnswer {
  results: SearchResult[];
  /** Number of all matches; only the best are listed. */
  total: number;
  /** The words searched for, with corrections and without unknown words. */
  corrected?: string;
  /** An unknown word was left out. */
  isPartial?: true;
  /** The topic has no guide on the site; these are the nearest. */
  noGuide?: true;
}

type Read = Pick<Services, 'db' | 'facts' | 'firm'>;

/** Results from `offset` (from 0). */
export interface ResultPage {
  offset: number;
  limit: number;
  /** Editors searching for a link don't count as visitors' misses. */
  isEditor?: boolean;
}

const maxFound = 50;
/** Extra weight of results that match every word. */
const allFound = 1.3;

/** Searches for visitors, best results first. Counts searches without results. */
export function search(services: Read, typed: string, page: ResultPage): SearchAnswer {
  catchUp(services);
  // Separate queries outside a transaction would each lock the file.
  const results = readTransaction(services.db, () => searchNow(services, typed, page));
  const isMiss = results.total === 0 || results.isPartial;
  if (isMiss && page.offset === 0 && !page.isEditor) recordMiss(services.db, typed);
  return results;
}

function searchNow(
  { db, facts }: Read,
  typed: string,
  { offset, limit }: ResultPage,
): SearchAnswer {
  const { terms, unmarked, corrected, isPartial, noGuide } = readQuery(db, typed);
  if (terms.length === 0) return { results: [], total: 0, ...(isPartial && { isPartial }) };
  const figure = figureAsked(corrected ?? typed, facts.history().inForce);
  const any = anyOf(terms);
  // A word in nearly every text may be rare in titles, and is weighted by that.
  const ranked = `${any} OR {title} : ${any}`;
  const best = findDocuments(db, ranked, maxFound);
  const all = matchingAmong(db, terms.join(' AND '), best);
  const worth = ({ id, score }: SearchHit) => score * (all.has(id) ? allFound : 1);
  const hits = best.sort(
    (one, other) =>
      Number(one.kind === 'fact') - Number(other.kind === 'fact') || worth(other) - worth(one),
  );
  // Who asks for a figure reads it first.
  const answer = figure && answerOf(figure);
  const rest = hits.filter(({ kind, ref }) => !(kind === 'fact' && ref === figure?.key));
  const own = answer ? 1 : 0;
  const [from, to] = [Math.max(0, offset - own), offset + limit - own];
  return {
    results: [
      ...(answer && offset === 0 ? [answer] : []),
      ...rest.slice(from, to).map((hit) => resultOf(hit)),
    ],
    total: rest.length + own,
    ...(corrected && hits.length > 0 && { corrected }),
    ...(isPartial && { isPartial }),
    ...(noGuide && { noGuide }),
  };

  function resultOf({ id, kind, ref, title, slug }: SearchHit): SearchResult {
    const run = unmarked[0];
    const text = run ? textAround(db, run, id) : snippetOf(db, any, id);
    const url = kind === 'post' ? `/blog/${slug}` : kind === 'fact' ? `/changes#${ref}` : ref;
    return { kind, title, url, snippet: marked(text, unmarked) };
  }
}

/** Says a figure as every page does. */
const answerOf = (fact: Fact): SearchResult => ({
  kind: 'fact',
  title: fact.name,
  url: `/changes#${fact.key}`,
  snippet: marked(
    [
      inForm(pageFact(fact), undefined),
      fact.since && `${fact.estimate ? 'from' : 'since'} ${longDay(fact.since)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    [],
  ),
});

/** Returns HTML with matches in `<mark>`. */
function marked(text: string, unmarked: readonly string[]): string {
  const signed = unmarked.reduce((all, run) => all.replaceAll(run, `\u0001${run}\u0002`), text);
  return signed
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\s+/g, ' ')
    .replaceAll('\u0001', '<mark>')
    .replaceAll('\u0002', '</mark>');
}
