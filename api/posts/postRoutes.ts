import { getPost, listPosts, type Post, postColumns, postStates } from '../../db/posts/lists';
import type { RowSource } from '../../db/resource';
import { isCalendarDay } from '../../shared/days';
import type { Services } from '../context';
import { badQuery, oneOf } from '../http/listQuery';
import { readRoutes } from '../resources/resourceReads';

type Filter = 'state' | 'author' | 'category' | 'slug' | 'updated_before' | 'links_to';

/** `GET /api/posts`: one row per post, live or not, without its text. */
export function postRoutes(services: Services) {
  const { db } = services;
  const posts: RowSource<Post, (typeof postColumns)[number], Filter> = {
    columns: postColumns,
    filters: ['state', 'author', 'category', 'slug', 'updated_before', 'links_to'],
    list: (_, list) => {
      const { state, updated_before, links_to } = list.filters ?? {};
      return listPosts(db, {
        ...list,
        state: oneOf('state', state, postStates),
        updated_before: knownDay(updated_before),
        links_to,
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
