import type { InUseError } from '../../db/errors';
import { categories } from '../../db/posts/categories';
import { resources } from '../../shared/resources';
import type { Services } from '../context';
import { bodySchemas } from '../http/fields';
import { resourceRoutes } from '../resources/resource';

export const blogCategoryRoutes = (services: Services) =>
  resourceRoutes(services, categories, 'blog-categories', {
    ...bodySchemas(resources['blog-categories'].fields),
    remove: true,
    taken: { name: 'Category name already exists.' },
    inUse,
    title: ({ name }) => name,
    changed: () => services.cache.clear(),
  });

function inUse({ count, unpublished }: InUseError) {
  const posts = count === 1 ? '1 post uses' : `${count} posts use`;
  const among =
    unpublished === count ? ' (not published yet)' : ` (${unpublished} not published yet)`;
  const them = count === 1 ? 'it' : 'them';
  const message = `${posts} this category${unpublished > 0 ? among : ''}. Move ${them} to another category first.`;
  return { message };
}
