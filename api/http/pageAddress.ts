import { isDecodable, maxPathLength } from './requestLimits';

/** Not the path of any page, nor a name of any post or guide. */
const nowhere = '-';

/**
 * Resolves a path to a page, or to the canonical form of a page's path: lowercase, no trailing
 * slash or space.
 * @param path from a URL, encoded. Undecodable or overlong paths resolve to a place where nothing
 *   is.
 */
export function pageAddress(path: string): { page: string } | { moved: string } {
  if (path.length > maxPathLength || !isDecodable(path)) {
    const beside = path.slice(0, path.lastIndexOf('/') + 1);
    return {
      page:
        beside.length > maxPathLength || !isDecodable(beside) ? `/${nowhere}` : beside + nowhere,
    };
  }
  const decoded = decodeURIComponent(path);
  // Exactly one slash at the start: two would name another site.
  const clean = `/${decoded.replace(/^\/+|[\s/]+$/g, '').toLowerCase()}`;
  if (clean === decoded) return { page: path };
  return { moved: clean.split('/').map(encodeURIComponent).join('/') };
}
