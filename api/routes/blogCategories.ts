import { z } from 'zod';
import {
  type BlogCategory,
  createBlogCategory,
  deleteBlogCategory,
  getBlogCategory,
  listBlogCategories,
  updateBlogCategory,
} from '../../db/blogCategories';
import type { Services } from '../context';
import { readVersion, recordId, required } from '../http/bodies';
import { resourceRoutes } from '../resource';

const fields = { name: required('Name', 200), description: required('Description', 2000) };
const createSchema = z.object({ ...fields, id: recordId.optional() });
const updateSchema = z.object({ ...fields, updated_at: readVersion });

export function blogCategoryRoutes(services: Services) {
  const { db } = services;
  return resourceRoutes(services, {
    name: 'blog-categories',
    noun: 'category',
    isPublic: true,
    maxBodyBytes: 64 * 1024,
    list: {
      columns: ['id', 'name', 'description', 'created_at', 'updated_at'],
      defaultSort: { column: 'name', direction: 'ASC' },
      filters: [],
    },
    createSchema,
    updateSchema,
    taken: { name: 'Category name already exists.' },
    inUse: inUseMessage,
    describe: (category: BlogCategory) => category.name,
    readPage: (list) => listBlogCategories(db, list),
    read: (id) => getBlogCategory(db, id),
    create:
      (id, { name, description }) =>
      () =>
        createBlogCategory(db, id, { name, description }),
    update:
      (id, { updated_at, ...values }) =>
      () =>
        updateBlogCategory(db, id, values, updated_at),
    remove: (id) => deleteBlogCategory(db, id),
  });
}

function inUseMessage(count: number, unpublished: number): string {
  const posts = count === 1 ? '1 post uses' : `${count} posts use`;
  const among =
    unpublished === count ? ' (not published yet)' : ` (${unpublished} not published yet)`;
  const them = count === 1 ? 'it' : 'them';
  return `${posts} this category${unpublished > 0 ? among : ''}. Move ${them} to another category first.`;
}
