import { freeGuides } from './content/freeGuides';
import { fixedPages } from './pageList';

/** The paths of all pages other than posts. */
export const pagePaths: ReadonlySet<string> = new Set([
  ...fixedPages.map(({ path }) => path),
  ...freeGuides.map(({ slug }) => `/resources/${slug}`),
]);
