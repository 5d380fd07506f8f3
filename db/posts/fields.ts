import { getTableColumns } from 'drizzle-orm';
import { type PostValues, postValues } from '../../shared/post';
import { foldCase } from '../client';
import { postVersions } from './schema';

export type Version = typeof postVersions.$inferSelect;

const { content: _, ...columns } = getTableColumns(postVersions);
/** All columns of a version except its text. */
export const versionHeads = columns;

export type PostHeads = Omit<PostValues, 'content'>;

/** Picks a post's own fields, without its text, from a larger row. */
export function postHeads(row: PostHeads): PostHeads {
  const { content: _, ...heads } = postValues({ ...row, content: '' });
  return heads;
}

/** Builds the text that searches in lists look through: `key` of a post. */
export const searchKey = ({ title, author, category }: PostHeads): string =>
  foldCase(`${title}\n${author}\n${category}`);
