import { getTableColumns } from 'drizzle-orm';
import { fold } from '../client';
import { postVersions } from './schema';

/** A text that a post has or had, with its fields. */
export type Version = typeof postVersions.$inferSelect;

const { content: _, ...columns } = getTableColumns(postVersions);
/** All of a version but its text. */
export const versionHeads = columns;

/** A post's own fields besides its text, in the order of the form. */
export const headFields = [
  'title',
  'slug',
  'excerpt',
  'date',
  'author',
  'category',
  'image_url',
  'image_alt',
  'seo_title',
  'seo_description',
] as const;

export type PostHeads = Pick<Version, (typeof headFields)[number]>;
/** A post's own fields, live or not. */
export type PostValues = PostHeads & Pick<Version, 'content'>;

/** A post's own fields besides its text, of a row that has more. */
export function postHeads(row: PostHeads): PostHeads {
  const { slug, title, excerpt, date, author, category } = row;
  const { image_url, image_alt, seo_title, seo_description } = row;
  const picture = { image_url, image_alt };
  return { slug, title, excerpt, date, author, category, ...picture, seo_title, seo_description };
}

/** A post's own fields, of a row that has more. */
export const postValues = (row: PostValues): PostValues => ({
  ...postHeads(row),
  content: row.content,
});

/** What the search in lists looks through: `key` of a post. */
export const searchKey = ({ title, author, category }: PostHeads): string =>
  fold(`${title}\n${author}\n${category}`);
