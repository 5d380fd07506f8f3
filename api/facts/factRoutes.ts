import { Hono } from 'hono';
import { type Fact, factsOn } from '../../db/facts/facts';
import { isCalendarDay } from '../../shared/days';
import type { Services } from '../context';
import { sharedJson } from '../http/cacheControl';
import { names } from '../http/contentCache';
import { badQuery, readFields } from '../http/listQuery';
import { jsonResponse } from '../http/storedResponse';

const usual = [
  'key',
  'name',
  'kind',
  'value',
  'text',
  'valid_from',
  'checked_on',
  'source_title',
  'source_url',
  'since',
  'before',
  'until',
  'source',
] as const satisfies (keyof Fact)[];
const onRequest = [
  'words',
  'review_by',
  'newer_proposed',
  'estimate',
  'ended',
  'announced',
  'values',
] as const satisfies (keyof Fact)[];
const columns: readonly (keyof Fact)[] = [...usual, ...onRequest];

/**
 * `GET /api/facts?at=2026-07-01&fields=key,text,words`: the public facts as they are on that
 * day, by default today in Sydney.
 */
export function factRoutes(services: Services) {
  const { db, cache, today } = services;
  const shared = sharedJson(services);

  return new Hono().get('/', async (c) => {
    const at = c.req.query('at');
    if (at !== undefined && !isCalendarDay(at))
      throw badQuery('at', 'it is a day such as 2026-07-01');
    const fields = readFields(c.req.query('fields'), { columns }) ?? usual;
    const day = at ?? today();
    const make = () => {
      const facts = factsOn(db, day).map((fact) => pick(fact, fields));
      return jsonResponse(facts, shared).dependingOn([names.everyFact]);
    };
    // The key contains the day: facts change at midnight.
    return (await cache.get(`/api/facts ${day} ${fields.join()}`, make)).respond(c);
  });
}

function pick(fact: Fact, fields: readonly (keyof Fact)[]): Partial<Fact> {
  return Object.fromEntries(fields.map((field) => [field, fact[field]]));
}
