import { getPost, listPosts, postColumns } from '../../db/posts';
import { postStates } from '../../db/schema';
import type { Services } from '../context';
import { isCalendarDay } from '../http/days';
import { badQuery, oneOf } from '../http/listQuery';
import { readRoutes } from '../resourceReads';

/** `GET /api/posts`: one row a post, live or not, without its text. */
export function postRoutes(services: Services) {
  const { db } = services;
  return readRoutes(services, {
    name: 'posts',
    noun: 'post',
    isPublic: false,
    list: {
      columns: postColumns,
      defaultSort: { column: 'created_at', direction: 'DESC' },
      filters: ['state', 'author', 'category', 'updated_before'],
    },
    readPage: (list) => {
      const { state, updated_before } = list.filters ?? {};
      return listPosts(db, {
        ...list,
        state: oneOf('state', state, postStates),
        updated_before: knownDay(updated_before),
      });
    },
    read: (id) => getPost(db, id),
  });
}

function knownDay(text: string | undefined): string | undefined {
  if (text === undefined || isCalendarDay(text)) return text;
  throw badQuery('filter', '"updated_before" is a day such as 2026-07-01');
}
