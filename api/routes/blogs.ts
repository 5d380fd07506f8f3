import { z } from 'zod';
import { type Blog, createBlog, deleteBlog, getBlog, listBlogs, updateBlog } from '../../db/blogs';
import type { Services } from '../context';
import { cleanArticle } from '../html';
import { storeDataImages } from '../pictures';
import { resourceRoutes } from '../resource';

const required = (field: string, max: number) =>
  z
    .string({ error: `${field} is required.` })
    .trim()
    .min(1, `${field} is required.`)
    .max(max, `${field} is too long: ${max} characters at most.`);

/** The fields in the order in which the form checks them. */
const fields = {
  title: required('Title', 300),
  slug: required('Slug', 200).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Slug may hold lower-case letters, digits and single hyphens only.',
  ),
  excerpt: required('Excerpt', 2000),
  date: required('Date', 10).refine(isCalendarDate, 'Date must be a day such as 2026-03-31.'),
  author: required('Author', 200),
  category: required('Category', 200),
  content: z
    .string({ error: 'Content is required.' })
    .refine((html) => html.trim() !== '', 'Content is required.'),
  image_url: z
    .string()
    .regex(/^(images\/[0-9a-f-]{36}\.(jpg|png|gif|webp))?$/, 'Upload the image first.')
    .default(''),
};
const createSchema = z.object({ ...fields, id: z.string().min(1).max(100).optional() });
const updateSchema = z.object({
  ...fields,
  updated_at: z.string({ error: 'Send updated_at as it was read, so that no change is lost.' }),
});

const columns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'date',
  'author',
  'category',
  'image_url',
  'content',
  'created_at',
  'updated_at',
] as const;

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function blogRoutes(services: Services) {
  const { db } = services;
  const clean = async <Values extends { content: string }>(values: Values): Promise<Values> => ({
    ...values,
    content: await storeDataImages(db, cleanArticle(values.content)),
  });
  return resourceRoutes(services, {
    name: 'blogs',
    noun: 'post',
    isPublic: true,
    maxBodyBytes: 12 * 1024 * 1024,
    list: {
      columns,
      defaultSort: { column: 'date', direction: 'DESC' },
      filters: ['slug', 'category'],
    },
    createSchema,
    updateSchema,
    taken: {
      slug: 'This slug is used by another post. Choose another.',
      id: 'A post with this id exists already.',
    },
    inUse: () => 'This post is in use.',
    describe: (blog: Blog) => blog.title,
    readPage: ({ equals, ...list }) => listBlogs(db, { ...list, ...equals }),
    read: (id) => getBlog(db, id),
    create: async (id, values) => {
      const { id: _, ...blog } = await clean(values);
      return () => createBlog(db, id, blog);
    },
    update: async (id, values) => {
      const { updated_at, ...blog } = await clean(values);
      return () => updateBlog(db, id, blog, updated_at);
    },
    remove: (id) => deleteBlog(db, id),
  });
}
