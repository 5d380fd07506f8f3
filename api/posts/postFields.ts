import { z } from 'zod';
import { required } from '../http/bodies';
import { isCalendarDay } from '../http/days';

const optional = (field: string, max: number) =>
  z.string().trim().max(max, `${field} is too long: ${max} characters at most.`).optional();

export const slugTaken = 'This slug is used by another post. Choose another.';

/** A live post's fields, in the order in which the form checks them. */
export const postFields = {
  title: required('Title', 300),
  slug: required('Slug', 200).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Slug may hold lower-case letters, digits and single hyphens only.',
  ),
  excerpt: required('Excerpt', 2000),
  date: required('Date', 10).refine(isCalendarDay, 'Date must be a day such as 2026-03-31.'),
  author: required('Author', 200),
  category: required('Category', 200),
  content: z
    .string({ error: 'Content is required.' })
    .refine((html) => html.trim() !== '', 'Content is required.'),
  image_url: z
    .string()
    .regex(/^(images\/[0-9a-f-]{36}\.(jpg|png|gif|webp))?$/, 'Upload the image first.')
    .default(''),
  image_alt: z
    .string()
    .trim()
    .max(500, 'Words for the picture are too long: 500 characters at most.')
    .nullable()
    .optional(),
  seo_title: optional('Title for search engines', 200),
  seo_description: optional('Description for search engines', 500),
};
