import type { FieldValues } from 'react-hook-form';
import type { Blog } from '../../../api/types';

/** A post's own fields, as the editor has them. */
export type PostValues = Omit<Blog, 'id' | 'created_at' | 'updated_at' | 'image_focus'>;

const texts = [
  'title',
  'slug',
  'excerpt',
  'date',
  'author',
  'category',
  'image_url',
  'seo_title',
  'seo_description',
  'content',
] as const;

/** A post's own fields of a form or of a record that has more; what is missing is empty. */
export function postValues(row: FieldValues): PostValues {
  const values = Object.fromEntries(texts.map((name) => [name, String(row[name] ?? '')]));
  const image_alt = typeof row.image_alt === 'string' ? row.image_alt : null;
  return { ...(values as Record<(typeof texts)[number], string>), image_alt };
}

export function areSame(one: PostValues, other: PostValues): boolean {
  return one.image_alt === other.image_alt && texts.every((name) => one[name] === other[name]);
}
