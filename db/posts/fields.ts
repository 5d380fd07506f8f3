import { getTableColumns } from 'drizzle-orm';
import { type PostValues, postValues } from '../../shared/post';
import { fold } from '../client';
import { postVersions } from './schema';

/** A text that a post has or had, with its fields. */
export type Version = typeof postVersions.$inferSelect;

const { content: _, ...columns } = getTableColumns(postVersions);
/** All of a version but its text. */
export const versionHeads = columns;

export type PostHeads = Omit<PostValues, 'content'>;

/** A post's own fields besides its text, of a row that has more. */
export function postHeads(row: PostHeads): PostHeads {
  const { content: _, ...heads } = postValues({ ...row, content: '' });
  return heads;
}

/** What the search in lists looks through: `key` of a post. */
export const searchKey = ({ title, author, category }: PostHeads): string =>
  fold(`${title}\n${author}\n${category}`);
