import { isDecodable, maxPathLength } from './requestLimits';

/** No page has this path, nor any post or guide the name in it. */
const nowhere = '-';

/**
 * Where a path leads: to a page or, where it is another form of a page's path, to the one that is
 * its address: in lower case, without a slash or space at its end.
 * @param path as a URL has it, encoded. A path that can't be decoded, or is longer than any page's,
 *   leads to one beside it where nothing is.
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
  // One slash at the start: two would name another site.
  const clean = `/${decoded.replace(/^\/+|[\s/]+$/g, '').toLowerCase()}`;
  if (clean === decoded) return { page: path };
  return { moved: clean.split('/').map(encodeURIComponent).join('/') };
}
