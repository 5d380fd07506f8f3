import { Hono } from 'hono';
import { z } from 'zod';
import {
  allFacts,
  createFact,
  deleteFact,
  factKind,
  factStates,
  type ListedFact,
  pageOfFacts,
  renameFact,
} from '../../db/facts/factList';
import type { RowSource } from '../../db/resource';
import { isCalendarDay } from '../../shared/days';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { readVersion } from '../http/bodies';
import { badQuery, oneOf } from '../http/listQuery';
import { resourceRoutes } from '../resources/resource';
import { notFound } from '../resources/resourceReads';
import { factFields, newFactFields, valueOfKind } from './factFields';
import { findUses, pagesNaming } from './uses';

const columns =
  // biome-ignore format: a list of words, read as one.
  [
    'id', 'name', 'kind', 'topic', 'text', 'words', 'value_id', 'value_updated_at',
    'valid_from', 'checked_on', 'checked_by', 'review_by', 'days_until_review', 'source_title',
    'source_url', 'next_text', 'next_from', 'proposed', 'uses', 'created_at', 'updated_at',
  ] as const satisfies (keyof ListedFact)[];

const createSchema = z
  .object(newFactFields)
  .transform(({ key, ...fact }) => ({ id: key, ...fact }));
const updateSchema = z.object({ ...factFields, updated_at: readVersion });

/** `/api/fact-list`: one row per fact, with its value in force, pending values and uses. */
export function factListRoutes(services: Services) {
  const { db, today } = services;

  const all = () =>
    allFacts(db, today()).map((fact) => ({
      ...fact,
      uses: fact.uses + pagesNaming(fact.id).length,
    }));
  const read = (key: string) => all().find(({ id }) => id === key);

  const facts: RowSource<ListedFact, (typeof columns)[number], 'state' | 'topic' | 'kind'> = {
    columns,
    filters: ['state', 'topic', 'kind'],
    list: (_, list) => {
      const state = oneOf('state', list.filters?.state, factStates);
      return pageOfFacts(all(), { ...list, state });
    },
    get: (_, key) => read(key),
  };

  return resourceRoutes(services, facts, 'fact-list', {
    maxBodyBytes: 16 * 1024,
    create: createSchema,
    update: updateSchema,
    remove: true,
    taken: { key: 'A fact with this key already exists. Choose another.' },
    inUse: () => ({
      message: 'This fact has values, or a post uses it. Delete those first.',
    }),
    title: ({ id, name }) => `${id}: ${name}`,
    write: {
      create: (_, { id: key, ...fact }) => {
        return () => {
          createFact(db, key, fact);
          return whole(key);
        };
      },
      update: (key, { updated_at, ...values }) => {
        return () => (renameFact(db, key, values, updated_at) ? whole(key) : undefined);
      },
      remove: (key) => {
        const fact = read(key);
        return fact && deleteFact(db, key) ? fact : undefined;
      },
    },
    changed: ({ id }) => services.factsChanged([id]),
  });

  function whole(key: string): ListedFact {
    const fact = read(key);
    if (!fact) throw new Error(`the fact ${key} was written and isn't there`);
    return fact;
  }
}

/**
 * `GET /api/fact-uses?key=`: every sentence that uses a fact. With `value` (and `words`,
 * `valid_from`), the sentences that this value would change, replacing the value `without` if
 * given; with `without` alone, those that change when it is removed.
 */
export function factUseRoutes(services: Services) {
  const { db, today } = services;
  return new Hono<AdminVariables>().get('/', requireAdmin(services), async (c) => {
    const { key = '', value, words, valid_from, without } = c.req.query();
    const kind = factKind(db, key);
    if (!kind) throw notFound('fact');
    if (valid_from && !isCalendarDay(valid_from)) {
      throw badQuery('valid_from', 'it is a day such as 2026-07-01');
    }
    const isChange = value !== undefined || without !== undefined;
    const from = valid_from ?? (read(key)?.valid_from || '');
    const intended = value !== undefined && {
      // Invalid values are shown as typed: saving reports the problem.
      value: { value: valueOfKind(kind, value) ?? value, words: words || null, valid_from: from },
    };
    const change = isChange ? { without, ...intended } : undefined;
    return c.json(await findUses(db, key, { today: today(), change }));
  });

  function read(key: string) {
    return allFacts(db, today()).find(({ id }) => id === key);
  }
}
