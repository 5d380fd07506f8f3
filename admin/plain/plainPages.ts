import type { ComponentType, ReactNode } from 'react';
import { titleField } from '../../shared/resource';
import { type PlainName, plainResources } from '../../shared/resources';
import { pagesOf } from './PlainPages';

/**
 * Builds the pages of a plain resource, list and form, from its description.
 * @param above what stands above the list; `below`: below a row's form, with the row.
 */
export function plainPages(
  name: PlainName,
  icon: ComponentType,
  { above, below }: { above?: ReactNode; below?: ReactNode } = {},
) {
  const { List, Create, Edit } = pagesOf(name, above, below);
  const recordRepresentation = titleField(plainResources[name].fields);
  return { list: List, create: Create, edit: Edit, icon, recordRepresentation };
}

/** Builds the page of a plain resource with a single row. @param above what stands above its form. */
export const singlePage = (name: PlainName, icon: ComponentType, above?: ReactNode) => ({
  page: pagesOf(name, above).Single,
  icon,
});
