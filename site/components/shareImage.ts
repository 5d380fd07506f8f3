import { pageRoutes } from '../pageList';

/** Returns the path of a page's share image; default: the home page's. */
export function shareImage(path: string): string {
  const [page = '/'] = path.split(/[?#]/);
  return page !== '/' &&
    pageRoutes.some(({ path: route, hasShareImage }) => hasShareImage && leadsTo(route, page))
    ? `/share${page}.png`
    : '/share/home.png';
}

/** @param route a path, or a pattern whose last part is a parameter. */
function leadsTo(route: string, page: string): boolean {
  const [start = '', parameter] = route.split(':');
  return parameter === undefined ? page === route : page.startsWith(start);
}
