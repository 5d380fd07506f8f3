import { z } from 'zod';
import type { InUseError } from '../../db/errors';
import { categories } from '../../db/posts/categories';
import type { Services } from '../context';
import { readVersion, recordId, required } from '../http/bodies';
import { resourceRoutes } from '../http/resource';

const fields = { name: required('Name', 200), description: required('Description', 2000) };

export const blogCategoryRoutes = (services: Services) =>
  resourceRoutes(services, categories, {
    name: 'blog-categories',
    noun: 'category',
    isPublic: true,
    sort: ['name', 'ASC'],
    create: z.object({ ...fields, id: recordId.optional() }),
    update: z.object({ ...fields, updated_at: readVersion }),
    remove: true,
    taken: { name: 'Category name already exists.' },
    inUse,
    title: ({ name }) => name,
  });

function inUse({ count, unpublished }: InUseError) {
  const posts = count === 1 ? '1 post uses' : `${count} posts use`;
  const among =
    unpublished === count ? ' (not published yet)' : ` (${unpublished} not published yet)`;
  const them = count === 1 ? 'it' : 'them';
  const message = `${posts} this category${unpublished > 0 ? among : ''}. Move ${them} to another category first.`;
  return { message };
}
