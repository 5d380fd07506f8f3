import type { Field } from './resource';

/** A post's own fields, in the order of display and validation; required for publishing. */
export const postFields = {
  title: { label: 'Title', max: 300 },
  slug: { label: 'Slug', max: 200 },
  excerpt: { label: 'Excerpt', max: 2000 },
  date: { label: 'Date', kind: 'day' },
  author: { label: 'Author', max: 200 },
  category: { label: 'Category', max: 200 },
  image_url: { label: 'Featured Image', kind: 'image', isOptional: true },
  image_alt: { label: 'Alt text', kind: 'alt', max: 500, isOptional: true },
  seo_title: { label: 'Heading in search results', max: 200, isOptional: true },
  seo_description: { label: 'Text in search results', max: 500, isOptional: true },
  share_image: { label: 'Picture for shared links', kind: 'image', isOptional: true },
  content: { label: 'Content', kind: 'html' },
} as const satisfies Record<string, Field>;

type Fields = typeof postFields;
export type PostFieldName = keyof Fields;
/** Fields that keep their values where a call on a live post omits them. */
export type OptionalName = {
  [Name in PostFieldName]: Fields[Name] extends { isOptional: true } ? Name : never;
}[PostFieldName];

/** Values of a post's own fields, live or not. */
export type PostValues = {
  [Name in PostFieldName]: Fields[Name] extends { kind: 'alt' } ? string | null : string;
};

export const postFieldNames = Object.keys(postFields) as PostFieldName[];
/** All except the text. */
export type HeadName = Exclude<PostFieldName, 'content'>;
export const headNames = postFieldNames.filter((name) => name !== 'content');
export const fieldOf = (name: PostFieldName): Field => postFields[name];
export const isNullable = (name: PostFieldName): boolean => fieldOf(name).kind === 'alt';

/** Picks a post's own fields from a larger row. */
export const postValues = (row: PostValues): PostValues =>
  Object.fromEntries(postFieldNames.map((name) => [name, row[name]])) as PostValues;

/** The same from a form or record that may lack some: missing ones are empty or undecided. */
export const postValuesOf = (row: Readonly<Record<string, unknown>>): PostValues =>
  Object.fromEntries(
    postFieldNames.map((name) => {
      const value = row[name];
      const empty = isNullable(name) ? null : '';
      return [name, typeof value === 'string' ? value : empty];
    }),
  ) as PostValues;

export const emptyPost = postValuesOf({});

export const isSamePost = (one: PostValues, other: PostValues): boolean =>
  postFieldNames.every((name) => one[name] === other[name]);

/** What search engines and shared links show of a post: its own texts for them, or title and excerpt. */
export const shownElsewhere = ({
  title,
  excerpt,
  seo_title,
  seo_description,
}: Pick<PostValues, 'title' | 'excerpt' | 'seo_title' | 'seo_description'>) => ({
  title: seo_title || title,
  description: seo_description || excerpt,
});

/** The picture that a shared link shows: its own, else the cover; empty without either. */
export const sharedPicture = ({
  share_image,
  image_url,
}: Pick<PostValues, 'share_image' | 'image_url'>): string => share_image || image_url;

/** Names of the fields that are a stored image's path. */
export type PictureName = {
  [Name in PostFieldName]: Fields[Name] extends { kind: 'image' } ? Name : never;
}[PostFieldName];
export const pictureNames = postFieldNames.filter(
  (name): name is PictureName => fieldOf(name).kind === 'image',
);

/** How many of the newest posts an article reads: two to show, and perhaps itself. */
export const newestCount = 3;
