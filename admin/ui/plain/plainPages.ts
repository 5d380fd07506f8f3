import type { ComponentType } from 'react';
import { titleField } from '../../../shared/resource';
import { type PlainName, plainResources } from '../../../shared/resources';
import { lazyPage } from '../layout/lazyPage';

const loader = (name: PlainName) => async () => (await import('./PlainPages')).pagesOf(name);

/** Builds the pages of a plain resource, list and form, from its description. */
export const plainPages = (name: PlainName, icon: ComponentType) => {
  const load = loader(name);
  return {
    list: lazyPage(load, 'List'),
    create: lazyPage(load, 'Create'),
    edit: lazyPage(load, 'Edit'),
    icon,
    recordRepresentation: titleField(plainResources[name].fields),
  };
};

/** Builds the page of a plain resource with a single row. */
export const singlePage = (name: PlainName, icon: ComponentType) => ({
  page: lazyPage(loader(name), 'Single'),
  icon,
});
