import type { ComponentType } from 'react';
import { titleField } from '../../../shared/resource';
import { type PlainName, plainResources } from '../../../shared/resources';
import { lazyPage } from '../layout/lazyPage';

/** Builds the pages of a plain resource, list and form, from its description. */
export const plainPages = (name: PlainName, icon: ComponentType) => {
  const load = async () => (await import('./PlainPages')).pagesOf(name);
  return {
    list: lazyPage(async () => (await load()).List),
    create: lazyPage(async () => (await load()).Create),
    edit: lazyPage(async () => (await load()).Edit),
    icon,
    recordRepresentation: titleField(plainResources[name].fields),
  };
};

/** Builds the page of a plain resource with a single row. */
export const singlePage = (name: PlainName, icon: ComponentType) => ({
  page: lazyPage(async () => (await import('./PlainPages')).pagesOf(name).Single),
  icon,
});
