import type { PostValues } from '../../db/posts/fields';

/** A post's fields besides its text, in the form's order. */
export const comparedFields = [
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

export type ComparedField = (typeof comparedFields)[number];

/** The names of the fields that differ; `content` too. */
export function differingFields(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return [...comparedFields, 'content' as const].filter((name) => before[name] !== after[name]);
}
