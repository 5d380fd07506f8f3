import { headFields, type PostValues } from '../../../db/posts/fields';

export type ComparedField = (typeof headFields)[number];

/** The names of the fields that differ; `content` too. */
export function differingFields(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return [...headFields, 'content' as const].filter((name) => before[name] !== after[name]);
}
