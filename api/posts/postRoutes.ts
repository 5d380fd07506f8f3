import { getPost, listedStates, listPosts, type Post, postColumns } from '../../db/posts/lists';
import type { RowSource } from '../../db/resource';
import { isCalendarDay } from '../../shared/days';
import type { Services } from '../context';
import { badQuery, oneOf } from '../http/listQuery';
import { readRoutes } from '../resources/resourceReads';

const filters = [
  'state',
  'author',
  'category',
  'slug',
  'updated_before',
  'links_to',
  'asked_by',
] as const;

/** `GET /api/posts`: one row per post, live or not, without its text. */
export function postRoutes(services: Services) {
  const { db } = services;
  const posts: RowSource<Post, (typeof postColumns)[number], (typeof filters)[number]> = {
    columns: postColumns,
    filters,
    list: (_, list) => {
      const { state, updated_before, links_to, asked_by } = list.filters ?? {};
      return listPosts(db, {
        ...list,
        state: oneOf('state', state, listedStates),
        updated_before: knownDay(updated_before),
        links_to,
        asked_by,
      });
    },
    get: getPost,
  };
  return readRoutes(services, posts, 'posts');
}

function knownDay(text: string | undefined): string | undefined {
  if (text === undefined || isCalendarDay(text)) return text;
  throw badQuery('filter', '"updated_before" is a day such as 2026-07-01');
}
