import { pagePaths } from '../../site/api';

/** Everything served besides pages. */
const served =
  /^\/(admin|api|assets|booking|calendar|images|preview|share)(\/|$)|^\/(healthz|favicon\.\w+|[\w-]+\.(xml|rss|txt|webmanifest))$/;

/** Tells whether a path belongs to this site, so that no redirect may use it. */
export const isOwnPath = (path: string): boolean => pagePaths.has(path) || served.test(path);
