import { pagePaths } from '../../site/api';

/** Everything that is served besides pages. */
const served =
  /^\/(admin|api|assets|images|preview|share)(\/|$)|^\/(healthz|favicon\.\w+|[\w-]+\.(xml|rss|txt|webmanifest))$/;

/** Whether a path is this site's own, so that no old address or redirect may have it. */
export const isOwnPath = (path: string): boolean => pagePaths.has(path) || served.test(path);
