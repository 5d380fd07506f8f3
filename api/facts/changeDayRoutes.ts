import { Hono } from 'hono';
import { type ChangeDay, changeDays, changesOn, type DayChange } from '../../db/facts/changeDay';
import { postsUsingFacts } from '../../db/posts/uses';
import { isCalendarDay } from '../../shared/days';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { notFound } from '../resources/resourceReads';
import { type FactUse, pagesNaming } from './uses';

export interface ChangedPlace extends Pick<FactUse, 'kind' | 'title' | 'url'> {
  facts: string[];
}

/** What changes on a day, and where visitors read it. */
export interface DayOfChange {
  changes: DayChange[];
  places: ChangedPlace[];
}

/**
 * `GET /api/change-days`: the days on which values begin. `GET /:day`: those values, and every page,
 * guide and live post that shows their facts.
 */
export function changeDayRoutes(services: Services) {
  const { db } = services;
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono<AdminVariables>()
    .get('/', requireAdmin(services), (c) => c.json<ChangeDay[]>(changeDays(db), 200, noStore))
    .get('/:day', requireAdmin(services), (c) => {
      const day = c.req.param('day');
      if (!isCalendarDay(day)) throw notFound('day');
      const changes = changesOn(db, day);
      const keys = [...new Set(changes.map(({ fact_key }) => fact_key))];
      return c.json<DayOfChange>({ changes, places: placesOf(keys) }, 200, noStore);
    });

  function placesOf(keys: readonly string[]): ChangedPlace[] {
    const places = new Map<string, ChangedPlace>();
    const add = (place: Omit<ChangedPlace, 'facts'>, key: string) => {
      const known = places.get(place.url);
      if (known) known.facts.push(key);
      else places.set(place.url, { ...place, facts: [key] });
    };
    for (const key of keys) {
      for (const { kind, title, path } of pagesNaming(key)) add({ kind, title, url: path }, key);
      for (const { title, slug } of postsUsingFacts(db, [key])) {
        add({ kind: 'post', title, url: `/blog/${slug}` }, key);
      }
    }
    return [...places.values()];
  }
}
