import { z } from 'zod';
import { isCalendarDay } from '../../shared/days';
import {
  fieldOf,
  isNullable,
  type OptionalName,
  type PostFieldName,
  type PostValues,
  postFieldNames,
} from '../../shared/post';
import { type Field, maxCharacters } from '../../shared/resource';
import { limited, required } from '../http/bodies';

export const slugTaken = 'This slug is used by another post. Choose another.';

const imagePath = z
  .string()
  .regex(/^(images\/[0-9a-f-]{36}\.(jpg|png|gif|webp))?$/, 'Upload the image first.');

/** Validation of a live post's fields beyond their length. */
const special: Partial<Record<PostFieldName, z.ZodType>> = {
  slug: lengthOf('slug').regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Slug may only contain lower-case letters, digits and single hyphens.',
  ),
  date: lengthOf('date').refine(isCalendarDay, 'Date must be a day such as 2026-03-31.'),
  // Not trimmed.
  content: z
    .string({ error: 'Content is required.' })
    .refine((html) => html.trim() !== '', 'Content is required.'),
  image_url: imagePath.default(''),
};

const byKind: Partial<Record<NonNullable<Field['kind']>, z.ZodType>> = { image: imagePath };

function lengthOf(name: PostFieldName) {
  const field = fieldOf(name);
  const max = maxCharacters(field);
  return field.isOptional ? limited(field.label, max) : required(field.label, max);
}

/** Validates a field for publishing. Optional ones may be absent. */
function liveSchema(name: PostFieldName): z.ZodType {
  const { kind } = fieldOf(name);
  const text = special[name] ?? (kind && byKind[kind]) ?? lengthOf(name);
  const field = isNullable(name) ? text.nullable() : text;
  return fieldOf(name).isOptional ? field.optional() : field;
}

type Shape<Optional> = {
  [Name in PostFieldName]: Name extends Optional
    ? z.ZodOptional<z.ZodType<PostValues[Name]>>
    : z.ZodType<PostValues[Name]>;
};

const shape = (schema: (name: PostFieldName) => z.ZodType) =>
  Object.fromEntries(postFieldNames.map((name) => [name, schema(name)]));

/** Fields of a live post, validated in form order. Absent ones keep their values. */
export const liveFields = shape(liveSchema) as Shape<OptionalName>;

/** Fields of a draft, which may be incomplete; publishing validates it. */
export const draftFields = shape((name) =>
  isNullable(name) ? z.string().nullable().default(null) : z.string().default(''),
) as Shape<never>;
